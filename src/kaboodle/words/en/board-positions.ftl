# The Board Game: why a position in text can’t be read.

board-position-side = side: expected calm or chaos, not { $word }
board-position-spaces = there are spaces from 0 to { $last } to stand on, and the Bow ends the game
board-position-occupied = another character stands on space { $space } already
board-position-most-cards = more than the { $most } cards that any pack has
board-position-most-discs = more than the { $most } discs that any pack has
board-position-cards = there are { $count } { $card } cards, more than the { $most } of the pack
board-position-magnets = there are { $count } Danger Magnets, more than the { $most } of the pack
board-position-discs = there are { $count } { $disc } discs, more than the { $most } there are
board-position-over = over: say who won
board-position-bow = over: { $seat } is on the Bow and has won alone
board-position-shared = over: a victory is only shared when the game is called off after { $turns } turns

# What the game waits for.
board-position-pocket = { $seat } can’t have started to pick a pocket
board-position-one-pocket = nobody is asked when only one pocket can be picked
board-position-window = expected a card that can be Noped, as in window flip
board-position-after-done = another player adds a magnet only after done
board-position-only-magnet = after done only the others play, and only Add a Magnet NOW
board-position-pickpocket = a Pickpocket, and nothing else, is aimed at another player: pickpocket>B
board-position-not-asked = { $seat } is not asked
board-position-order = with fewer than 2 discs there is no order to choose
board-position-either = { $word } leaves no choice
board-position-not-kitten = { $seat } is not on a Kitten
board-position-swap = a choice is only where several others are in last place
board-position-discard = { $seat } has no card too many

# What a seat knows.
board-knows-discs = { $word }: the movement deck has { $count } discs
board-knows-orders = at most { $most } orders of the movement deck, with weights from 1 on
board-knows-twice = the same order of the movement deck is told twice
board-knows-kind = there are not so many discs of a kind in the movement deck
board-knows-floats = more than { $most } cards of uncertain place
board-knows-order = the movement deck is not as told
