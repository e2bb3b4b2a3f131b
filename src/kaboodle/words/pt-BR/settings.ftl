# Os ajustes deste aparelho.

settings-name = Seu nome
settings-language = Idioma
settings-sound = Som
settings-motion = Animações
settings-motion-system = sistema
settings-motion-full = completas
settings-motion-reduced = reduzidas
settings-theme = Tema
settings-theme-night = noite
settings-theme-contrast = alto contraste
settings-cards = Tamanho das cartas
settings-cards-small = pequeno
settings-cards-normal = normal
settings-cards-large = grande
settings-helper = Chances e memória
settings-helper-why = Mostra as chances e as cartas que você poderia lembrar, se o anfitrião permitir.
settings-on = sim
settings-off = não
settings-kept = Fica guardado neste aparelho.
settings-pace = Tempo para o Não!
settings-pace-why = O tempo que você tem em partidas contra bots.
settings-pace-normal = normal
settings-pace-long = longo
settings-pace-open = sem limite

# Sound and pace

settings-volume = Volume
settings-volume-quiet = baixo
settings-volume-medium = médio
settings-volume-loud = alto
settings-ambience = Som de fundo
settings-ambience-why = Fogo, mar ou vento, bem baixinho.
settings-captions = Legendas
settings-captions-why = Escreve o que se ouve.
settings-speed = Ritmo
settings-speed-why = A velocidade das cartas e a duração dos grandes momentos.
settings-speed-usual = normal
settings-speed-quick = rápido
settings-speed-short = menos drama
settings-calm = Modo calmo
settings-calm-why = Explosões sem clarão, tremor nem zoom.
