# Why the record of a game cannot be read or played again, and what differs from it. Clauses without a full stop.

record-no-beginning = eine Kopie oder ein neu ausgeteilter Tisch hat keinen Anfang, den man aufzeichnen könnte
record-long = eine Aufzeichnung hat höchstens { $most } Zeichen, nicht { $count }
record-unreadable = das ist keine Aufzeichnung eines Spiels: { $why }
record-not-json = das ist kein JSON: { $why }
record-fault-missing = { $field } fehlt
record-fault-unknown = ein Feld { $field } gibt es nicht
record-fault-field = { $field } hat { $found } statt { $wanted }
record-fault-whole = das ist { $found } statt { $wanted }
record-fault-byte = Byte { $byte } ist nicht lesbar
record-fault-end = sie endet zu früh
record-fault-other = sie ist nicht lesbar
record-fault-letters = nur Entropie darf andere als einfache druckbare Zeichen enthalten
record-fault-words = Optionen, Sieger, Startspieler und wer Entropie zurückhielt sind Wörter
record-fault-move = ein Zug ist ein Platz und was er gespielt hat, wie in „A favor>B“
record-first-line = eine Aufzeichnung beginnt mit { $format }, nicht mit { $word }
record-line = Zeile { $number } der Aufzeichnung ist nicht lesbar: { $word }
record-format = das Format ist { $word }, nicht { $format }
record-rules = gespielt wurde nach Version { $played } der Regeln; das hier ist Version { $current }
record-sealed = das Geheimnis ist nicht offen, also lässt sich nichts nachrechnen; nach dem Spiel ist es offen
record-seed = ein Startwert hat 64 Bit, { $seed } hat mehr
record-position-start = ein Spiel, das mit einer Stellung begann, hat einen Startwert, aber kein Geheimnis, keine entropy und keinen starter
record-position-differs = die Stellung hat { $count } Personen oder andere Optionen als aufgezeichnet
record-options = die Aufzeichnung sagt nicht, was gewählt war bei: { $options }
record-secret = ein Geheimnis sind 64 Zeichen aus 0-9 und a-f
record-starter = es gibt keinen Platz { $word }, der anfangen könnte
record-not-over = das Spiel läuft noch; bis zum Ende würde ein Replay die Karten verraten
record-eyes = es gibt keinen Platz { $word }; es gibt { $seats }, watch und all
record-after-end = Zug { $number } ({ $move }) kommt nach dem Ende des Spiels
record-refused = Zug { $number } geht nicht: { $why }
record-notation = Zug { $number } steht als { $move } da; in der Notation heißt er { $written }
record-commitment = das Siegel ist { $recorded }, aber der Hash des Geheimnisses ist { $recomputed }
record-needless-commitment = es gibt ein Siegel, aber ausgeteilt wurde aus einem Startwert
record-deal = das Austeilen weicht ab: aufgezeichnet { $recorded }, nachgerechnet { $recomputed }
record-winner = aufgezeichnet ist als Sieger { $recorded }, nach den Zügen ist es { $recomputed }
record-nobody = niemand
record-revealed = das Geheimnis ist offen, aber das Spiel ist nicht aus
record-no-shuffles = das Mischen fehlt
record-shuffle-count = aufgezeichnet ist { $recorded }-mal Mischen, gemischt wurde aber { $recomputed }-mal
record-shuffle = Mischen { $number } weicht ab: aufgezeichnet { $recorded }, nachgerechnet { $recomputed }

# The players’ commitments to their entropy.

record-entropy-commitments = die Festlegungen der Spieler sind { $recorded }, aber die Hashes ihrer Entropie sind { $recomputed }
record-needless-entropy-commitments = es gibt Festlegungen von Spielern, aber dieses Format oder diese Verteilung hat keine
record-withheld = Platz { $seat } hat bei einer ungültigen Verteilung Entropie zurückgehalten, aber zu dieser welche beigetragen
record-no-step = einen Schritt { $step } gibt es nicht; der letzte ist { $last }
