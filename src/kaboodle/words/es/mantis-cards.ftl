# Mantis.
# Its cards: the title, the line printed under it, and the help page (what the card does, then what is often asked).

colour-red = Rojo
    .letter = R
colour-orange = Naranja
    .letter = N
colour-yellow = Amarillo
    .letter = A
colour-green = Verde
    .letter = V
colour-blue = Azul
    .letter = Z
colour-purple = Morado
    .letter = M
colour-pink = Rosa
    .letter = S

card-colour =
    .help = En tu turno decide primero: intentar puntuar o intentar hurtar. Luego se descubre la carta de arriba.
    .more = Puntuar: si su color ya está en tu Tanque, puntúan todas tus cartas de ese color. Hurtar: si está en el suyo, todas las de ese color pasan a tu Tanque. Si no, la carta se queda donde cayó. El reverso enseña tres colores y uno de ellos es el del anverso.
