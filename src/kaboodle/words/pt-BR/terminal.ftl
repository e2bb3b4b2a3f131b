# The game in the terminal. Words to be typed stay as they are. Whatever the browser says too is in the other catalogues.

terminal-seats = Você é { $seat }. No sentido horário: { $seats }.
terminal-commands = Comandos: { $commands }.
terminal-hash = O hash do segredo das cartas: { $hash }.
terminal-secret = O segredo das cartas: { $secret }.
terminal-left = Você abandona a partida. Até logo!
terminal-over = Fim de jogo. Quem venceu: { $names }.
terminal-saved = A partida está salva em { $file }.
terminal-held = Você vê { $card }.
terminal-play-at = { $play } contra { $seat }
terminal-window = { $noped ->
    [yes] { $play }: cancelada. Vai de outro Não!?
   *[no] { $play }: está valendo. Vai de Não!?
}
terminal-moves = Você pode digitar { $moves }.
terminal-places = Você pode digitar de { $first } (no topo) a { $last } (no fundo).
terminal-type = Digite uma jogada, ou help.
terminal-list = Você pode digitar:
terminal-naming = { $moves }, e depois :CARD com a carta que você quer
terminal-five = cinco cartas diferentes, de { $count ->
    [one] um jeito
   *[other] { $count } jeitos
}, como { $move }
terminal-not-now = { $card } agora não: { $why }.
terminal-explode = Você ainda pode se salvar. Explodir mesmo? Digite { $yes } ou { $no }.
terminal-known = você conhece { $cards }
terminal-lacks = no resto não há { $cards }
terminal-maybe = Você sabe que { $card } está com { $places }.
terminal-box = a caixa
terminal-rules = Digite rules e o nome de uma carta: { $cards }.
terminal-no-card = Não existe a carta { $word }. Há { $cards }.
terminal-no-rules = { $game } não tem cartas para consultar.
terminal-odds-anybody = Outro jogador tem { $card }
