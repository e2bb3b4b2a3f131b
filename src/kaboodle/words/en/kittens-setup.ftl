# Exploding Kittens: which tables an option fits, after `fits only`.

kittens-where-two = tables of 2 players
kittens-where-stacking = tables where attacks pile up
kittens-where-always = attack_stacking=always in the Original
