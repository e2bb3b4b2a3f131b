# O que se ouve, para as legendas.

sound-card = carta desliza
sound-draw = carta comprada
sound-lift = papel desliza
sound-heartbeat = batimentos
sound-flip = carta vira
sound-safe = duas notas que sobem
sound-turn = sininho
sound-stamp = carimbo
sound-nope = carimbo, rosnado
sound-yup = carimbo, notas alegres
sound-shuffle = embaralhando
sound-future = brilho
sound-fuse = pavio chiando
sound-alarm = alarme
sound-snip = tesourada
sound-defuse = tesourada, nota clara
sound-boom = explosão
sound-tick = tique
sound-pop = plop
sound-lose = duas notas que descem
sound-win = fanfarra
sound-hearth = fogo crepitando
sound-sea = ondas
sound-wind = vento
