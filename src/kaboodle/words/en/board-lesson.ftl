# Exploding Kittens: The Board Game.
# Its guided first game: what the coach says.

lesson-board-hello = Welcome to the race! Land exactly on the Bow, at the top, to win. You’re the rabbit. The calm side is up. The small corners show what’s on the chaos side.
lesson-board-spaces = A number gives you that many action cards. A Kitten makes you explode: you swap with last place. On your turn, play cards first, then draw a disc and move.
lesson-board-future = Which disc will it be? Play See the Future to look at the top three.
lesson-board-kitten-ahead = The first one moves you two spaces. And two spaces ahead there’s a Kitten!
lesson-board-flip = Look at the small corner: on the chaos side, that space gives you cards. Play Flip the Board.
lesson-board-disc = Every space has changed. Now draw your disc and go!
lesson-board-drawn = No Kitten, and new cards for you! Now it’s your opponent’s turn.
lesson-board-magnet = Your opponent is about to draw a disc. Perfect for Add a Magnet NOW: hide a Danger Magnet among the discs. Play it!
lesson-board-hide = Nobody sees where you put it. Your opponent’s disc is the top one, so hide the magnet on top.
lesson-board-turn-it = Now let it happen, and watch.
lesson-board-swapped = The magnet pulled your opponent onto the next Kitten. Boom! They had to swap with last place, and that’s you. Now you’re in front!
lesson-board-again = Your turn. Draw a disc.
lesson-board-defuse = A Kitten, but you have a Defuse. Play it and nothing happens.
lesson-board-let-it-turn = The game asks you before every disc, but you’re out of magnets. Let it happen.
lesson-board-bow = You’re one space from the Bow, and you have to land on it exactly. Super Move 1 is perfect.
lesson-board-won = You’re on the Bow. You win! Check both sides before you draw a disc, and hold on to a Defuse if you can.
