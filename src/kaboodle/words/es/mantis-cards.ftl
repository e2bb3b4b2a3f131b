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
    .help = Primero decide: puntuar o hurtar a alguien. Luego descubres la carta de arriba.
    .more = Puntuar: si ese color está en tu tanque, puntúas todas tus cartas de ese color. Hurtar: si está en el suyo, todas sus cartas de ese color pasan a tu tanque. ¿No coincide? La carta se queda donde cayó. El reverso enseña tres colores, y el anverso es uno de ellos.
