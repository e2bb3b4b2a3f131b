# Exploding Kittens: The Board Game.
# Its guided first game: what the coach says.

lesson-board-hello = Bem-vindo à corrida! Vence quem cair exatamente no Laço, lá em cima. Você é o coelho. O tabuleiro está no modo Calma. Os cantinhos mostram o que há no modo Caos.
lesson-board-spaces = Um número dá esse número de cartas de ação. Num Kitten você explode: troca de casa com o último colocado. Na sua vez, jogue cartas primeiro, depois vire um disco e ande.
lesson-board-future = Qual disco será? Jogue Ver o Futuro para olhar os três de cima.
lesson-board-kitten-ahead = O primeiro move você duas casas. E a duas casas tem um Kitten!
lesson-board-flip = Olhe o cantinho: no modo Caos, aquela casa dá cartas. Jogue Vire o Tabuleiro.
lesson-board-disc = Todas as casas mudaram. Agora vire o disco e vá!
lesson-board-drawn = Nenhum Kitten, e cartas novas! Agora é a vez do seu rival.
lesson-board-magnet = Seu rival vai virar um disco. É a hora do Ímã AGORA! Esconda um Ímã do Perigo entre os discos.
lesson-board-hide = Ninguém vê onde você põe. O disco de cima é o do seu rival, então esconda o ímã em cima.
lesson-board-turn-it = Agora deixe passar e veja.
lesson-board-swapped = O ímã puxou seu rival para o próximo Kitten. Bum! Ele teve que trocar com o último colocado, e era você. Agora você está na frente!
lesson-board-again = Sua vez. Vire um disco.
lesson-board-defuse = Um Kitten, mas você tem um Desarmar. Jogue e nada acontece.
lesson-board-let-it-turn = O jogo pergunta antes de cada disco, mas você não tem mais ímãs. Deixe passar.
lesson-board-bow = Você está a uma casa do Laço e precisa cair exatamente nele. O Super Passo 1 é perfeito.
lesson-board-won = Você está no Laço. Você venceu! Olhe os dois lados antes de virar um disco e guarde um Desarmar se puder.
