# Exploding Kittens: why a position in text cannot be read.

kittens-position-seat-missing = falta o lugar { $seat }: escreva { $seat }: para uma mão vazia, ou dead:
kittens-position-dead-twice = dead: { $seat } aparece duas vezes
kittens-position-dead-hand = dead: { $seat } explodiu e não pode ter cartas
kittens-position-all-dead = dead: alguém precisa estar vivo
kittens-position-never-held = { $part }: { $card } nunca fica na mão
kittens-position-never-here = { $part }: { $card } nunca fica aqui
kittens-position-most = { $part }: há no máximo { $most } cartas
kittens-position-mat = mat: no tapete só ficam o Gato Supremo e o Gato das Trevas, em O Bem contra o Mal
kittens-position-turn = turn: era esperado um lugar, depois owes e um número, depois attacked, não { $word }
kittens-position-turn-dead = turn: { $seat } explodiu e não deve turnos
kittens-position-duel = mat: os dois gatos estão no duelo, não no tapete
kittens-position-over-alive = over: { $count } lugares ainda estão vivos; no fim só sobra quem vence
kittens-position-over-dead = over: { $seat } explodiu e não pode ter vencido

# What the game waits for.
kittens-position-edition = { $word } não se pergunta nesta edição
kittens-position-own-turn = é a vez de { $seat }; era esperado outro lugar
kittens-position-no-target = nesta jogada não é preciso perguntar contra quem
kittens-position-not-begun = { $seat } não pode ter começado esta jogada
kittens-position-name = só uma trinca precisa de um título, por exemplo name loaf+loaf+loaf>B
kittens-position-target = { $seat } não pode ser o alvo desta jogada
kittens-position-five = com as cinco cartas escolhidas, os outros respondem: window
kittens-position-from = uma jogada é de quem tem a vez
kittens-position-topmost = { $seat } jogou a última carta e não responde
kittens-position-no-play = { $word } não é uma jogada
kittens-position-no-discard = nos descartes não há carta que se possa pegar
kittens-position-no-gift = { $seat } não tem carta para dar
kittens-position-pick = só se escolhe um verso quando o Gato Supremo está entre outras cartas; { $seat } não tem essa mão
kittens-position-heck = { $card } nunca fica na pilha de compra
kittens-position-swap = diga na frente de quem está o Gato das Trevas, por exemplo swap B devil A
kittens-position-not-duel = { $seat } não está no duelo

# What a seat knows and suspects.
kittens-knows-pile = { $word }: a pilha de compra tem { $count } cartas
kittens-knows-float = { $word }: uma carta está em uma de várias mãos, e no máximo { $most } cartas
kittens-knows-holds = { $seat } knows: { $place } tem { $count } cartas ocultas, não como foi dito
kittens-knows-held = não há uma carta assim na mão
kittens-knows-held-kitten = a carta é um Kitten
kittens-knows-order = a pilha de compra não é como foi dito
kittens-knows-fear = { $word }: { $deep } partes de { $whole }, e no máximo { $most } Kittens assim
kittens-knows-look = { $word }: ninguém viu tantas cartas
kittens-knows-share = { $word }: uma parte de { $whole }
