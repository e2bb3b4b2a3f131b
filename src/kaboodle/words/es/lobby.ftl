# Una sala antes de empezar.

lobby-title = ¿Quién juega?
lobby-invite = Invitar a amigos
lobby-code = Código de sala
lobby-link-copy = Copiar el enlace
lobby-link-copied = Copiado
lobby-link-share = Compartir
lobby-qr = Escanéalo para entrar con el móvil
lobby-start = Empezar
lobby-waiting = Esperando a que el anfitrión empiece.
lobby-beginning = Repartiendo…
lobby-seat-free = Sitio libre
lobby-seat-you = Tú
lobby-seat-host = Anfitrión
lobby-seat-away = ausente
lobby-seat-left = se ha ido, juega un bot
lobby-seat-bot = Bot: { $level }
lobby-sit = Sentarme aquí
lobby-take-seat = Sentarme
lobby-too-many = Ese juego no tiene bastantes sitios. Antes alguien tiene que levantarse.
lobby-stand = Dejar mi sitio
lobby-watching = Estás mirando
lobby-name = Tu nombre
lobby-add-bot = Añadir un bot
lobby-fill = Completar con bots
lobby-level = Nivel
lobby-remove = Sacar a { $name }
lobby-make-host = Hacer anfitrión a { $name }
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
lobby-public = Mostrar en la página de inicio
lobby-public-why = Cualquiera puede entrar.
lobby-helper = Probabilidades y memoria
lobby-helper-why = Los jugadores ven las probabilidades y las cartas que podrían recordar.
lobby-on = sí
lobby-off = no
lobby-rename = Cambiar el nombre
lobby-link-watch = Copiar enlace para el público
lobby-link-barred = Este navegador no deja copiar. Selecciona el enlace de arriba.
lobby-clock-own = personalizado
lobby-clock-parts = Tiempos personalizados
lobby-time-window = Tiempo para decir que no
lobby-time-decision = Tiempo por decisión
lobby-time-bank = Tiempo extra por partida
lobby-time-absent = Un bot juega por ti tras
lobby-time-none = ninguno
lobby-time-never = nunca
lobby-time-open = sin límite
lobby-time-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
lobby-time-minutes = { $count } min
lobby-time-seconds = { $count } s

# Empezar con sitios libres

lobby-start-fills = { $count ->
    [one] El sitio libre será para un bot.
   *[other] Los { $count } sitios libres serán para bots.
}
lobby-start-drops = Empezar con { $count }
