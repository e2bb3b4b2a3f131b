# As regras de cada jogo numa página, em nossas palavras.

rules-games = Os jogos
rules-title-setup = Objetivo e preparação
rules-title-turn = A sua vez
rules-title-exploding = Explodir e desarmar
rules-title-nope = Não!
rules-title-combos = Combos
rules-title-cards = As cartas
rules-title-options = Opções
rules-title-discs = Discos
rules-title-spaces = Casas
rules-title-end = O fim
rules-title-two = Com dois jogadores
rules-options = O que o livro deixa em aberto, a mesa escolhe; o primeiro valor é o do livro.

rules-aim-kittens = Compram-se cartas até alguém explodir. Quem explode está fora; vence quem sobrar.
rules-decks = Um baralho é para 2 a 5 jogadores; dois juntos, para até 9.
rules-mat = O Gato Supremo e o Gato das Trevas ficam virados para cima num tapete. Seus versos são diferentes de todos os outros.
rules-deal = Primeiro saem os Kittens e os Desarmar. Cada um recebe sete cartas viradas para baixo e um Desarmar: oito na mão.
rules-kittens = Entra no baralho um Kitten a menos que jogadores; embaralhado, é a pilha de compra.
rules-one-kitten = Este jogo é para exatamente dois. O único Kitten entra no baralho; embaralhado, é a pilha de compra.
rules-spare-after = Os Desarmar de sobra entram depois de distribuir, então ninguém começa com dois; com dois jogadores entram só dois.
rules-spare-before = Dois Desarmar de sobra entram antes de distribuir, então alguém pode receber um segundo; com cinco jogadores é um.
rules-third-before = O terceiro Desarmar está no baralho ao distribuir, então pode ser recebido.
rules-quick = Numa partida rápida, um terço do baralho sai sem ser visto antes de entrarem os Kittens.
rules-first = Quem começa é sorteado, se a mesa não escolheu outra coisa.

rules-play = Jogue quantas cartas quiser, uma após a outra, ou nenhuma. Ponha cada uma virada para cima nos descartes e faça o que ela diz.
rules-draw = Acabe sua vez comprando a carta do topo da pilha. Joga-se no sentido horário.
rules-count = Todos podem contar a pilha de compra. A mão não tem limites; vazia também vale.
rules-silence = Se o relógio acaba, você compra; um Kitten é desarmado se der; as jogadas dos outros, você deixa acontecer.

rules-show = Um Kitten comprado é mostrado na hora. Sem Desarmar você explode, perde todas as cartas e está fora.
rules-defuse = Com um Desarmar você sobrevive: descarte-o e devolva o Kitten, em segredo, a qualquer lugar da pilha. Sua vez acaba; sob ataque, só uma.
rules-only-defuse = Nada mais salva de um Kitten.
rules-only-defuse-or-godcat = Nada mais salva de um Kitten, mas o Gato Supremo pode ser jogado como Desarmar.
rules-never-empty = A pilha de compra nunca acaba: tem Kittens para todos menos um.

rules-nope = Um Não! para tudo, menos Kitten e Desarmar, também um combo, antes de acontecer e também fora da vez.
rules-yup = Um Não! também pode ser parado: então a jogada vale de novo, e assim por diante.
rules-noped = As cartas paradas se perdem. Se pararem sua carta, ainda é sua vez.
rules-window = Aqui se pergunta a todos após cada jogada, tenham o que tiverem, e ninguém pode parar a própria carta.

rules-cats = Um gato sozinho não faz nada. Dois iguais tiram de alguém uma carta sem ver.
rules-two = Duas cartas quaisquer do mesmo título fazem o mesmo. Num combo não conta o que dizem as cartas.
rules-three = Três do mesmo título: nomeie uma carta. Se a pessoa tiver, é sua; se não, nada.
rules-five = Cinco cartas de cinco títulos diferentes: pegue qualquer uma dos descartes. Kittens não, a menos que a mesa permita.
rules-no-five = Cinco cartas diferentes não são combo nesta edição.

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
