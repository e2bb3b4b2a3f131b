# A página de cada carta: o que faz e o que se costuma perguntar. Em nossas palavras; embaixo, os números das regras.

help-title = Cartas
help-choose = Escolha uma carta para ler mais.
help-back = Todas as cartas
help-copies = { $count ->
    [one] { $count } na caixa
   *[other] { $count } na caixa
}
help-rules = Todas as regras deste jogo
help-ids = De onde vem
help-keys = Teclas
help-keys-list = As setas percorrem sua mão, Enter joga, N diz Não!, P deixa acontecer, ? abre esta ajuda. Escape pula o que se move.

help-kitten = Quem compra mostra na hora. Com um Desarmar você vive e o esconde de novo; sem, explode e está fora.
    .more = Nada mais salva, a não ser o Gato Supremo, onde ele existe, jogado como Desarmar. Um Não! não adianta. A pilha começa com um Kitten a menos que jogadores, então nunca acaba.
help-defuse = Jogue ao comprar um Kitten. Vai para os descartes, e você devolve o Kitten, em segredo, a qualquer lugar da pilha de compra.
    .more = Sua vez acaba aí; sob ataque, só uma das suas vezes. O topo é um bom lugar se o próximo não for seu amigo.
help-nope = Para qualquer carta ou combo antes de acontecer, seja de quem for a vez. Só não para um Kitten nem um Desarmar.
    .more = Um Não! também pode ser parado, e a jogada vale de novo. Contra a própria carta não dá. As cartas paradas ficam descartadas, e quem as jogou continua na vez.
help-attack = Acabe sua vez sem comprar. O próximo joga duas vezes seguidas.
    .more = No Original, quem é atacado e ataca passa só duas vezes. Em O Bem contra o Mal e Para Dois passa também as que devia: quatro a partir da primeira de duas, três a partir da segunda.
help-targeted-attack = Como o Ataque, mas você escolhe quem joga as duas vezes; o jogo segue dali.
    .more = As vezes devidas vão junto, como no Ataque.
help-skip = Acabe sua vez na hora, sem comprar.
    .more = Sob ataque acaba só uma vez; dois Pulos acabam duas.
help-favor = Escolha alguém com cartas. Essa pessoa dá uma a você, à escolha dela.
    .more = Combos conseguem cartas melhores; um Presente, o que sobra.
help-shuffle = A pilha de compra é bem embaralhada, e ninguém mais sabe onde estão os Kittens.
    .more = Bom logo depois que alguém viu o futuro ou escondeu um Kitten no topo.
help-see-the-future = Veja as três cartas do topo da pilha de compra e deixe na mesma ordem. Só você vê.
    .more = Com menos de três, você vê o que resta.
help-reveal-the-future = Todos veem as três cartas do topo da pilha de compra; elas voltam na mesma ordem.
    .more = Com menos de três, todas são mostradas.
help-raising-heck = Pegue a carta do fundo da pilha de compra e olhe. Fique com ela ou ponha no topo. Sua vez acaba.
    .more = Um Kitten posto no topo não explode, e ninguém fica sabendo. Se ficar com ele, é mostrado, e você precisa de um Desarmar.
help-armageddon = Só enquanto os dois gatos estão no tapete. Olhe, ponha um virado para baixo diante de você e outro diante de quem escolher. Essa pessoa fica ou troca. Quem tiver o Gato das Trevas explode; o Gato Supremo vai para a outra mão. Sua vez acaba.
    .more = Um Desarmar salva do Gato das Trevas e nada volta à pilha. O adversário é escolhido quando ninguém mais pode dizer Não! Sob ataque acaba uma vez.
help-godcat = Na sua vez é qualquer carta menos Não! e Apocalipse: Desarmar, Ataque, gato num par. Depois volta ao tapete.
    .more = O verso é diferente, então dá para roubá-lo de propósito. Pode ser dado de Presente e pedido com uma trinca. Se for parado, volta ao tapete do mesmo jeito.
help-devilcat = Quem o tiver diante de si no fim do Apocalipse explode; só um Desarmar ajuda. Sempre volta ao tapete.
    .more = Nunca entra na pilha de compra, e o Desarmar contra ele é só descartado.
help-cat = Sozinho não faz nada. Dois gatos iguais tiram de alguém uma carta ao acaso.
    .more = Com combos especiais vale para duas do mesmo título; com três você pede a carta que quer; no Original, cinco títulos diferentes pegam uma carta dos descartes.
help-feral = Vale por qualquer gato num par ou numa trinca, nunca por uma carta com efeito próprio.
    .more = Dois Gatos Selvagens também fazem par. Pedido pelo nome, só responde a Gato Selvagem.

help-board-defuse = Jogue ao cair num Kitten: você fica onde está e não explode.
    .more = Um Não! não adianta contra ele.
help-board-nope = Para uma carta de ação recém-jogada ou outro Não!, mas não um Desarmar nem um disco.
    .more = Contra a própria carta não dá.
help-flip = O tabuleiro é virado. Todos ficam na mesma casa, que agora pode ser outra.
    .more = Nada é ativado: nem números nem Kittens, para ninguém.
help-super-move = Avance já tantas casas. A casa não faz nada, porque sua vez continua.
    .more = Casas ocupadas são puladas. Se cair no Laço, você vence.
help-board-skip = Acabe sua vez sem virar disco. Nada é ativado.
    .more = O disco fica no topo para o próximo.
help-draw-from-the-bottom = Seu disco nesta vez é o do fundo da pilha de movimento.
    .more = Depois você não joga mais cartas; os outros ainda podem pôr um ímã.
help-add-magnet = Esconda um Ímã do Perigo em qualquer lugar da pilha de movimento. Também na vez dos outros, logo antes de virar o disco.
    .more = O ímã arrasta quem o vira até o próximo Kitten. Sem ímãs na reserva, não dá para jogar.
help-board-see-the-future = Veja em segredo os três discos do topo e deixe na mesma ordem.
    .more = Com menos de três, você vê o que resta.
help-alter-the-future = Veja em segredo os três discos do topo e devolva na ordem que quiser.
    .more = Os outros veem que você fez, não como.
help-board-reveal-the-future = Todos veem os três discos do topo; eles voltam na mesma ordem.
    .more = Com menos de três, todos são mostrados.
help-board-shuffle = A pilha de movimento é embaralhada; ninguém mais sabe o que vem.
    .more = Os discos usados ficam onde estão.
help-pickpocket = Tire de alguém uma carta ao acaso.
    .more = Só de quem tem cartas.
help-colour = Na sua vez decida primeiro: pontuar ou roubar de alguém. Depois a carta do topo é virada.
    .more = Pontuar: se a cor já está no seu Tanque, todas as suas cartas dessa cor pontuam. Roubar: se está no do outro, todas dessa cor vêm para o seu Tanque. Se não, a carta fica onde caiu. O verso mostra três cores, e uma delas é a da frente.
