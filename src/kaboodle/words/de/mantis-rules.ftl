# Mantis.
# Its rules on one page, in our own words.

rules-title-two = Zu zweit

rules-aim-mantis = Zwei bis sechs Leute. Wer zuerst zehn Karten im Punktestapel hat, gewinnt.
rules-mantis-cards = 105 Karten in sieben Farben. Vorn ist eine Farbe, hinten sind drei, und die vordere ist immer dabei. Jede Dreiergruppe gibt es einmal mit jeder ihrer Farben vorn.
rules-mantis-deal = Alle bekommen vier Karten offen: ihr Becken. Stapelt gleiche Farben. Punkte gibt es dafür noch nicht. Der Rest ist der Spielstapel, Rückseiten oben.
rules-mantis-decide = Entscheide zuerst: punkten oder stehlen, und bei wem. Dann dreh die oberste Karte um. Es gibt kein Zurück.
rules-mantis-score = Punkten: Dreh die Karte in dein Becken. Passt sie, kommen alle deine Karten dieser Farbe auf deinen Punktestapel. Sonst bleibt sie. Nur so punktest du.
rules-mantis-steal = Stehlen: Dreh die Karte in ein fremdes Becken. Passt sie, kommen alle Karten dieser Farbe in dein Becken, nicht zu den Punkten. Sonst bleibt sie dort.
rules-mantis-known = Alle wissen, wie viele Punkte du hast, aber nicht, welche Farben. Ein leeres Becken ist in Ordnung.
rules-mantis-silence = Läuft deine Zeit ab, punktest du.
rules-mantis-end = Erreichst du das Ziel, gewinnst du sofort. Ist der Spielstapel leer, zählen die Punkte, dann die Karten im Becken. Immer noch gleich? Dann teilt ihr euch den Sieg.
rules-mantis-two = Zu zweit brauchst du fünfzehn Karten, und nach gelungenem Stehlen bist du noch mal dran.
