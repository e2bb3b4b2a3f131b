# Exploding Kittens: which tables an option fits, after `fits only`.

kittens-where-two = em mesas de 2 jogadores
kittens-where-stacking = em mesas onde os ataques se acumulam
kittens-where-always = com attack_stacking=always no Original
