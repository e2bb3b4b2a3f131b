# Lo que puede decir cada página: los juegos, la barra, las negativas.

app-name = Kaboodle
app-broken = Algo ha salido mal
app-broken-why = No se ha podido cargar una parte de la página.
app-reload = Cargar la página otra vez
app-missing = Aquí no hay nada
app-missing-why = Puede que la dirección esté mal escrita o que la sala ya no exista.
app-home = Ir a la portada
app-close = Cerrar
app-language = Idioma
app-settings = Ajustes
app-help = Ayuda
app-sound-on = Sonido activado
app-sound-off = Sonido desactivado

game-original = Original
    .family = Exploding Kittens
game-good-vs-evil = El bien contra el mal
    .family = Exploding Kittens
game-two-player = Para dos
    .family = Exploding Kittens
game-board = El juego de mesa
    .family = Exploding Kittens
game-mantis = Mantis
    .family = Colores y nervio

level-kitten = Gatito
level-cat = Gata
level-tomcat = Gatazo
level-tiger = Tigre

refused-unreadable = El servidor no lo ha entendido. Carga la página otra vez.
refused-no-room = No existe esa sala.
refused-full = No hay sitio libre.
refused-taken = Ese sitio ya está ocupado.
refused-not-seated = Solo puede hacerlo quien está sentado ahí.
refused-not-host = Solo puede hacerlo quien lleva la sala.
refused-barred = Te han echado de esta sala.
refused-not-now = Ahora mismo no se puede.
refused-invalid = Esa jugada no se entiende.
refused-illegal = Esa jugada no está permitida ahora.
refused-stale = Tarde: el momento ha pasado.
refused-option = Esas opciones no encajan entre sí.
refused-slow-down = No tan deprisa, por favor.
refused-who = No te hemos reconocido. Carga la página otra vez.
refused-origin = Esta página no puede hablar con ese servidor.
refused-storage = El servidor no ha podido guardarlo, así que no ha ocurrido.
refused-unreachable = El servidor no responde. ¿Hay conexión?
