# Las primeras partidas guiadas: lo que dice el entrenador.

lesson-coach = Tu entrenador
lesson-next = Siguiente
lesson-play-now = Jugar ya
lesson-leave = Salir de la lección
lesson-stray = Buena idea, pero todavía no. Prueba antes lo que te propongo.
lesson-part = { $part } % hecho
lesson-missing = No encontramos esa lección.
