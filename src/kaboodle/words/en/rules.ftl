# The rules of each game on one page, in our own words.

rules-games = The games
rules-title-setup = Aim and set-up
rules-title-turn = A turn
rules-title-cards = The cards
rules-title-options = Options
rules-title-end = The end
rules-options = What a rule book leaves open, a table can choose; the first value is the book’s own way.
rules-missing = This game has no rules page in the browser.

rules-first = Who begins is drawn by chance, unless the table chose otherwise.
