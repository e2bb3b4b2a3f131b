# Who is away, and leaving.

away-bot-in = { $name } is away. A bot takes over in { $time }.
away-waits = { $name } is away.
away-hand-over = Let a bot play
away-nudge = Nudge { $name }
away-nudged = Nudged
away-waiting = { $name } is waiting for you
leave-title = Leave the table?
leave-waits = Your game waits for you, first thing on the home page.
leave-goes-on = The game goes on. Your seat stays yours, first thing on the home page.
leave-bot = A bot plays for you after { $time }.
leave-stay = Stay here
leave-go = Go to home
