# Exploding Kittens: Original, Good vs Evil and the 2-Player Edition.
# Its guided first game: what the coach says.

lesson-kittens-hello = Welcome! There are Exploding Kittens hiding in the draw pile. Draw one without a Defuse and you’re out. The last player left wins. It’s your turn, and your cards are at the bottom.
lesson-kittens-future = On your turn, play as many cards as you like. Drawing a card ends it. But what’s on top of the pile? Play See the Future to find out.
lesson-kittens-kitten-on-top = An Exploding Kitten, right on top! Only you know. Better not draw now.
lesson-kittens-attack = Attack ends your turn without drawing, and the next player has to take two turns. Play it, and let them have the Kitten.
lesson-kittens-noped = The player on your left played Nope, which cancels almost any card. Everyone gets a chance to Nope the Nope. You don’t have one, so let it happen.
lesson-kittens-shuffle = Too bad! It’s still your turn, though, and you have another way out. Play Shuffle, and nobody knows where the Kitten is.
lesson-kittens-draw = Now the Kitten can be anywhere. End your turn: draw a card.
lesson-kittens-nope = Phew, a Nope! And you need it already: your neighbor plays Favor on you, which costs you a card. Nope it!
lesson-kittens-let-it-happen = No Favor for them! Now somebody plays Skip to end their turn without drawing. The game asks everyone, every time. Let it happen.
lesson-kittens-pair = Your turn again. Cats are useless alone, but a pair steals a card. Pick both Loaf Cats, then the player on your left.
lesson-kittens-risk = One card for you. Sooner or later somebody has to draw. Be brave!
lesson-kittens-defuse = An Exploding Kitten! Quick, play your Defuse.
lesson-kittens-hide = Saved! Now put the Kitten back, anywhere in the pile. Nobody sees where. Your neighbor draws next, so hide it right on top.
lesson-kittens-boom = Boom! No Defuse, so your neighbor is out. Just two of you left.
lesson-kittens-attack-again = Few cards are left in the pile, and one of them is a Kitten. You still have an Attack: let your opponent draw twice.
lesson-kittens-won = You’re the last one left. You win! That’s all you need to know. Hover over a card, or hold your finger on it, to see what it does.
