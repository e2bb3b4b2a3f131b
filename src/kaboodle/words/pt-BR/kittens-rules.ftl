# Exploding Kittens: Original, Good vs Evil and the 2-Player Edition.
# Its rules on one page, in our own words.

rules-title-exploding = Explodir e desarmar
rules-title-nope = Não!
rules-title-combos = Combos

rules-aim-kittens = Compre cartas até alguém explodir. Se você explode, está fora. Vence quem sobrar no fim.
rules-decks = Um baralho é para 2 a 5 jogadores. Até 9, usem dois.
rules-mat = O Gato Supremo e o Gato das Trevas ficam virados para cima num tapete. Seus versos são diferentes de todos os outros.
rules-deal = Separe os Kittens e as cartas de Desarmar. Cada um recebe sete cartas viradas para baixo e um Desarmar: oito na mão.
rules-kittens = Ponha um Kitten a menos que jogadores e embaralhe. Essa é a pilha de compra.
rules-one-kitten = Este jogo é para exatamente dois. Embaralhe o único Kitten com as cartas. Essa é a pilha de compra.
rules-spare-after = As cartas de Desarmar extras entram depois de dar as cartas, então ninguém começa com duas. Com dois jogadores entram só duas.
rules-spare-before = Duas cartas de Desarmar extras entram antes de dar as cartas (uma, com cinco jogadores), então você pode começar com duas.
rules-third-before = O terceiro Desarmar já está no baralho ao dar as cartas, então pode vir para você.
rules-quick = Numa partida rápida, tire um terço do baralho sem olhar antes de pôr os Kittens.
rules-play = Jogue quantas cartas quiser, uma após a outra, ou nenhuma. Ponha cada uma virada para cima nos descartes e faça o que ela diz.
rules-draw = Encerre sua vez comprando a carta do topo da pilha. Joga-se no sentido horário.
rules-count = Todos podem contar a pilha de compra. Não há limite de cartas na mão, e ela pode ficar vazia.
rules-silence = Se o seu tempo acaba, você compra. Se for um Kitten, você desarma, se puder. As cartas dos outros você deixa passar.
rules-show = Se você compra um Kitten, mostra. Sem Desarmar, explode, perde todas as cartas e está fora.
rules-defuse = Com um Desarmar você sobrevive. Descarte-o e devolva o Kitten em segredo a qualquer lugar da pilha. Sua vez acaba (sob ataque, só um turno).
rules-only-defuse = Nada mais salva você de um Kitten.
rules-only-defuse-or-godcat = Nada mais salva você de um Kitten, só o Gato Supremo jogado como Desarmar.
rules-never-empty = A pilha de compra nunca acaba: há um Kitten para cada um, menos para quem vence.
rules-nope = Um Não! cancela qualquer carta ou combo antes de acontecer, mesmo fora da sua vez. Não vale contra um Kitten nem um Desarmar.
rules-yup = Um Não! também pode ser cancelado: aí a jogada volta a valer. E assim por diante.
rules-noped = As cartas canceladas se perdem. Se cancelarem a sua, ainda é a sua vez.
rules-window = Depois de cada jogada, o jogo pergunta a todos, tenham o que tiverem. Ninguém pode cancelar a própria carta, a menos que a mesa permita.
rules-cats = Um gato sozinho não faz nada. Dois iguais roubam uma carta aleatória de alguém.
rules-two = Qualquer par de cartas iguais também vale. Num combo, não conta o que elas dizem.
rules-three = Trinca: peça uma carta a um jogador. Se ele tiver, é sua. Se não, nada.
rules-five = Cinco cartas diferentes: pegue qualquer uma dos descartes, mas não um Kitten, a menos que a mesa permita.
rules-no-five = Nesta edição, cinco cartas diferentes não formam um combo.
