# Exploding Kittens: Original, Good vs Evil and the 2-Player Edition.
# Its options: a title and one sentence; and the names of their values.

option-two_player_variant = Variante zu zweit
    .why = Zu zweit kommen nur zwei übrige Entschärfungen in den Stapel.
option-decks = Kartensätze
    .why = Zu sechst bis neunt braucht man zwei Kartensätze; zu weniger sind sie erlaubt.
option-quick_game = Schnelles Spiel
    .why = Ein Drittel des Stapels kommt ungesehen weg, bevor die Kitten hineinkommen.
option-special_combos = Kombinationen
    .why = Zwei oder drei gleiche Titel sind eine Kombination; sonst nur Katzenpärchen.
option-attack_stacking = Angriffe stapeln sich
    .why = Ob Angegriffene, die angreifen, auch ihre offenen Züge weitergeben.
option-attack_last_turn = Angriff im letzten Zug
    .why = Wie viele Züge ein Angriff im letzten von mehreren offenen Zügen weitergibt.
option-dead_hand = Karten der Explodierten
    .why = Ob sie abgelegt werden oder verdeckt das Spiel verlassen.
option-five_can_take_kitten = Fünf verschiedene nehmen ein Kitten
    .why = Ob fünf verschiedene Karten ein Kitten vom Ablagestapel nehmen dürfen, als sei es gezogen.
option-defuse_mix = Übrige Entschärfungen
    .why = Ob sie vor dem Austeilen in den Stapel kommen, wie im Heft, oder danach.
option-armageddon_nopeable = Nö! gegen Apokalypse
    .why = Ob ein Nö! die Apokalypse stoppt.
option-godcat_in_combo = Gottkatze in Kombinationen
    .why = Ob die Gottkatze eine der Karten einer Kombination sein kann.
option-heck_kitten = Kitten bei Radau
    .why = Ob es obenauf darf oder gezeigt wird und explodiert.

value-auto = nach Bedarf
value-2 = 2
value-3 = 3
value-book = wie im Heft
value-never = nie
value-discard = abgelegt
value-out_of_game = aus dem Spiel
value-after_deal = nach dem Austeilen
value-may_top = darf obenauf
value-explodes = explodiert
