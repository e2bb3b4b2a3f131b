"""Every decision of every table in a real browser: all that is legal can be clicked, and nothing else."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from kaboodle.core.family import Family
from kaboodle.games.board.view import DECISIONS as BOARD
from kaboodle.games.kittens.view import DECISIONS as KITTENS
from tests.server.process import Served
from tests.web.conftest import Crowd
from tests.web.decisions import DECISIONS
from tests.web.looks import CONTROLS, TWICE, barriers, beyond, crowded, staying
from tests.web.people import CORNER
from tests.web.stage import Stage

HELD = 1_000  # ms: giving up with a way out in hand is held
KINDS = {"kittens": KITTENS, "board": BOARD, "mantis": ("turn",)}  # what a game can wait for
PHONES: dict[str, ViewportSize] = {  # the longest language has the smallest
    "en": {"width": 390, "height": 844},
    "es": {"width": 390, "height": 844},
    "pt-BR": {"width": 390, "height": 844},
    "de": {"width": 360, "height": 640},
}

RAW = """() => {
  const said = [...document.querySelectorAll('[aria-label], [title]')]
    .flatMap((element) => [element.getAttribute('aria-label') ?? '', element.getAttribute('title') ?? ''])
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (!text.parentElement.closest('script, style')) said.push(text.data)
  return said.map((text) => text.trim())
    .filter((text) => /^[a-z]+(-[a-z0-9]+)+$/.test(text) || /undefined|\\[object|NaN|\\{ ?\\$/.test(text))
}"""

DIMMED_WITHOUT_A_WORD = """() => [...document.querySelectorAll('.hand button.card[data-state=dimmed]')]
  .filter((card) => !card.querySelector('.card-why')?.textContent.trim()).map((card) => card.dataset.kind)"""

OUTSIDE = """() => [...document.querySelectorAll('.table button, .table h2, .prompt p, .seat-plate')]
  .filter((element) => element.checkVisibility({ visibilityProperty: true }))
  .filter((element) => !element.closest('.hand, .back-fan, .runners, dialog'))
  .map((element) => [element, element.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.left < -3 || box.right > innerWidth + 3))
  .map(([element]) => element.outerHTML.slice(0, 120))"""


@pytest.fixture(scope="module")
def stage(browser: Browser, served: Served) -> Iterator[Stage]:
    """One page for all decisions."""
    crowd = Crowd(browser, served)
    yield Stage(crowd.come("Ada").page)
    crowd.leave()


def card_of_hand(page: Page, kind: str) -> None:
    """Press a card of the hand, where no raised neighbour covers it."""
    page.mouse.move(4, 4)  # a card under the mouse is raised too
    page.locator(f".hand button.card[data-kind={kind}]").click(position=CORNER)


def make(page: Page, move: str) -> None:
    """Make a move with the controls that are there for it."""
    page.mouse.move(4, 4)  # a card under the mouse is raised, over what is asked too
    verb, _, what = move.partition(" ")
    if verb in ("give", "discard"):
        card_of_hand(page, what)
    if verb == "order":
        put_in_order(page, [int(place) - 1 for place in what.split()])
    if page.locator("[data-do=sure]").count() and move == "explode":
        page.locator("[data-do=sure]").click()
    if move == "explode" and page.locator("[data-do=more]").count():
        page.locator("[data-do=more]").click()
        page.locator("[data-do=explode]").click(delay=HELD)
    elif move.startswith("hide@"):
        page.locator("input[type=range]").fill(move.removeprefix("hide@"))
        page.locator(f"[data-do=hide], [data-do='{move}']").first.click()
    elif move.startswith("lay>"):
        page.locator(f"[data-do='lay {move.partition(':')[2]}']").click()
        page.locator(f"[data-do='{move}']").click()
    elif found := re.fullmatch(r"([a-z0-9+-]+)(?:=([a-z-]+))?(?:>([A-I]))?(?::([a-z-]+))?", move):
        cards, stands, target, named = found.groups()
        if page.locator(f"[data-do='{move}']:visible").count():
            page.locator(f"[data-do='{move}']").first.click()
            return
        put_together(page, cards.split("+"), stands, target, named)
    else:
        page.locator(f"[data-do='{move}']").first.click()


def put_together(page: Page, cards: list[str], stands: str | None, target: str | None, named: str | None) -> None:
    """Cards from the hand, then all that is asked about them."""
    for kind in cards:
        card_of_hand(page, kind)
    if stands:
        page.locator(f"[data-do='as {stands}']").click()
    if target:
        page.locator(f".seat[data-state=target][data-seat={target}], [data-choose={target}]").click()
    if named:
        page.locator(f"[data-do='name {named}']").click()
    if not (stands or target or named):
        page.locator("[data-do=play]").click()


def put_in_order(page: Page, order: list[int]) -> None:
    """Bring three discs into an order with the arrows beside them."""
    now = list(range(len(order)))
    for place, disc in enumerate(order):
        for at in range(now.index(disc), place, -1):
            page.locator(".ordering li").nth(at).locator("button").first.click()
        now.insert(place, now.pop(now.index(disc)))


def test_there_is_a_position_for_every_kind_of_decision_of_every_game() -> None:
    staged: dict[Family, set[str]] = {}
    for begin, seat in DECISIONS.values():
        table = begin()
        assert seat in table.waiting
        staged.setdefault(table.family, set()).add(table.question)
    assert {family.name for family in staged} == set(KINDS)
    for family, questions in staged.items():
        assert questions == set(KINDS[family.name]) - {*family.stages, "over"}


@pytest.mark.parametrize("what", DECISIONS)
def test_every_legal_move_can_be_clicked_and_nothing_else(stage: Stage, what: str) -> None:
    begin, seat = DECISIONS[what]
    table = begin()
    stage.show(table, seat)
    legal = list(table.legal(seat))
    stage.sent.clear()
    for move in legal:
        after = stage.asked + 1
        make(stage.page, move)
        stage.settle(after)
    assert stage.sent == legal
    for dead in stage.page.locator(".table button[aria-disabled=true]:visible").all():
        dead.click(position=CORNER, force=True)
    assert stage.sent == legal
    assert staying(stage.page, DIMMED_WITHOUT_A_WORD) == []
    assert stage.page.evaluate(RAW) == []
    assert barriers(stage.page) == []


@pytest.mark.parametrize("what", DECISIONS)
def test_after_a_reload_the_same_controls_offer_the_same(stage: Stage, what: str) -> None:
    begin, seat = DECISIONS[what]
    stage.show(begin(), seat)
    stage.page.mouse.move(4, 4)
    before = stage.page.evaluate(CONTROLS)
    assert before
    stage.page.reload()
    stage.settle(stage.asked)
    assert stage.page.evaluate(CONTROLS) == before


@pytest.mark.parametrize("locale", PHONES)
def test_every_decision_has_its_words_and_room_on_a_phone_also_for_who_waits(crowd: Crowd, locale: str) -> None:
    ada = crowd.come("Ada", locale=locale, viewport=PHONES[locale], has_touch=True, is_mobile=True)
    stage = Stage(ada.page)
    found: dict[str, list[str]] = {}
    for what, (begin, decides) in DECISIONS.items():
        table = begin()
        for seat in (decides, next(other for other in table.seats if other != decides)):
            stage.show(table, seat)
            wrong = staying(ada.page, RAW) + crowded(ada.page) + staying(ada.page, OUTSIDE)
            found |= {f"{what} {seat}": wrong} if wrong else {}
    assert ada.page.evaluate("() => document.documentElement.lang") == locale
    assert found == {}


@pytest.mark.parametrize("viewport", [{"width": 1280, "height": 800}, PHONES["en"]], ids=["desk", "phone"])
def test_text_of_twice_the_size_is_never_cut_off_and_all_can_be_reached(crowd: Crowd, viewport: ViewportSize) -> None:
    ada = crowd.come("Ada", viewport=viewport)
    ada.context.add_init_script(TWICE)
    stage = Stage(ada.page)
    found: dict[str, list[str]] = {}
    for what, (begin, seat) in DECISIONS.items():
        stage.show(begin(), seat)
        ada.page.locator("html[data-text=large]").wait_for()
        wrong = beyond(ada.page) + crowded(ada.page) + staying(ada.page, OUTSIDE) + barriers(ada.page)
        found |= {what: wrong} if wrong else {}
    assert found == {}


@pytest.mark.parametrize(("locale", "size"), [("en", (844, 390)), ("de", (640, 360))])
def test_a_phone_held_sideways_has_all_within_reach(crowd: Crowd, locale: str, size: tuple[int, int]) -> None:
    viewport: ViewportSize = {"width": size[0], "height": size[1]}
    ada = crowd.come("Ada", locale=locale, viewport=viewport, has_touch=True, is_mobile=True)
    stage = Stage(ada.page)
    found: dict[str, list[str]] = {}
    for what, (begin, seat) in DECISIONS.items():
        stage.show(begin(), seat)
        wrong = beyond(ada.page) + staying(ada.page, OUTSIDE)
        found |= {what: wrong} if wrong else {}
    assert found == {}


def test_axe_finds_nothing_serious_at_any_table_in_high_contrast(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    ada.context.add_init_script("localStorage.setItem('kaboodle', JSON.stringify({ theme: 'contrast' }))")
    stage = Stage(ada.page)
    found: dict[str, list[str]] = {}
    for what, (begin, seat) in DECISIONS.items():
        stage.show(begin(), seat)
        wrong = barriers(ada.page)
        found |= {what: wrong} if wrong else {}
    assert ada.page.evaluate("() => document.documentElement.dataset.theme") == "contrast"
    assert found == {}
