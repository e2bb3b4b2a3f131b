# The Board Game: why a move is refused. Clauses without a full stop; words to be typed stay as they are.

board-refusal-open-turn = it’s your turn: play a card, or say done
board-refusal-open-target = say whose pocket you pick
board-refusal-open-now = before the disc is drawn you can only say add-magnet or pass
board-refusal-open-place = first hide the magnet in the movement deck
board-refusal-open-order = first put the discs back: order 1 2 3, or another order
board-refusal-open-either = first choose: move, or flip-it
board-refusal-open-face = you’re on a Kitten: defuse or explode
board-refusal-open-swap = first say who you swap with
board-refusal-open-discard = first discard down to 3 cards
board-refusal-done = you’re done, and that’s final; the others can still add a magnet
board-refusal-no-magnet = there’s no magnet left to add
board-refusal-keep = you keep 3 cards, so { $count ->
    [one] discard { $count } and no more
   *[other] discard { $count } and no more
}
board-refusal-whose = say whose pocket you pick: { $seats }
board-refusal-discs = put back { $count ->
    [one] { $count } disc
   *[other] { $count } discs
}
board-refusal-swap = say who you swap with: { $moves }
board-refusal-not-last = { $seat } isn’t in last place
board-refusal-order = say which disc comes first, second and third: order 3 1 2
board-refusal-no-disc = there is no disc { $word }
board-refusal-hide = say how many discs go above the magnet: hide@0, hide@3, hide@top or hide@bottom
