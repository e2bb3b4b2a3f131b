# Exploding Kittens: Original, Good vs Evil and the 2-Player Edition.
# Its guided first game: what the coach says.

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
