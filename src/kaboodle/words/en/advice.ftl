# Help at the table: odds, hints, and moves in words.

odds-title = What you can work out
odds-now = As of this moment
odds-stale = As of your last decision
odds-player = May hold
odds-percent = { $part } %
odds-missing = This game has no odds to show.

hint-title = What the strongest bot would do
hint-thinking = Thinking…
hint-chance = wins { $part } % ± { $error }
hint-refused-not-now = No hint now: ask when it is your decision, in a game against bots.
hint-refused-slow-down = One moment, please: too many hints at once.
hint-refused-other = There is no hint for this.
hint-why-rob = Takes one of { $cards } cards.
hint-why-nope-you = It is aimed at you.
hint-why-nope-back = Brings your own play back.
hint-why-nope-own = Takes your own card back.
hint-why-nope-other = It is not aimed at you.
hint-why-pass = Lets it happen; the Nope stays in hand.
hint-why-plain = Judged by the games thought through.

move-nope = Nope!
move-pass = Let it happen
move-defuse = Defuse
move-explode = Explode
move-hide = Hide it as card { $place } from the top
move-play = Play { $cards }
move-play-at = Play { $cards } on { $name }

menu-standing = When somebody plays a card
menu-standing-why = Your answer in every reaction window; nobody is told.
menu-standing-ask = Ask me
menu-standing-nope-if-target = Nope if it is aimed at me
menu-standing-pass = Always let it happen
menu-people = Whom you hear
menu-mute = Mute { $name }
menu-hear = Hear { $name } again
menu-silence = Let { $name } talk no more
menu-let-talk = Let { $name } talk again
menu-watchers = everybody who watches
menu-pause = Pause the game
menu-go-on = Go on
menu-leave = Give up my seat
menu-leave-sure = Yes, give it up
menu-leave-why = A bot plays on for you, for good.
