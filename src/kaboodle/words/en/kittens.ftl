# The table of Original, Good vs Evil and the 2-Player Edition.

kittens-pile = Draw pile
kittens-pile-label = Draw pile, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
kittens-draw = Draw a card
kittens-draw-label = Draw a card, { $count } in the pile
kittens-percent = { $part } %
kittens-odds = { $kittens ->
    [one] { $kittens } Kitten
   *[other] { $kittens } Kittens
} { $pile ->
    [one] in { $pile } card
   *[other] in { $pile } cards
}
kittens-discard = Discard pile
kittens-discard-label = Look through the discard pile, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
kittens-discard-title = Discard pile, newest first ({ $count })
kittens-discard-empty = Nothing was discarded yet.
kittens-mat = Mat

kittens-your-turn = Your turn
kittens-play-or-draw = Play as many cards as you like, then draw.
kittens-more-cards = Add to it
kittens-missing-cards = These cards need company.
kittens-missing-as = Which card is Godcat?
kittens-missing-target = Choose a lit player.
kittens-missing-named = Name the card you want.
kittens-ready = Play it?
kittens-play = Play
kittens-play-on = Play on { $name }
kittens-combos = Combinations in your hand
kittens-combo-2 = Pair
kittens-combo-2-does = steal at random
kittens-combo-3 = Three of a kind
kittens-combo-3-does = name a card
kittens-combo-5 = Five different
kittens-combo-5-does = from the discards

kittens-window = { $me ->
    [seat] { $aimed ->
        [yes] Your { $play } on { $other }
       *[no] Your { $play }
    }
    [other] { $name } plays { $play } on you
   *[none] { $aimed ->
        [yes] { $name }: { $play } on { $other }
       *[no] { $name }: { $play }
    }
}
kittens-stands = It stands. Anyone else?
kittens-noped = Noped for now. Anyone else?
kittens-yours = Your card lies on top. The others decide.
kittens-answered = You have answered. Waiting for the others.
kittens-sent = On its way…

kittens-give = Give { $name } a card
kittens-give-how = Choose it from your hand.
kittens-give-it = Give { $card }
kittens-pick = Take a card from { $name }
kittens-pick-blind = All backs look alike.
kittens-pick-godcat = One back is not like the others.
kittens-back = Card { $number }, face down
kittens-back-godcat = Godcat’s back
kittens-take = Take a card back
kittens-take-how = Any one of these, from the discard pile.
kittens-face-kitten = An Exploding Kitten!
kittens-face-devilcat = Devilcat was yours!
kittens-defuse = Defuse it
kittens-godcat-defuse = Godcat as Defuse
kittens-explode = Explode
kittens-hide = Hide the Kitten
kittens-hide-secret = Nobody sees where. Tap into the pile.
kittens-hide-slider = How many cards lie above the Kitten
kittens-hide-here = Hide it here
kittens-hide-top = On top: the next card
kittens-hide-bottom = At the very bottom
kittens-hide-at = { $place ->
    [one] Under { $place } card
   *[other] Under { $place } cards
}
kittens-top = Top
kittens-bottom = Bottom
kittens-random = Random
kittens-heck = From the bottom, for your eyes only
kittens-keep = Keep it
kittens-put-top = Put it on top
kittens-lay = Which cat do you lay before the other player?
kittens-lay-why = The other one stays with you. Whoever has Devilcat in the end explodes.
kittens-lay-whom = { $card } before whom?
kittens-swap = { $name } has laid two cats
kittens-swap-why = One is Godcat, one is Devilcat. Keep yours, or swap?
kittens-hold = Keep mine
kittens-swap-it = Swap them
kittens-future = The future, top first
kittens-place = { $place }

kittens-wait-turn = { $name } is playing.
kittens-wait-target = { $name } is choosing a player.
kittens-wait-name = { $name } is naming a card.
kittens-wait-five = { $name } is choosing five cards.
kittens-wait-give = { $name } is choosing a card to give.
kittens-wait-pick = { $name } is picking a card, blind.
kittens-wait-take = { $name } is looking through the discards.
kittens-wait-face = { $name } faces an Exploding Kitten!
kittens-wait-hide = { $name } is hiding the Kitten.
kittens-wait-heck = { $name } looks at the bottom card.
kittens-wait-lay = { $name } is laying down the cats.
kittens-wait-swap = { $name } may keep or swap.
kittens-wait-devil = Devilcat was before { $name }!

kittens-asked-turn = Your turn: play cards or draw.
kittens-asked-give = Choose a card to give to { $name }.
kittens-asked-pick = Choose one of the backs.
kittens-asked-take = Choose a card of the discard pile.
kittens-asked-face = You drew an Exploding Kitten. Defuse it, or explode.
kittens-asked-hide = Hide the Kitten in the draw pile.
kittens-asked-heck = Keep the bottom card, or put it on top of the pile.
kittens-asked-lay = Lay Godcat and Devilcat down.
kittens-asked-swap = Keep your face-down card, or swap the two.
kittens-asked-devil = Devilcat was yours. Defuse it, or explode.

kittens-why-not-with = Does not go with what you picked
kittens-why-turn = Only on your own turn
kittens-why-window = Only Nope answers now

kittens-fact-kittens = Kittens in the pile
kittens-fact-defuses = Defuses played
kittens-fact-nopes = Nopes played
kittens-fact-known = cards you know
kittens-out = You have exploded. Stay and see who is left.

kittens-exploded = exploded
kittens-over-alive = { $count ->
    [0] survived
    [one] survived, 1 card left
   *[other] survived, { $count } cards left
}
