# Wer einen Raum betreten darf: was der Host wählt, wer an der Tür wartet und was ein Gast gefragt wird.

entry-title = Wer darf herein
entry-why = Wer hier einen Platz hat, kann immer zurück.
entry-open = Alle mit dem Link
entry-ask = Ich lasse herein
entry-password = Mit Passwort
entry-locked = Niemand sonst
entry-password-new = Passwort für diesen Raum
entry-password-set = Passwort setzen
entry-waits = { $name } möchte herein
entry-waits-why = An der Tür
entry-let-in = { $name } hereinlassen
entry-turn-away = { $name } nicht hereinlassen
entry-keep-out = { $name } entfernen und nicht mehr hereinlassen
entry-needs = Dieser Raum hat ein Passwort
entry-needs-why = Frag deinen Host danach.
entry-wrong = Das stimmt nicht. Versuch es noch mal.
entry-password-yours = Passwort
entry-go = Hereinkommen
entry-waiting = Dein Host weiß, dass du da bist
entry-waiting-why = Du bist drin, sobald er dich hereinlässt.
menu-report = { $name } melden
menu-reported = Gemeldet. Danke für den Hinweis.
