# Exploding Kittens: Original, Good vs Evil and the 2-Player Edition.
# Its rules on one page, in our own words.

rules-title-exploding = Explodieren und entschärfen
rules-title-nope = Nö!
rules-title-combos = Kombinationen

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
