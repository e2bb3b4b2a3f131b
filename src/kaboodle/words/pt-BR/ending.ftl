# O fim da partida para quem joga: fora, ou encerrada.

ending-won = Você venceu!
ending-shared = { $names }!
ending-place = { $place }º lugar
ending-watched = { $name } venceu
ending-first = { $name } chegou primeiro
ending-together = Vitória dividida
ending-glad = Essa é sua
ending-sorry = Fechar a caixa ou abrir de novo?
ending-seen = Foi essa a partida
ending-played = { $game } · { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
ending-moment = Ver a virada
ending-more = Mais
ending-deal-sealed = Antes de dar as cartas, o servidor enviou este selo:
ending-deal-opened = No fim, ele mostrou o segredo que decidiu as cartas:
ending-deal-same = Seu navegador calculou o selo desse segredo (SHA-256). É o selo da linha 1, então nada mudou:
ending-deal-broken = Seu navegador calculou o selo desse segredo (SHA-256), e algo não confere:
ending-deal-yours = Um número aleatório seu entrou na mistura: ninguém pôde preparar as cartas.
ending-deal-late = Você chegou depois das cartas dadas, então seu navegador só conferiu isto.
out-title = Você está fora, mas ainda não acabou
out-place = { $place } de { $count }. Não é você, é o Kitten.
out-speed = Velocidade
out-times = { $count }×
out-end = Fim
out-faster-wait = Faltam os outros que saíram
out-new = Nova partida
out-leave = Sair
out-guess = Quem vence?
out-guess-right = Você acertou: { $name } venceu.
