# The Board Game: why a position in text cannot be read.

board-position-side = side: era esperado calm ou chaos, não { $word }
board-position-spaces = há casas de 0 a { $last }, e o Laço encerra a partida
board-position-occupied = já há outro personagem na casa { $space }
board-position-most-cards = mais que as { $most } cartas que um pacote pode ter
board-position-most-discs = mais que os { $most } discos que um pacote pode ter
board-position-cards = há { $count } cartas de { $card }, mais que as { $most } do pacote
board-position-magnets = há { $count } Ímãs do Perigo, mais que os { $most } do pacote
board-position-discs = há { $count } discos de { $disc }, mais que os { $most } que existem
board-position-over = over: diga quem venceu
board-position-bow = over: { $seat } está no Laço e venceu sem dividir
board-position-shared = over: a vitória só é dividida quando a partida é encerrada após { $turns } turnos

# What the game waits for.
board-position-pocket = { $seat } não pode ter começado a bater uma carteira
board-position-one-pocket = se só há uma carteira possível, não se pergunta
board-position-window = era esperada uma carta que se possa cancelar, por exemplo window flip
board-position-after-done = outro jogador só coloca um ímã depois de done
board-position-only-magnet = depois de done só os outros jogam, e só Ímã AGORA!
board-position-pickpocket = só o Batedor de Carteira se joga contra outro jogador: pickpocket>B
board-position-not-asked = nada se pergunta a { $seat }
board-position-order = com menos de 2 discos não há ordem para escolher
board-position-either = { $word } não deixa escolha
board-position-not-kitten = { $seat } não está num Kitten
board-position-swap = só há escolha quando vários outros estão em último lugar
board-position-discard = { $seat } não tem carta sobrando

# What a seat knows.
board-knows-discs = { $word }: a pilha de movimento tem { $count } discos
board-knows-orders = no máximo { $most } ordens da pilha de movimento, com pesos a partir de 1
board-knows-twice = a mesma ordem da pilha de movimento aparece duas vezes
board-knows-kind = na pilha de movimento não há tantos discos iguais
board-knows-floats = mais de { $most } cartas de lugar incerto
board-knows-order = a pilha de movimento não é como foi dito
