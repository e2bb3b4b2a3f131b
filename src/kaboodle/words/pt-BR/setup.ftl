# Why a game cannot be set up: editions, players, options, seeds. Clauses without a full stop.

setup-edition = não existe a edição { $word }; há: { $editions }
setup-players = { $game } é para { $seats } jogadores, não { $word }
setup-option = { $game } não tem a opção { $word }; tem: { $options }
setup-value = { $option }={ $word } não é um de { $values }
setup-misfit = { $option }={ $value } só vale { $where }
setup-options-type = as opções se escolhem pelo nome, não como { $word }
setup-starter-needless = starter= vai com a opção first=host ou first=next
setup-starter-missing = first={ $value } precisa de starter=, um lugar de { $seats }
setup-seed-or-secret = as cartas saem de uma semente ou de um segredo, não dos dois
setup-entropy = entropy é uma lista de textos, um de cada jogador que contribui para o sorteio
setup-secret = um segredo tem 32 bytes
setup-seed = uma semente é um número inteiro, não { $word }
setup-pack = pack: { $faults }
