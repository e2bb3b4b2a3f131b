# The Board Game: why a move is refused. Clauses without a full stop; words to be typed stay as they are.

board-refusal-open-turn = é a sua vez: jogue uma carta ou diga done
board-refusal-open-target = diga de quem você rouba a carta
board-refusal-open-now = antes de virar o disco você só pode dizer add-magnet ou pass
board-refusal-open-place = primeiro esconda o ímã na pilha de movimento
board-refusal-open-order = primeiro devolva os discos: order 1 2 3, ou outra ordem
board-refusal-open-either = primeiro escolha: move ou flip-it
board-refusal-open-face = você está num Kitten: defuse ou explode
board-refusal-open-swap = primeiro diga com quem você troca
board-refusal-open-discard = primeiro descarte até ficar com 3 cartas
board-refusal-done = você já terminou, e não tem volta; os outros ainda podem colocar um ímã
board-refusal-no-magnet = não há mais ímãs para colocar
board-refusal-keep = você fica com 3 cartas, então { $count ->
    [one] descarte { $count } e nenhuma a mais
   *[other] descarte { $count } e nenhuma a mais
}
board-refusal-whose = diga de quem você rouba a carta: { $seats }
board-refusal-discs = devolva { $count ->
    [one] { $count } disco
   *[other] { $count } discos
}
board-refusal-swap = diga com quem você troca: { $moves }
board-refusal-not-last = { $seat } não está em último lugar
board-refusal-order = diga que disco vem em primeiro, segundo e terceiro: order 3 1 2
board-refusal-no-disc = não existe o disco { $word }
board-refusal-hide = diga quantos discos ficam acima do ímã: hide@0, hide@3, hide@top ou hide@bottom
