# Mantis.
# Its rules on one page, in our own words.

rules-title-two = Two players

rules-aim-mantis = Two to six players. Be the first to have ten cards in your score pile.
rules-mantis-cards = 105 cards in seven colors. The front shows one color, the back shows three, and the front is always one of them. Each set of three colors comes once with each front.
rules-mantis-deal = Everyone gets four cards face up: their tank. Stack matching colors. They don’t score yet. The rest is the draw pile, backs up.
rules-mantis-decide = First decide: score or steal, and who from. Then flip the top card. No take-backs.
rules-mantis-score = Score: flip the card into your own tank. If it matches, all your cards of that color go to your score pile. If not, it stays. This is the only way to score.
rules-mantis-steal = Steal: flip the card into another player’s tank. If it matches, all their cards of that color go to your tank, not to your score. If not, it stays there.
rules-mantis-known = Everyone knows how many cards you’ve scored, but not which colors. An empty tank is fine.
rules-mantis-silence = If your time runs out, you score.
rules-mantis-end = Reach the goal and you win right away. If the draw pile runs out, most cards scored wins, then most cards in the tank. Still tied? You share the win.
rules-mantis-two = With two players you need fifteen cards, and a steal that works gives you another turn.
