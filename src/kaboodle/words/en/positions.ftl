# Why a position in text can’t be read. Clauses without a full stop; words of the notation stay as they are.

position-type = a position is text, not { $type }
position-long = a position has at most { $most } characters, not { $count }
position-empty = an empty text is no position; it needs at least two seats, as in { $example }
position-signs = a position is written in one line of plain letters, digits and signs
position-part-form = { $word }: a part is a name, a colon and what is there, as in { $example }
position-no-part = there is no part { $word }; parts are seats A to { $last }, { $zones }
position-twice = { $part }: this part is there twice
position-part = { $part }: { $why }
position-number = { $part }: expected a number from { $low } to { $high }, not { $word }
position-seats = { $game } has { $seats } seats, not { $count }
position-range = { $low } to { $high }
position-seat-missing = seat { $seat } is missing: write { $seat }: for an empty hand
position-ask-over = ask: the game is over, nobody is asked
position-ask = expected one of { $words }, not { $word }
position-unexpected = { $part }: { $word } was not expected here
position-who-noped = say who Noped it, as in top B noped
position-window-closed = asked: when everybody has passed, the window is closed
position-too-many = there are { $count } { $card } cards, more than the { $most } there can be
position-too-many-cards = there are { $count } cards, more than the { $most } there can be

# What a seat knows: the parts `A knows`.
knows-twice = { $seat } knows: this part is there twice
knows-no-seat = { $seat } knows: there is no such seat
knows-part = { $seat } knows: { $why }
knows-unreadable = { $seat } knows: can’t read { $word }
knows-not-other = { $seat } knows: { $other } is not another seat of this table
knows-holds = { $seat } knows: { $place } holds { $count } cards, not as told
knows-number = { $number } is too large a number
knows-not-held = { $place } doesn’t hold these cards
knows-unknown = the unknown cards of { $place } are not as told
knows-nowhere = a card is in none of the hands that were told

# A game in plain Python: its fields as JSON.
position-field = there is no part { $word } here; parts are { $parts }, each once
position-deck = the cards are not those of the deck
position-only-seats = there are only seats 0 to { $last }
position-field-asked = asked: seats are asked until the game is over, and only those to whom it was opened
position-unplayable = this is no position that can be played: { $why }
position-no-move = asked: seat { $seat } has no move
