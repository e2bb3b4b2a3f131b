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
