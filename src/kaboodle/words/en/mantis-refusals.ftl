# Mantis: why a move is refused. Clauses without a full stop; words to be typed stay as they are.

mantis-refusal-own = you steal from another player’s tank, not from your own
mantis-refusal-no-move = { $word } isn’t a move; the moves are score and steal, as in steal>B
mantis-refusal-whom = say who you steal from, as in steal>B
