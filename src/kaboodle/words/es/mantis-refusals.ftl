# Mantis: why a move is refused. Clauses without a full stop; words to be typed stay as they are.

mantis-refusal-own = se hurta del tanque de otro, no del tuyo
mantis-refusal-no-move = { $word } no es una jugada; las jugadas son score y steal, por ejemplo steal>B
mantis-refusal-whom = di a quién le hurtas, por ejemplo steal>B
