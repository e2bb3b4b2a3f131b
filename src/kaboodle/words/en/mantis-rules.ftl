# Mantis.
# Its rules on one page, in our own words.

rules-title-two = Two players

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
