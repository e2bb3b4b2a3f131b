# Exploding Kittens in the terminal.

kittens-terminal-odds-draw = The next card is a Kitten
kittens-terminal-odds-places = A Kitten at each place from the top
kittens-odds-assumption = Every deal that fits what this seat has seen is equally likely, and a Kitten that somebody else hid is equally likely at every place of the draw pile.
