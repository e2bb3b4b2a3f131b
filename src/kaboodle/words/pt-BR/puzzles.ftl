# Desafios: uma posição, uma jogada melhor que as outras.

puzzles-title = Desafios
puzzles-one = Desafio
puzzles-daily = Desafio do dia
puzzles-rating = Seu nível nos desafios
puzzles-lead = Uma jogada vence bem mais vezes. Ache aqui ou na mesa.
puzzles-more = Qualquer outra jogada pode ser feita na mesa.
puzzles-right = É isso! { $move }
puzzles-wrong = Melhor: { $move }
puzzles-behind = { $move } vence { $points ->
    [one] { $points } partida
   *[other] { $points } partidas
} a menos em cada 100.
puzzles-found = { $found } de { $tried } jogadores acharam.
puzzles-row = { $count ->
    [one] { $count } seguido
   *[other] { $count } seguidos
}
puzzles-unsent = Você está offline. Vamos salvar esta resposta depois.
puzzles-next = Próximo desafio
puzzles-share = Copiar o link
puzzles-copied = Copiado
puzzles-chances = Chances de vencer
puzzles-yours = Sua jogada
puzzles-percent = { $part }%
puzzles-how = Contado em milhares de partidas com o que você sabe aqui. Bots jogam o resto: use como guia.
puzzles-kinds = Quais desafios
puzzles-game = Jogo
puzzles-all-games = Todos os jogos
puzzles-theme = Tema
puzzles-all-themes = Todos os temas
puzzles-none = Tudo resolvido!
puzzles-none-why = Você já viu todos os desafios deste tipo. Escolha outro.
puzzles-offline = Você está offline
puzzles-offline-why = Não há mais desafios neste aparelho. Volte quando estiver online.
puzzles-missing = Não achamos esse desafio

puzzle-theme-nope = Quando dizer Não!
    .ask = Vai de Não!?
puzzle-theme-hide = Onde esconder
    .ask = Onde você põe?
puzzle-theme-count = Contar a pilha
    .ask = Qual é a jogada?
puzzle-theme-name = Pedir uma carta
    .ask = Qual carta você quer?
puzzle-theme-odds = Pontuar ou roubar
    .ask = Pontuar ou roubar?
puzzle-theme-plan = Planejar
    .ask = Qual é o plano?
