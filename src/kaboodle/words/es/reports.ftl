# Pages of the laboratory: `kaboodle arena --report` and `kaboodle simulate --report`.

report-footer = Hecho con Kaboodle, un proyecto no oficial: la editorial de estos juegos ni lo hace ni lo avala. Las barras, bandas e intervalos son del 95 %.
report-par = media { $share }
report-arena = Arena
report-arena-lead = { $games } partidas de { $game } con { $players } jugadores y { $deals } repartos, semilla { $seed }. Cada bot ha jugado cada sitio de cada reparto.
report-best = gana más
report-best-share = de sus partidas; la media es { $par }
report-turns = turnos por partida
report-decisions = decisiones
report-wins = Victorias
    .about = La parte de las partidas que gana un bot de cada clase. Las partidas de un reparto cuentan juntas.
report-seats = Victorias por sitio
    .about = Los mismos repartos, vistos desde cada sitio.
report-rating = Puntuación
    .about = OpenSkill (Plackett-Luce): cada bot empieza en 25; la barra son dos sigmas.
report-course = Victorias, según avanza
    .about = Tras tantos repartos, con su intervalo.
report-deals = repartos
report-figures = Cifras
    .about = El tiempo es el de una decisión con al menos dos jugadas legales. Por un bot que se porta mal se hace la jugada por defecto.
report-column-bot = bot
report-column-wins = gana
report-column-interval = intervalo del 95 %
report-column-rating = puntuación
report-column-verdicts = faltas
report-column-culprit = quién se portó mal
report-column-verdict = falta
report-column-said = qué hizo
report-none = ninguna
report-study-lead = { $games } partidas de { $players } jugadores, jugadas por { $bots }, semilla { $seed }.
report-study-same = Los mismos repartos en cada caso: { $labels }.
report-study-faults = Faltas de los bots: { $count }.
report-option = Qué cambia la opción
report-game = La partida
report-cards = Las cartas
report-median = turnos en la mitad de las partidas; una de cada diez tiene como mucho { $tenth }, nueve de cada diez como mucho { $most }
report-first-wins = de las partidas las gana quien empieza; lo justo sería { $par }
report-place-better = en el orden de turnos gana claramente más de lo justo
report-no-place = ningún lugar
report-first-blast = es el turno de la primera explosión, de media
report-blasts = explosiones por partida
report-nopes = veces «Va a ser que no» por partida; jugadas anuladas: { $noped }
report-changes = Qué cambia
    .about = Cuánto difiere una partida de otra con { $label }, con los mismos repartos. ▲ y ▼: el cero queda fuera del intervalo.
report-column-game = una partida
report-points = puntos
report-less = menos
report-more = más
report-plays-changed = Jugadas por partida, { $label }
    .about = Frente a { $label }.
report-order = Quién empieza, quién sigue
    .about = Victorias según el lugar en el orden de turnos.
report-length = Cuánto dura
    .about = Parte de las partidas según el número de turnos.
report-blast-turns = Quién explota y cuándo
    .about = Parte de las partidas según el turno
report-blast = explosión { $number }
report-axis-turns = turnos
report-axis-turn = turno
report-axis-cards = cartas que quedan en el montón de robo
report-hazard = Peligro
    .about = Con qué frecuencia sale mal robar.
report-dealt = Repartida
    .about = Cuánto cambian las opciones de ganar si te reparten esta carta al principio (de las que reciben todos: una más)
report-played = Jugada
    .about = Lo mismo si se ha jugado al menos una vez
    .care = Léelo con cuidado. Quien vive más roba y juega más cartas, así que haber jugado una carta va unido a ganar aunque no haga nada. Y algunas cartas solo las juega quien está en apuros. En el gráfico de la izquierda no pasa: solo el azar decide qué recibe cada cual.
report-all-cards = Todas las cartas
    .about = Jugadas por partida, entre todos
report-loses = pierde más
report-gains = gana más
report-column-card = carta
report-column-plays = jugadas por partida
report-column-plays-of = jugadas, { $label }
report-column-dealt = repartida: opciones de ganar
report-column-played = jugada (ver arriba)
report-gauge-turns = turnos
report-gauge-first-wins = gana quien empieza
report-gauge-explosions = explosiones
report-gauge-first-explosion = turno de la primera explosión
report-gauge-nopes = «Va a ser que no»
report-gauge-noped = jugadas anuladas
report-gauge-plays = jugadas
report-play-pair = Una pareja
report-play-triple = Un trío
report-play-five-different = Cinco distintas
report-place = { $place ->
    [1] primero
    [2] segundo
    [3] tercero
    [4] cuarto
    [5] quinto
    [6] sexto
    [7] séptimo
    [8] octavo
   *[9] noveno
}
report-benchmark = Prueba de referencia
report-benchmark-lead = Agentes contra el grupo fijo. Cada reparto se jugó con el agente en cada puesto; la línea discontinua es la media. La suerte se quita con una variable de control fijada de antemano.
report-intervals =
    { $count ->
        [one] Se muestra un intervalo del 95 %.
       *[other] Se muestran { $count } intervalos del 95 %: uno de cada veinte no contendrá el valor real.
    }
report-few = Algunos enfrentamientos tienen menos de { $deals } repartos: sus intervalos son anchos y aproximados.
report-column-agent = agente
report-column-opponent = rival
report-column-raw = tal como se jugó
report-column-calm = sin suerte
report-column-control = variable de control
report-column-games = partidas
report-column-response = mejor respuesta
