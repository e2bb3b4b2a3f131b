# The Board Game: what is wrong with a content pack, each fault a sentence. Names of parts stay as they are.

pack-faulty = { $faults }
pack-table = Ein Paket ist eine Tabelle mit benannten Teilen: id, track, discs und cards.
pack-no-track = Dem Paket fehlt track: es braucht goal, loop-back und die Seiten calm und chaos.
pack-unreachable = Niemand kann die Schleife auf { $goal } erreichen: Keine Folge von Schritten um { $steps } führt vom Katzenklo genau dorthin.
pack-stranger = Das Paket hat einen Teil { $word }, der keiner von { $known } ist.
pack-track-stranger = Die Strecke hat einen Teil { $word }, der keiner von { $known } ist.
pack-disc-stranger = Die Scheibe { $disc } hat einen Teil { $word }, der keiner von { $known } ist.
pack-card-stranger = Die Karte { $card } hat einen Teil { $word }, der keiner von { $known } ist.
pack-unprintable = was dort steht
pack-id = Die id hat höchstens { $most } Kleinbuchstaben, Ziffern und Bindestriche, nicht { $word }.
pack-note = Die Notiz ist ein Text von höchstens { $most } Zeichen.
pack-start-side = Die start-side ist calm oder chaos, nicht { $word }.
pack-start = Der Start ist Feld 0, das Katzenklo, nicht { $word }.
pack-goal = Das Ziel ist die Nummer des Feldes der Schleife, 3 bis { $most }, nicht { $word }.
pack-loop = Der Pfeil führt auf ein Feld von 1 bis { $most }, nicht { $word }. Es liegt hinter der Schleife mit einem Feld dazwischen, sonst könnte niemand sie verfehlen und wieder erreichen.
pack-same = { $count ->
    [one] Feld { $spaces }: jedes Feld ändert sich, wenn das Brett gewendet wird.
   *[other] Felder { $spaces }: jedes Feld ändert sich, wenn das Brett gewendet wird.
}
pack-side-list = Die Seite { $side } ist eine Liste von { $count } Feldern.
pack-side-length = Die Seite { $side } hat { $count } Felder; mit der Schleife auf { $goal } braucht sie { $needed }.
pack-space = Feld { $space } von { $side } ist K für ein Kitten oder eine Zahl von 0 bis { $most }, nicht { $word }.
pack-no-kitten = Die Seite { $side } hat ab dem Ziel { $space } des Pfeils kein Kitten, ein Magnet führt also nirgendwohin.
pack-no-discs = Dem Paket fehlen Scheiben: Jede Zeile braucht disc und count, dazu spaces, wenn die Scheibe bewegt.
pack-disc-twice = Die Scheibe { $disc } ({ $spaces } Felder) steht zweimal da; zähl die Mengen zusammen.
pack-disc-twice-plain = Die Scheibe { $disc } steht zweimal da; zähl die Mengen zusammen.
pack-most-discs = Es gibt { $count } Scheiben, mehr als die { $most }, für die Platz ist.
pack-only-magnets = Der Bewegungsstapel beginnt ohne Magnete, also braucht das Paket andere Scheiben.
pack-no-moves = Keine Scheibe bewegt um eine Zahl von Feldern, also kann niemand die Schleife erreichen.
pack-disc-row = Eine Scheibe ist eine Zeile mit disc und count, nicht { $word }.
pack-no-disc = Es gibt keine Scheibe { $word }; es gibt { $known }.
pack-disc-spaces = Die Scheibe { $disc } bewegt um 1 bis { $most } Felder, nicht { $word }.
pack-disc-no-spaces = Die Scheibe { $disc } hat keine Zahl von Feldern.
pack-disc-count = Die Scheibe { $disc } hat eine Menge von 1 bis { $most }, nicht { $word }.
pack-supply = Im Vorrat sind am Anfang nur die Magnete. Die Scheibe { $disc } sagt etwas anderes.
pack-no-cards = Dem Paket fehlen Karten: jede Zeile braucht card und count.
pack-card-twice = Die Karte { $card } steht zweimal da; zähl die Mengen zusammen.
pack-most-cards = Es gibt { $count } Aktionskarten, mehr als die { $most }, für die Platz ist.
pack-few-cards = Es gibt { $count } Aktionskarten; { $players } Personen brauchen { $needed } beim Austeilen.
pack-card-row = Eine Karte ist eine Zeile mit card und count, nicht { $word }.
pack-no-card = Es gibt keine Karte mit der Wirkung { $word }; es gibt { $known }.
pack-card-count = Die Karte { $card } hat eine Menge von 1 bis { $most }, nicht { $word }.
pack-card-timing = Die Karte { $card } hat timing { $timing }, nicht { $word }.
pack-card-habit = Die Karte { $card } hat { $part } { $value }, nicht { $word }.
pack-nested = Das Paket ist zu tief verschachtelt.
pack-text-long = Ein Paket hat höchstens { $most } Zeichen, nicht { $count }.
pack-text-empty = Der Text ist leer.
pack-text-nested = Der Text ist für ein Paket zu tief verschachtelt.
pack-text-format = Der Text ist weder JSON noch TOML: { $why }.

# What kaboodle board check says.
pack-unplayable = dieses Paket ist nicht spielbar. { $faults } Siehe kaboodle board check
pack-fault-count = { $path }: Dieses Paket ist nicht spielbar. Fehler: { $count }.
pack-contents = { $pack }: { $cards } Aktionskarten, { $discs } Scheiben und { $magnets } Gefahrenmagnete.
pack-bow = Die Schleife ist auf Feld { $goal }, ihr Pfeil führt zurück auf { $loop }.
pack-side = { $side }: { $kittens } Kittens, { $cards } Karten zu ziehen.
pack-playable = Dieses Paket ist spielbar.
