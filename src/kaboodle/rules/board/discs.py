"""The movement discs by name: `move-2`, `move-or-flip-1`, `flip-then-move-1`, `leapfrog`, `magnet`."""

from kaboodle.rules.board.what import FLIP_THEN_MOVE, LEAPFROG, MAGNET, MOST_STEPS, MOVE, MOVE_OR_FLIP

FORMS = {"move": MOVE, "move-or-flip": MOVE_OR_FLIP, "flip-then-move": FLIP_THEN_MOVE}  # with a number of spaces
PLAIN = {"leapfrog": LEAPFROG, "magnet": MAGNET}
TITLES = {"move": "Move {}", "move-or-flip": "Move {} or flip", "flip-then-move": "Flip, then move {}"}

DISC_SLUG = {code: slug for slug, code in PLAIN.items()}
DISC_TITLE = {LEAPFROG: "Leapfrog", MAGNET: "Danger Magnet"}
for form, first in FORMS.items():
    for steps in range(1, MOST_STEPS + 1):
        DISC_SLUG[first + steps] = f"{form}-{steps}"
        DISC_TITLE[first + steps] = TITLES[form].format(steps)
DISC_CODE = {slug: code for code, slug in DISC_SLUG.items()}
