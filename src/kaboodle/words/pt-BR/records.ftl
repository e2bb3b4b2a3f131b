# Why the record of a game cannot be read or played again, and what differs from it. Clauses without a full stop.

record-no-beginning = uma cópia ou uma mesa redistribuída não tem um começo para gravar
record-long = um registro tem no máximo { $most } caracteres, não { $count }
record-unreadable = isto não é o registro de uma partida: { $why }
record-not-json = isto não é JSON: { $why }
record-fault-missing = falta { $field }
record-fault-unknown = não existe o campo { $field }
record-fault-field = { $field } tem { $found } em vez de { $wanted }
record-fault-whole = isto é { $found } em vez de { $wanted }
record-fault-byte = não dá para ler o byte { $byte }
record-fault-end = termina cedo demais
record-fault-other = não dá para ler
record-fault-letters = só a entropia pode ter algo além de letras imprimíveis simples
record-fault-words = opções, vencedores, quem começa e quem reteve entropia são palavras
record-fault-move = uma jogada é um lugar e o que ele jogou, como em “A favor>B”
record-first-line = um registro começa com { $format }, não com { $word }
record-line = a linha { $number } do registro não dá para ler: { $word }
record-format = o formato é { $word }, não { $format }
record-rules = a partida usou a versão { $played } das regras; esta é a versão { $current }
record-sealed = o segredo não foi revelado, então nada pode ser conferido; ele aparece quando a partida acaba
record-seed = uma semente tem 64 bits, { $seed } tem mais
record-position-start = uma partida que começou de uma posição tem semente, mas não segredo, entropy nem starter
record-position-differs = a posição tem { $count } jogadores, ou outras opções que as registradas
record-options = o registro não diz o que foi escolhido em: { $options }
record-secret = um segredo são 64 dígitos de 0-9 e a-f
record-starter = não há lugar { $word } que possa começar
record-not-over = a partida não acabou; até lá um replay mostraria as cartas
record-eyes = não há lugar { $word }; há { $seats }, watch e all
record-after-end = a jogada { $number } ({ $move }) vem depois do fim
record-refused = a jogada { $number } não vale: { $why }
record-notation = a jogada { $number } está escrita { $move }; na notação é { $written }
record-commitment = o lacre é { $recorded }, mas o hash do segredo é { $recomputed }
record-needless-commitment = há um lacre, mas as cartas saíram de uma semente
record-deal = as cartas iniciais diferem: registrado { $recorded }, calculado { $recomputed }
record-winner = no registro quem vence é { $recorded }, mas pelas jogadas é { $recomputed }
record-nobody = ninguém
record-revealed = o segredo foi revelado, mas a partida não acabou
record-no-shuffles = faltam os embaralhamentos
record-shuffle-count = há { $recorded } embaralhamentos registrados, mas foram { $recomputed }
record-shuffle = o embaralhamento { $number } difere: registrado { $recorded }, calculado { $recomputed }

# The players’ commitments to their entropy.

record-entropy-commitments = os compromissos dos jogadores são { $recorded }, mas os hashes da entropia deles são { $recomputed }
record-needless-entropy-commitments = há compromissos de jogadores, mas este formato ou esta distribuição não tem
record-withheld = o assento { $seat } reteve entropia numa distribuição anulada, mas a adicionou a esta
record-no-step = não existe o passo { $step }; o último é { $last }
