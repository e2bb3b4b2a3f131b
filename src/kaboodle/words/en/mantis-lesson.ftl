# Mantis.
# Its guided first game: what the coach says.

lesson-mantis-hello = Welcome! Each of you has a tank full of colourful creatures. Whoever scores enough cards first wins: the bar on each tank shows how far they are.
lesson-mantis-tank = In the middle lies the draw pile. The back of its top card shows three colours: its front is one of them. Colours that match something glow.
lesson-mantis-score = You have two reds, and the top card may be red. Try to score: the card is flipped into your own tank.
lesson-mantis-scored = Red! It matches, so all your reds go to your score, with the new one. They are safe there for good.
lesson-mantis-robbed = Ouch. A neighbour flipped a green card into your tank: it matched your green, and the thief took both. Stolen cards go to the thief’s tank, not to the score.
lesson-mantis-stays = This time nothing matched, so the card just stays where it was flipped. And now it is you again.
lesson-mantis-steal = The top card may be blue, and there is a blue in the right-hand tank. Steal from it: tap that tank.
lesson-mantis-stolen = A match! Both blues come to your tank, where you had one already. Three blues: now you only need to score them.
lesson-mantis-again = Others have scored too. You have three blues, and the top card may be blue. Score!
lesson-mantis-won = Four more cards: that is ten, and you have won! Remember: score what is yours before somebody takes it.
