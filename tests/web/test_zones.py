"""Every card moves from its old zone to its new zone, and shows its face only to seats that may see it."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page

import kaboodle
from tests.editions import original
from tests.server.process import Served
from tests.web.conftest import Crowd
from tests.web.decisions import face, give, hide, lay, name, pick, swap, take, window
from tests.web.stage import Stage

# Every card that begins to fly: its face, and the zones that its way begins and ends in, as they are at that moment.
KEEPS = """() => {
  window.flown = []
  const zoneAt = (frame) => {
    const [x, y] = frame.transform.match(/-?[\\d.]+(?=px)/g).map(Number)
    const holds = ({ left, right, top, bottom }) => x >= left - 1 && x <= right + 1 && y >= top - 1 && y <= bottom + 1
    const found = [...document.querySelectorAll('[data-zone]')].filter((it) => holds(it.getBoundingClientRect()))
    return found.flatMap((it) => it.dataset.zone.split(' '))
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element && node.matches('.flyer')) {
          const frames = node.getAnimations()[0].effect.getKeyframes()
          const kind = node.querySelector('.card').dataset.kind ?? null
          window.flown.push([kind, zoneAt(frames[0]), zoneAt(frames.at(-1))])
        }
  }).observe(document, { childList: true, subtree: true })
}"""


def turn() -> kaboodle.Table:
    """A begins, with something to play."""
    return original("A: attack loaf | B: defuse moon | C: skip | draw: moon loaf nope kitten kitten")


def beside() -> kaboodle.Table:
    """Somebody explodes who holds cards."""
    return original("A: loaf moon | B: defuse | C: skip | draw: kitten loaf kitten")


Way = tuple[str | None, str, str]  # a face or a back, from where, and to where
DUEL: list[Way] = [("godcat", "laid-B", "seat-B"), ("devilcat", "laid-A", "middle")]
CASES: dict[str, tuple[Callable[[], kaboodle.Table], str, str, str, list[Way]]] = {
    # the position, whose eyes, who moves, how, and what is seen
    "draw, mine": (turn, "A", "A", "draw", [("moon", "drawn", "hand")]),
    "draw, theirs": (turn, "B", "A", "draw", [(None, "pile", "seat-A")]),
    "play": (turn, "B", "A", "attack", [("attack", "seat-A", "middle")]),
    "nope": (window, "A", "B", "nope", [("nope", "seat-B", "middle")]),
    "give, mine": (give, "B", "B", "give loaf", [("loaf", "hand", "seat-A")]),
    "give, to me": (give, "A", "B", "give loaf", [("loaf", "seat-B", "hand")]),
    "give, theirs": (give, "C", "B", "give loaf", [(None, "seat-B", "seat-A")]),
    "steal, theirs": (pick, "C", "A", "pick", [(None, "seat-B", "seat-A")]),
    "take": (take, "B", "A", "take cactus", [("cactus", "discard", "seat-A")]),
    "kitten": (beside, "B", "A", "draw", [("kitten", "pile", "middle")]),
    "defuse": (face, "B", "A", "defuse", [("defuse", "seat-A", "discard")]),
    "hide": (hide, "B", "A", "hide@2", [(None, "middle", "pile")]),
    "lay": (lay, "C", "A", "lay>B:devilcat", [(None, "mat", "laid-B"), (None, "mat", "laid-A")]),
    "swap": (swap, "C", "B", "swap", [(None, "laid-B", "laid-A"), (None, "laid-A", "laid-B"), *DUEL]),
    "three": (name, "B", "A", "loaf+loaf+loaf>B:skip", [("loaf", "seat-A", "middle")] * 3),
}


@pytest.fixture(scope="module")
def page(browser: Browser, served: Served) -> Iterator[Page]:
    """A page that moves."""
    crowd = Crowd(browser, served)
    ada = crowd.come("Ada", reduced_motion="no-preference")
    ada.context.add_init_script(f"({KEEPS})()")
    yield ada.page
    crowd.leave()


@pytest.fixture(scope="module")
def stage(page: Page) -> Stage:
    """One page for all that moves."""
    return Stage(page)


@pytest.mark.parametrize("what", CASES)
def test_a_card_goes_from_where_it_was_to_where_it_is_then(stage: Stage, what: str) -> None:
    begin, eyes, mover, move, seen = CASES[what]
    table = begin()
    stage.show(table, eyes)
    stage.page.evaluate("() => { window.flown = [] }")
    table.play(mover, move)
    stage.asked += 1
    stage.tell_on()
    stage.page.wait_for_function("count => window.flown.length >= count", arg=len(seen))
    stage.settle(stage.asked)
    flown = stage.page.evaluate("() => window.flown")
    for (kind, start, end), (face_up, begins, ends) in zip(seen, flown, strict=False):
        assert (kind, start in begins, end in ends) == (face_up, True, True), flown
