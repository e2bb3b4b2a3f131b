table-you = Tú
table-room = Sala
table-tools = Herramientas
table-log = Historial
table-missed = En tu ausencia
table-missed-nothing = Estás al día.
table-caught-up = Marcar como visto
table-skip = Adelantar
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
table-hand-empty = No te quedan cartas
table-card = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } cartas
}{ $picked ->
    [0] {""}
    [one] , { $picked } elegida
   *[other] , { $picked } elegidas
}
table-playable = Puedes jugarla ahora
table-why-first = Responde primero a la pregunta
table-unplayable = Ahora no puedes jugarla
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
    [one] { $count } turno si sale adelante
   *[other] { $count } turnos si sale adelante
}
table-level = bot · { $level }
table-asked-window = ¿La anulas o la dejas pasar? Pulsa N o P.
table-answers = Responde ahora
table-say-nope = ¡Va a ser que no!
table-say-pass = Dejar pasar
table-say-yup = ¡Que sí!
table-say-accept = Aceptar
table-no-nope = No tienes ningún «Va a ser que no».
table-nope = Que no
table-yup = Que sí
table-bot-plays = Un bot juega por ti.
table-take-back = Recuperar mi sitio
table-paused = En pausa. Esperando al anfitrión.
table-hint = Pista
table-menu = Menú de la partida
table-chat = Chat
table-say = Di algo…
table-send = Enviar
table-emotes = Reacciones
table-mute = Silenciar a { $name }
table-unmute = { $count ->
    [one] Dejar de silenciar a 1 jugador
   *[other] Dejar de silenciar a { $count } jugadores
}
table-plain = Este juego aún no tiene mesa propia. Elige tus jugadas abajo y sigue el historial.
table-plain-asked = Tú decides: { $what }
table-plain-waiting = Esperando a { $name }
table-plain-waiting-all = Esperando a los demás

over-places = Clasificación final
over-honest = Reparto limpio, comprobado
over-dishonest = No hemos podido comprobar el reparto
over-rematch = Revancha
over-wait = Esperando a que el anfitrión empiece la revancha.
over-look = Ver la mesa
over-back = Volver al resultado
over-end = Últimos momentos
over-replay = Repetición
over-review = Análisis
over-record = Descargar la partida
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
