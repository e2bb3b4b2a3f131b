# The rules of each game on one page, in our own words.

rules-games = The games
rules-title-setup = Aim and set-up
rules-title-turn = A turn
rules-title-exploding = Exploding and defusing
rules-title-nope = Nope
rules-title-combos = Combos
rules-title-cards = The cards
rules-title-options = Options
rules-title-discs = Discs
rules-title-spaces = Spaces
rules-title-end = The end
rules-title-two = Two players
rules-options = What a rule book leaves open, a table can choose; the first value is the book’s own way.

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
rules-first = Who begins is drawn by chance, unless the table chose otherwise.

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

rules-aim-mantis = Two to six players. Be the first to have ten cards in your score pile.
rules-mantis-cards = 105 cards in seven colours. The front shows one colour, the back three: one of them is the front’s. Every three colours come once with each of their three fronts.
rules-mantis-deal = Everybody is dealt four cards face up: the Tank. Equal colours are stacked, but not scored. The rest is the draw pile, backs up.
rules-mantis-decide = On your turn decide first: score, or steal, and from whom. Then the top card is turned over. There is no going back.
rules-mantis-score = Score: the card goes into your own Tank. If its colour is there already, all your cards of that colour go to your score pile; otherwise it stays. This is the only way to score.
rules-mantis-steal = Steal: the card goes into another’s Tank. If its colour is there already, all cards of that colour come into your Tank, never straight to your score; otherwise it stays there.
rules-mantis-known = How many cards somebody has scored is known to all, their colours are not. An empty Tank is fine.
rules-mantis-silence = When a clock runs out, you score.
rules-mantis-end = Reaching the goal wins at once. If the draw pile runs out, most scored cards win, then most cards in the Tank; if that is equal too, the victory is shared.
rules-mantis-two = With two players the goal is fifteen, and after a steal that works you have another turn.

rules-aim-board = Two to six players race to the Bow. Nobody is ever out.
rules-board-deal = All characters begin in the Litter Box. Everybody is dealt five action cards; the rest is the action deck.
rules-board-discs = The movement deck has eleven discs. Ten Danger Magnets wait beside the board, and none is in the deck at the start.
rules-board-pack = Which spaces, discs and cards there are is told by a content pack.
rules-board-turn = Play as many action cards as you like, or none. Then turn over the top disc and move. Play goes clockwise.
rules-board-empty = Whoever starts a turn without action cards draws three.
rules-board-now = Add a Magnet NOW may also be played just before another’s disc is turned. It hides a magnet anywhere in the movement deck, in secret.
rules-board-silence = When a clock runs out, you are done playing cards and turn your disc.
rules-board-move = Move: go forward so many spaces.
rules-board-either = Move or flip: go forward, or flip the board and stay.
rules-board-flip-move = Flip, then move: the board is flipped first.
rules-board-leapfrog = Leapfrog: go to the first free space past the next player ahead. In the lead you stay.
rules-board-magnet = Danger Magnet: go to the next Kitten ahead. If somebody stands there, go on to the next free space. Past the last Kitten follow the arrow.
rules-board-number = A number: draw so many action cards.
rules-board-occupied = Somebody there already: go on to the next free space. Only the Litter Box holds several.
rules-board-kitten = A Kitten: you explode, unless you play a Defuse; then you stay there, and nothing else happens.
rules-board-explode = Exploding: swap places with whoever is last, and discard down to three cards. Neither of the two spaces does anything. If several are last, you choose.
rules-board-flipping = Flipping turns Calm to Chaos and back: everybody stays on the same space, and nothing triggers. Both sides may be looked at at any time.
rules-board-bow = You must land on the Bow exactly. Otherwise follow the arrow back and go on moving. Jumping over somebody onto the Bow wins too.
rules-board-renew = A deck that runs out is made anew from its discards.
