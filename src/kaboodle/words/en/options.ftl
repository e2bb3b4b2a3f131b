# The options of each edition: a title and one sentence. The first value is the rule book's.

option-empty_target = Asking an empty hand
    .why = You can ask a player with no cards. You’ll get nothing.
option-auto_defuse = Automatic Defuse
    .why = Your Defuse plays itself when it can save you.
option-nope_own = Nope your own card
    .why = You can Nope your own card, so the game asks you too.
option-first = Who goes first
    .why = Random, the host’s choice, or the seat after last game’s first player.

value-on = yes
value-off = no
value-true = yes
value-false = no
value-always = always
value-forbid = not allowed
value-allow_no_effect = allowed
value-ask = ask me
value-random = random
value-host = host’s choice
value-next = next seat
