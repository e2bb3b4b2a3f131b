# Why a position in text cannot be read. Clauses without a full stop; words of the notation stay as they are.

position-type = eine Stellung ist Text, nicht { $type }
position-long = eine Stellung hat höchstens { $most } Zeichen, nicht { $count }
position-empty = ein leerer Text ist keine Stellung; sie braucht mindestens zwei Plätze, etwa { $example }
position-signs = eine Stellung ist eine Zeile aus einfachen Buchstaben, Ziffern und Zeichen
position-part-form = { $word }: ein Teil ist ein Name, ein Doppelpunkt und was dort ist, etwa { $example }
position-no-part = es gibt keinen Teil { $word }; Teile sind die Plätze A bis { $last }, { $zones }
position-twice = { $part }: diesen Teil gibt es zweimal
position-part = { $part }: { $why }
position-number = { $part }: erwartet wird eine Zahl von { $low } bis { $high }, nicht { $word }
position-seats = { $game } hat { $seats } Plätze, nicht { $count }
position-range = { $low } bis { $high }
position-seat-missing = Platz { $seat } fehlt: schreib { $seat }: für eine leere Hand
position-ask-over = ask: das Spiel ist aus, niemand ist gefragt
position-ask = erwartet wird eines von { $words }, nicht { $word }
position-unexpected = { $part }: { $word } gehört nicht hierher
position-who-noped = sag, wer Nö gesagt hat, etwa top B noped
position-window-closed = asked: wenn alle gepasst haben, ist die Zeit für ein Nö! vorbei
position-too-many = es gibt { $count }-mal { $card }, mehr als die { $most }, die es geben kann
position-too-many-cards = es gibt { $count } Karten, mehr als die { $most }, die es geben kann

# What a seat knows: the parts `A knows`.
knows-twice = { $seat } knows: diesen Teil gibt es zweimal
knows-no-seat = { $seat } knows: diesen Platz gibt es nicht
knows-part = { $seat } knows: { $why }
knows-unreadable = { $seat } knows: { $word } ist nicht lesbar
knows-not-other = { $seat } knows: { $other } ist kein anderer Platz an diesem Tisch
knows-holds = { $seat } knows: { $place } hat { $count } Karten, nicht wie angegeben
knows-number = { $number } ist eine zu große Zahl
knows-not-held = { $place } hat diese Karten nicht
knows-unknown = die unbekannten Karten von { $place } sind nicht wie angegeben
knows-nowhere = eine Karte ist in keiner der genannten Hände

# A game in plain Python: its fields as JSON.
position-field = hier gibt es keinen Teil { $word }; die Teile sind { $parts }, jeder einmal
position-deck = die Karten sind nicht die des Stapels
position-only-seats = es gibt nur die Plätze 0 bis { $last }
position-field-asked = asked: gefragt wird, bis das Spiel aus ist, und nur, wem die Frage gestellt wurde
position-unplayable = diese Stellung ist nicht spielbar: { $why }
position-no-move = asked: Platz { $seat } hat keinen Zug
