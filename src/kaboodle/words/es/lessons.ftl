# Las primeras partidas guiadas: lo que dice el entrenador.

lesson-coach = Tu entrenador
lesson-next = Seguir
lesson-play-now = Jugar ya
lesson-leave = Salir de la lección
lesson-stray = También podrías, pero probemos antes otra cosa. Ya te he dicho cuál.
lesson-part = { $part } % hecho
lesson-missing = No existe esa lección.
