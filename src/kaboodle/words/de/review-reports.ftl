# Analysen fertiger Spiele: `kaboodle review`.

review-of = { $game }, { $players } Spieler, Platz { $seat }
review-result-won = Du hast gewonnen.
review-result-lost = Du hast verloren.
review-result-shared = Du hast den Sieg geteilt.
review-from-to = Gewinnchance: { $par } % am Anfang, { $result } % am Ende.
review-sum = Zusammen
review-percentile = Mehr Glück als in { $percent } % der Übungsspiele an so einem Tisch.
review-luckiest = Glücklichster Moment: Schritt { $step }, { $points } Punkte.
review-unluckiest = Unglücklichster Moment: Schritt { $step }, { $points } Punkte.
review-think = Züge zum Nachdenken
review-decision = Schritt { $step }: { $move } hat { $points } ± { $error } Punkte gekostet. { $verdict }
review-better = Besser: { $move }. { $why }
review-verdict-slip = Kleiner Patzer.
review-verdict-mistake = Fehler.
review-verdict-blunder = Autsch!
review-verdict-equal = etwa gleich
review-verdict-best = bester Zug
review-decisions = Alle deine Entscheidungen
    .about = Chancen mit ihrem Standardfehler. Züge, die sich kaum unterscheiden, zählen nicht.
review-column-played = gespielt
review-column-best = am besten
review-column-lost = verlorene Punkte
