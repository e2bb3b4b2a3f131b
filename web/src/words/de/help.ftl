# Die Seite jeder Karte: was sie tut, dann was oft gefragt wird. In eigenen Worten; die Regelnummern stehen darunter.

help-title = Karten
help-choose = Wähle eine Karte, um mehr zu lesen.
help-back = Alle Karten
help-copies = { $count ->
    [one] { $count }-mal im Spiel
   *[other] { $count }-mal im Spiel
}
help-rules = Alle Regeln dieses Spiels
help-ids = Woher das kommt
help-keys = Tasten
help-keys-list = Pfeile wandern durch deine Hand, Enter spielt, N sagt Nö!, P lässt es geschehen, ? öffnet diese Hilfe. Escape überspringt, was sich bewegt.

help-kitten = Wer es zieht, zeigt es sofort. Mit einer Entschärfung lebst du weiter und versteckst es neu; ohne explodierst du und bist raus.
    .more = Sonst rettet dich nichts, außer der Gottkatze, wo es sie gibt, als Entschärfung gespielt. Ein Nö! hilft nicht. Der Stapel beginnt mit einem Kitten weniger als Spielern, also geht er nie aus.
help-defuse = Spiele sie, wenn du ein Kitten ziehst. Sie kommt auf den Ablagestapel, und du steckst das Kitten heimlich irgendwo in den Spielstapel.
    .more = Damit endet dein Zug; nach einem Angriff nur einer deiner Züge. Ganz oben ist ein guter Platz, wenn du den Nächsten nicht magst.
help-nope = Stoppt jede Karte oder Kombination, bevor sie wirkt, egal, wer dran ist. Nur gegen Kitten und Entschärfung hilft es nicht.
    .more = Auch ein Nö! kann gestoppt werden, dann gilt die Karte wieder. Gegen die eigene Karte geht es nicht. Gestoppte Karten bleiben liegen, und wer sie gespielt hat, ist weiter dran.
help-attack = Dein Zug endet ohne Ziehen. Wer folgt, spielt zwei Züge hintereinander.
    .more = Im Original gibt, wer angegriffen selbst angreift, nur zwei Züge weiter. In Gut gegen Böse und Zu zweit gehen auch die offenen Züge mit: vier aus dem ersten von zwei Zügen, drei aus dem zweiten.
help-targeted-attack = Wie ein Angriff, aber du bestimmst, wer die zwei Züge spielt; dort geht es weiter.
    .more = Offene Züge gehen mit, wie beim Angriff.
help-skip = Beende deinen Zug sofort, ohne zu ziehen.
    .more = Nach einem Angriff endet nur ein Zug; zwei Hops! beenden zwei.
help-favor = Wähle jemanden mit Karten. Du bekommst eine davon, aber nicht nach deiner Wahl.
    .more = Kombinationen holen bessere Karten; ein Wunsch holt, was entbehrlich ist.
help-shuffle = Der Spielstapel wird gut gemischt, und niemand weiß mehr, wo die Kitten stecken.
    .more = Gut, wenn jemand gerade in die Zukunft gesehen oder ein Kitten oben versteckt hat.
help-see-the-future = Zeigt dir allein, welche drei Karten oben auf dem Spielstapel liegen. Ihre Reihenfolge bleibt, wie sie ist.
    .more = Bei weniger als drei Karten siehst du, was da ist.
help-reveal-the-future = Alle sehen die obersten drei Karten des Spielstapels; sie kommen in gleicher Reihenfolge zurück.
    .more = Bei weniger als drei Karten werden alle gezeigt.
help-raising-heck = Nimm die unterste Karte des Spielstapels und sieh sie an. Behalte sie oder lege sie obenauf. Dein Zug endet.
    .more = Ein Kitten, das du obenauf legst, explodiert nicht, und niemand erfährt davon. Behältst du es, wird es gezeigt, und du brauchst eine Entschärfung.
help-armageddon = Nur solange beide Katzen auf der Matte liegen. Sieh sie an, lege eine verdeckt vor dich und eine vor jemanden deiner Wahl. Diese Person behält oder tauscht. Wer die Teufelskatze hat, explodiert; die Gottkatze geht auf die andere Hand. Dein Zug endet.
    .more = Eine Entschärfung rettet vor der Teufelskatze, und nichts kommt in den Stapel. Der Gegner wird gewählt, wenn niemand mehr Nö! sagen kann. Nach einem Angriff endet ein Zug.
help-godcat = In deinem Zug ist sie jede Karte außer Nö! und Apokalypse: Entschärfung, Angriff, Katze im Pärchen. Dann kommt sie auf die Matte zurück.
    .more = Ihre Rückseite ist anders, also kann man sie gezielt stehlen. Man kann sie verschenken und mit einem Drilling wünschen. Wird sie gestoppt, kommt sie trotzdem auf die Matte.
help-devilcat = Vor wem sie am Ende der Apokalypse liegt, der explodiert sofort; nur eine Entschärfung hilft. Sie kommt immer auf die Matte zurück.
    .more = Sie kommt nie in den Spielstapel, und eine Entschärfung gegen sie wird einfach abgelegt.
help-cat = Allein tut sie nichts. Zwei gleiche Katzen stehlen jemandem eine zufällige Karte.
    .more = Mit Kombinationen gilt das für zwei gleiche Titel; bei drei gleichen wünschst du dir eine Karte; im Original nehmen fünf verschiedene Titel eine Karte vom Ablagestapel.
help-feral = Sie steht für jede Katze in Pärchen und Drilling, nie für eine Karte mit eigener Wirkung.
    .more = Zwei Wildkatzen sind auch ein Pärchen. Beim Namen genannt, ist sie nur eine Wildkatze.

help-board-defuse = Spiele sie, wenn du auf ein Kitten kommst: Du bleibst stehen und explodierst nicht.
    .more = Ein Nö! hilft nicht dagegen.
help-board-nope = Stoppt eine eben gespielte Aktionskarte oder ein anderes Nö!, aber keine Entschärfung und keine Scheibe.
    .more = Gegen die eigene Karte geht es nicht.
help-flip = Das Brett wird gewendet. Alle bleiben auf ihrem Feld, das nun ein anderes sein kann.
    .more = Nichts wird ausgelöst, weder Zahl noch Kitten, für niemanden.
help-super-move = Gehe sofort so viele Felder vor. Das Feld tut nichts, denn dein Zug geht weiter.
    .more = Besetzte Felder werden übersprungen. Kommst du auf die Schleife, gewinnst du.
help-board-skip = Beende deinen Zug ohne Scheibe. Nichts wird ausgelöst.
    .more = Die Scheibe bleibt oben liegen, für den Nächsten.
help-draw-from-the-bottom = Deine Scheibe in diesem Zug ist die unterste des Bewegungsstapels.
    .more = Danach spielst du keine Karten mehr; die anderen dürfen noch einen Magneten verstecken.
help-add-magnet = Verstecke einen Gefahrenmagneten irgendwo im Bewegungsstapel. Auch in fremden Zügen, kurz bevor die Scheibe umgedreht wird.
    .more = Wer einen Magneten umdreht, wird zum nächsten Kitten gezogen. Ist keiner mehr im Vorrat, kann die Karte nicht gespielt werden.
help-board-see-the-future = Sieh dir heimlich die obersten drei Scheiben an und lege sie in gleicher Reihenfolge zurück.
    .more = Bei weniger als drei siehst du, was da ist.
help-alter-the-future = Sieh dir heimlich die obersten drei Scheiben an und lege sie in beliebiger Reihenfolge zurück.
    .more = Die anderen sehen, dass du es tust, nicht wie.
help-board-reveal-the-future = Alle sehen die obersten drei Scheiben; sie kommen in gleicher Reihenfolge zurück.
    .more = Bei weniger als drei werden alle gezeigt.
help-board-shuffle = Der Bewegungsstapel wird gemischt; niemand weiß mehr, was kommt.
    .more = Die benutzten Scheiben bleiben liegen.
help-pickpocket = Nimm jemandem eine zufällige Karte.
    .more = Nur von jemandem, der Karten hat.
help-colour = Entscheide zuerst: punkten oder bei jemandem stehlen. Dann wird die oberste Karte umgedreht.
    .more = Punkten: Ist die Farbe schon in deinem Becken, zählen alle deine Karten dieser Farbe. Stehlen: Ist sie im fremden, kommen alle dieser Farbe in dein Becken. Sonst bleibt die Karte, wo sie ist. Die Rückseite zeigt drei Farben, eine davon ist vorn.
