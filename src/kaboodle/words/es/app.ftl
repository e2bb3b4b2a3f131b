# Lo que puede decir cada página: los juegos, la barra, las negativas.

app-name = Kaboodle
app-broken = Algo ha salido mal
app-broken-why = No se ha podido cargar una parte de la página.
app-reload = Cargar la página otra vez
app-coming = Un momento…
app-late = Está tardando más de lo normal
app-late-why = Una parte de la página sigue en camino. La pedimos otra vez hasta que llegue.
app-missing = Aquí no hay nada
app-missing-why = Puede que la dirección esté mal escrita o que la sala ya no exista.
app-home = Ir a la portada
app-close = Cerrar
app-language = Idioma
app-settings = Ajustes
app-help = Ayuda
app-sound-on = Sonido activado
app-sound-off = Sonido desactivado

level-kitten = Gatito
level-cat = Gata
level-tomcat = Gatazo
level-tiger = Tigre

refused-unreadable = El servidor no lo ha entendido. Carga la página otra vez.
refused-no-room = No existe esa sala.
refused-full = No hay sitio libre.
refused-taken = Ese sitio ya está ocupado.
refused-not-seated = Solo puede hacerlo quien ocupa ese sitio.
refused-not-host = Solo puede hacerlo quien organiza.
refused-barred = Te han echado de esta sala.
refused-not-now = Ahora mismo no se puede.
refused-invalid = Esa jugada no se entiende.
refused-illegal = Esa jugada no está permitida ahora.
refused-stale = Demasiado tarde: el momento ha pasado.
refused-option = Esas opciones no encajan entre sí.
refused-slow-down = No tan deprisa, por favor.
refused-who = No te hemos reconocido. Carga la página otra vez.
refused-origin = Esta página no puede hablar con ese servidor.
refused-storage = El servidor no ha podido guardarlo, así que no cuenta.
refused-unreachable = El servidor no responde. ¿Tienes conexión?
refused-name = Ese nombre no vale aquí. Elige otro.
refused-host = Este servidor no responde en esta dirección. Pide la buena a quien lo lleva.
