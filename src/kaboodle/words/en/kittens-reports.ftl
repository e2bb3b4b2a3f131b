# Exploding Kittens on the pages of the laboratory.

kittens-hazard = How often the card drawn is an Exploding Kitten.
