# El análisis de una partida terminada en el navegador; `kaboodle review` también usa una parte.

review-title = Análisis de la partida
review-mostly-luck-good = Sobre todo, buena suerte.
review-mostly-luck-bad = Sobre todo, mala suerte.
review-mostly-choices-good = Sobre todo, bien jugado.
review-mostly-choices-bad = Sobre todo, tus propias jugadas.
review-mostly-others-good = Sobre todo, los demás te dejaron.
review-mostly-others-bad = Sobre todo, fueron los demás.
review-mostly-information-good = Sobre todo, sabías más.
review-mostly-information-bad = Sobre todo, viste malas noticias.
review-mixed = Un poco de todo.
review-cause-luck = Suerte
review-cause-choices = Tus decisiones
review-cause-others = Los demás
review-cause-information = Lo que sabías
review-clean = Ni un desliz.
review-about = Solo cuenta lo que podías saber. Un punto es una centésima de victoria y ± es un error estándar. Tus decisiones se comparan con las de un jugador sensato.
review-line = Tus opciones de ganar
    .about = Según lo que sabías en cada momento.
review-hindsight = Con todas las cartas a la vista
    .about = Esto no lo podía saber nadie: la misma partida con las cartas boca arriba.
review-column-step = paso
review-column-cause = por qué
review-column-change = cambio
review-column-chance = opciones
review-lead = Empezaste con un { $par } % y llegaste hasta un { $best } %.
review-fair = parte justa
review-end-won = ganaste
review-end-lost = el final
review-end-shared = compartida
review-percent = { $part } %
review-turn = Turno { $turn }
review-deal = El reparto
review-to-think = { $count ->
    [one] Una para pensar
   *[other] { $count } para pensar
}
review-of-decisions = { $count ->
    [one] de una decisión de verdad
   *[other] de { $count } decisiones de verdad
}
review-forced = Las jugadas obligadas o muy parejas no cuentan.
review-nothing = Ninguna jugada cambió gran cosa.
review-grade-slip = desliz
review-grade-mistake = error
review-grade-blunder = ¡ay!
review-find = Encuéntrala tú
review-find-ask = Tu jugada: { $move }. ¿Qué era mejor?
review-found = ¡Eso es!
review-wrong = Esta no. ¿Otra vez?
review-told = Mejor: { $move }
review-something = Había algo mejor.
review-tell = Ver la respuesta
review-tell-all = Ver todas
review-chances = Opciones de ganar: { $before } % con tu jugada, { $after } % con esta.
review-see = Ver el momento
review-analyse = ¿Y si…?
review-hand = Tus cartas
review-biggest = Tu mayor fallo
review-points = puntos
review-luck = La suerte de las cartas
review-luck-more = Más suerte que en el { $percent } % de las partidas.
review-luck-less = Peor suerte que en el { $percent } % de las partidas. No es culpa tuya.
review-luck-unknown = Nadie ha medido aún la suerte en una mesa así.
review-luck-low = mala suerte
review-luck-you = tú
review-luck-high = buena suerte
review-luck-best = Más suerte: { $turn }
review-luck-worst = Peor suerte: { $turn }
review-table = Ver como tabla
review-seat = La partida de
review-making = Repasamos tu partida…
review-made = { $percent } % hecho
review-waiting = { $count ->
    [one] Hay un análisis antes que el tuyo.
   *[other] Hay { $count } análisis antes que el tuyo.
}
review-failed = No pudimos analizar esta partida
review-failed-why = Algo ha fallado por nuestra parte. Prueba otra vez en un momento.
review-old-why = Se jugó con reglas anteriores, o ese asiento no existe.
review-again = Probar otra vez
review-replay = Ver la repetición
review-print = Imprimir
