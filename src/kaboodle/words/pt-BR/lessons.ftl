# As primeiras partidas guiadas: o que o treinador diz.

lesson-coach = Seu treinador
lesson-next = Próximo
lesson-play-now = Jogar agora
lesson-leave = Sair da lição
lesson-stray = Boa ideia, mas ainda não. Tente antes o que eu sugeri.
lesson-part = { $part }% feito
lesson-missing = Não encontramos essa lição.
