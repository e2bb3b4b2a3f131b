# Exploding Kittens: which tables an option fits, after `fits only`.

kittens-where-two = an Tischen mit 2 Personen
kittens-where-stacking = an Tischen, an denen sich Angriffe stapeln
kittens-where-always = mit attack_stacking=always im Original
