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
    .help = First decide: score, or steal from someone. Then you flip the top card.
    .more = Score: if that color is in your tank, you score all your cards of that color. Steal: if it’s in theirs, all their cards of that color go to your tank. No match? The card stays where it landed. The back shows three colors, and the front is one of them.
