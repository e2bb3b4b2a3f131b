# Exploding Kittens: Original, Good vs Evil and the 2-Player Edition.
# Its events, moves, odds and hints. $me says who reads: seat, other or none. Terms: see cards.ftl.

event-turn-owed = { $count ->
    [one] { $me ->
        [seat] Your turn. { $count } turn to go.
       *[none] { $seat }’s turn. { $count } turn to go.
    }
   *[other] { $me ->
        [seat] Your turn. { $count } turns to go.
       *[none] { $seat }’s turn. { $count } turns to go.
    }
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
    [seat] Out of the game: your { $cards }.
   *[none] Out of the game: { $seat }’s { $cards }.
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
    [seat] You give { $card } to { $other }.
    [other] { $seat } gives you { $card }.
   *[none] { $seat } gives { $card } to { $other }.
}
event-miss = { $me ->
    [seat] You don’t have { $named }.
   *[none] { $seat } doesn’t have { $named }.
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
    [seat] You put both cats face down, one in front of { $other }.
    [other] { $seat } puts both cats face down, one in front of you.
   *[none] { $seat } puts both cats face down, one in front of { $other }.
}
event-lay-seen = You put { $card } in front of { $other }.
event-hold = { $me ->
    [seat] You keep your cat.
   *[none] { $seat } doesn’t swap.
}
event-swap = { $me ->
    [seat] You swap the cats.
   *[none] { $seat } swaps the cats.
}
event-duel = { $me ->
    [seat] You get Godcat, { $other } gets Devilcat.
    [other] { $seat } gets Godcat, you get Devilcat.
   *[none] { $seat } gets Godcat, { $other } gets Devilcat.
}

odds-known = What you know about the draw pile
odds-at = Card { $place }
odds-between = Cards { $from }–{ $to }

hint-why-draw-safe = You know the next card is safe.
hint-why-draw-known = You know the next card is a Kitten.
hint-why-draw-risk = { $percent }% chance of a Kitten.
hint-why-draw-covered = { $percent }% chance of a Kitten, but you have a Defuse.
hint-why-escape-known = You know the next card is a Kitten.
hint-why-escape-risk = Dodges a { $percent }% risk.
hint-why-escape-safe = The next card is safe anyway.
hint-why-look = Shows you if that { $percent }% is about to happen.
hint-why-shuffle-known = The next card is a Kitten. After a shuffle: { $percent }% risk.
hint-why-shuffle = Leaves a { $percent }% risk.
hint-why-rob-named = { $percent }% chance that { $seat } has it.
hint-why-rob-discard = Takes a card from the discard pile.
hint-why-duel = A coin flip for Godcat.
hint-why-rescue = Saves you.
hint-why-explode = You’re out.
hint-why-hide-top = The next player draws it.
hint-why-hide-near = { $place ->
    [one] Comes up after 1 more draw.
   *[other] Comes up after { $place } more draws.
}
hint-why-hide-deep = { $place ->
    [one] 1 card on top of it.
   *[other] { $place } cards on top of it.
}
hint-why-give = You’ll miss this one least.

move-draw = Draw a card
move-keep = Keep it
move-top = Put it on top
move-hold = Keep yours
move-swap = Swap them
move-pick = Pick a card
move-give = Give { $cards }
move-take = Take { $cards }
move-lay = Put down { $cards }
move-lay-at = Put { $card } in front of { $name }

# Where a Kitten went, told to somebody who sees every card.
event-hide-at-theirs = { $place ->
    [0] { $seat } hides the Kitten on top of the draw pile.
    [one] { $seat } hides the Kitten under { $place } card.
   *[other] { $seat } hides the Kitten under { $place } cards.
}
