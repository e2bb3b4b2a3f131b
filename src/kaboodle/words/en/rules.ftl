# The rules of each game on one page, in our own words.

rules-games = The games
rules-ids-show = Show rule numbers
rules-ids-hide = Hide rule numbers
rules-title-setup = Goal and setup
rules-title-turn = Your turn
rules-title-cards = The cards
rules-title-options = Options
rules-title-end = The end of the game
rules-options = Where the rule book leaves a choice, your table decides. The first value is the book’s.
rules-missing = No rules page for this game yet.

rules-first = The first player is random, unless your table chose another way.
