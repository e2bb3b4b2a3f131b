# Lo que puede decir cada página: los juegos, la barra, las negativas.

app-name = Kaboodle
app-broken = Algo ha salido mal
app-broken-why = Una parte de la página no se ha cargado.
app-reload = Recargar la página
app-coming = Un momento…
app-late = Está tardando más de lo normal
app-late-why = Una parte de la página sigue cargando. Seguimos intentándolo.
app-missing = Aquí no hay nada
app-missing-why = Puede que el enlace tenga una errata o que la sala se haya cerrado.
app-home = Inicio
app-close = Cerrar
app-language = Idioma
app-settings = Ajustes
app-help = Ayuda
app-sound-on = Sonido activado
app-sound-off = Sonido desactivado

level-kitten = Fácil
level-cat = Medio
level-tomcat = Difícil
level-tiger = Experto

refused-unreadable = No ha llegado bien. Recarga la página.
refused-no-room = No encontramos esa sala.
refused-full = No quedan sitios libres.
refused-taken = Ese sitio está ocupado. Elige otro.
refused-not-seated = Solo puede hacerlo quien ocupa ese sitio.
refused-not-host = Solo puede hacerlo el anfitrión.
refused-barred = El anfitrión te ha sacado de esta sala.
refused-not-now = Ahora mismo no se puede.
refused-invalid = La jugada no ha llegado bien. Prueba otra vez.
refused-illegal = Ahora no puedes hacer esa jugada.
refused-stale = ¡Tarde! La mesa ya ha seguido.
refused-option = Esas opciones no van juntas.
refused-slow-down = Eh, más despacio.
refused-who = No te hemos reconocido. Recarga la página.
refused-origin = Esta página no puede usar ese servidor.
refused-storage = No hemos podido guardar la jugada, así que no cuenta. Prueba otra vez.
refused-clock = El reloj más corto aquí es de { $seconds } segundos.
refused-rooms-guest = Tienes demasiadas salas abiertas. Termina una partida o espera un rato.
refused-rooms-address = Hay demasiadas salas abiertas desde tu red. Inténtalo más tarde.
refused-changes = Esta sala se ha cambiado demasiadas veces. Empieza una partida o crea una sala nueva.
refused-unreachable = No llegamos al servidor. ¿Tienes conexión?
refused-name = Ese nombre no vale aquí. Elige otro.
refused-host = Este servidor no responde en esta dirección. Pide la buena a quien lo lleva.

# Why a room does not let somebody in.

refused-locked = El anfitrión ha cerrado esta sala.
refused-password = Esta sala necesita una contraseña.
refused-knock = El anfitrión decide quién entra. Espera a que te abra.
refused-kept-out = El anfitrión te ha sacado y no te deja volver.
