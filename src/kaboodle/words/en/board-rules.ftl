# Exploding Kittens: The Board Game.
# Its rules on one page, in our own words.

rules-title-discs = Discs
rules-title-spaces = Spaces

rules-aim-board = Two to six players race to the Bow. Nobody is ever out.
rules-board-deal = All characters begin in the Litter Box. Everybody is dealt five action cards; the rest is the action deck.
rules-board-discs = The movement deck has eleven discs. Ten Danger Magnets wait beside the board, and none is in the deck at the start.
rules-board-pack = Which spaces, discs and cards there are is told by a content pack.
rules-board-turn = Play as many action cards as you like, or none. Then turn over the top disc and move. Play goes clockwise.
rules-board-empty = Whoever starts a turn without action cards draws three.
rules-board-now = Add a Magnet NOW may also be played just before another’s disc is turned. It hides a magnet anywhere in the movement deck, in secret.
rules-board-silence = When a clock runs out, you are done playing cards and turn your disc.
rules-board-move = Move: go forward so many spaces.
rules-board-either = Move or flip: go forward, or flip the board and stay.
rules-board-flip-move = Flip, then move: the board is flipped first.
rules-board-leapfrog = Leapfrog: go to the first free space past the next player ahead. In the lead you stay.
rules-board-magnet = Danger Magnet: go to the next Kitten ahead. If somebody stands there, go on to the next free space. Past the last Kitten follow the arrow.
rules-board-number = A number: draw so many action cards.
rules-board-occupied = Somebody there already: go on to the next free space. Only the Litter Box holds several.
rules-board-kitten = A Kitten: you explode, unless you play a Defuse; then you stay there, and nothing else happens.
rules-board-explode = Exploding: swap places with whoever is last, and discard down to three cards. Neither of the two spaces does anything. If several are last, you choose.
rules-board-flipping = Flipping turns Calm to Chaos and back: everybody stays on the same space, and nothing triggers. Both sides may be looked at at any time.
rules-board-bow = You must land on the Bow exactly. Otherwise follow the arrow back and go on moving. Jumping over somebody onto the Bow wins too.
rules-board-renew = A deck that runs out is made anew from its discards.
