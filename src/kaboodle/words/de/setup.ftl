# Why a game cannot be set up: editions, players, options, seeds. Clauses without a full stop.

setup-edition = es gibt keine Ausgabe { $word }; es gibt: { $editions }
setup-players = { $game } ist für { $seats } Personen, nicht { $word }
setup-option = { $game } hat keine Option { $word }; es gibt: { $options }
setup-value = { $option }={ $word } ist keiner von { $values }
setup-misfit = { $option }={ $value } gilt nur { $where }
setup-options-type = Optionen wählt man mit Namen, nicht als { $word }
setup-starter-needless = starter= gehört zur Option first=host oder first=next
setup-starter-missing = first={ $value } braucht starter=, einen Platz aus { $seats }
setup-seed-or-secret = ausgeteilt wird aus einem Startwert oder aus einem Geheimnis, nicht aus beidem
setup-entropy = entropy ist eine Liste von Texten, einer von jedem, der zum Austeilen beiträgt
setup-secret = ein Geheimnis hat 32 Byte
setup-seed = ein Startwert ist eine ganze Zahl, nicht { $word }
setup-pack = pack: { $faults }
