# As opções de cada edição: um título e uma frase. O primeiro valor é o do livro.

option-empty_target = Pedir a uma mão vazia
    .why = Se dá para pedir carta a quem não tem, sem efeito.
option-auto_defuse = Desarmar
    .why = Se é jogado sozinho quando pode salvar você.
option-nope_own = Não! na própria carta
    .why = Se você pode jogar Não! na sua própria carta; aí você também é perguntado.
option-first = Quem começa
    .why = Por sorteio, à escolha de quem organiza, ou o lugar depois de quem começou da última vez.

value-on = sim
value-off = não
value-true = sim
value-false = não
value-always = sempre
value-forbid = proibido
value-allow_no_effect = permitido
value-ask = perguntar
value-random = por sorteio
value-host = quem organiza escolhe
value-next = próximo lugar
