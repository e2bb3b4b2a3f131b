# Mantis.
# Its cards: the title, the line printed under it, and the help page (what the card does, then what is often asked).

colour-red = Red
    .letter = R
colour-orange = Orange
    .letter = O
colour-yellow = Yellow
    .letter = Y
colour-green = Green
    .letter = G
colour-blue = Blue
    .letter = B
colour-purple = Purple
    .letter = P
colour-pink = Pink
    .letter = K

card-colour =
    .help = On your turn decide first: score, or steal from somebody. Then the top card is turned over.
    .more = Score: if its colour is in your Tank already, all your cards of that colour are scored. Steal: if it is in theirs, all of that colour come into your Tank. Otherwise the card stays where it fell. The back always shows three colours, and one of them is the front.
