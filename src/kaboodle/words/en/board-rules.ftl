# Exploding Kittens: The Board Game.
# Its rules on one page, in our own words.

rules-title-discs = Discs
rules-title-spaces = Spaces

rules-aim-board = Two to six players race to the Bow. Nobody is ever out.
rules-board-deal = All characters start in the Litter Box. Everyone gets five action cards. The rest is the action deck.
rules-board-discs = The movement deck has eleven discs. Ten Danger Magnets wait next to the board. None of them starts in the deck.
rules-board-pack = The box you pick decides which spaces, discs and cards are in the game.
rules-board-turn = Play as many action cards as you like, or none. Then draw the top disc and move. Play goes clockwise.
rules-board-empty = If you start your turn without action cards, draw three.
rules-board-now = You can also play Add a Magnet NOW right before another player draws their disc. Hide the magnet anywhere in the movement deck.
rules-board-silence = If your time runs out, you draw your disc.
rules-board-move = Move: go that many spaces forward.
rules-board-either = Move or flip: go forward, or stay put and flip the board.
rules-board-flip-move = Flip, then move: flip the board first.
rules-board-leapfrog = Leapfrog: jump past the next player ahead, to the first free space. If you’re in the lead, you stay put.
rules-board-magnet = Danger Magnet: go to the next Kitten ahead. If someone is there, go on to the next free space. Past the last Kitten, follow the arrow.
rules-board-number = A number: draw that many action cards.
rules-board-occupied = Space taken? Move on to the next free one. Only the Litter Box has room for several.
rules-board-kitten = A Kitten: you explode, unless you play a Defuse. Then you stay there and nothing else happens.
rules-board-explode = Exploding: swap with last place and discard down to three cards. Neither space does anything. If there’s a tie for last, you choose.
rules-board-flipping = Flipping turns Calm into Chaos and back. Everyone stays on their space, and nothing happens there. You can look at both sides anytime.
rules-board-bow = You have to land on the Bow exactly. Too far? Follow the arrow back and keep moving. Jumping over someone onto the Bow wins too.
rules-board-renew = When a deck runs out, shuffle its discards into a new one.
