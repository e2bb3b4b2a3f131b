# Why a game can’t be set up: editions, players, options, seeds. Clauses without a full stop.

setup-edition = there is no edition { $word }; there are: { $editions }
setup-players = { $game } is for { $seats } players, not { $word }
setup-option = { $game } has no option { $word }; it has: { $options }
setup-value = { $option }={ $word } is not one of { $values }
setup-misfit = { $option }={ $value } fits only { $where }
setup-options-type = options are chosen by name, not as { $word }
setup-starter-needless = starter= goes with the option first=host or first=next
setup-starter-missing = first={ $value } needs starter=, a seat of { $seats }
setup-seed-or-secret = a game is dealt from a seed or from a secret, not from both
setup-entropy = entropy is a list of texts, one from each player who adds to the deal
setup-secret = a secret is 32 bytes
setup-seed = a seed is a whole number, not { $word }
setup-pack = pack: { $faults }
