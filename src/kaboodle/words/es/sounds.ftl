# Lo que se oye, para los subtítulos.

sound-card = una carta se desliza
sound-draw = alguien roba una carta
sound-lift = roce de papel
sound-heartbeat = latidos
sound-flip = una carta se gira
sound-safe = dos notas que suben
sound-turn = campanilla
sound-stamp = sello
sound-nope = sello, gruñido
sound-yup = sello, notas alegres
sound-shuffle = barajan
sound-future = destello
sound-fuse = la mecha silba
sound-alarm = alarma
sound-snip = tijeretazo
sound-defuse = tijeretazo, nota clara
sound-boom = explosión
sound-tick = tic
sound-pop = plop
sound-lose = dos notas que bajan
sound-win = fanfarria
sound-hearth = crepita el fuego
sound-sea = olas
sound-wind = viento
