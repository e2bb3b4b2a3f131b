# Exploding Kittens: which tables an option fits, after `fits only`.

kittens-where-two = en mesas de 2 jugadores
kittens-where-stacking = en mesas donde los ataques se acumulan
kittens-where-always = con attack_stacking=always en el Original
