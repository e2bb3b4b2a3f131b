# As primeiras partidas guiadas: o que o treinador diz.

lesson-coach = Seu treinador
lesson-next = Continuar
lesson-play-now = Jogar agora
lesson-leave = Sair da lição
lesson-stray = Isso também dá, mas vamos tentar outra coisa antes. Eu já disse o quê.
lesson-part = { $part }% feito
lesson-missing = Essa lição não existe.
