# Die Optionen jeder Ausgabe: ein Titel und ein Satz. Der erste Wert ist der des Regelhefts.

option-empty_target = Leere Hand bitten
    .why = Ob man auch jemanden ohne Karten um eine bitten darf, dann ohne Wirkung.
option-auto_defuse = Entschärfung
    .why = Ob eine Entschärfung von selbst gespielt wird, wenn sie dich rettet.
option-nope_own = Nö! auf die eigene Karte
    .why = Ob du deine eigene Karte mit Nö! stoppen darfst; dann wirst auch du gefragt.
option-first = Wer anfängt
    .why = Durch Zufall, nach Wahl des Hosts, oder der Platz nach dem, der zuletzt anfing.

value-on = ja
value-off = nein
value-true = ja
value-false = nein
value-always = immer
value-forbid = verboten
value-allow_no_effect = erlaubt
value-ask = fragen
value-random = Zufall
value-host = Host wählt
value-next = nächster Platz
