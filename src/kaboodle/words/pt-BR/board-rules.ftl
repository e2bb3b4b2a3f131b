# Exploding Kittens: The Board Game.
# Its rules on one page, in our own words.

rules-title-discs = Discos
rules-title-spaces = Casas

rules-aim-board = De dois a seis jogadores correm até o Laço. Ninguém é eliminado.
rules-board-deal = Todos começam na Caixa de Areia. Cada um recebe cinco cartas de ação; o resto é a pilha de ação.
rules-board-discs = A pilha de movimento tem onze discos. Dez Ímãs do Perigo esperam ao lado do tabuleiro, e no início não há nenhum na pilha.
rules-board-pack = Quais casas, discos e cartas existem é dito por um pacote de conteúdo.
rules-board-turn = Jogue quantas cartas de ação quiser, ou nenhuma. Depois vire o disco do topo e ande. Joga-se no sentido horário.
rules-board-empty = Quem começa a vez sem cartas de ação compra três.
rules-board-now = Ímã AGORA! pode ser jogado também logo antes do disco de outro. Esconde um ímã, em segredo, em qualquer lugar da pilha de movimento.
rules-board-silence = Se o relógio acaba, você não joga mais cartas e vira seu disco.
rules-board-move = Ande: avance tantas casas.
rules-board-either = Ande ou vire: avance, ou vire o tabuleiro e fique.
rules-board-flip-move = Vire e ande: primeiro o tabuleiro é virado.
rules-board-leapfrog = Pula-sela: vá à primeira casa livre depois do próximo jogador à frente. Na liderança você não anda.
rules-board-magnet = Ímã do Perigo: vá ao próximo Kitten. Se houver alguém, siga até a próxima casa livre. Depois do último Kitten, siga a seta.
rules-board-number = Um número: compre tantas cartas de ação.
rules-board-occupied = Já tem alguém: siga até a próxima casa livre. Só na Caixa de Areia cabem vários.
rules-board-kitten = Um Kitten: você explode, a menos que jogue um Desarmar; então fica aí e nada mais acontece.
rules-board-explode = Explodir: troque de lugar com quem está em último e descarte até ter três cartas. Nenhuma das duas casas faz nada. Se houver vários últimos, você escolhe.
rules-board-flipping = Virar muda de Calma para Caos e de volta: todos ficam na mesma casa e nada é ativado. Os dois lados podem ser vistos sempre.
rules-board-bow = É preciso cair exatamente no Laço. Se não, siga a seta para trás e continue andando. Pular alguém e cair no Laço também vence.
rules-board-renew = Uma pilha que acaba é refeita com seus descartes.
