# The options of each edition: a title and one sentence. The first value is the rule book's.

option-empty_target = Asking an empty hand
    .why = Whether a player without cards can be asked for one, to no effect.
option-auto_defuse = Defuse
    .why = Whether a Defuse is played by itself when it can save you.
option-nope_own = Nope your own card
    .why = Whether you may Nope your own card; then you are asked too.
option-first = Who begins
    .why = Drawn by chance, the host’s choice, or the seat after the one that began last time.

value-on = yes
value-off = no
value-true = yes
value-false = no
value-always = always
value-forbid = not allowed
value-allow_no_effect = allowed
value-ask = ask me
value-random = by chance
value-host = host’s choice
value-next = next seat
