# Mantis: why a move is refused. Clauses without a full stop; words to be typed stay as they are.

mantis-refusal-own = du stiehlst aus einem fremden Becken, nicht aus deinem
mantis-refusal-no-move = { $word } ist kein Zug; Züge sind score und steal, etwa steal>B
mantis-refusal-whom = sag, wen du bestiehlst, etwa steal>B
