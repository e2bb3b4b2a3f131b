# Mantis.
# Its cards: the title, the line printed under it, and the help page (what the card does, then what is often asked).

colour-red = Vermelho
    .letter = V
colour-orange = Laranja
    .letter = L
colour-yellow = Amarelo
    .letter = A
colour-green = Verde
    .letter = E
colour-blue = Azul
    .letter = Z
colour-purple = Roxo
    .letter = R
colour-pink = Rosa
    .letter = S

card-colour =
    .help = Primeiro decida: pontuar ou roubar de alguém. Depois você vira a carta do topo.
    .more = Pontuar: se a cor está no seu tanque, você pontua todas as suas cartas dessa cor. Roubar: se está no do outro, todas as cartas dessa cor vêm para o seu tanque. Não combina? A carta fica onde caiu. O verso mostra três cores, e a frente é uma delas.
