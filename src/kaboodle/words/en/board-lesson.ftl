# Exploding Kittens: The Board Game.
# Its guided first game: what the coach says.

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
