# A análise de uma partida terminada no navegador; `kaboodle review` também usa uma parte.

review-title = Análise da partida
review-mostly-luck-good = Principalmente sorte.
review-mostly-luck-bad = Principalmente azar.
review-mostly-choices-good = Principalmente boas jogadas.
review-mostly-choices-bad = Principalmente suas próprias jogadas.
review-mostly-others-good = Principalmente os outros deixaram.
review-mostly-others-bad = Principalmente foram os outros.
review-mostly-information-good = Principalmente você sabia mais.
review-mostly-information-bad = Principalmente você viu más notícias.
review-mixed = Um pouco de tudo.
review-cause-luck = Sorte
review-cause-choices = Suas decisões
review-cause-others = Os outros
review-cause-information = O que você sabia
review-clean = Nenhum deslize.
review-about = Só conta o que dava para saber. Um ponto é um centésimo de vitória e ± é um erro padrão. Suas decisões são comparadas com as de um jogador sensato.
review-line = Sua chance de vencer
    .about = Pelo que você sabia em cada momento.
review-hindsight = Com todas as cartas abertas
    .about = Ninguém podia saber disto: a mesma partida com as cartas viradas para cima.
review-column-step = passo
review-column-cause = por quê
review-column-change = mudança
review-column-chance = chance
review-lead = Você começou com { $par }% e chegou a { $best }%.
review-fair = parte justa
review-end-won = você venceu
review-end-lost = o fim
review-end-shared = dividida
review-percent = { $part }%
review-turn = Turno { $turn }
review-deal = A distribuição
review-to-think = { $count ->
    [one] Uma para pensar
   *[other] { $count } para pensar
}
review-of-decisions = { $count ->
    [one] de uma decisão de verdade
   *[other] de { $count } decisões de verdade
}
review-forced = Jogadas forçadas ou muito parecidas não contam.
review-nothing = Nenhuma jogada mudou muita coisa.
review-grade-slip = deslize
review-grade-mistake = erro
review-grade-blunder = ai
review-find = Ache você
review-find-ask = Sua jogada: { $move }. O que era melhor?
review-found = É isso!
review-wrong = Essa não. De novo?
review-told = Melhor: { $move }
review-something = Tinha coisa melhor.
review-tell = Ver a resposta
review-tell-all = Ver todas
review-chances = Chance de vencer: { $before }% com a sua jogada, { $after }% com esta.
review-see = Ver o momento
review-analyse = E se…?
review-hand = Suas cartas
review-biggest = Seu maior erro
review-points = pontos
review-luck = A sorte das cartas
review-luck-more = Mais sorte que em { $percent }% das partidas.
review-luck-less = Mais azar que em { $percent }% das partidas. Não é culpa sua.
review-luck-unknown = Ninguém mediu a sorte em uma mesa assim ainda.
review-luck-low = azar
review-luck-you = você
review-luck-high = sorte
review-luck-best = Mais sorte: { $turn }
review-luck-worst = Mais azar: { $turn }
review-table = Ver como tabela
review-seat = A partida de
review-making = Repassando a sua partida…
review-made = { $percent }% pronto
review-waiting = { $count ->
    [one] Tem uma análise antes da sua.
   *[other] Tem { $count } análises antes da sua.
}
review-failed = Não deu para analisar esta partida
review-failed-why = Algo falhou do nosso lado. Tente de novo daqui a pouco.
review-old-why = Foi jogada com regras antigas, ou esse lugar não existe.
review-again = Tentar de novo
review-replay = Ver o replay
review-print = Imprimir
