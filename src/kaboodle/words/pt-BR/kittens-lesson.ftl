# Exploding Kittens: Original, Good vs Evil and the 2-Player Edition.
# Its guided first game: what the coach says.

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
