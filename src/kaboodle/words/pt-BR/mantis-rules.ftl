# Mantis.
# Its rules on one page, in our own words.

rules-title-two = Com dois jogadores

rules-aim-mantis = De dois a seis jogadores. Vence quem tiver primeiro dez cartas na pilha de pontos.
rules-mantis-cards = 105 cartas de sete cores. A frente mostra uma cor; o verso, três, e uma delas é a da frente. Cada trio de cores existe uma vez com cada uma de suas três frentes.
rules-mantis-deal = Cada um recebe quatro cartas viradas para cima: o Tanque. Cores iguais são empilhadas, mas não pontuam. O resto é a pilha de compra, versos para cima.
rules-mantis-decide = Decida primeiro: pontuar ou roubar, e de quem. Depois a carta do topo é virada. Não há volta.
rules-mantis-score = Pontuar: a carta vai para o seu Tanque. Se a cor já está lá, todas as suas cartas dessa cor vão para a sua pilha de pontos; se não, ela fica. Só assim se pontua.
rules-mantis-steal = Roubar: a carta vai para o Tanque de outro. Se a cor já está lá, todas dessa cor vêm para o seu Tanque, nunca direto para os pontos; se não, ela fica lá.
rules-mantis-known = Todos sabem quantas cartas cada um pontuou, não as cores. Um Tanque vazio também vale.
rules-mantis-silence = Se o relógio acaba, você pontua.
rules-mantis-end = Quem chega à meta vence na hora. Se a pilha de compra acaba, vence quem pontuou mais, depois quem tem mais no Tanque; se ainda empatar, a vitória é dividida.
rules-mantis-two = Com dois jogadores a meta é quinze, e depois de um roubo que dá certo você joga de novo.
