# Exploding Kittens on the pages of the laboratory.

kittens-hazard = Wie oft die gezogene Karte ein Exploding Kitten ist.
