# Exploding Kittens: Original, Good vs Evil and the 2-Player Edition.
# Its events, moves, odds and hints. $me says who reads: seat, other or none. Terms: see cards.ftl.

event-turn-owed = { $me ->
    [seat] Your turn, one of { $count } to take.
   *[none] { $seat }’s turn, one of { $count } to take.
}
event-play-naming = { $me ->
    [seat] You play { $cards } on { $other } and ask for { $named }.
    [other] { $seat } plays { $cards } on you and asks for { $named }.
   *[none] { $seat } plays { $cards } on { $other } and asks for { $named }.
}
event-play-as = { $card } as { $as }
event-kitten = { $me ->
    [seat] You draw an { $card }!
   *[none] { $seat } draws an { $card }!
}
event-kitten-bottom = { $me ->
    [seat] You take an { $card } from the bottom!
   *[none] { $seat } takes an { $card } from the bottom!
}
event-kitten-discard = { $me ->
    [seat] You take an { $card } from the discard pile!
   *[none] { $seat } takes an { $card } from the discard pile!
}
event-hide = { $me ->
    [seat] You hide the Kitten in the draw pile.
   *[none] { $seat } hides the Kitten in the draw pile.
}
event-hide-at = { $place ->
    [0] You hide the Kitten on top of the draw pile.
    [one] You hide the Kitten under { $place } card.
   *[other] You hide the Kitten under { $place } cards.
}
event-remove = { $me ->
    [seat] You lose { $cards }, out of the game.
   *[none] { $seat } loses { $cards }, out of the game.
}
event-shuffle = { $me ->
    [seat] You shuffle the draw pile.
   *[none] { $seat } shuffles the draw pile.
}
event-future = { $me ->
    [seat] You look at the top of the draw pile.
   *[none] { $seat } looks at the top of the draw pile.
}
event-future-seen = The top of the draw pile: { $cards }.
event-give = { $me ->
    [seat] You give { $other } { $card }.
    [other] { $seat } gives you { $card }.
   *[none] { $seat } gives { $other } { $card }.
}
event-miss = { $me ->
    [seat] You have no { $named } to give.
   *[none] { $seat } has no { $named } to give.
}
event-take = { $me ->
    [seat] You take { $card } from the discard pile.
   *[none] { $seat } takes { $card } from the discard pile.
}
event-bottom = { $me ->
    [seat] You take { $card } from the bottom of the draw pile.
   *[none] { $seat } takes { $card } from the bottom of the draw pile.
}
event-keep = { $me ->
    [seat] You keep { $card }.
   *[none] { $seat } keeps { $card }.
}
event-top = { $me ->
    [seat] You put { $card } on top of the draw pile.
   *[none] { $seat } puts { $card } on top of the draw pile.
}
event-lay = { $me ->
    [seat] You lay both cats face down, one before { $other }.
    [other] { $seat } lays both cats face down, one before you.
   *[none] { $seat } lays both cats face down, one before { $other }.
}
event-lay-seen = You lay { $card } before { $other }.
event-hold = { $me ->
    [seat] You keep what lies there.
   *[none] { $seat } keeps what lies there.
}
event-swap = { $me ->
    [seat] You swap the two.
   *[none] { $seat } swaps the two.
}
event-duel = { $me ->
    [seat] Godcat is yours, { $other } has Devilcat.
    [other] { $seat } has Godcat, Devilcat is yours.
   *[none] { $seat } has Godcat, { $other } has Devilcat.
}

odds-known = Known of the draw pile
odds-at = Card { $place }
odds-between = Card { $from } to { $to }

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
hint-why-rob-named = { $percent } % chance that { $seat } has it.
hint-why-rob-discard = Takes a card from the discard pile.
hint-why-duel = A duel for Godcat, one chance in two.
hint-why-rescue = Saves you.
hint-why-explode = Ends the game for you.
hint-why-hide-top = The next player draws it.
hint-why-hide-near = Comes up in { $place } more draws.
hint-why-hide-deep = { $place } cards lie above it.
hint-why-give = What you miss least goes first.

move-draw = Draw
move-keep = Keep it
move-top = Put it on top
move-hold = Keep yours
move-swap = Swap them
move-pick = Pick a card
move-give = Give { $cards }
move-take = Take { $cards }
move-lay = Lay { $cards }
move-lay-at = Lay { $card } before { $name }
