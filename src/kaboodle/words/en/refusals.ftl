# Why a move is refused at the table. Each is a clause without a full stop; rule ids are added by the program.

refusal-tried = { $seat } tried { $move }: { $why }; { $open }
refusal-open-over = the game is over
refusal-open-window = it’s time to Nope or pass
refusal-open = open is { $question } for { $seats }
refusal-stale = { $seat } answers ask { $given } with { $move }, but ask { $ask } ({ $question }) is open
refusal-not-asked = { $seat } isn’t asked; { $open }
refusal-no-seat = there is no seat { $word }; the seats are A to { $last }
refusal-no-seat-number = there is no seat { $number }
refusal-no-seat-here = there is no seat { $word } at this table; there are { $seats }
refusal-move-type = a move is text, not { $type }
refusal-stream-number = count events in whole numbers, not { $word }
refusal-move-long = a move has at most { $most } characters, not { $count }
refusal-move-empty = an empty text isn’t a move
refusal-move-signs = a move is written in plain letters, digits and signs
refusal-no-card = there is no card { $word }
refusal-card-missing = a card is missing
refusal-turn = it’s not your turn, the game waits for { $seat }
refusal-over = the game is over, { $count ->
    [one] { $seats } won
   *[other] { $seats } won together
}
refusal-not-held = you don’t have { $card }
refusal-held-only = you only have { $count } { $card }
refusal-nothing-to-nope = there’s nothing to Nope now
refusal-passed = you’ve already let it happen
refusal-nope-own = you can’t Nope your own card
refusal-others-first = the others get to Nope first
refusal-window-first = first say nope or pass
refusal-nobody = nobody has a card to steal
refusal-yourself = you can’t choose yourself
refusal-no-cards = { $seat } has no cards
refusal-not-aimed = { $card } isn’t aimed at anyone
refusal-only-places = { $count ->
    [one] there is only { $count } place, 0
   *[other] there are only { $count } places, 0 to { $last }
}
refusal-nope-answer = save it for when someone plays a card
refusal-defuse-answer = keep it: it saves you from a Kitten
refusal-whom = say who you play it on: { $seats }
refusal-you-unasked = it’s not your turn to answer
refusal-no-such-move = { $move } isn’t one of your moves
refusal-tried-like = { $seat } tried { $move }: { $why } (did you mean { $words }?); { $open }
refusal-no-card-like = there is no card { $word } (did you mean { $words }?)
refusal-no-action = there is no action { $word }
refusal-no-action-like = there is no action { $word } (did you mean { $words }?)
refusal-action-number = an action is a whole number from 0 to { $last }, not { $word }
refusal-action-not-now = { $seat } can’t do { $action } now; { $open }
refusal-no-window = there is no window to pass in; { $open }
refusal-undo = there is no move to take back

# A deal that is void because a player did not reveal the entropy that they had committed to.

refusal-deal-voided = that deal didn’t count: { $seats } promised to help shuffle and then dropped out. Dealing again
