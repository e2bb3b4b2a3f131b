# Exploding Kittens: The Board Game.
# Its options: a title and one sentence; and the names of their values.

option-pack = O que vem na caixa
    .why = As cartas, os discos e as casas da partida.
option-start_side = Lado inicial
    .why = O lado que fica para cima no início.
option-loop_step = Além do Laço
    .why = Passando do Laço, a seta custa um passo ou é de graça.
option-magnets_return = Ímãs voltam
    .why = Os ímãs usados voltam para a reserva.
option-reshuffle = Reembaralhar pilhas
    .why = Uma pilha vazia é refeita com os descartes, na hora ou quando for preciso.

value-house-pack-1 = Pacote 1 da casa
value-standard-64 = Padrão 64
value-calm = Calma
value-chaos = Caos
value-target_is_next_step = custa um passo
value-arrow_is_free = de graça
value-at_once = na hora
value-when_needed = quando for preciso
