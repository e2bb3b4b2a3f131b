# Exploding Kittens: Original, Good vs Evil and the 2-Player Edition.
# Its options: a title and one sentence; and the names of their values.

option-two_player_variant = Variante zu zweit
    .why = Zu zweit kommen nur zwei übrige Entschärfungen in den Stapel.
option-decks = Kartensätze
    .why = Zu sechst bis neunt braucht ihr zwei. Zu weniger, wie ihr wollt.
option-quick_game = Schnelles Spiel
    .why = Ein Drittel der Karten kommt ungesehen in die Schachtel, bevor die Kittens dazukommen.
option-special_combos = Kombi­nationen
    .why = Zwei oder drei gleiche Karten sind eine Kombination, nicht nur Katzen.
option-attack_stacking = Angriffe stapeln sich
    .why = Wirst du angegriffen und greifst an, gibst du auch deine offenen Züge weiter.
option-attack_last_turn = Angriff im letzten Zug
    .why = So viele Züge gibt ein Angriff in deinem letzten Zug weiter.
option-dead_hand = Karten von Explodierten
    .why = Sie werden abgelegt oder kommen verdeckt aus dem Spiel.
option-five_can_take_kitten = Fünf verschiedene nehmen ein Kitten
    .why = Fünf verschiedene Karten können ein Kitten vom Ablagestapel nehmen. Es gilt als gezogen!
option-defuse_mix = Übrige Entschärfungen
    .why = Sie kommen vor dem Austeilen in den Stapel, wie im Heft, oder danach.
option-armageddon_nopeable = Nö! gegen Apokalypse
    .why = Ein Nö! kann die Apokalypse stoppen.
option-godcat_in_combo = Gottkatze in Kombinationen
    .why = Die Gottkatze kann Teil einer Kombination sein.
option-heck_kitten = Kitten bei Radau
    .why = Es kann zurück nach oben, oder es wird gezeigt und explodiert.

value-auto = automatisch
value-2 = 2
value-3 = 3
value-book = wie im Heft
value-never = nie
value-discard = abgelegt
value-out_of_game = aus dem Spiel
value-after_deal = nach dem Austeilen
value-may_top = kann nach oben
value-explodes = explodiert
