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
event-shuffle-used = The movement deck ran out, so the used discs are shuffled into a new one.
event-done = { $me ->
    [seat] You’re done playing cards.
   *[none] { $seat } is done playing cards.
}
event-disc = { $me ->
    [seat] You draw { $card }.
   *[none] { $seat } draws { $card }.
}
event-disc-bottom = { $me ->
    [seat] You draw { $card } from the bottom.
   *[none] { $seat } draws { $card } from the bottom.
}
event-move = { $me ->
    [seat] You go to { $space }.
   *[none] { $seat } goes to { $space }.
}
event-stay = { $me ->
    [seat] You stay put.
   *[none] { $seat } stays put.
}
event-flip-calm = { $me ->
    [seat] You flip the board to Calm.
   *[none] { $seat } flips the board to Calm.
}
event-flip-chaos = { $me ->
    [seat] You flip the board to Chaos.
   *[none] { $seat } flips the board to Chaos.
}
event-trap = { $me ->
    [seat] You landed on an { $card }!
   *[none] { $seat } landed on an { $card }!
}
event-exchange = { $me ->
    [seat] You swap with { $other } and go to { $space }.
    [other] { $seat } swaps with you. You go to { $space }.
   *[none] { $seat } swaps with { $other }.
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
event-renew = The action deck ran out, so the discards are shuffled into a new one.
event-late = { $count ->
    [one] That’s 1 turn, so we call it here. The player furthest ahead wins.
   *[other] That’s { $count } turns, so we call it here. The player furthest ahead wins.
}

odds-disc = Next disc
odds-on-kitten = You land on a Kitten
odds-on-bow = You land on the Bow

hint-why-disc-bow = { $percent }% chance of reaching the Bow.
hint-why-disc-safe = No disc can land you on a Kitten.
hint-why-disc-risk = { $percent }% risk of landing on a Kitten.
hint-why-disc-covered = { $percent }% risk of landing on a Kitten, but you have a Defuse.
hint-why-skip-move = You stay put. No disc this turn.
hint-why-flip-board = Kitten risk: { $before }% now, { $percent }% after the flip.
hint-why-look-discs = Shows you the next discs. Kitten risk: { $percent }%.
hint-why-other-disc = Dodges the next disc and its { $percent }% risk.
hint-why-magnet = One more Danger Magnet in the movement deck.
hint-why-magnet-top = The next disc is the magnet.
hint-why-magnet-deep = It goes in as disc { $place } from the top.
hint-why-let-turn = Lets it happen.
hint-why-flip-instead = You stay put and flip the board.
hint-why-lands-bow = Takes you to the Bow.
hint-why-lands-at = Takes you to space { $space }.
hint-why-lands-kitten = Lands you on a Kitten.
hint-why-lands-cards = { $cards ->
    [one] Lands you on a space worth 1 card.
   *[other] Lands you on a space worth { $cards } cards.
}
hint-why-lands-nowhere = You don’t move.
hint-why-stay = You keep your space and your cards.
hint-why-fall = You explode: last place, and three cards left.

move-done = Draw a disc
move-move = Move
move-flip-it = Flip the board
move-discard = Discard { $cards }
move-order = Put in this order: { $cards }
move-swap-at = Swap with { $name }
