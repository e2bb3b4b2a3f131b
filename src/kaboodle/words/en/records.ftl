# Why the record of a game can’t be read or played again, and what differs from it. Clauses without a full stop.

record-no-beginning = a clone or a redealt table has no beginning that could be recorded
record-long = a record has at most { $most } characters, not { $count }
record-unreadable = this is no record of a game: { $why }
record-not-json = this is not JSON: { $why }
record-fault-missing = { $field } is missing
record-fault-unknown = there is no field { $field }
record-fault-field = { $field } has { $found }, not { $wanted }
record-fault-whole = this is { $found }, not { $wanted }
record-fault-byte = byte { $byte } can’t be read
record-fault-end = it ends too early
record-fault-other = it can’t be read
record-fault-letters = only entropy can hold other than plain printable letters
record-fault-words = options, winners, the starter and who withheld entropy are words
record-fault-move = a move is a seat and what it played, as in “A favor>B”
record-first-line = a record begins with { $format }, not { $word }
record-line = line { $number } of the record can’t be read: { $word }
record-format = the format is { $word }, not { $format }
record-rules = the game was played by version { $played } of the rules; these are version { $current }
record-sealed = the secret is not revealed, so nothing can be recomputed; it is, once the game is over
record-seed = a seed has 64 bits, { $seed } has more
record-position-start = a game that began from a position has a seed, but no secret, entropy or starter
record-position-differs = the position has { $count } players, or other options than are recorded
record-options = the record doesn’t say which option was chosen: { $options }
record-secret = a secret is 64 digits of 0-9 and a-f
record-starter = there is no seat { $word } that could begin
record-not-over = the game is not over; until then a replay would tell its cards
record-eyes = there is no seat { $word }; there are { $seats }, watch and all
record-after-end = move { $number } ({ $move }) comes after the end of the game
record-refused = move { $number } is refused: { $why }
record-notation = move { $number } is written { $move }; in the notation it is { $written }
record-commitment = the commitment is { $recorded }, but the secret’s hash is { $recomputed }
record-needless-commitment = there is a commitment, but the game was dealt from a seed
record-deal = the deal differs: recorded is { $recorded }, recomputed { $recomputed }
record-winner = recorded as winner is { $recorded }, but by the moves it is { $recomputed }
record-nobody = nobody
record-revealed = the secret is revealed, but the game is not over
record-no-shuffles = the shuffles are missing
record-shuffle-count = { $recorded } shuffles are recorded, but there were { $recomputed }
record-shuffle = shuffle { $number } differs: recorded is { $recorded }, recomputed { $recomputed }

# The players’ commitments to their entropy.

record-entropy-commitments = the players’ commitments are { $recorded }, but the hashes of their entropy are { $recomputed }
record-needless-entropy-commitments = there are commitments of players, but this format or this deal has none
record-withheld = seat { $seat } withheld entropy from a voided deal, but added some to this one
record-no-step = there is no step { $step }; the last one is { $last }
