# The big moments of the kittens tables, and what a chosen card is for.

kittens-more = More
kittens-give-up = Give up?
kittens-give-up-line = You explode with a way out in hand.
kittens-hold-explode = Hold to explode
kittens-press-again = Press again to explode
kittens-defuse-left = { $count ->
    [one] your last one
   *[other] 1 of your { $count }
}

kittens-keep-defuse = Keep it: it saves you from a Kitten.
kittens-keep-nope = Keep it: it cancels other players’ cards.
kittens-keep-godcat = Keep it: it can be almost any card.
kittens-nope-first = A Nope cancels this card. Use it now, or save it. Take your time.
kittens-nope-aimed = A Nope stops that.
kittens-goal = Don’t draw a Kitten: the last one alive wins.
kittens-alone = Alone it does nothing. Two of a kind steal a card.
kittens-together = Alone it does nothing. Together:
kittens-way-2 = Steal a card
kittens-way-2-line = at random, you pick the player
kittens-way-3 = Name a card
kittens-way-3-line = and take it, if they have it
kittens-way-5 = Five different
kittens-way-5-line = take a card from the discard pile
kittens-way-rescue = take back a Defuse from the discard pile
kittens-way-costs = You give up { $cards } for it.
kittens-more-ways = More ways to play it

kittens-one-in = 1 in { $count }
kittens-risk = { $part }% Kitten
kittens-safe-draw = safe
kittens-in-pile = { $kittens ->
    [one] { $kittens } Kitten
   *[other] { $kittens } Kittens
} { $pile ->
    [one] in { $pile } card
   *[other] in { $pile } cards
}
kittens-flip-now = Click to flip it now
kittens-peel = Tap to flip, or peel it slowly
kittens-phew = Phew!
kittens-its-a-kitten = It’s a Kitten!
kittens-its-devilcat = It’s Devilcat!
kittens-snip = Snip!
kittens-kaboom = Kaboom!
kittens-you-exploded = You exploded
kittens-cause-risk = You drew it at { $part }%.

kittens-duel-on = ON
kittens-duel-off = off
