"""The client has no rules: if only one legal move is listed, it offers that move and no other."""

from collections.abc import Iterator
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Error

from tests.server.process import Served
from tests.web.conftest import Crowd
from tests.web.decisions import DECISIONS
from tests.web.people import CORNER
from tests.web.stage import Stage

# Whatever answers: all that can be pressed on a table but for what only looks, and what is off.
ANSWERS = (
    ".table :is([data-do], .hand button.card, .seat[data-state=target], [data-choose])"
    ":not([aria-disabled=true], :disabled, [data-do=hint], [data-do=skip], [data-state=dimmed]):visible"
)
# Both answers are always open there, or every place and every order: what is asked is one control, never a part of it.
WHOLE = {"hide", "window", "board window", "board now", "board place", "board order"}
# Whoever has nothing else to answer explodes without being asked: `test_kittens_facing` sees it.
FORCED = {"face": "explode", "devil": "explode"}
BRIEFLY = 400  # ms: what one press takes away is gone for the next


@pytest.fixture(scope="module")
def stage(browser: Browser, served: Served) -> Iterator[Stage]:
    """One page for all decisions."""
    crowd = Crowd(browser, served)
    yield Stage(crowd.come("Ada").page)
    crowd.leave()


def press_everything(stage: Stage) -> None:
    """Press whatever can be pressed, and what that brings."""
    page = stage.page
    for n in range(page.locator(ANSWERS).count()):
        for _ in range(2):  # the second press is of what the first has opened at that place
            page.mouse.move(4, 4)
            found = page.locator(ANSWERS)
            if n >= found.count():
                break
            in_hand = found.nth(n).evaluate("it => it.matches('.hand *')")
            with suppress(Error):  # it was pressed away
                found.nth(n).click(position=CORNER if in_hand else None, timeout=BRIEFLY)
        page.keyboard.press("Escape")


@pytest.mark.parametrize("what", [what for what in DECISIONS if what not in WHOLE])
def test_of_all_legal_moves_only_those_are_offered_that_the_server_names(stage: Stage, what: str) -> None:
    begin, seat = DECISIONS[what]
    table = begin()
    legal = list(table.legal(seat))
    for move in dict.fromkeys((legal[0], legal[-1])):
        if move == FORCED.get(what):
            continue
        stage.allowed = {move}
        stage.show(table, seat)
        stage.sent.clear()
        press_everything(stage)
        assert set(stage.sent) <= {move}
