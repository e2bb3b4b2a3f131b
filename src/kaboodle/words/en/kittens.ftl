# The table of Original, Good vs Evil and the 2-Player Edition.

kittens-pile = Draw pile
kittens-pile-label = Draw pile, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
kittens-draw = Draw a card
kittens-draw-label = Draw a card, { $count } in the pile
kittens-percent = { $part }%
kittens-odds = { $kittens ->
    [one] { $kittens } Kitten
   *[other] { $kittens } Kittens
} { $pile ->
    [one] in { $pile } card
   *[other] in { $pile } cards
}
kittens-odds-kitten = You know it’s on top
kittens-odds-safe = You know it isn’t a Kitten
kittens-odds-hid = { $name } just hid one
kittens-discard = Discard pile
kittens-discard-label = Look through the discard pile, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
kittens-discard-title = Discard pile, newest first ({ $count })
kittens-discard-empty = Nothing discarded yet.
kittens-mat = Mat

kittens-your-turn = Your turn
kittens-play-or-draw = Play what you like, then draw.
kittens-more-cards = Add more cards
kittens-missing-cards = Pick another card to make a combo.
kittens-missing-as = Play Godcat as which card?
kittens-missing-target = Play it on whom?
kittens-missing-robbed = Steal from whom?
kittens-missing-named = Which card do you want?
kittens-ready = Play it?
kittens-ready-five = Play them? Tap a card to swap it out.
kittens-play = Play
kittens-play-on = Play on { $name }
kittens-combos = Combos in your hand
kittens-combo-2 = Pair
kittens-combo-3 = Three of a kind
kittens-combo-5 = Five different

kittens-window = { $me ->
    [seat] { $aimed ->
        [yes] You play { $play } on { $other }
       *[no] You play { $play }
    }
    [other] { $name } plays { $play } on you
   *[none] { $aimed ->
        [yes] { $name } plays { $play } on { $other }
       *[no] { $name } plays { $play }
    }
}
kittens-window-noped = { $me ->
    [seat] { $by } cancels your { $play }
    [self] You cancel your own { $play }
    [other] You cancel { $name }’s { $play }
   *[none] { $by } cancels { $name }’s { $play }
}
kittens-on-you = { $how ->
    [favor] You give them a card of your choice.
    [pair] They take a random card from you.
    [three] If you have { $card }, they take it.
   *[attack] { $count ->
        [one] You take { $count } turn.
       *[other] You take { $count } turns in a row.
    }
}
kittens-stands = Nope it?
kittens-yupped = Yup! It’s back on. Nope it again?
kittens-noped = Nope it back, and it happens after all.
kittens-answered = Waiting for Nopes…
kittens-sent = Sending…

kittens-give = Give { $name } a card
kittens-give-how = Pick one from your hand.
kittens-give-it = Give { $card }
kittens-pick = Steal a card from { $name }
kittens-pick-blind = No peeking! All the backs look the same.
kittens-pick-godcat = One of the backs looks different…
kittens-back = Card { $number }, face down
kittens-back-godcat = Godcat’s back
kittens-take = Take a discarded card
kittens-take-how = Any card in the discard pile.
kittens-defuse = Defuse it
kittens-godcat-defuse = Use Godcat
kittens-hide = Hide the Kitten
kittens-hide-secret = Only you will know where.
kittens-hide-slider = Cards on top of the Kitten
kittens-hide-here = Hide it here
kittens-hide-top = On top: the next card
kittens-hide-bottom = At the very bottom
kittens-hide-at = { $place ->
    [one] Under { $place } card
   *[other] Under { $place } cards
}
kittens-top = Top
kittens-bottom = Bottom
kittens-random = Random spot
kittens-heck = From the bottom. Only you can see it.
kittens-keep = Keep it
kittens-put-top = Put it on top
kittens-lay = Which cat do you put in front of your opponent?
kittens-lay-why = You keep the other one. Whoever ends up with Devilcat explodes.
kittens-lay-whom = Who gets { $card }?
kittens-swap = { $name } put down two cats
kittens-swap-why = One is Godcat, one is Devilcat. Keep yours, or swap?
kittens-hold = Keep mine
kittens-swap-it = Swap them
kittens-future = The future, top first
kittens-place = { $place }

kittens-wait-turn = { $name } is playing.
kittens-wait-target = { $name } is choosing a player.
kittens-wait-name = { $name } is asking for a card.
kittens-wait-five = { $name } is choosing five cards.
kittens-wait-give = { $name } is choosing a card to give.
kittens-wait-pick = { $name } is picking a random card.
kittens-wait-take = { $name } is looking through the discards.
kittens-wait-face = { $name } drew an Exploding Kitten!
kittens-wait-hide = { $name } is hiding the Kitten.
kittens-wait-heck = { $name } is looking at the bottom card.
kittens-wait-lay = { $name } is putting down the cats.
kittens-wait-swap = { $name }: keep or swap?
kittens-wait-devil = { $name } has Devilcat!
kittens-doing-give = giving a card
kittens-doing-pick = stealing a card
kittens-doing-take = taking a card
kittens-doing-face = facing a Kitten
kittens-doing-hide = hiding the Kitten
kittens-doing-heck = peeking below
kittens-doing-lay = putting down cats
kittens-doing-swap = keep or swap?
kittens-doing-devil = facing Devilcat
kittens-doing-threat = { $count ->
    [one] { $count } turn?
   *[other] { $count } turns?
}

kittens-asked-turn = Your turn: play cards or draw.
kittens-asked-give = Pick a card to give to { $name }.
kittens-asked-pick = Pick one of the face-down cards.
kittens-asked-take = Pick a card from the discard pile.
kittens-asked-face = You drew an Exploding Kitten. Defuse it, or explode.
kittens-asked-hide = Hide the Kitten in the draw pile.
kittens-asked-heck = Keep the bottom card, or put it on top of the pile.
kittens-asked-lay = Put down Godcat and Devilcat.
kittens-asked-swap = Keep your face-down card, or swap the two.
kittens-asked-devil = You have Devilcat. Defuse it, or explode.

kittens-why-not-with = Doesn’t go with the cards you picked
kittens-why-turn = Only on your turn
kittens-why-window = Only a Nope works right now

kittens-fact-kittens = Kittens in the pile
kittens-fact-defuses = Defuses played
kittens-fact-nopes = Nopes played
kittens-fact-known = Known in the pile
kittens-out = Boom! You’re out. Stay and see who wins.

kittens-exploded = exploded
kittens-over-alive = { $count ->
    [0] survived
    [one] survived, 1 card left
   *[other] survived, { $count } cards left
}
