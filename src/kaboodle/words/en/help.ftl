# The page of every card: what it does, then what is often asked. In our own words; the rule ids stand below.

help-title = Cards
help-choose = Pick a card to read more.
help-back = All cards
help-copies = { $count } in the deck
help-rules = All rules of this game
help-ids = Rule numbers
help-keys = Keyboard
help-keys-list = Arrow keys: look through your hand. Enter: play. N: Nope. P: let it happen. ?: this help. Esc: skip the animation.
help-keys-choices = Arrow keys: move between the answers. Enter: pick one. ?: this help. Esc: skip the animation.
help-missing = No help pages for this game yet.
