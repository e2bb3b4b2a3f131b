# Una sala antes de empezar.

lobby-title = ¿Quién juega?
lobby-invite = Invitar a amigos
lobby-code = Código de sala
lobby-link-copy = Copiar el enlace
lobby-link-copied = Copiado
lobby-link-share = Compartir
lobby-qr = Escanéalo para entrar con el móvil
lobby-start = Empezar
lobby-start-why = Cada sitio necesita una persona o un bot.
lobby-waiting = Quien organiza empieza la partida.
lobby-beginning = Repartiendo…
lobby-seat-free = Sitio libre
lobby-seat-you = Tú
lobby-seat-host = Organiza
lobby-seat-away = ausente
lobby-seat-left = se ha ido, juega un bot
lobby-seat-bot = Bot: { $level }
lobby-sit = Sentarme aquí
lobby-take-seat = Sentarme
lobby-too-many = Hay más gente sentada que sitios en ese juego. Antes alguien tiene que levantarse.
lobby-stand = Dejar mi sitio
lobby-watching = Estás mirando
lobby-name = Tu nombre
lobby-add-bot = Añadir un bot
lobby-fill = Completar con bots
lobby-level = Nivel
lobby-remove = Echar a { $name }
lobby-make-host = Que organice { $name }
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
lobby-public-why = Si es así, cualquiera puede entrar.
lobby-helper = Probabilidades y memoria
lobby-helper-why = Se puede ver lo que sabría una memoria perfecta.
lobby-on = sí
lobby-off = no
lobby-rename = Cambiar el nombre
lobby-link-watch = Copiar enlace para mirar
lobby-link-barred = Este navegador no deja copiar. Selecciona el enlace de arriba.
lobby-clock-own = a medida
lobby-clock-parts = Cada tiempo por separado
lobby-time-window = Ventana de reacción
lobby-time-decision = Cada decisión
lobby-time-bank = Tiempo extra por partida
lobby-time-absent = Un bot toma el relevo tras
lobby-time-none = ninguno
lobby-time-never = nunca
lobby-time-open = sin límite
lobby-time-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
lobby-time-minutes = { $count } min
lobby-time-seconds = { $count } s
