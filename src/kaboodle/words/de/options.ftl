# Die Optionen jeder Ausgabe: ein Titel und ein Satz. Der erste Wert ist der des Regelhefts.

option-empty_target = Leere Hand bitten
    .why = Du kannst auch jemanden ohne Karten bitten. Du bekommst dann nichts.
option-auto_defuse = Automatisch entschärfen
    .why = Deine Entschärfung spielt sich selbst, wenn sie dich rettet.
option-nope_own = Nö zur eigenen Karte
    .why = Du kannst zu deiner eigenen Karte Nö sagen, also wirst du auch gefragt.
option-first = Wer anfängt
    .why = Zufall, nach Wahl des Hosts oder der Platz nach dem letzten Mal.

value-on = ja
value-off = nein
value-true = ja
value-false = nein
value-always = immer
value-forbid = nicht erlaubt
value-allow_no_effect = erlaubt
value-ask = fragen
value-random = Zufall
value-host = Host wählt
value-next = nächster Platz
