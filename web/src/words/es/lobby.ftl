lobby-start = Empezar
