# What happened, for the log and for screen readers. $me says who is reading: seat, other or none.
# Terms: see cards.ftl.

event-a-card = a card
event-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
event-discs = { $count ->
    [one] { $count } disc
   *[other] { $count } discs
}
event-space = { $number ->
    [0] the Litter Box
   *[other] space { $number }
}

event-first = { $me ->
    [seat] You begin.
   *[none] { $seat } begins.
}
event-dealt = { $me ->
    [seat] You are dealt { $cards }.
   *[none] { $seat } is dealt { $cards }.
}
event-turn = { $me ->
    [seat] Your turn.
   *[none] { $seat }’s turn.
}
event-turn-again = { $me ->
    [seat] Your turn again.
   *[none] { $seat }’s turn again.
}
event-turn-owed = { $me ->
    [seat] Your turn, one of { $count } to take.
   *[none] { $seat }’s turn, one of { $count } to take.
}
event-play = { $me ->
    [seat] You play { $cards }.
   *[none] { $seat } plays { $cards }.
}
event-play-at = { $me ->
    [seat] You play { $cards } on { $other }.
    [other] { $seat } plays { $cards } on you.
   *[none] { $seat } plays { $cards } on { $other }.
}
event-play-naming = { $me ->
    [seat] You play { $cards } on { $other } and ask for { $named }.
    [other] { $seat } plays { $cards } on you and asks for { $named }.
   *[none] { $seat } plays { $cards } on { $other } and asks for { $named }.
}
event-play-as = { $card } as { $as }
event-nope = { $me ->
    [seat] You play { $nope }: it is off, for now.
   *[none] { $seat } plays { $nope }: it is off, for now.
}
event-yup = { $me ->
    [seat] You play { $nope } on the Nope: Yup, it stands again.
   *[none] { $seat } plays { $nope } on the Nope: Yup, it stands again.
}
event-pass = { $me ->
    [seat] You let it happen.
   *[none] { $seat } lets it happen.
}
event-stands = { $me ->
    [seat] Your play goes ahead.
   *[none] { $seat }’s play goes ahead.
}
event-noped = { $me ->
    [seat] Your play is cancelled.
   *[none] { $seat }’s play is cancelled.
}
event-draw = { $me ->
    [seat] You draw { $card }.
   *[none] { $seat } draws { $card }.
}
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
event-defuse = { $me ->
    [seat] You are saved by { $card }.
   *[none] { $seat } is saved by { $card }.
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
event-explode = { $me ->
    [seat] You explode!
   *[none] { $seat } explodes!
}
event-discard = { $me ->
    [seat] You lose { $cards } to the discard pile.
   *[none] { $seat } loses { $cards } to the discard pile.
}
event-remove = { $me ->
    [seat] You lose { $cards }, out of the game.
   *[none] { $seat } loses { $cards }, out of the game.
}
event-shuffle = { $me ->
    [seat] You shuffle the draw pile.
   *[none] { $seat } shuffles the draw pile.
}
event-shuffle-discs = { $me ->
    [seat] You shuffle the movement deck.
   *[none] { $seat } shuffles the movement deck.
}
event-shuffle-used = The movement deck has run out; the used discs are shuffled into a new one.
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
event-steal = { $me ->
    [seat] { $other } takes { $card } from you.
    [other] You take { $card } from { $seat }.
   *[none] { $other } takes { $card } from { $seat }.
}
event-miss = { $me ->
    [seat] You have no { $named } to give.
   *[none] { $seat } has no { $named } to give.
}
event-none = { $me ->
    [seat] You have no cards at all.
   *[none] { $seat } has no cards at all.
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
event-empty = The draw pile has run out.
event-win = { $me ->
    [seat] You win!
   *[none] { $seat } wins!
}

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

event-score = { $me ->
    [seat] You flip { $card } and score { $cards }.
   *[none] { $seat } flips { $card } and scores { $cards }.
}
event-score-miss = { $me ->
    [seat] You flip { $card }: no match, it stays in your Tank.
   *[none] { $seat } flips { $card }: no match, it stays in the Tank.
}
event-tank-steal = { $me ->
    [seat] You flip { $card } at { $other } and steal { $cards }.
    [other] { $seat } flips { $card } at you and steals { $cards }.
   *[none] { $seat } flips { $card } at { $other } and steals { $cards }.
}
event-tank-miss = { $me ->
    [seat] You flip { $card } at { $other }: no match, it stays there.
    [other] { $seat } flips { $card } at you: no match, you keep it.
   *[none] { $seat } flips { $card } at { $other }: no match, it stays there.
}
event-back = The next card is { $first }, { $second } or { $third }.

face-rabbit-face = Rabbit
face-fox = Fox
face-owl = Owl
face-penguin = Penguin
face-frog = Frog
face-panda = Panda
face-koala = Koala
face-hamster = Hamster
face-octopus = Octopus
