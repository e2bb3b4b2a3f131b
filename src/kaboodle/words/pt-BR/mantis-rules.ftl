# Mantis.
# Its rules on one page, in our own words.

rules-title-two = Com dois jogadores

rules-aim-mantis = De dois a seis jogadores. Vence quem tiver primeiro dez cartas na pilha de pontos.
rules-mantis-cards = 105 cartas de sete cores. A frente mostra uma cor e o verso, três: a da frente é sempre uma delas. Cada grupo de três cores aparece uma vez com cada frente.
rules-mantis-deal = Cada um recebe quatro cartas viradas para cima: o tanque. Empilhe as cores iguais. Elas ainda não pontuam. O resto é a pilha de compra, com os versos para cima.
rules-mantis-decide = Primeiro decida: pontuar ou roubar, e de quem. Depois vire a carta do topo. Não tem volta.
rules-mantis-score = Pontuar: vire a carta no seu tanque. Se combina, todas as suas cartas dessa cor vão para a sua pilha de pontos. Se não, ela fica. Só assim se pontua.
rules-mantis-steal = Roubar: vire a carta no tanque de outro jogador. Se combina, todas as cartas dessa cor vêm para o seu tanque, não para os pontos. Se não, ela fica lá.
rules-mantis-known = Todos sabem quantas cartas você pontuou, mas não as cores. Um tanque vazio também vale.
rules-mantis-silence = Se o seu tempo acaba, você pontua.
rules-mantis-end = Chegou à meta, venceu na hora. Se a pilha de compra acaba, vence quem mais pontuou e depois quem tem mais cartas no tanque. Ainda empatou? A vitória é dividida.
rules-mantis-two = Com dois jogadores você precisa de quinze cartas, e um roubo que dá certo dá outra vez a você.
