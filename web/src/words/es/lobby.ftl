# Una sala antes de empezar.

lobby-title = ¿Quién juega?
lobby-invite = Invitar a amigos
lobby-code = Código de sala
lobby-link-copy = Copiar el enlace
lobby-link-copied = Copiado
lobby-link-share = Compartir
lobby-qr = Escanéalo para entrar con el móvil
lobby-start = Empezar
lobby-start-why = Cada sitio necesita a alguien o un bot.
lobby-waiting = Quien lleva la sala empieza la partida.
lobby-beginning = Se reparte…
lobby-seat-free = Sitio libre
lobby-seat-you = Tú
lobby-seat-host = Lleva la sala
lobby-seat-away = ausente
lobby-seat-left = se ha ido, juega un bot
lobby-seat-bot = Bot: { $level }
lobby-sit = Sentarme aquí
lobby-stand = Dejar mi sitio
lobby-watching = Estás mirando.
lobby-name = Tu nombre
lobby-add-bot = Añadir un bot
lobby-fill = Completar con bots
lobby-level = Fuerza
lobby-remove = Quitar a { $name }
lobby-make-host = Dar la sala a { $name }
lobby-game = Juego
lobby-players = Sitios
lobby-options = Opciones
lobby-options-changed = { $count ->
    [one] { $count } cambiada
   *[other] { $count } cambiadas
}
lobby-clock = Reloj
lobby-clock-quick = rápido
lobby-clock-normal = normal
lobby-clock-slow = lento
lobby-clock-none = ninguno
lobby-clock-days = días
lobby-public = En la portada
lobby-public-why = Cualquiera puede entrar.
lobby-helper = Probabilidades y memoria
lobby-helper-why = Se puede ver lo que sabría una memoria perfecta.
lobby-on = sí
lobby-off = no
lobby-rename = Cambiar el nombre
lobby-link-watch = Copiar enlace para mirar
lobby-clock-own = Un reloj a tu medida
lobby-time-window = Ventana de reacción
lobby-time-decision = Cada decisión
lobby-time-bank = Tiempo extra por partida
lobby-time-absent = Un bot sigue tras
lobby-time-none = ninguno
lobby-time-never = nunca
lobby-time-open = sin límite
lobby-time-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
lobby-time-minutes = { $count } min
lobby-time-seconds = { $count } s
