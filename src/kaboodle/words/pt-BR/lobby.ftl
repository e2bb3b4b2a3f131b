# Uma sala antes de começar.

lobby-title = Quem joga?
lobby-invite = Convidar amigos
lobby-code = Código da sala
lobby-link-copy = Copiar o link
lobby-link-copied = Copiado
lobby-link-share = Compartilhar
lobby-qr = Escaneie para entrar pelo celular
lobby-start = Começar
lobby-start-why = Cada lugar precisa de uma pessoa ou de um bot.
lobby-waiting = Quem organiza começa a partida.
lobby-beginning = Dando as cartas…
lobby-seat-free = Lugar livre
lobby-seat-you = Você
lobby-seat-host = Organiza
lobby-seat-away = ausente
lobby-seat-left = saiu, um bot joga
lobby-seat-bot = Bot: { $level }
lobby-sit = Sentar aqui
lobby-take-seat = Sentar à mesa
lobby-too-many = Há mais gente sentada do que lugares nesse jogo. Antes alguém precisa se levantar.
lobby-stand = Deixar meu lugar
lobby-watching = Você está assistindo
lobby-name = Seu nome
lobby-add-bot = Adicionar um bot
lobby-fill = Completar com bots
lobby-level = Nível
lobby-remove = Tirar { $name }
lobby-make-host = Passar a organização a { $name }
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
lobby-public = Na página inicial
lobby-public-why = Se sim, qualquer um pode entrar.
lobby-helper = Chances e memória
lobby-helper-why = Dá para ver o que uma memória perfeita saberia.
lobby-on = sim
lobby-off = não
lobby-rename = Mudar o nome
lobby-link-watch = Copiar link para assistir
lobby-link-barred = Este navegador não deixa copiar. Selecione o link acima.
lobby-clock-own = sob medida
lobby-clock-parts = Cada tempo em separado
lobby-time-window = Janela de reação
lobby-time-decision = Cada decisão
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
