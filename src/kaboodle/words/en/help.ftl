# The page of every card: what it does, then what is often asked. In our own words; the rule ids stand below.

help-title = Cards
help-choose = Choose a card to read more.
help-back = All cards
help-copies = { $count ->
    [one] { $count } in the box
   *[other] { $count } in the box
}
help-rules = All rules of this game
help-ids = Where it comes from
help-keys = Keys
help-keys-list = Arrows move through your hand, Enter plays, N says Nope, P lets it happen, ? opens this help. Escape skips what moves.
help-missing = This game has no help pages in the browser.
