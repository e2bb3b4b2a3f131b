# Exploding Kittens: Original, Good vs Evil and the 2-Player Edition.
# Its rules on one page, in our own words.

rules-title-exploding = Explodir e desarmar
rules-title-nope = Não!
rules-title-combos = Combos

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
