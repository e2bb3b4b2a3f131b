# As opções de cada edição: um título e uma frase. O primeiro valor é o do livro.

option-empty_target = Pedir a uma mão vazia
    .why = Você pode pedir a quem não tem cartas. Não leva nada.
option-auto_defuse = Desarmar automático
    .why = O Desarmar joga sozinho quando pode salvar você.
option-nope_own = Cancelar a própria carta
    .why = Você pode cancelar a própria carta, então o jogo também pergunta a você.
option-first = Quem começa
    .why = Por sorteio, à escolha do anfitrião ou o lugar seguinte ao da última vez.

value-on = sim
value-off = não
value-true = sim
value-false = não
value-always = sempre
value-forbid = não permitido
value-allow_no_effect = permitido
value-ask = perguntar
value-random = por sorteio
value-host = o anfitrião escolhe
value-next = próximo lugar
