# As primeiras partidas guiadas: o que o treinador diz.

lesson-coach = Seu treinador
lesson-next = Continuar
lesson-play-now = Jogar agora
lesson-leave = Sair da lição
lesson-stray = Isso também dá, mas vamos tentar outra coisa antes. Eu já disse o quê.
lesson-part = { $part }% feito
lesson-missing = Essa lição não existe.

lesson-kittens-hello = Olá! Em algum lugar da pilha de compra há Exploding Kittens escondidos. Quem compra um está fora, a não ser que consiga desarmar. Vence quem sobrar no fim. É a sua vez, e suas cartas estão embaixo.
lesson-kittens-future = Na sua vez você pode jogar quantas cartas quiser. Você a termina comprando. Mas o que está no topo? Jogue Ver o Futuro para olhar.
lesson-kittens-kitten-on-top = Um Exploding Kitten, bem no topo! Só você sabe. Melhor não comprar agora.
lesson-kittens-attack = Ataque termina a sua vez sem comprar, e o próximo joga duas. Jogue, e que o Kitten fique para outro.
lesson-kittens-noped = À sua esquerda jogaram um Não!, que para quase qualquer carta. Pergunta-se a todos se alguém para esse Não! também. Você não tem nenhum, então deixe acontecer.
lesson-kittens-shuffle = Que pena, e ainda é a sua vez. Mas há outra saída: embaralhe a pilha, e ninguém sabe onde está o Kitten.
lesson-kittens-draw = Agora o Kitten pode estar em qualquer lugar. Termine a sua vez: compre uma carta.
lesson-kittens-nope = Ufa: você comprou um “Não!”. E já precisa dele: pedem um Presente a você, que custa uma carta. Diga Não!
lesson-kittens-let-it-happen = O Presente foi parado. Agora alguém joga Pulo, para terminar a vez sem comprar. Perguntam a você, como sempre a todos. Deixe acontecer.
lesson-kittens-pair = Sua vez de novo. Gatos sozinhos não fazem nada, mas dois iguais roubam uma carta. Escolha os dois Gatos Pão e depois quem está à sua esquerda.
lesson-kittens-risk = Uma carta para você. Cedo ou tarde alguém tem de comprar, então coragem: compre.
lesson-kittens-defuse = Um Exploding Kitten! Rápido, jogue o seu Desarmar.
lesson-kittens-hide = A salvo. Agora você devolve o Kitten à pilha, em segredo, onde quiser. À sua esquerda compram em seguida, então esconda bem em cima.
lesson-kittens-boom = Bum! Sem Desarmar, está fora. Restam vocês dois.
lesson-kittens-attack-again = Sobraram poucas cartas na pilha, e uma delas é um Kitten. Você ainda tem um Ataque: que seu rival compre duas vezes.
lesson-kittens-won = Só sobrou você: vitória! Agora você sabe o principal. Deixe o ponteiro ou o dedo sobre uma carta para ler o que ela faz.

lesson-mantis-hello = Olá! Cada um tem um tanque cheio de criaturas coloridas. Vence quem pontuar cartas suficientes primeiro: a barra de cada tanque mostra quanto falta.
lesson-mantis-tank = No meio está a pilha de compra. O verso da carta de cima mostra três cores: a frente é uma delas. As cores que combinam com algo brilham.
lesson-mantis-score = Você tem duas vermelhas, e a carta de cima pode ser vermelha. Tente pontuar: a carta é virada no seu próprio tanque.
lesson-mantis-scored = Vermelha! Combina, então todas as suas vermelhas pontuam, com a nova. Lá elas estão seguras para sempre.
lesson-mantis-robbed = Ai. Alguém virou uma verde no seu tanque: combinava com a sua, e levou as duas. O que se rouba vai para o tanque de quem rouba, não para os pontos.
lesson-mantis-stays = Desta vez nada combinou, então a carta fica onde foi virada. E agora é você de novo.
lesson-mantis-steal = A carta de cima pode ser azul, e há uma azul no tanque da direita. Roube: toque nesse tanque.
lesson-mantis-stolen = Combinou! As duas azuis vêm para o seu tanque, onde já havia uma. Três azuis: agora é só pontuar.
lesson-mantis-again = Os outros também pontuaram. Você tem três azuis, e a carta de cima pode ser azul. Pontue!
lesson-mantis-won = Mais quatro cartas, e são dez: vitória! Lembre: pontue o que é seu antes que alguém leve.

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
