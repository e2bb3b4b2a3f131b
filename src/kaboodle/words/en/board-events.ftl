# Exploding Kittens: The Board Game.
# Its events, moves, odds and hints. $me says who reads: seat, other or none. Terms: see cards.ftl.

disc-move = Move { $spaces }
disc-move-or-flip = Move { $spaces } or flip
disc-flip-then-move = Flip, then move { $spaces }
disc-leapfrog = Leapfrog
disc-magnet = Danger Magnet

event-discs = { $count ->
    [one] { $count } disc
   *[other] { $count } discs
}
event-space = { $number ->
    [0] the Litter Box
   *[other] space { $number }
}
event-shuffle-discs = { $me ->
    [seat] You shuffle the movement deck.
   *[none] { $seat } shuffles the movement deck.
}
event-shuffle-used = The movement deck has run out; the used discs are shuffled into a new one.
event-done = { $me ->
    [seat] You play no more cards.
   *[none] { $seat } plays no more cards.
}
event-disc = { $me ->
    [seat] You turn over { $card }.
   *[none] { $seat } turns over { $card }.
}
event-disc-bottom = { $me ->
    [seat] You turn over { $card } from the bottom.
   *[none] { $seat } turns over { $card } from the bottom.
}
event-move = { $me ->
    [seat] You go to { $space }.
   *[none] { $seat } goes to { $space }.
}
event-stay = { $me ->
    [seat] You stay where you are.
   *[none] { $seat } stays.
}
event-flip-calm = { $me ->
    [seat] You flip the board: Calm is up.
   *[none] { $seat } flips the board: Calm is up.
}
event-flip-chaos = { $me ->
    [seat] You flip the board: Chaos is up.
   *[none] { $seat } flips the board: Chaos is up.
}
event-trap = { $me ->
    [seat] You stand on an { $card }!
   *[none] { $seat } stands on an { $card }!
}
event-exchange = { $me ->
    [seat] You swap places with { $other } and are on { $space } now.
    [other] { $seat } swaps places with you; you are on { $space } now.
   *[none] { $seat } swaps places with { $other }.
}
event-magnet = { $me ->
    [seat] You hide a Danger Magnet in the movement deck.
   *[none] { $seat } hides a Danger Magnet in the movement deck.
}
event-peek = { $me ->
    [seat] You look at the top of the movement deck.
   *[none] { $seat } looks at the top of the movement deck.
}
event-peek-seen = The top of the movement deck: { $cards }.
event-order = { $me ->
    [seat] You put the discs back.
   *[none] { $seat } puts the discs back.
}
event-renew = The action deck has run out; the discarded cards are shuffled into a new one.
event-late = After { $count } turns the game is called off; whoever is furthest ahead wins.

odds-disc = The next disc
odds-on-kitten = Ends your move on a Kitten
odds-on-bow = Ends it on the Bow

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

move-done = Turn a disc
move-move = Move
move-flip-it = Flip the board
move-discard = Discard { $cards }
move-order = Put in this order: { $cards }
move-swap-at = Swap places with { $name }
