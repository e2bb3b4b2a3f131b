# Why a position in text cannot be read. Clauses without a full stop; words of the notation stay as they are.

position-type = uma posição é texto, não { $type }
position-long = uma posição tem no máximo { $most } caracteres, não { $count }
position-empty = um texto vazio não é uma posição; são precisos pelo menos dois lugares, por exemplo { $example }
position-signs = uma posição se escreve em uma linha com letras sem acento, números e sinais
position-part-form = { $word }: uma parte é um nome, dois-pontos e o que há ali, por exemplo { $example }
position-no-part = não existe a parte { $word }; as partes são os lugares A a { $last }, { $zones }
position-twice = { $part }: esta parte aparece duas vezes
position-part = { $part }: { $why }
position-number = { $part }: era esperado um número de { $low } a { $high }, não { $word }
position-seats = { $game } tem { $seats } lugares, não { $count }
position-range = de { $low } a { $high }
position-seat-missing = falta o lugar { $seat }: escreva { $seat }: para uma mão vazia
position-ask-over = ask: a partida acabou, ninguém responde mais
position-ask = era esperado um de { $words }, não { $word }
position-unexpected = { $part }: { $word } não era esperado aqui
position-who-noped = diga quem cancelou, por exemplo top B noped
position-window-closed = asked: quando todos passaram, não há mais o que responder
position-too-many = há { $count } cartas de { $card }, mais que as { $most } possíveis
position-too-many-cards = há { $count } cartas, mais que as { $most } possíveis

# What a seat knows: the parts `A knows`.
knows-twice = { $seat } knows: esta parte aparece duas vezes
knows-no-seat = { $seat } knows: não há esse lugar
knows-part = { $seat } knows: { $why }
knows-unreadable = { $seat } knows: não dá para ler { $word }
knows-not-other = { $seat } knows: { $other } não é outro lugar desta mesa
knows-holds = { $seat } knows: { $place } tem { $count } cartas, não como foi dito
knows-number = { $number } é um número grande demais
knows-not-held = { $place } não tem essas cartas
knows-unknown = as cartas desconhecidas de { $place } não são como foi dito
knows-nowhere = uma carta não está em nenhuma das mãos ditas

# A game in plain Python: its fields as JSON.
position-field = aqui não há parte { $word }; as partes são { $parts }, uma vez cada
position-deck = as cartas não são as do baralho
position-only-seats = só há lugares de 0 a { $last }
position-field-asked = asked: pergunta-se até a partida acabar, e só a quem a pergunta foi feita
position-unplayable = esta posição não pode ser jogada: { $why }
position-no-move = asked: o lugar { $seat } não tem jogada
