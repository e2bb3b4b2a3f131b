table-you = Du
table-room = Raum
table-tools = Werkzeuge
table-log = Verlauf
table-missed = Während du weg warst
table-missed-nothing = Du bist auf dem neuesten Stand.
table-caught-up = Als gesehen markieren
table-skip = Vorspulen
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
table-hand-empty = Keine Karten mehr
table-card = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } Stück
}{ $picked ->
    [0] {""}
   *[other] , { $picked } gewählt
}
table-playable = Jetzt spielbar
table-why-first = Antworte erst auf die Frage
table-unplayable = Geht gerade nicht
table-choose = { $name } wählen
table-cards = { $count ->
    [0] keine Karten
    [one] { $count } Karte
   *[other] { $count } Karten
}
table-owes = { $count ->
    [one] { $count } offener Zug
   *[other] { $count } offene Züge
}
table-away = kurz weg
table-stand-in = kurz weg · ein Bot spielt
table-gone = gegangen · ein Bot spielt
table-thinking = denkt nach
table-your-move = du bist dran
table-would-owe = { $count ->
    [one] { $count } Zug, wenn es gilt
   *[other] { $count } Züge, wenn es gilt
}
table-level = Bot · { $level }
table-asked-window = Nö sagen oder durchlassen? Drück N oder P.
table-answers = Antworte jetzt
table-say-nope = Nö!
table-say-pass = Durchlassen
table-say-yup = Doch!
table-say-accept = Hinnehmen
table-no-nope = Du hast kein Nö!
table-nope = Nö!
table-yup = Doch!
table-bot-plays = Ein Bot spielt für dich.
table-take-back = Platz zurücknehmen
table-paused = Pause. Warten auf den Host.
table-hint = Tipp
table-menu = Spielmenü
table-chat = Chat
table-say = Sag etwas …
table-send = Senden
table-emotes = Emotes
table-mute = { $name } stummschalten
table-unmute = { $count ->
    [one] 1 Stummschaltung aufheben
   *[other] { $count } Stummschaltungen aufheben
}
table-plain = Dieses Spiel hat hier noch keinen eigenen Tisch. Wähle unten deine Züge und folg dem Verlauf.
table-plain-asked = Du entscheidest: { $what }
table-plain-waiting = Warten auf { $name }
table-plain-waiting-all = Warten auf die anderen

over-places = Endstand
over-honest = Ehrlich ausgeteilt, geprüft
over-dishonest = Das Austeilen ließ sich nicht prüfen
over-rematch = Revanche
over-wait = Warten, bis der Host eine Revanche startet.
over-look = Tisch ansehen
over-back = Zum Ergebnis
over-end = Letzte Momente
over-replay = Replay
over-review = Analyse
over-record = Spiel herunterladen
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
