# Who may enter a room: what the host chooses, who waits at the door, and what a guest is asked.

entry-title = Who can come in
entry-why = People with a seat here can always come back.
entry-open = Anyone with the link
entry-ask = I let people in
entry-password = With a password
entry-locked = Nobody else
entry-password-new = Password for this room
entry-password-set = Set password
entry-waits = { $name } wants to come in
entry-waits-why = Waiting at the door
entry-let-in = Let in { $name }
entry-turn-away = Keep out { $name }
entry-keep-out = Remove { $name } and keep them out
entry-needs = This room has a password
entry-needs-why = Ask your host for it.
entry-wrong = That’s not it. Try again.
entry-password-yours = Password
entry-go = Come in
entry-waiting = Your host knows you’re here
entry-waiting-why = You’re in as soon as they let you in.
menu-report = Report { $name }
menu-reported = Reported. Thanks for telling us.
