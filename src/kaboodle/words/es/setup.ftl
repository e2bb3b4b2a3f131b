# Why a game cannot be set up: editions, players, options, seeds. Clauses without a full stop.

setup-edition = no existe la edición { $word }; hay: { $editions }
setup-players = { $game } es para { $seats } jugadores, no { $word }
setup-option = { $game } no tiene la opción { $word }; tiene: { $options }
setup-value = { $option }={ $word } no es uno de { $values }
setup-misfit = { $option }={ $value } solo vale { $where }
setup-options-type = las opciones se eligen por nombre, no como { $word }
setup-starter-needless = starter= va con la opción first=host o first=next
setup-starter-missing = first={ $value } necesita starter=, un sitio de { $seats }
setup-seed-or-secret = se reparte con una semilla o con un secreto, no con los dos
setup-entropy = entropy es una lista de textos, uno de cada jugador que aporta al reparto
setup-secret = un secreto tiene 32 bytes
setup-seed = una semilla es un número entero, no { $word }
setup-pack = pack: { $faults }
