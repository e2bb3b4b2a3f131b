# Mantis: why a move is refused. Clauses without a full stop; words to be typed stay as they are.

mantis-refusal-own = você rouba do tanque de outro jogador, não do seu
mantis-refusal-no-move = { $word } não é uma jogada; as jogadas são score e steal, por exemplo steal>B
mantis-refusal-whom = diga de quem você rouba, por exemplo steal>B
