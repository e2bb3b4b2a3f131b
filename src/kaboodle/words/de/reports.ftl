# Pages of the laboratory: `kaboodle arena --report` and `kaboodle simulate --report`.

report-footer = Mit Kaboodle gemacht, einem inoffiziellen Projekt: vom Verlag dieser Spiele weder hergestellt noch gebilligt. Striche, Bänder und Intervalle gelten für 95 %.
report-par = Schnitt { $share }
report-arena = Arena
report-arena-lead = { $games } Spiele { $game } zu { $players } mit { $deals } Verteilungen, Startwert { $seed }. Jeder Bot hat jeden Platz jeder Verteilung gespielt.
report-best = gewinnt am häufigsten
report-best-share = seiner Spiele; { $par } sind der Schnitt
report-turns = Züge pro Spiel
report-decisions = Entscheidungen
report-wins = Gewinnanteil
    .about = Der Anteil der Spiele, die ein Bot jeder Art gewinnt. Spiele einer Verteilung zählen zusammen.
report-seats = Gewinnanteil nach Platz
    .about = Dieselben Verteilungen, von jedem Platz aus.
report-rating = Wertung
    .about = OpenSkill (Plackett-Luce): Alle beginnen bei 25; der Strich zeigt zwei Sigma.
report-course = Gewinnanteil im Verlauf
    .about = Nach so vielen Verteilungen, mit Intervall.
report-deals = Verteilungen
report-figures = Zahlen
    .about = Die Zeit gilt für eine Entscheidung mit mindestens zwei erlaubten Zügen. Für einen Bot, der sich nicht benimmt, wird der Standardzug gespielt.
report-column-bot = Bot
report-column-wins = gewinnt
report-column-interval = 95-%-Intervall
report-column-rating = Wertung
report-column-verdicts = Urteile
report-column-culprit = wer sich nicht benahm
report-column-verdict = Urteil
report-column-said = was geschah
report-none = keine
report-study-lead = { $games } Spiele zu { $players }, gespielt von { $bots }, Startwert { $seed }.
report-study-same = Dieselben Verteilungen für: { $labels }.
report-study-faults = Fehler der Bots: { $count }.
report-option = Was die Option ändert
report-game = Das Spiel
report-cards = Die Karten
report-median = Züge in der Hälfte der Spiele; eins von zehn hat höchstens { $tenth }, neun von zehn höchstens { $most }
report-first-wins = der Spiele gewinnt, wer anfängt; { $par } wären fair
report-place-better = in der Reihenfolge gewinnt klar mehr als den gerechten Anteil
report-no-place = kein Platz
report-first-blast = ist im Schnitt der Zug der ersten Explosion
report-blasts = Explosionen pro Spiel
report-nopes = Nö! pro Spiel; gestoppte Karten: { $noped }
report-changes = Was sich ändert
    .about = Wie sehr sich ein Spiel von einem mit { $label } unterscheidet, bei denselben Verteilungen. ▲ und ▼: Null liegt außerhalb des Intervalls.
report-column-game = ein Spiel
report-points = Punkte
report-less = seltener
report-more = häufiger
report-plays-changed = Gespielt pro Spiel, { $label }
    .about = Gegenüber { $label }.
report-order = Wer anfängt, wer folgt
    .about = Gewinnanteil nach Platz in der Reihenfolge.
report-length = Wie lange es dauert
    .about = Anteil der Spiele nach Zahl der Züge.
report-blast-turns = Wer wann explodiert
    .about = Anteil der Spiele nach Zug
report-blast = Explosion { $number }
report-axis-turns = Züge
report-axis-turn = Zug
report-axis-cards = Karten übrig im Spielstapel
report-hazard = Gefahr
    .about = Wie oft das Ziehen schiefgeht.
report-dealt = Ausgeteilt
    .about = Wie sich die Gewinnchance ändert, wenn man diese Karte am Anfang bekommt (bei Karten, die alle bekommen: eine mehr)
report-played = Gespielt
    .about = Dasselbe, wenn man sie mindestens einmal gespielt hat
    .care = Mit Vorsicht zu lesen: Wer länger lebt, zieht und spielt mehr Karten. Eine gespielte Karte geht also mit dem Gewinnen einher, auch wenn sie nichts bewirkt. Und manche Karten spielt nur, wer in Not ist. Links gilt das nicht: Da entscheidet allein der Zufall, wer was bekommt.
report-all-cards = Alle Karten
    .about = Gespielt pro Spiel, alle zusammen
report-loses = verliert mehr
report-gains = gewinnt mehr
report-column-card = Karte
report-column-plays = gespielt pro Spiel
report-column-plays-of = gespielt, { $label }
report-column-dealt = ausgeteilt: Gewinnchance
report-column-played = gespielt (siehe oben)
report-gauge-turns = Züge
report-gauge-first-wins = wer anfängt, gewinnt
report-gauge-explosions = Explosionen
report-gauge-first-explosion = Zug der ersten Explosion
report-gauge-nopes = Nö!
report-gauge-noped = gestoppte Karten
report-gauge-plays = gespielte Karten
report-play-pair = Ein Pärchen
report-play-triple = Ein Drilling
report-play-five-different = Fünf verschiedene
report-place = { $place ->
    [1] Erster
    [2] Zweiter
    [3] Dritter
    [4] Vierter
    [5] Fünfter
    [6] Sechster
    [7] Siebter
    [8] Achter
   *[9] Neunter
}
report-benchmark = Benchmark
report-benchmark-lead = Agenten gegen den festen Pool. Jede Kartenverteilung wurde mit dem Agenten auf jedem Platz gespielt; die gestrichelte Linie ist der Durchschnitt. Glück wird durch eine vorher festgelegte Kontrollvariable herausgerechnet.
report-intervals =
    { $count ->
        [one] Ein 95-%-Intervall ist zu sehen.
       *[other] { $count } 95-%-Intervalle sind zu sehen: Etwa eins von zwanzig verfehlt den wahren Wert.
    }
report-few = Manche Vergleiche haben weniger als { $deals } Kartenverteilungen: Ihre Intervalle sind breit und grob.
report-column-agent = Agent
report-column-opponent = Gegner
report-column-raw = wie gespielt
report-column-calm = ohne Glück
report-column-control = Kontrollvariable
report-column-games = Spiele
report-column-response = beste Antwort
