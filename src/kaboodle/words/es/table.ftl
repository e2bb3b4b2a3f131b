table-you = Tú
table-room = Sala
table-tools = Herramientas
table-log = Historial
table-missed = No visto
table-missed-nothing = Nada: lo has visto todo.
table-caught-up = Visto
table-skip = Saltar
table-close = Cerrar
table-cancel = Cancelar
table-left = { $unit ->
    [days] { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
    [hours] { $count } h
    [minutes] { $count } min
   *[seconds] { $count } s
}
table-hand = Tu mano
table-hand-empty = Sin cartas en la mano
table-card = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } cartas
}{ $picked ->
    [0] {""}
   *[other] , { $picked } elegidas
}
table-playable = Se puede elegir ahora
table-why-first = Primero responde a lo que se te pide
table-unplayable = Ahora no se puede jugar
table-choose = Elegir a { $name }
table-cards = { $count ->
    [0] sin cartas
    [one] { $count } carta
   *[other] { $count } cartas
}
table-owes = { $count ->
    [one] { $count } turno por jugar
   *[other] { $count } turnos por jugar
}
table-away = ausente
table-stand-in = ausente · juega un bot
table-gone = se ha ido · juega un bot
table-thinking = pensando
table-your-move = te toca
table-would-owe = { $count ->
    [one] sería { $count } turno
   *[other] serían { $count } turnos
}
table-level = bot · { $level }
table-asked-window = ¿Va a ser que no, o dejar que ocurra? Pulsa N o P.
table-answers = Responde ahora
table-say-nope = ¡Va a ser que no!
table-say-pass = Dejar que ocurra
table-no-nope = No tienes ningún «Va a ser que no».
table-nope = Que no
table-yup = Que sí
table-bot-plays = Un bot juega por ti.
table-take-back = Recuperar mi sitio
table-paused = En pausa. La reanuda quien organiza.
table-hint = Pista
table-menu = Sitio y jugadores
table-chat = Chat
table-say = Di algo…
table-send = Enviar
table-emotes = Gestos rápidos
table-mute = Silenciar a { $name }
table-unmute = { $count ->
    [one] Volver a oír a quien silenciaste
   *[other] Volver a oír a los { $count } silenciados
}
table-plain = Este juego no tiene mesa propia en el navegador. Elige tus jugadas abajo; el registro cuenta lo que pasa.
table-plain-asked = Tu decisión: { $what }
table-plain-waiting = Esperando a { $name }
table-plain-waiting-all = Esperando a los demás

over-won = { $me ->
    [seat] ¡Has ganado!
   *[none] ¡Gana { $name }!
}
over-shared = ¡Ganan juntos { $names }!
over-places = Clasificación final
over-honest = El reparto fue limpio
over-dishonest = El reparto no coincide con su sello
over-deal = Antes de repartir, el servidor envió el hash de su secreto. Ahora que el secreto está a la vista, tu navegador ha vuelto a calcular el hash.
over-rematch = Revancha
over-wait = Quien organiza puede empezar la revancha.
over-look = Mirar la mesa
over-back = Volver al resultado
over-end = Los últimos momentos
over-replay = Repetición
over-record = Guardar la partida
over-share = Compartir el enlace
over-copied = Enlace copiado

emote-hello = ¡Hola!
emote-thanks = ¡Gracias!
emote-well-played = ¡Bien jugado!
emote-oops = ¡Ups!
emote-thinking = Déjame pensar…
emote-laugh = ¡Ja, ja!
emote-wow = ¡Guau!
emote-cry = ¡Buaaa!
emote-angry = ¡Grrr!
emote-party = ¡A celebrar!
