# Pages of the laboratory: `kaboodle arena --report` and `kaboodle simulate --report`.

report-footer = Feito com o Kaboodle, um projeto não oficial: a editora destes jogos não o fez nem o endossa. Barras, faixas e intervalos são de 95%.
report-par = média { $share }
report-arena = Arena
report-arena-lead = { $games } partidas de { $game } com { $players } jogadores e { $deals } distribuições, semente { $seed }. Cada bot jogou cada lugar de cada distribuição.
report-best = vence mais
report-best-share = das suas partidas; a média é { $par }
report-turns = turnos por partida
report-decisions = decisões
report-wins = Vitórias
    .about = A parte das partidas que um bot de cada tipo vence. As partidas de uma distribuição contam juntas.
report-seats = Vitórias por lugar
    .about = As mesmas distribuições, vistas de cada lugar.
report-rating = Pontuação
    .about = OpenSkill (Plackett-Luce): cada bot começa em 25; a barra são dois sigmas.
report-course = Vitórias, ao longo das partidas
    .about = Depois de tantas distribuições, com o intervalo.
report-deals = distribuições
report-figures = Números
    .about = O tempo é o de uma decisão com pelo menos duas jogadas válidas. Por um bot que se comporta mal, faz-se a jogada padrão.
report-column-bot = bot
report-column-wins = vence
report-column-interval = intervalo de 95%
report-column-rating = pontuação
report-column-verdicts = faltas
report-column-culprit = quem se comportou mal
report-column-verdict = falta
report-column-said = o que fez
report-none = nenhuma
report-study-lead = { $games } partidas de { $players } jogadores, jogadas por { $bots }, semente { $seed }.
report-study-same = As mesmas distribuições em cada caso: { $labels }.
report-study-faults = Faltas dos bots: { $count }.
report-option = O que a opção muda
report-game = A partida
report-cards = As cartas
report-median = turnos em metade das partidas; uma em dez tem no máximo { $tenth }, nove em dez no máximo { $most }
report-first-wins = das partidas são vencidas por quem começa; o justo seria { $par }
report-place-better = na ordem dos turnos vence claramente mais do que o justo
report-no-place = nenhum lugar
report-first-blast = é o turno da primeira explosão, em média
report-blasts = explosões por partida
report-nopes = cartas Não! por partida; jogadas canceladas: { $noped }
report-changes = O que muda
    .about = Quanto uma partida difere de outra com { $label }, com as mesmas distribuições. ▲ e ▼: o zero fica fora do intervalo.
report-column-game = uma partida
report-points = pontos
report-less = menos
report-more = mais
report-plays-changed = Jogadas por partida, { $label }
    .about = Em relação a { $label }.
report-order = Quem começa, quem segue
    .about = Vitórias conforme o lugar na ordem dos turnos.
report-length = Quanto dura
    .about = Parte das partidas conforme o número de turnos.
report-blast-turns = Quem explode e quando
    .about = Parte das partidas conforme o turno
report-blast = explosão { $number }
report-axis-turns = turnos
report-axis-turn = turno
report-axis-cards = cartas restantes na pilha de compra
report-hazard = Perigo
    .about = Com que frequência a compra dá errado.
report-dealt = Recebida
    .about = Quanto muda a chance de vencer para quem recebe esta carta no começo (das que todos recebem: uma a mais)
report-played = Jogada
    .about = O mesmo para quem a jogou pelo menos uma vez
    .care = Leia com cuidado. Quem vive mais compra e joga mais cartas, então ter jogado uma carta anda junto com vencer mesmo que ela não faça nada. E algumas cartas só são jogadas por quem está em apuros. No gráfico à esquerda não é assim: só o acaso decide quem recebe o quê.
report-all-cards = Todas as cartas
    .about = Jogadas por partida, entre todos
report-loses = perde mais
report-gains = vence mais
report-column-card = carta
report-column-plays = jogadas por partida
report-column-plays-of = jogadas, { $label }
report-column-dealt = recebida: chance de vencer
report-column-played = jogada (ver acima)
report-gauge-turns = turnos
report-gauge-first-wins = quem começa vence
report-gauge-explosions = explosões
report-gauge-first-explosion = turno da primeira explosão
report-gauge-nopes = Não!
report-gauge-noped = jogadas canceladas
report-gauge-plays = jogadas
report-play-pair = Um par
report-play-triple = Uma trinca
report-play-five-different = Cinco diferentes
report-place = { $place ->
    [1] primeiro
    [2] segundo
    [3] terceiro
    [4] quarto
    [5] quinto
    [6] sexto
    [7] sétimo
    [8] oitavo
   *[9] nono
}
report-benchmark = Teste de referência
report-benchmark-lead = Agentes contra o grupo fixo. Cada distribuição foi jogada com o agente em cada lugar; a linha tracejada é a média. A sorte é removida por uma variável de controle fixada de antemão.
report-intervals =
    { $count ->
        [one] Um intervalo de 95% é mostrado.
       *[other] { $count } intervalos de 95% são mostrados: um em cada vinte não vai conter o valor real.
    }
report-few = Alguns confrontos têm menos de { $deals } distribuições: seus intervalos são largos e aproximados.
report-column-agent = agente
report-column-opponent = oponente
report-column-raw = como jogado
report-column-calm = sem sorte
report-column-control = variável de controle
report-column-games = partidas
report-column-response = melhor resposta
