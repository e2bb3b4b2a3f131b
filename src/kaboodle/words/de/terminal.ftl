# The game in the terminal. Words to be typed stay as they are. Whatever the browser says too is in the other catalogues.

terminal-seats = Du bist { $seat }. Im Uhrzeigersinn: { $seats }.
terminal-commands = Befehle: { $commands }.
terminal-hash = Der Hash des Geheimnisses hinter dem Austeilen: { $hash }.
terminal-secret = Das Geheimnis hinter dem Austeilen: { $secret }.
terminal-left = Du verlässt das Spiel. Bis bald!
terminal-over = Spiel vorbei. Gewonnen: { $names }.
terminal-saved = Das Spiel ist in { $file } gespeichert.
terminal-held = Du siehst: { $card }.
terminal-play-at = { $play } gegen { $seat }
terminal-window = { $noped ->
    [yes] { $play }: gestoppt. Noch ein Nö?
   *[no] { $play }: gilt. Sagst du Nö?
}
terminal-moves = Du kannst eingeben: { $moves }.
terminal-places = Du kannst eingeben: { $first } (ganz oben) bis { $last } (ganz unten).
terminal-type = Gib einen Zug ein, oder help.
terminal-list = Du kannst eingeben:
terminal-naming = { $moves }, dann :CARD für die Karte, die du willst
terminal-five = fünf verschiedene Karten, { $count ->
    [one] auf eine Art
   *[other] auf { $count } Arten
}, zum Beispiel { $move }
terminal-not-now = { $card } geht jetzt nicht: { $why }.
terminal-explode = Du kannst dich noch retten. Wirklich explodieren? Gib { $yes } oder { $no } ein.
terminal-known = du kennst { $cards }
terminal-lacks = unter dem Rest kein { $cards }
terminal-maybe = Du weißt: { $card } liegt bei { $places }.
terminal-box = der Schachtel
terminal-rules = Gib rules und den Namen einer Karte ein: { $cards }.
terminal-no-card = Es gibt keine Karte { $word }. Es gibt { $cards }.
terminal-no-rules = Bei { $game } gibt es keine Karten zum Nachschlagen.
terminal-odds-anybody = Jemand anders hat: { $card }
