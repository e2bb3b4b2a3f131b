# The guided first games: what the coach says.

lesson-coach = Your coach
lesson-next = Go on
lesson-play-now = Play now
lesson-leave = Leave the lesson
lesson-stray = You could do that, but let us try something else first. I have said what.
lesson-part = { $part } % done
lesson-missing = There is no such lesson.

lesson-kittens-hello = Welcome! Somewhere in the draw pile Exploding Kittens are hiding. Draw one and you are out, unless you can defuse it. Whoever is left at the end wins. It is your turn, and your cards are at the bottom.
lesson-kittens-future = On your turn you may play as many cards as you like. You end it by drawing. But what is on top of the pile? Play See the Future to look.
lesson-kittens-kitten-on-top = An Exploding Kitten, right on top! Only you know that. You had better not draw now.
lesson-kittens-attack = Attack ends your turn without drawing, and the next player has to take two turns. Play it, and let them have the Kitten.
lesson-kittens-noped = Your left neighbour played Nope: it stops almost any card. Everybody is asked whether to Nope that Nope. You have none, so let it happen.
lesson-kittens-shuffle = Too bad, and it is still your turn. But you have another way out: Shuffle the pile, and nobody knows where the Kitten is.
lesson-kittens-draw = Now the Kitten can be anywhere. End your turn: draw a card.
lesson-kittens-nope = Phew: you drew a Nope. And you need it already: your neighbour asks a Favor of you, which costs you a card. Say Nope!
lesson-kittens-let-it-happen = The Favor was stopped. Now somebody plays Skip, to end a turn without drawing. You are asked, as everyone always is. Let it happen.
lesson-kittens-pair = Your turn again. Cats do nothing alone, but two of a kind steal a card from a hand. Choose both Loaf Cats, then your left neighbour.
lesson-kittens-risk = A card for you. Sooner or later somebody has to draw, so be brave: draw.
lesson-kittens-defuse = An Exploding Kitten! Quick, play your Defuse.
lesson-kittens-hide = Saved. Now you put the Kitten back into the pile, in secret, wherever you like. Your neighbour draws next, so hide it right on top.
lesson-kittens-boom = Boom! No Defuse there, so your neighbour is out. Two of you are left.
lesson-kittens-attack-again = Few cards are left in the pile, and one of them is a Kitten. You still have an Attack: let your opponent draw twice.
lesson-kittens-won = You are the last one standing: you have won! Now you know all it takes. Hold the pointer or a finger on a card to read what it does.

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

lesson-board-hello = Welcome! This is a race: the first to land exactly on the Bow, at the top, wins. You are the rabbit. The page is on its calm side; the small corners show what each space is on the chaos side.
lesson-board-spaces = A number gives you that many action cards. A Kitten makes you explode: then you swap places with whoever is last. On your turn you first play cards, then turn a disc that moves you.
lesson-board-future = Which disc will it be? Play See the Future to look at the top three.
lesson-board-kitten-ahead = The first one says two spaces. Two spaces from you there is a Kitten!
lesson-board-flip = Look at the small corner there: on the chaos side it gives cards instead. Play Flip the Board to turn the page.
lesson-board-disc = Every space has changed. Now turn the disc and go.
lesson-board-drawn = No Kitten, but new cards for you. Now your opponent is on turn.
lesson-board-magnet = A disc is about to be turned. This is the moment for Add a Magnet NOW: hide a Danger Magnet among the discs. Play it!
lesson-board-hide = Nobody sees where you put it. Your opponent’s disc is the top one, so hide the magnet on top.
lesson-board-turn-it = Now let the disc be turned, and watch.
lesson-board-swapped = The magnet pulled your opponent onto the next Kitten. Boom! They swapped places with the last one: you. You are in front now.
lesson-board-again = Your turn. Turn a disc.
lesson-board-defuse = A Kitten, but you have a Defuse. Play it and nothing happens.
lesson-board-let-it-turn = Before every disc you are asked, but you have no magnet card left. Let it turn.
lesson-board-bow = You are one space from the Bow, and you must hit it exactly. Super Move 1 is just right.
lesson-board-won = You are on the Bow: you have won! Look at both sides before you turn a disc, and keep a Defuse when you can.
