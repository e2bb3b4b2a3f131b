# The page of every card: what it does, then what is often asked. In our own words; the rule ids stand below.

help-title = Cards
help-all = Keys and cards
help-choose = Pick a card to read more.
help-back = All cards
help-copies = { $count } in the deck
help-rules = All rules of this game
help-ids = Rule numbers
help-keys = Keyboard
help-key-arrows = move around
help-key-enter = pick or play
help-key-d = draw
help-key-n = Nope it
help-key-p = let it happen
help-key-l = open the log
help-key-escape = cancel, or skip ahead
help-key-help = this help
help-missing = No help pages for this game yet.
