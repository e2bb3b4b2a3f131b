# La página de cada carta: qué hace y lo que se suele preguntar. Con nuestras palabras; debajo, los números de regla.

help-title = Cartas
help-choose = Elige una carta para leer más.
help-back = Todas las cartas
help-copies = { $count ->
    [one] { $count } en la caja
   *[other] { $count } en la caja
}
help-rules = Todas las reglas de este juego
help-ids = De dónde viene
help-keys = Teclas
help-keys-list = Las flechas recorren tu mano, Intro juega, N dice que no, P deja que ocurra, ? abre esta ayuda. Escape se salta lo que se mueve.

help-kitten = Quien lo roba lo enseña al momento. Con una Desactivación vives y lo escondes otra vez; sin ella explotas y quedas fuera.
    .more = Nada más te salva, salvo El Gatísimo, donde lo hay, jugado como Desactivación. No se puede parar. El montón empieza con un Kitten menos que jugadores, así que nunca se acaba.
help-defuse = Juégala al robar un Kitten. Va a los descartes y tú devuelves el Kitten, en secreto, a cualquier lugar del montón de robo.
    .more = Ahí acaba tu turno; si te atacaron, solo uno de tus turnos. Encima del todo es buen sitio si quien sigue no es tu amigo.
help-nope = Para cualquier carta o combinación antes de que ocurra, sea el turno de quien sea. Ni un Kitten ni una Desactivación.
    .more = También se puede parar un no, y la jugada vuelve a valer. No puedes parar tu propia carta. Las cartas paradas se quedan descartadas y quien las jugó sigue en su turno.
help-attack = Acaba tu turno sin robar. El siguiente juega dos turnos seguidos.
    .more = En el Original, quien recibe un ataque y ataca pasa solo dos turnos. En El bien contra el mal y Para dos pasa también los que debía: cuatro desde el primero de dos turnos, tres desde el segundo.
help-targeted-attack = Como el Ataque, pero eliges quién juega los dos turnos; el juego sigue desde ahí.
    .more = Los turnos debidos pasan con él, como con el Ataque.
help-skip = Acaba tu turno al momento, sin robar.
    .more = Si te atacaron, acaba solo un turno; dos Saltos acaban dos.
help-favor = Elige a alguien con cartas. Te da una, la que quiera.
    .more = Las combinaciones consiguen cartas mejores; un Favor, lo que sobra.
help-shuffle = Se baraja bien el montón de robo y ya nadie sabe dónde están los Kittens.
    .more = Bueno justo después de que alguien mire el futuro o esconda un Kitten encima.
help-see-the-future = Mira las tres cartas de arriba del montón de robo y déjalas en el mismo orden. Solo tú las ves.
    .more = Con menos de tres ves lo que queda.
help-reveal-the-future = Todos ven las tres cartas de arriba del montón de robo; vuelven en el mismo orden.
    .more = Con menos de tres se enseñan todas.
help-raising-heck = Toma la carta del fondo del montón de robo y mírala. Quédatela o ponla encima. Tu turno acaba.
    .more = Un Kitten puesto encima no explota y nadie se entera. Si te lo quedas, se enseña y necesitas una Desactivación.
help-armageddon = Solo mientras los dos gatos están en el tapete. Míralos, pon uno boca abajo ante ti y otro ante quien elijas. Esa persona se lo queda o lo cambia. Quien tenga El Minino de las Tinieblas explota; El Gatísimo va a la otra mano. Tu turno acaba.
    .more = Una Desactivación salva del Minino y nada vuelve al montón. El rival se elige cuando ya nadie puede decir que no. Si te atacaron, acaba un turno.
help-godcat = En tu turno es cualquier carta salvo el no y el Apocalipsis: Desactivación, Ataque, gato en una pareja. Luego vuelve al tapete.
    .more = Su dorso es distinto, así que te lo pueden quitar adrede. Se puede dar como Favor y pedir con un trío. Si lo paran, vuelve igualmente al tapete.
help-devilcat = Quien lo tenga delante al acabar el Apocalipsis explota; solo ayuda una Desactivación. Siempre vuelve al tapete.
    .more = Nunca entra en el montón de robo, y la Desactivación contra él solo se descarta.
help-cat = Solo, no hace nada. Dos gatos iguales quitan a alguien una carta al azar.
    .more = Con combinaciones especiales vale para dos del mismo título; con tres pides la carta que quieres; en el Original, cinco títulos distintos toman una carta de los descartes.
help-feral = Vale por cualquier gato en una pareja o un trío, nunca por una carta con efecto propio.
    .more = Dos Gatos salvajes también hacen pareja. Si se pide por su nombre, solo responde a Gato salvaje.

help-board-defuse = Juégala al caer en un Kitten: te quedas donde estás y no explotas.
    .more = No se puede parar.
help-board-nope = Para una carta de Acción recién jugada u otro no. Ni una Desactivación ni un disco.
    .more = No puedes parar tu propia carta.
help-flip = Se voltea el tablero. Todos siguen en la misma casilla, que ahora puede ser otra.
    .more = No se activa nada: ni números ni Kittens, para nadie.
help-super-move = Avanza ya tantas casillas. La casilla no hace nada, porque tu turno sigue.
    .more = Las casillas ocupadas se saltan. Si caes en el Lazo, ganas.
help-board-skip = Acaba tu turno sin descubrir disco. No se activa nada.
    .more = El disco se queda arriba para el siguiente.
help-draw-from-the-bottom = Tu disco de este turno es el del fondo del mazo de Movimientos.
    .more = Después no juegas más cartas; los demás aún pueden añadir un imán.
help-add-magnet = Esconde un Imán de peligro en cualquier lugar del mazo de Movimientos. También en turno ajeno, justo antes de descubrir el disco.
    .more = El imán arrastra a quien lo descubre al siguiente Kitten. Sin imanes en la reserva no se puede jugar.
help-board-see-the-future = Mira en secreto los tres discos de arriba y déjalos en el mismo orden.
    .more = Con menos de tres ves lo que queda.
help-alter-the-future = Mira en secreto los tres discos de arriba y devuélvelos en el orden que quieras.
    .more = Los demás ven que lo haces, no cómo.
help-board-reveal-the-future = Todos ven los tres discos de arriba; vuelven en el mismo orden.
    .more = Con menos de tres se enseñan todos.
help-board-shuffle = Se baraja el mazo de Movimientos; ya nadie sabe qué viene.
    .more = Los discos usados se quedan donde están.
help-pickpocket = Quita a alguien una carta al azar.
    .more = Solo a quien tenga cartas.
help-colour = En tu turno decide primero: intentar puntuar o intentar hurtar. Luego se descubre la carta de arriba.
    .more = Puntuar: si su color ya está en tu Tanque, puntúan todas tus cartas de ese color. Hurtar: si está en el suyo, todas las de ese color pasan a tu Tanque. Si no, la carta se queda donde cayó. El reverso enseña tres colores y uno de ellos es el del anverso.
