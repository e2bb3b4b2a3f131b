# Exploding Kittens: Original, Good vs Evil and the 2-Player Edition.
# Its rules on one page, in our own words.

rules-title-exploding = Exploding and defusing
rules-title-nope = Nope
rules-title-combos = Combos

rules-aim-kittens = Draw cards until somebody explodes. Who explodes is out; the last one left wins.
rules-decks = One deck is for 2 to 5 players, two decks together for up to 9.
rules-mat = Godcat and Devilcat lie face up on a mat beside the deck. Their backs differ from all the others.
rules-deal = Kittens and Defuses are taken out first. Everybody is dealt seven cards face down and gets one Defuse: eight in hand.
rules-kittens = One Kitten fewer than there are players goes into the deck, which is shuffled and becomes the draw pile.
rules-one-kitten = This game is for exactly two. The one Kitten goes into the deck, which is shuffled and becomes the draw pile.
rules-spare-after = The spare Defuses go into the deck after the deal, so nobody begins with two; with two players only two of them do.
rules-spare-before = Two spare Defuses go into the deck before the deal, so somebody may be dealt a second one; with five players it is one.
rules-third-before = The third Defuse is in the deck before the deal, so it may be dealt.
rules-quick = For a quick game a third of the deck is removed unseen before the Kittens go in.
rules-play = Play as many cards as you like, one after another, or none. Put each face up on the discard pile and do what it says.
rules-draw = End your turn by drawing the top card of the draw pile. Play goes clockwise.
rules-count = Everybody may count the draw pile. Hands have no limits, and an empty hand is fine.
rules-silence = When a clock runs out you draw; a Kitten is defused if you can; a window for Nopes is let pass.
rules-show = A drawn Kitten is shown at once. Without a Defuse you explode, lose all your cards and are out.
rules-defuse = With a Defuse you survive: discard it and put the Kitten back in the draw pile, at any place, in secret. Your turn ends; under attack only one turn does.
rules-only-defuse = Nothing else saves you from a Kitten.
rules-only-defuse-or-godcat = Nothing else saves you from a Kitten, but Godcat can be played as a Defuse.
rules-never-empty = The draw pile never runs out: it holds enough Kittens for everybody but one.
rules-nope = A Nope stops any action but a Kitten or a Defuse, also a combo, at any time before it happens and also out of turn.
rules-yup = A Nope can be Noped: then the action stands again, and so on.
rules-noped = Noped cards are lost. If your card is Noped, it is still your turn.
rules-window = Here everybody is asked after each play, whatever they hold, and nobody may Nope their own card.
rules-cats = A cat does nothing alone. Two of the same cat steal a card from another player’s hand, unseen.
rules-two = Any two cards of one title do the same. In a combo the words on the cards do not count.
rules-three = Three of one title: name a card. If the player has it, it is yours; otherwise you get nothing.
rules-five = Five cards of five different titles: take any card from the discard pile. Kittens cannot be taken, unless the table allows it.
rules-no-five = Five different cards are no combo in this edition.
