# Help at the table: odds, hints, and moves in words.

odds-title = What you can work out
odds-now = As of this moment
odds-stale = As of your last decision
odds-player = May hold
odds-percent = { $part } %
odds-cards = { $count ->
    [one] { $count } card on average
   *[other] { $count } cards on average
}
odds-disc = The next disc
odds-on-kitten = Ends your move on a Kitten
odds-on-bow = Ends it on the Bow
odds-known = Known of the draw pile
odds-at = Card { $place }
odds-between = Card { $from } to { $to }


hint-title = What the strongest bot would do
hint-thinking = Thinking…
hint-chance = wins { $part } % ± { $error }
hint-refused-not-now = No hint now: ask when it is your decision, in a game against bots.
hint-refused-slow-down = One moment, please: too many hints at once.
hint-refused-other = There is no hint for this.
hint-why-draw-safe = The next card is known to be safe.
hint-why-draw-known = The next card is known to explode.
hint-why-draw-risk = { $percent } % risk.
hint-why-draw-covered = { $percent } % risk, and a Defuse to answer it.
hint-why-escape-known = The next card is known to explode.
hint-why-escape-risk = Avoids a risk of { $percent } %.
hint-why-escape-safe = The next card is safe anyway.
hint-why-look = Shows whether the { $percent } % come true.
hint-why-shuffle-known = The next card is known to explode; afterwards { $percent } % risk.
hint-why-shuffle = Leaves a risk of { $percent } %.
hint-why-rob = Takes one of { $cards } cards.
hint-why-rob-named = { $percent } % chance that { $seat } has it.
hint-why-rob-discard = Takes a card from the discard pile.
hint-why-duel = A duel for Godcat, one chance in two.
hint-why-nope-you = It is aimed at you.
hint-why-nope-back = Brings your own play back.
hint-why-nope-other = It is not aimed at you.
hint-why-pass = Lets it happen; the Nope stays in hand.
hint-why-rescue = Saves you.
hint-why-explode = Ends the game for you.
hint-why-hide-top = The next player draws it.
hint-why-hide-near = Comes up in { $place } more draws.
hint-why-hide-deep = { $place } cards lie above it.
hint-why-give = What you miss least goes first.
hint-why-match = { $percent } % chance of a match, { $cards } cards on average.
hint-why-disc-bow = { $percent } % chance of the Bow.
hint-why-disc-safe = No disc that can come leads to a Kitten.
hint-why-disc-risk = { $percent } % risk of a Kitten space.
hint-why-disc-covered = { $percent } % risk of a Kitten space, and a Defuse to answer it.
hint-why-skip-move = You stay where you are; no disc is turned.
hint-why-flip-board = { $percent } % risk of a Kitten space afterwards; now { $before } %.
hint-why-look-discs = Shows the next discs; { $percent } % risk of a Kitten space.
hint-why-other-disc = Another disc instead of the next one with its { $percent } % risk.
hint-why-magnet = One more Danger Magnet in the movement deck.
hint-why-magnet-top = The next disc is the magnet.
hint-why-magnet-deep = It becomes disc { $place } from the top.
hint-why-let-turn = Lets the disc be turned.
hint-why-flip-instead = You stay, and the board is turned over.
hint-why-lands-bow = Reaches the Bow.
hint-why-lands-at = Leads to space { $space }.
hint-why-lands-kitten = Ends on a Kitten space.
hint-why-lands-cards = { $cards ->
    [one] Ends on a space for one card.
   *[other] Ends on a space for { $cards } cards.
}
hint-why-lands-nowhere = Does not move you.
hint-why-stay = Keeps your space and your cards.
hint-why-fall = You swap places with who is last and keep three cards.
hint-why-plain = Judged by the games thought through.

move-draw = Draw
move-nope = Nope!
move-pass = Let it happen
move-defuse = Defuse
move-explode = Explode
move-keep = Keep it
move-top = Put it on top
move-hold = Keep yours
move-swap = Swap them
move-pick = Pick a card
move-done = Turn a disc
move-move = Move
move-flip-it = Flip the board
move-score = Score
move-hide = Hide it as card { $place } from the top
move-give = Give { $cards }
move-take = Take { $cards }
move-discard = Discard { $cards }
move-lay = Lay { $cards }
move-order = Put in this order: { $cards }
move-steal-at = Steal from { $name }
move-swap-at = Swap places with { $name }
move-lay-at = Lay { $card } before { $name }
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
