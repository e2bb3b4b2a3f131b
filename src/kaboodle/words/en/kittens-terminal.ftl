# Exploding Kittens in the terminal.

kittens-terminal-odds-draw = The next card is a Kitten
kittens-terminal-odds-places = A Kitten at each place from the top
kittens-odds-assumption = Every deal that fits what this seat has seen is equally likely. A Kitten hidden by someone else is equally likely at every place in the draw pile.
