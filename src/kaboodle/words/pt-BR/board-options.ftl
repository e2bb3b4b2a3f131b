# Exploding Kittens: The Board Game.
# Its options: a title and one sentence; and the names of their values.

option-pack = Conteúdo da caixa
    .why = Quais cartas, discos e casas existem.
option-start_side = Lado no início
    .why = Qual lado do tabuleiro fica para cima no início.
option-loop_step = Além do Laço
    .why = Se o destino da seta conta como o passo seguinte ao Laço ou não custa nada.
option-magnets_return = Ímãs voltam
    .why = Se um ímã usado volta para a reserva.
option-reshuffle = Baralhos refeitos
    .why = Quando um baralho que acabou é refeito com os descartes.

value-house-pack-1 = Pacote 1 da casa
value-standard-64 = Padrão 64
value-calm = Calma
value-chaos = Caos
value-target_is_next_step = custa um passo
value-arrow_is_free = de graça
value-at_once = na hora
value-when_needed = quando for preciso
