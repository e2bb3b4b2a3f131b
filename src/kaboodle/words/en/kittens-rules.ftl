# Exploding Kittens: Original, Good vs Evil and the 2-Player Edition.
# Its rules on one page, in our own words.

rules-title-exploding = Exploding and defusing
rules-title-nope = Nope
rules-title-combos = Combos

rules-aim-kittens = Draw cards until somebody explodes. If you explode, you’re out. Last player left wins.
rules-decks = One deck is for 2 to 5 players. For up to 9, use two decks.
rules-mat = Godcat and Devilcat are face up on a mat next to the deck. Their backs look different from all the others.
rules-deal = Set the Kittens and Defuses aside. Everyone gets seven cards face down plus one Defuse: eight in hand.
rules-kittens = Put in one Kitten fewer than there are players and shuffle. That’s the draw pile.
rules-one-kitten = This game is for exactly two. Shuffle the one Kitten into the deck. That’s the draw pile.
rules-spare-after = The spare Defuses go into the deck after the deal, so nobody starts with two. With two players, only two of them go in.
rules-spare-before = Two spare Defuses go into the deck before the deal (one with five players), so you might start with a second one.
rules-third-before = The third Defuse is in the deck before the deal, so you might get it.
rules-quick = For a quick game, remove a third of the deck unseen before the Kittens go in.
rules-play = Play as many cards as you like, one after another, or none. Put each face up on the discard pile and do what it says.
rules-draw = End your turn by drawing the top card of the draw pile. Play goes clockwise.
rules-count = Anyone can count the draw pile. There’s no hand limit, and an empty hand is fine.
rules-silence = If your time runs out, you draw. If it’s a Kitten, you defuse it if you can. You let other players’ cards happen.
rules-show = When you draw a Kitten, you show it. Without a Defuse you explode, lose all your cards and you’re out.
rules-defuse = With a Defuse you survive. Discard it and secretly put the Kitten back anywhere in the draw pile. Your turn ends (under attack, just one of your turns).
rules-only-defuse = Nothing else saves you from a Kitten.
rules-only-defuse-or-godcat = Nothing else saves you from a Kitten, except Godcat played as a Defuse.
rules-never-empty = The draw pile never runs out: there’s a Kitten for everyone but the winner.
rules-nope = A Nope cancels any card or combo before it happens, even when it’s not your turn. It can’t stop a Kitten or a Defuse.
rules-yup = You can Nope a Nope: then the play is back on. And so on.
rules-noped = Noped cards are lost. If your card is Noped, it’s still your turn.
rules-window = After every play, everyone is asked, whatever cards they have. You can’t Nope your own card, unless your table allows it.
rules-cats = A cat is useless alone. Two of the same cat steal a random card from another player.
rules-two = Any two matching cards work too. In a combo, ignore the text on the cards.
rules-three = Three of a kind: ask a player for a card. If they have it, it’s yours. If not, you get nothing.
rules-five = Five different cards: take any card from the discard pile, but not a Kitten, unless your table allows it.
rules-no-five = Five different cards don’t make a combo in this edition.
