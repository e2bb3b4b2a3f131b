# Die Regeln jedes Spiels auf einer Seite, in eigenen Worten.

rules-games = Die Spiele
rules-title-setup = Ziel und Aufbau
rules-title-turn = Ein Zug
rules-title-exploding = Explodieren und entschärfen
rules-title-nope = Nö!
rules-title-combos = Kombinationen
rules-title-cards = Die Karten
rules-title-options = Optionen
rules-title-discs = Scheiben
rules-title-spaces = Felder
rules-title-end = Das Ende
rules-title-two = Zu zweit
rules-options = Was ein Regelheft offen lässt, kann der Tisch wählen; der erste Wert ist der des Hefts.

rules-aim-kittens = Zieht Karten, bis jemand explodiert. Wer explodiert, ist raus; wer übrig bleibt, gewinnt.
rules-decks = Ein Kartensatz ist für 2 bis 5, zwei zusammen sind für bis zu 9.
rules-mat = Gottkatze und Teufelskatze liegen offen auf einer Matte. Ihre Rückseiten sind anders als alle übrigen.
rules-deal = Kitten und Entschärfungen kommen zuerst heraus. Alle bekommen sieben Karten verdeckt und eine Entschärfung: acht auf der Hand.
rules-kittens = Ein Kitten weniger, als Leute mitspielen, wird unter die übrigen Karten gemischt; sie sind nun der Spielstapel.
rules-one-kitten = Dieses Spiel ist genau für zwei. Das eine Kitten wird unter die übrigen Karten gemischt; sie sind nun der Spielstapel.
rules-spare-after = Übrige Entschärfungen kommen nach dem Austeilen hinein, also fängt niemand mit zweien an; zu zweit sind es nur zwei.
rules-spare-before = Zwei übrige Entschärfungen kommen vor dem Austeilen hinein, also kann man eine zweite bekommen; zu fünft ist es eine.
rules-third-before = Die dritte Entschärfung ist beim Austeilen dabei, also kann man sie bekommen.
rules-quick = Für ein schnelles Spiel kommt ein Drittel der Karten ungesehen weg, bevor die Kitten hineinkommen.
rules-first = Wer anfängt, bestimmt der Zufall, wenn der Tisch nichts anderes gewählt hat.

rules-play = Spiele so viele Karten, wie du willst, eine nach der anderen, oder keine. Lege jede offen auf den Ablagestapel und tu, was sie sagt.
rules-draw = Beende den Zug, indem du die oberste Karte des Spielstapels ziehst. Es geht im Uhrzeigersinn.
rules-count = Alle dürfen den Spielstapel zählen. Hände haben keine Grenze, eine leere Hand ist in Ordnung.
rules-silence = Läuft die Uhr ab, ziehst du; ein Kitten wird entschärft, wenn es geht; fremde Karten lässt du geschehen.

rules-show = Ein gezogenes Kitten wird sofort gezeigt. Ohne Entschärfung explodierst du, verlierst alle Karten und bist raus.
rules-defuse = Mit einer Entschärfung überlebst du: Lege sie ab und stecke das Kitten heimlich irgendwo in den Spielstapel. Dein Zug endet; nach einem Angriff nur einer.
rules-only-defuse = Sonst rettet dich nichts vor einem Kitten.
rules-only-defuse-or-godcat = Sonst rettet dich nichts vor einem Kitten, aber die Gottkatze kann als Entschärfung gespielt werden.
rules-never-empty = Der Spielstapel geht nie aus: Er enthält genug Kitten für alle außer einem.

rules-nope = Ein Nö! stoppt alles außer Kitten und Entschärfung, auch eine Kombination, jederzeit, bevor sie wirkt, auch außer der Reihe.
rules-yup = Auch ein Nö! kann gestoppt werden: Dann gilt die Karte wieder, und so weiter.
rules-noped = Gestoppte Karten sind verloren. Ist deine Karte gestoppt, bist du weiter dran.
rules-window = Hier werden nach jeder Karte alle gefragt, was sie auch haben, und niemand darf die eigene Karte stoppen.

rules-cats = Eine Katze allein tut nichts. Zwei gleiche stehlen jemandem ungesehen eine Karte.
rules-two = Zwei beliebige Karten mit gleichem Titel können das auch. Was auf den Karten steht, zählt dabei nicht.
rules-three = Drei gleiche: Nenne eine Karte. Ist sie da, bekommst du sie; sonst nichts.
rules-five = Fünf Karten mit fünf verschiedenen Titeln: Nimm eine beliebige vom Ablagestapel. Kitten nur, wenn der Tisch es erlaubt.
rules-no-five = Fünf verschiedene Karten sind in dieser Ausgabe keine Kombination.

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

rules-aim-board = Zwei bis sechs Leute laufen zur Schleife. Niemand scheidet aus.
rules-board-deal = Alle fangen im Katzenklo an. Alle bekommen fünf Aktionskarten; der Rest ist der Aktionsstapel.
rules-board-discs = Der Bewegungsstapel hat elf Scheiben. Zehn Gefahrenmagnete warten neben dem Brett, am Anfang ist keiner im Stapel.
rules-board-pack = Welche Felder, Scheiben und Karten es gibt, sagt ein Inhaltspaket.
rules-board-turn = Spiele so viele Aktionskarten, wie du willst, oder keine. Dann drehe die oberste Scheibe um und rücke vor. Es geht im Uhrzeigersinn.
rules-board-empty = Wer einen Zug ohne Aktionskarten beginnt, zieht drei.
rules-board-now = „Magnet, JETZT!“ darf auch kurz vor fremden Scheiben gespielt werden. Die Karte versteckt heimlich einen Magneten irgendwo im Bewegungsstapel.
rules-board-silence = Läuft die Uhr ab, spielst du keine Karten mehr und drehst deine Scheibe um.
rules-board-move = Vor: Gehe so viele Felder vor.
rules-board-either = Vor oder wenden: Gehe vor, oder wende das Brett und bleib stehen.
rules-board-flip-move = Wenden, dann vor: Erst wird das Brett gewendet.
rules-board-leapfrog = Bocksprung: Gehe auf das erste freie Feld hinter dem Nächsten vor dir. Liegst du vorn, bleibst du stehen.
rules-board-magnet = Gefahrenmagnet: Gehe zum nächsten Kitten vor dir. Steht dort jemand, gehst du weiter zum nächsten freien Feld. Hinter dem letzten Kitten folge dem Pfeil.
rules-board-number = Eine Zahl: Ziehe so viele Aktionskarten.
rules-board-occupied = Steht da schon jemand: Gehe weiter zum nächsten freien Feld. Nur im Katzenklo ist Platz für mehrere.
rules-board-kitten = Ein Kitten: Du explodierst, außer du spielst eine Entschärfung. Mit ihr bleibst du dort stehen, und sonst geschieht nichts.
rules-board-explode = Explodieren: Tausche den Platz mit dem Letzten und lege bis auf drei Karten ab. Beide Felder tun nichts. Sind mehrere Letzte, wählst du.
rules-board-flipping = Wenden macht aus Ruhe Chaos und zurück: Alle bleiben auf ihrem Feld, nichts wird ausgelöst. Beide Seiten darf man jederzeit ansehen.
rules-board-bow = Die Schleife muss genau getroffen werden. Sonst folge dem Pfeil zurück und rücke weiter vor. Auch ein Sprung über jemanden auf die Schleife gewinnt.
rules-board-renew = Ein Stapel, der ausgeht, wird aus dem Abgelegten neu gemischt.
