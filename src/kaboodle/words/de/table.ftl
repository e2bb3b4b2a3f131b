table-you = Du
table-room = Raum
table-tools = Werkzeuge
table-log = Verlauf
table-missed = Verpasst
table-missed-nothing = Nichts: Du hast alles gesehen.
table-caught-up = Gesehen
table-skip = Überspringen
table-close = Schließen
table-cancel = Abbrechen
table-left = { $unit ->
    [days] { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
    [hours] { $count } Std.
    [minutes] { $count } Min.
   *[seconds] { $count } s
}
table-hand = Deine Hand
table-hand-empty = Keine Karten auf der Hand
table-card = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } Stück
}{ $picked ->
    [0] {""}
   *[other] , { $picked } gewählt
}
table-playable = Jetzt wählbar
table-why-first = Antworte erst auf die Frage
table-unplayable = Geht gerade nicht
table-choose = { $name } wählen
table-cards = { $count ->
    [0] keine Karten
    [one] { $count } Karte
   *[other] { $count } Karten
}
table-owes = { $count ->
    [one] noch { $count } Zug
   *[other] noch { $count } Züge
}
table-away = weg
table-stand-in = weg · ein Bot spielt
table-gone = gegangen · ein Bot spielt
table-thinking = denkt nach
table-your-move = du bist dran
table-would-owe = { $count ->
    [one] wäre { $count } Zug
   *[other] wären { $count } Züge
}
table-level = Bot · { $level }
table-asked-window = Nö! oder geschehen lassen? Drück N oder P.
table-answers = Antworte jetzt
table-say-nope = Nö!
table-say-pass = Geschehen lassen
table-no-nope = Du hast kein Nö! auf der Hand.
table-nope = Nö!
table-yup = Doch!
table-bot-plays = Ein Bot spielt für dich.
table-take-back = Platz zurücknehmen
table-paused = Pause. Der Host setzt das Spiel fort.
table-hint = Tipp
table-menu = Platz und Mitspieler
table-chat = Chat
table-say = Sag etwas …
table-send = Senden
table-emotes = Schnelle Zeichen
table-mute = { $name } stummschalten
table-unmute = { $count ->
    [one] Die stumme Person wieder hören
   *[other] Die { $count } Stummen wieder hören
}
table-plain = Für dieses Spiel gibt es im Browser keinen eigenen Tisch. Wähle deine Züge unten; der Verlauf erzählt, was geschieht.
table-plain-asked = Deine Entscheidung: { $what }
table-plain-waiting = Warten auf { $name }
table-plain-waiting-all = Warten auf die anderen

over-won = { $me ->
    [seat] Du gewinnst!
   *[none] { $name } gewinnt!
}
over-shared = { $names } gewinnen gemeinsam!
over-places = Endstand
over-honest = Ehrlich ausgeteilt
over-dishonest = Das Austeilen passt nicht zum Siegel
over-deal = Vor dem Austeilen hat der Server den Hash seines Geheimnisses geschickt. Jetzt liegt das Geheimnis offen, und dein Browser hat den Hash nachgerechnet.
over-rematch = Revanche
over-wait = Der Host kann eine Revanche starten.
over-look = Tisch ansehen
over-back = Zum Ergebnis
over-end = Die letzten Momente
over-replay = Wiederholung
over-record = Spiel speichern
over-share = Link teilen
over-copied = Link kopiert

emote-hello = Hallo!
emote-thanks = Danke!
emote-well-played = Gut gespielt!
emote-oops = Hoppla!
emote-thinking = Ich überlege …
emote-laugh = Haha!
emote-wow = Wow!
emote-cry = Schnief!
emote-angry = Grrr!
emote-party = Das wird gefeiert!
