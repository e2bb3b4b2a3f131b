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
    .help = Na sua vez decida primeiro: pontuar ou roubar de alguém. Depois a carta do topo é virada.
    .more = Pontuar: se a cor já está no seu Tanque, todas as suas cartas dessa cor pontuam. Roubar: se está no do outro, todas dessa cor vêm para o seu Tanque. Se não, a carta fica onde caiu. O verso mostra três cores, e uma delas é a da frente.
