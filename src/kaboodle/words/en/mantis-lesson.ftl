# Mantis.
# Its guided first game: what the coach says.

lesson-mantis-hello = Welcome! Everyone has a tank full of colorful creatures. Be the first to score enough cards. The bar on each tank shows how close its owner is.
lesson-mantis-tank = The draw pile is in the middle. The back of the top card shows three colors, and its front is one of them. Colors that match something glow.
lesson-mantis-score = You have two reds, and the top card could be red. Try to score: you flip the card into your own tank.
lesson-mantis-scored = Red! It’s a match, so all your reds go to your score, with the new one. They’re safe there for good.
lesson-mantis-robbed = Ouch. Your neighbor flipped a green card into your tank. It matched your green, so they took both. Stolen cards go to the thief’s tank, not to their score.
lesson-mantis-stays = No match this time, so the card stays where it was flipped. Your turn again!
lesson-mantis-steal = The top card could be blue, and there’s a blue in the tank on the right. Steal it: tap that tank.
lesson-mantis-stolen = A match! Both blues come to your tank, where you had one already. Three blues: now you only need to score them.
lesson-mantis-again = The others have scored too. You have three blues, and the top card could be blue. Score!
lesson-mantis-won = Four more cards make ten. You win! Remember: score what’s yours before someone steals it.
