# Why a move is refused at the table. Each is a clause without a full stop; rule ids are added by the program.

refusal-tried = { $seat } versucht { $move }: { $why }; { $open }
refusal-open-over = das Spiel ist aus
refusal-open-window = gerade ist Zeit für ein Nö!
refusal-open = offen ist { $question } für { $seats }
refusal-stale = { $seat } antwortet auf Frage { $given } mit { $move }, aber jetzt ist Frage { $ask } ({ $question }) offen
refusal-not-asked = { $seat } ist nicht gefragt; { $open }
refusal-no-seat = es gibt keinen Platz { $word }; die Plätze sind A bis { $last }
refusal-no-seat-number = es gibt keinen Platz { $number }
refusal-no-seat-here = an diesem Tisch gibt es keinen Platz { $word }; es gibt { $seats }
refusal-move-type = ein Zug ist Text, nicht { $type }
refusal-stream-number = Ereignisse zählt man mit ganzen Zahlen, nicht mit { $word }
refusal-move-long = ein Zug hat höchstens { $most } Zeichen, nicht { $count }
refusal-move-empty = ein leerer Text ist kein Zug
refusal-move-signs = ein Zug besteht aus einfachen Buchstaben, Ziffern und Zeichen
refusal-no-card = es gibt keine Karte { $word }
refusal-card-missing = da fehlt eine Karte
refusal-turn = du bist nicht dran, alle warten auf { $seat }
refusal-over = das Spiel ist aus, { $count ->
    [one] { $seats } hat gewonnen
   *[other] { $seats } haben gewonnen
}
refusal-not-held = { $card } hast du nicht auf der Hand
refusal-held-only = du hast nur { $count }-mal { $card }
refusal-nothing-to-nope = gerade gibt es nichts, wozu man Nö sagen kann
refusal-passed = du hast es schon durchgelassen
refusal-nope-own = zu deiner eigenen Karte kannst du nicht Nö sagen
refusal-others-first = erst dürfen die anderen Nö sagen
refusal-window-first = sag erst nope oder pass
refusal-nobody = niemand hat eine Karte, die du stehlen könntest
refusal-yourself = dich selbst kannst du nicht wählen
refusal-no-cards = { $seat } hat keine Karten
refusal-not-aimed = { $card } spielst du gegen niemanden
refusal-only-places = { $count ->
    [one] es gibt nur { $count } Stelle, 0
   *[other] es gibt nur { $count } Stellen, 0 bis { $last }
}
refusal-nope-answer = heb sie auf, bis jemand eine Karte spielt
refusal-defuse-answer = behalte sie: sie rettet dich vor einem Kitten
refusal-whom = sag, gegen wen: { $seats }
refusal-you-unasked = du bist gerade nicht gefragt
refusal-no-such-move = { $move } ist keiner deiner Züge
refusal-tried-like = { $seat } versucht { $move }: { $why } (meintest du { $words }?); { $open }
refusal-no-card-like = es gibt keine Karte { $word } (meintest du { $words }?)
refusal-no-action = es gibt keine Aktion { $word }
refusal-no-action-like = es gibt keine Aktion { $word } (meintest du { $words }?)
refusal-action-number = eine Aktion ist eine ganze Zahl von 0 bis { $last }, nicht { $word }
refusal-action-not-now = { $seat } kann { $action } jetzt nicht machen; { $open }
refusal-no-window = es ist kein Fenster offen, in dem man passen kann; { $open }
refusal-undo = es gibt keinen Zug, der sich zurücknehmen lässt

# A deal that is void because a player did not reveal the entropy that they had committed to.

refusal-deal-voided = die Runde wird neu gegeben: { $seats } wollte beim Mischen helfen und ist dann ausgestiegen
