# Mantis.
# Its rules on one page, in our own words.

rules-title-two = Zu zweit

rules-aim-mantis = Zwei bis sechs Leute. Wer zuerst zehn Karten im Punktestapel hat, gewinnt.
rules-mantis-cards = 105 Karten in sieben Farben. Vorn ist eine Farbe, hinten sind drei: Eine davon ist die vordere. Je drei Farben gibt es einmal mit jeder von ihnen vorn.
rules-mantis-deal = Alle bekommen vier Karten offen: das Becken. Gleiche Farben werden gestapelt, zählen aber nicht. Der Rest ist der Spielstapel, Rückseiten oben.
rules-mantis-decide = Entscheide zuerst: punkten oder stehlen, und bei wem. Dann wird die oberste Karte umgedreht. Es gibt kein Zurück.
rules-mantis-score = Punkten: Die Karte kommt in dein Becken. Ist ihre Farbe schon da, kommen alle deine Karten dieser Farbe auf deinen Punktestapel; sonst bleibt sie. Nur so punktet man.
rules-mantis-steal = Stehlen: Die Karte kommt in ein fremdes Becken. Ist ihre Farbe schon da, kommen alle dieser Farbe in dein Becken, nie gleich zu den Punkten; sonst bleibt sie dort.
rules-mantis-known = Wie viele Karten jemand gepunktet hat, wissen alle, die Farben nicht. Ein leeres Becken ist in Ordnung.
rules-mantis-silence = Läuft die Uhr ab, punktest du.
rules-mantis-end = Wer das Ziel erreicht, gewinnt sofort. Ist der Spielstapel leer, gewinnen die meisten Punkte, dann die meisten Karten im Becken; ist auch das gleich, wird der Sieg geteilt.
rules-mantis-two = Zu zweit ist das Ziel fünfzehn, und nach gelungenem Stehlen bist du noch einmal dran.
