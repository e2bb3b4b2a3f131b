# Exploding Kittens: Original, Good vs Evil and the 2-Player Edition.
# Its rules on one page, in our own words.

rules-title-exploding = Explodieren und entschärfen
rules-title-nope = Nö!
rules-title-combos = Kombinationen

rules-aim-kittens = Zieht Karten, bis jemand explodiert. Wer explodiert, ist raus. Wer übrig bleibt, gewinnt.
rules-decks = Ein Kartensatz reicht für 2 bis 5. Bis zu 9 Leute nehmen zwei.
rules-mat = Gottkatze und Teufelskatze liegen offen auf einer Matte. Ihre Rückseiten sind anders als alle übrigen.
rules-deal = Kittens und Entschärfungen kommen erst mal raus. Alle bekommen sieben Karten verdeckt und eine Entschärfung: acht auf der Hand.
rules-kittens = Misch ein Kitten weniger unter die Karten, als Leute mitspielen. Das ist der Spielstapel.
rules-one-kitten = Dieses Spiel ist genau für zwei. Misch das eine Kitten unter die Karten. Das ist der Spielstapel.
rules-spare-after = Übrige Entschärfungen kommen nach dem Austeilen hinein, also fängt niemand mit zweien an. Zu zweit sind es nur zwei.
rules-spare-before = Zwei übrige Entschärfungen kommen vor dem Austeilen hinein (zu fünft eine), also kannst du mit zweien anfangen.
rules-third-before = Die dritte Entschärfung ist beim Austeilen schon dabei, also kannst du sie bekommen.
rules-quick = Für ein schnelles Spiel kommt ein Drittel der Karten ungesehen weg, bevor die Kittens reinkommen.
rules-play = Spiel so viele Karten, wie du willst, eine nach der anderen, oder keine. Leg jede offen auf den Ablagestapel und tu, was sie sagt.
rules-draw = Beende deinen Zug, indem du die oberste Karte des Spielstapels ziehst. Es geht im Uhrzeigersinn.
rules-count = Alle können den Spielstapel zählen. Es gibt kein Handlimit, und eine leere Hand ist in Ordnung.
rules-silence = Läuft deine Zeit ab, ziehst du. Ist es ein Kitten, entschärfst du es, wenn du kannst. Karten von anderen lässt du durch.
rules-show = Ziehst du ein Kitten, zeigst du es. Ohne Entschärfung explodierst du, verlierst alle Karten und bist raus.
rules-defuse = Mit einer Entschärfung überlebst du. Leg sie ab und steck das Kitten heimlich irgendwo in den Spielstapel. Dein Zug endet (nach einem Angriff nur einer).
rules-only-defuse = Sonst rettet dich nichts vor einem Kitten.
rules-only-defuse-or-godcat = Sonst rettet dich nichts vor einem Kitten, außer du spielst die Gottkatze als Entschärfung.
rules-never-empty = Der Spielstapel geht nie aus: Es gibt ein Kitten für alle außer für den Sieg.
rules-nope = Ein Nö! stoppt jede Karte und jede Kombination, bevor sie wirkt, auch wenn du nicht dran bist. Gegen Kitten und Entschärfung hilft es nicht.
rules-yup = Auch ein Nö! lässt sich stoppen: Dann gilt die Karte wieder. Und so weiter.
rules-noped = Gestoppte Karten sind verloren. Ist deine Karte gestoppt, bist du weiter dran.
rules-window = Nach jeder Karte werden alle gefragt, egal, was sie auf der Hand haben. Die eigene Karte stoppen geht nur, wenn euer Tisch das erlaubt.
rules-cats = Eine Katze allein ist nutzlos. Zwei gleiche stehlen jemandem eine zufällige Karte.
rules-two = Zwei beliebige gleiche Karten gehen auch. In einer Kombination zählt nicht, was auf ihnen steht.
rules-three = Drilling: Wünsch dir von jemandem eine Karte. Ist sie da, bekommst du sie. Sonst nichts.
rules-five = Fünf verschiedene Karten: Nimm eine beliebige vom Ablagestapel, aber kein Kitten, außer der Tisch erlaubt es.
rules-no-five = Fünf verschiedene Karten sind in dieser Ausgabe keine Kombination.
