# Exploding Kittens: Original, Good vs Evil and the 2-Player Edition.
# Its guided first game: what the coach says.

lesson-kittens-hello = Olá! Há Exploding Kittens escondidos na pilha de compra. Compre um sem Desarmar e você está fora. Vence quem sobrar no fim. É a sua vez, e suas cartas estão embaixo.
lesson-kittens-future = Na sua vez, jogue quantas cartas quiser. Comprar uma carta encerra a vez. Mas o que está no topo? Jogue Ver o Futuro para descobrir.
lesson-kittens-kitten-on-top = Um Exploding Kitten, bem no topo! Só você sabe. Melhor não comprar agora.
lesson-kittens-attack = Ataque encerra a sua vez sem comprar, e o próximo joga dois turnos. Jogue, e o Kitten fica para o próximo.
lesson-kittens-noped = À sua esquerda jogaram um Não!, que cancela quase qualquer carta. Todos podem cancelar esse Não! também. Você não tem nenhum, então deixe passar.
lesson-kittens-shuffle = Que pena! Mas ainda é a sua vez, e você tem outra saída. Jogue Embaralhar, e ninguém sabe onde está o Kitten.
lesson-kittens-draw = Agora o Kitten pode estar em qualquer lugar. Termine a sua vez: compre uma carta.
lesson-kittens-nope = Ufa, um “Não!”. E você já precisa dele: jogaram Presente contra você, e isso custa uma carta. Diga Não!
lesson-kittens-let-it-happen = Nada de Presente! Agora alguém joga Pulo, para encerrar a vez sem comprar. O jogo sempre pergunta a todos. Deixe passar.
lesson-kittens-pair = Sua vez de novo. Gatos sozinhos não fazem nada, mas dois iguais roubam uma carta. Escolha os dois Gatos Pão e depois quem está à sua esquerda.
lesson-kittens-risk = Uma carta para você. Cedo ou tarde alguém tem que comprar. Coragem!
lesson-kittens-defuse = Um Exploding Kitten! Rápido, jogue o seu Desarmar.
lesson-kittens-hide = A salvo! Agora devolva o Kitten à pilha, onde quiser. Ninguém vê onde. Quem está à sua esquerda compra em seguida, então esconda bem em cima.
lesson-kittens-boom = Bum! Sem Desarmar, seu vizinho está fora. Restam só vocês dois.
lesson-kittens-attack-again = Sobraram poucas cartas na pilha, e uma delas é um Kitten. Você ainda tem um Ataque: que seu rival compre duas vezes.
lesson-kittens-won = Só sobrou você. Você venceu! É tudo o que precisa saber. Passe o mouse ou segure o dedo sobre uma carta para ver o que ela faz.
