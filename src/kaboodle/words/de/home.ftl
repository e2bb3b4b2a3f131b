# Die erste Seite.

home-title =
    Fünf Spiele. Ein Tisch.
    Du bist dran.
home-lead = Karten auf der Hand in zwei Sekunden. Ganz ohne Konto.
home-friends = Mit Freunden spielen
home-friends-choose = Welches Spiel?
home-code = Raumcode
home-join = Beitreten
home-play = Jetzt spielen
home-learn = Lernen
home-rules = Regeln
home-guest = Gast
home-seats = { $from }–{ $to }
home-players = dabei
home-minutes = { $count } Min.
home-mine = Meine Spiele
home-mine-back = Zurück an den Tisch
home-mine-replay = Replay
home-mine-review = Analyse
home-mine-turn = Du bist dran
home-mine-won = Gewonnen
home-mine-lost = Verloren
home-open = Offene Tische
home-open-free = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
home-fine-print = Inoffizielles Fanprojekt, weder vom Verlag gemacht noch von ihm unterstützt. Bilder: Fluent Emoji (MIT). Schrift: Fredoka, Nunito Sans (OFL).

# Zurückkommen

home-running = Ein Spiel läuft
home-running-with = { $game } mit { $names }
home-running-bots = { $game } gegen Bots
home-level = Stärke der Bots
home-level-bots = Bots bei „Jetzt spielen“: { $level }
home-skip = Direkt zu den Spielen
home-study = Täglich und zum Lernen
    .daily = Blatt des Tages
    .puzzles = Rätsel
    .explore = Zahlen
