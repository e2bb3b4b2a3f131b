# Titles of the cards that several games have, as the rule books print them. (2x) and (3x) become a small chip.
# What such a card does in a game is in that game's catalogue, as GAME-card-NAME.
# Terms: draw pile, discard pile, hand, turn, to Nope, to explode, mat, movement deck, disc.

card-defuse = Defuse
card-nope = Nope
card-skip = Skip
card-shuffle = Shuffle
card-see-the-future = See the Future (3x)
card-reveal-the-future = Reveal the Future (3x)
