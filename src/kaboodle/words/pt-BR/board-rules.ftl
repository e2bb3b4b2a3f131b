# Exploding Kittens: The Board Game.
# Its rules on one page, in our own words.

rules-title-discs = Discos
rules-title-spaces = Casas

rules-aim-board = De dois a seis jogadores correm até o Laço. Ninguém é eliminado.
rules-board-deal = Todos começam na Caixa de Areia. Cada um recebe cinco cartas de ação. O resto é a pilha de ação.
rules-board-discs = A pilha de movimento tem onze discos. Dez Ímãs do Perigo esperam ao lado do tabuleiro. Nenhum começa na pilha.
rules-board-pack = A caixa que você escolhe decide quais casas, discos e cartas existem.
rules-board-turn = Jogue quantas cartas de ação quiser, ou nenhuma. Depois vire o disco do topo e ande. Joga-se no sentido horário.
rules-board-empty = Se você começa a vez sem cartas de ação, compre três.
rules-board-now = Você também pode jogar Ímã AGORA! logo antes de outra pessoa virar o disco. Esconda o ímã em qualquer lugar da pilha de movimento.
rules-board-silence = Se o seu tempo acaba, você vira seu disco.
rules-board-move = Ande: avance esse número de casas.
rules-board-either = Ande ou vire: avance, ou fique e vire o tabuleiro.
rules-board-flip-move = Vire e ande: primeiro vire o tabuleiro.
rules-board-leapfrog = Pula-sela: pule o próximo jogador à frente e vá à primeira casa livre. Se está na liderança, você não anda.
rules-board-magnet = Ímã do Perigo: vá ao próximo Kitten. Se houver alguém, siga até a próxima casa livre. Depois do último Kitten, siga a seta.
rules-board-number = Um número: compre esse número de cartas de ação.
rules-board-occupied = Casa ocupada? Siga até a próxima livre. Só na Caixa de Areia cabem vários.
rules-board-kitten = Um Kitten: você explode, a menos que jogue um Desarmar. Aí você fica e nada mais acontece.
rules-board-explode = Explodir: troque de casa com o último colocado e descarte até ter três cartas. Nenhuma das duas casas faz nada. Se houver empate em último, você escolhe.
rules-board-flipping = Virar muda de Calma para Caos e de volta. Todos ficam na mesma casa, e nada acontece nela. Você pode ver os dois lados quando quiser.
rules-board-bow = Você precisa cair exatamente no Laço. Passou? Siga a seta para trás e continue andando. Pular alguém e cair no Laço também vence.
rules-board-renew = Quando uma pilha acaba, embaralhe os descartes e faça uma nova.
