# Uma sala antes de começar.

lobby-title = Quem joga?
lobby-invite = Convidar amigos
lobby-code = Código da sala
lobby-link-copy = Copiar o link
lobby-link-copied = Copiado
lobby-link-share = Compartilhar
lobby-qr = Escaneie para entrar pelo celular
lobby-start = Começar
lobby-waiting = Esperando o anfitrião começar.
lobby-beginning = Dando as cartas…
lobby-seat-free = Lugar livre
lobby-seat-you = Você
lobby-seat-host = Anfitrião
lobby-seat-away = ausente
lobby-seat-left = saiu, um bot joga
lobby-seat-bot = Bot: { $level }
lobby-sit = Sentar aqui
lobby-take-seat = Sentar à mesa
lobby-too-many = Esse jogo não tem lugares suficientes. Antes alguém precisa se levantar.
lobby-stand = Deixar meu lugar
lobby-watching = Você está assistindo
lobby-name = Seu nome
lobby-add-bot = Adicionar um bot
lobby-fill = Completar com bots
lobby-level = Nível
lobby-remove = Remover { $name }
lobby-make-host = Tornar { $name } anfitrião
lobby-game = Jogo
lobby-players = Lugares
lobby-options = Opções
lobby-options-changed = { $count ->
    [one] { $count } alterada
   *[other] { $count } alteradas
}
lobby-clock = Relógio
lobby-clock-quick = rápido
lobby-clock-normal = normal
lobby-clock-slow = lento
lobby-clock-none = nenhum
lobby-clock-days = dias
lobby-public = Mostrar na página inicial
lobby-public-why = Qualquer pessoa pode entrar.
lobby-helper = Chances e memória
lobby-helper-why = Os jogadores veem as chances e as cartas que poderiam lembrar.
lobby-on = sim
lobby-off = não
lobby-rename = Mudar o nome
lobby-link-watch = Copiar link para assistir
lobby-link-barred = Este navegador não deixa copiar. Selecione o link acima.
lobby-clock-own = personalizado
lobby-clock-parts = Tempos personalizados
lobby-time-window = Tempo para o Não!
lobby-time-decision = Tempo por decisão
lobby-time-bank = Tempo extra por partida
lobby-time-absent = Um bot assume após
lobby-time-none = nenhum
lobby-time-never = nunca
lobby-time-open = sem limite
lobby-time-days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
}
lobby-time-minutes = { $count } min
lobby-time-seconds = { $count } s

# Começar com lugares livres

lobby-start-fills = { $count ->
    [one] O lugar livre fica com um bot.
   *[other] Os { $count } lugares livres ficam com bots.
}
lobby-start-drops = Começar com { $count }
