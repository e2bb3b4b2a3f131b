# Análises de partidas terminadas: `kaboodle review`.

review-of = { $game }, { $players } jogadores, lugar { $seat }
review-result-won = Você venceu.
review-result-lost = Você perdeu.
review-result-shared = Você dividiu a vitória.
review-from-to = Chance de vencer: { $par }% no começo, { $result }% no fim.
review-sum = No total
review-percentile = Mais sorte que em { $percent }% das partidas de treino em uma mesa assim.
review-luckiest = Momento de mais sorte: passo { $step }, { $points } pontos.
review-unluckiest = Momento de mais azar: passo { $step }, { $points } pontos.
review-think = Jogadas para pensar
review-decision = Passo { $step }: { $move } custou { $points } ± { $error } pontos. { $verdict }
review-better = Melhor: { $move }. { $why }
review-verdict-slip = Deslize.
review-verdict-mistake = Erro.
review-verdict-blunder = Ai!
review-verdict-equal = quase igual
review-verdict-best = melhor jogada
review-decisions = Todas as suas decisões
    .about = Chances com seu erro padrão. Jogadas que quase não diferem não contam.
review-column-played = jogada
review-column-best = a melhor
review-column-lost = pontos perdidos
