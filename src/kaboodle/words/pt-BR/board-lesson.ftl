# Exploding Kittens: The Board Game.
# Its guided first game: what the coach says.

lesson-board-hello = Olá! Isto é uma corrida: vence quem cair primeiro exatamente no Laço, lá em cima. Você é o coelho. O tabuleiro está no modo Calma; os cantinhos mostram como é cada casa no modo Caos.
lesson-board-spaces = Um número dá essas cartas de ação. Num Kitten você explode: troca de lugar com quem está por último. Na sua vez, primeiro jogue cartas, depois vire um disco que move você.
lesson-board-future = Qual disco será? Jogue Ver o Futuro para olhar os três de cima.
lesson-board-kitten-ahead = O primeiro diz duas casas. E a duas casas há um Kitten!
lesson-board-flip = Olhe o cantinho daquela casa: no modo Caos ela dá cartas. Vire o tabuleiro.
lesson-board-disc = Todas as casas mudaram. Agora vire o disco e vá.
lesson-board-drawn = Nenhum Kitten, e cartas novas. Agora é a vez do seu rival.
lesson-board-magnet = Um disco vai ser virado. É a hora do Ímã AGORA!: esconda um ímã do perigo entre os discos. Jogue!
lesson-board-hide = Ninguém vê onde você o põe. O disco de cima é o do seu rival, então esconda o ímã em cima.
lesson-board-turn-it = Agora deixe virar o disco e veja.
lesson-board-swapped = O ímã puxou seu rival para o próximo Kitten. Bum! Ele trocou de lugar com quem estava por último: você. Agora você está na frente.
lesson-board-again = Sua vez. Vire um disco.
lesson-board-defuse = Um Kitten, mas você tem um Desarmar. Jogue e nada acontece.
lesson-board-let-it-turn = Antes de cada disco perguntam a você, mas a sua carta de ímã acabou. Deixe virar.
lesson-board-bow = Você está a uma casa do Laço e precisa cair exatamente nele. O Super Passo 1 é perfeito.
lesson-board-won = Você está no Laço: vitória! Olhe os dois lados antes de virar um disco e guarde um Desarmar se puder.
