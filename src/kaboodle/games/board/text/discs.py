"""The movement discs by name: `move-2`, `move-or-flip-1`, `flip-then-move-1`, `leapfrog`, `magnet`."""

from kaboodle.games.board.codes import FLIP_THEN_MOVE, LEAPFROG, MAGNET, MOST_STEPS, MOVE, MOVE_OR_FLIP
from kaboodle.words import phrase

FORMS = {"move": MOVE, "move-or-flip": MOVE_OR_FLIP, "flip-then-move": FLIP_THEN_MOVE}  # with a number of spaces
PLAIN = {"leapfrog": LEAPFROG, "magnet": MAGNET}

DISC_SLUG = {code: slug for slug, code in PLAIN.items()}
DISC_TITLE = {code: phrase(f"disc-{slug}") for slug, code in PLAIN.items()}
for form, first in FORMS.items():
    for steps in range(1, MOST_STEPS + 1):
        DISC_SLUG[first + steps] = f"{form}-{steps}"
        DISC_TITLE[first + steps] = phrase(f"disc-{form}", spaces=steps)
DISC_CODE = {slug: code for code, slug in DISC_SLUG.items()}
