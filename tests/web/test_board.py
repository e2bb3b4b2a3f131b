"""The table of The Board Game in a real browser."""

import pytest
from playwright.sync_api import Page, Position, expect

import kaboodle
from tests.board import board, done, play
from tests.web.board_decisions import BOARD, order
from tests.web.conftest import Crowd
from tests.web.looks import barriers, crowded
from tests.web.people import CORNER, Person
from tests.web.stage import NAMES, Stage

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


def sit_down(person: Person, players: int, bots: str) -> None:
    """A table of the board game with bots, at which the game has begun."""
    person.sit(person.make_room("board", players, bots=bots))
    person.start()
    person.asked()


def test_both_sides_and_every_pile_can_be_looked_at(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    sit_down(ada, 3, "BC")
    board = ada.page.locator(".board")
    side = board.get_attribute("data-side")
    ada.page.locator(".corner").click()
    assert board.get_attribute("data-side") != side
    ada.page.locator(".corner").click()
    assert board.get_attribute("data-side") == side
    for pile in ("used", "discard"):
        ada.page.locator(f"button[data-zone={pile}]").click()
        ada.page.locator("dialog.piles").wait_for()
        assert barriers(ada.page) == []
        ada.page.keyboard.press("Escape")
        ada.page.locator("dialog.piles").wait_for(state="detached")


def test_the_newest_lies_on_top_of_the_discards_and_of_the_used_discs(crowd: Crowd) -> None:
    stage = Stage(crowd.come("Ada").page)
    table = board("A: flip shuffle (space 5) | B: skip (space 3) | discs: move-2 move-1 move-3 leapfrog | draw: nope*2")
    play(table, "A", "flip")
    table.play("A", "shuffle")
    stage.show(table, "A")
    top = stage.page.locator("[data-zone=discard] .card")
    assert top.get_attribute("data-kind") == "flip"  # what is not settled lies in the ring only
    table.play("B", "pass")
    stage.show(table, "A")
    assert top.get_attribute("data-kind") == "shuffle"
    stage.page.locator("button[data-zone=discard]").click()
    kinds = stage.page.locator("dialog.piles .card").evaluate_all("cards => cards.map((card) => card.dataset.kind)")
    assert kinds == ["shuffle", "flip"]


def middles(page: Page) -> list[tuple[float, float]]:
    """Where the discs that are put in order lie."""
    boxes = [disc.bounding_box() for disc in page.locator(".ordering li .disc").all()]
    return [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]


def test_discs_are_put_in_order_by_dragging_them_with_a_mouse(crowd: Crowd) -> None:
    stage = Stage(crowd.come("Ada").page)
    stage.show(order(), "A")
    first, _, last = middles(stage.page)
    stage.page.mouse.move(*first)
    stage.page.mouse.down()
    stage.page.mouse.move(*last, steps=8)
    stage.page.mouse.up()
    stage.page.locator("[data-do='order 2 3 1']").click()
    stage.settle(2)
    assert stage.sent == ["order 2 3 1"]


def test_discs_are_put_in_order_by_dragging_them_with_a_finger(crowd: Crowd) -> None:
    ada = crowd.come("Ada", **PHONE)
    stage = Stage(ada.page)
    stage.show(order(), "A")
    first, _, last = middles(ada.page)
    fingers = ada.context.new_cdp_session(ada.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    touch("touchStart", last)
    for part in range(1, 9):
        touch("touchMove", (last[0] + (first[0] - last[0]) * part / 8, last[1] + (first[1] - last[1]) * part / 8))
    touch("touchEnd")
    ada.page.locator("[data-do='order 3 1 2']").click()
    stage.settle(2)
    assert stage.sent == ["order 3 1 2"]


COVERED = """() => {
  const sheets = [...document.querySelectorAll('.asking, .asking .ring, .turn-banner')]
    .map((it) => it.getBoundingClientRect())
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0
    ? Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)) : 0
  return [...document.querySelectorAll('.pawn, .space')].filter((it) => {
    const box = it.getBoundingClientRect()
    const most = it.matches('.pawn') ? 0 : box.height / 4 // of a space the lower edge
    return sheets.some((sheet) => over(sheet, box) > most)
  }).map((it) => `${it.className} ${it.dataset.space}`)
}"""


@pytest.mark.parametrize("viewport", [(1440, 900), (1280, 800), (1024, 768), (390, 844), (360, 640)])
def test_what_is_asked_leaves_the_whole_board_in_sight(crowd: Crowd, viewport: tuple[int, int]) -> None:
    width, height = viewport
    page = crowd.come("Ada", viewport={"width": width, "height": height}).page
    stage = Stage(page)
    boards = set()
    for what, (begin, seat) in BOARD.items():
        stage.show(begin(), seat)
        assert page.locator(".asking").count() == (what != "board turn")
        assert page.evaluate(COVERED) == [], what
        box = page.locator(".board").bounding_box()
        if box and what in ("board window", "board now", "board place"):  # tables of three
            boards.add((round(box["width"]), round(box["height"])))
    assert len(boards) == 1  # the board keeps its size, whatever is asked


# Cards of the hand and the name of the side that is up, as far as what is asked lies on them.
UNDER = """() => {
  const sheets = [...document.querySelectorAll('.asking, .asking .ring')].map((it) => it.getBoundingClientRect())
  return [...document.querySelectorAll('.hand .card:is([data-state=lit], [data-state=selected]), .side-up')]
    .filter((it) => {
      const box = it.getBoundingClientRect()
      return sheets.some((sheet) => Math.min(sheet.right, box.right) > Math.max(sheet.left, box.left)
        && Math.min(sheet.bottom, box.bottom) > Math.max(sheet.top, box.top))
    }).map((it) => it.dataset.kind ?? it.className)
}"""


@pytest.mark.parametrize("viewport", [(1440, 900), (1280, 800), (1024, 768), (768, 1024), (390, 844), (360, 640)])
def test_what_is_asked_lies_on_no_card_that_answers_it(crowd: Crowd, viewport: tuple[int, int]) -> None:
    width, height = viewport
    page = crowd.come("Ada", viewport={"width": width, "height": height}).page
    stage = Stage(page)
    for what in ("window", "now", "face", "discard", "swap"):
        begin, seat = BOARD[f"board {what}"]
        stage.show(begin(), seat)
        page.mouse.move(4, 4)
        assert page.evaluate(UNDER) == [], what
    stage.show(BOARD["board turn"][0](), "A")
    page.locator(".hand button.card[data-kind=pickpocket]").click(position=CORNER)
    page.locator(".choose").first.wait_for()
    chosen = page.locator(".hand .card[data-state=selected]")
    assert chosen.evaluate("(it) => it.matches(':hover')")
    assert "pickpocket" not in page.evaluate(UNDER)


CLIPPED = """() => {
  const sheet = document.querySelector('.asking').getBoundingClientRect()
  return [...document.querySelectorAll('.asking .answer')].filter((it) => {
    const box = it.getBoundingClientRect()
    return it.scrollWidth > it.clientWidth || box.bottom > sheet.bottom || box.right > sheet.right
  }).map((it) => it.dataset.do)
}"""


@pytest.mark.parametrize("locale", ["en", "es", "pt-BR", "de"])
@pytest.mark.parametrize("viewport", [(390, 844), (360, 640), (844, 390)])
def test_the_answers_to_a_chain_of_nopes_have_room_on_a_phone(
    crowd: Crowd, viewport: tuple[int, int], locale: str
) -> None:
    width, height = viewport
    page = crowd.come("Ada", viewport={"width": width, "height": height}, locale=locale).page
    stage = Stage(page)
    table = board("A: flip nope (space 5) | B: nope skip (space 3) | C: nope*2 (space 8) | discs: move-2 leapfrog")
    table.play("A", "flip")
    for seat in "BCA":
        table.play(seat, "nope")
        stage.show(table, "C")
        if "C" in table.waiting:
            assert page.evaluate(CLIPPED) == []


def test_a_name_in_one_long_word_stays_in_its_sheet_and_one_from_right_to_left_loses_its_end_only(
    crowd: Crowd, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(NAMES, "A", "Wolfeschlegelsteinhausenbergerdo")
    monkeypatch.setitem(NAMES, "B", "عبد الرحمن بن محمد الأنصاري")
    page = crowd.come("Ada", **PHONE).page
    stage = Stage(page)
    stage.show(BOARD["board window"][0](), "C")
    assert crowded(page) == []
    name = page.locator(".runner[data-seat=B] b")
    assert name.evaluate("(it) => getComputedStyle(it).direction") == "rtl"  # what is cut off is at its left
    stage.show(board("A: pickpocket (space 5) | B: skip (space 3) | C: skip (space 8) | discs: move-2 leapfrog"), "A")
    page.locator(".hand button.card[data-kind=pickpocket]").click(position=CORNER)
    label = page.locator(".asking .answer .seat-face + span").first
    assert label.evaluate("(it) => getComputedStyle(it).direction") == "rtl"


def test_all_who_wait_in_the_litter_box_are_recognisable_and_oneself_is_on_top(crowd: Crowd) -> None:
    page = crowd.come("Ada", **PHONE).page
    stage = Stage(page)
    stage.show(board("A: skip | B: skip | C: skip | D: skip | discs: move-1 move-2"), "B")
    faces = page.locator(".pawn").evaluate_all(
        """(pawns) => pawns.map((it) => {
          const { x, y, width, height } = it.getBoundingClientRect()
          const spots = [[0.5, 0.2], [0.2, 0.5], [0.8, 0.5], [0.5, 0.8], [0.5, 0.5]]
          const seen = spots.filter(([a, b]) => it.contains(document.elementFromPoint(x + a * width, y + b * height)))
          return [it.dataset.seat, seen.length]
        })"""
    )
    seen = dict(faces)
    assert seen["B"] == 5
    assert all(count >= 2 for count in seen.values()), seen


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_board_is_turned_like_a_page_unless_motion_is_unwanted(crowd: Crowd, motion: str) -> None:
    page = crowd.come("Ada", reduced_motion=motion).page
    Stage(page).show(board("A: skip | B: skip | discs: move-1 move-2"), "A")
    page.evaluate(
        """() => {
          window.leaves = 0
          new MutationObserver(() => { window.leaves += !!document.querySelector('.leaf') })
            .observe(document.querySelector('.board'), { childList: true })
        }"""
    )
    page.locator(".corner").click()
    page.locator(".board[data-side=chaos]:not([data-turning])").wait_for()
    assert (page.evaluate("window.leaves") > 0) == (motion == "no-preference")


@pytest.mark.parametrize("viewport", [(1024, 768), (360, 640)])
def test_whoever_is_to_be_chosen_keeps_a_name_and_every_choice_its_place(
    crowd: Crowd, viewport: tuple[int, int]
) -> None:
    width, height = viewport
    page = crowd.come("Ada", viewport={"width": width, "height": height}, locale="de").page
    stage = Stage(page)
    others = " | ".join(
        f"{seat}: skip (space {space})" for seat, space in zip("BCDEF", (4, 12, 9, 17, 15), strict=True)
    )
    stage.show(board(f"A: pickpocket nope (space 8) | {others} | discs: move-2 move-3"), "A")
    names = page.locator(".runner b")
    before = names.evaluate_all("(names) => names.map((it) => it.clientWidth)")
    page.locator(".hand button.card[data-kind=pickpocket]").click(position=CORNER)
    page.locator(".choose").first.wait_for()
    assert names.evaluate_all("(names) => names.map((it) => it.clientWidth)") == before
    sheet = page.locator(".asking").bounding_box()
    assert sheet is not None
    for button in page.locator(".asking button").all():
        box = button.bounding_box()
        assert box is not None and box["y"] + box["height"] <= sheet["y"] + sheet["height"], button.inner_text()


def test_a_disc_that_turns_is_not_under_what_was_asked_before(crowd: Crowd) -> None:
    page = crowd.come("Ada", reduced_motion="no-preference", viewport={"width": 390, "height": 844}).page
    stage = Stage(page)
    begin, seat = BOARD["board now"]
    table = begin()
    stage.show(table, seat)
    page.locator(".asking").wait_for()
    for other in table.waiting:
        table.play(other, "pass")
    stage.asked += 1
    clock = page.context.new_cdp_session(page)
    clock.send("Animation.enable")
    clock.send("Animation.setPlaybackRate", {"playbackRate": 0})  # what turns now turns until it is let go
    stage.tell_on()
    page.locator(".room[data-idle=false]").wait_for()
    page.locator(".asking").wait_for(state="detached")
    assert page.locator(".room[data-idle=false]").count() == 1  # it turns now
    clock.send("Animation.setPlaybackRate", {"playbackRate": 1})
    stage.settle(stage.asked)


# The stages of this seat's disc and the times at which they are shown; a key is pressed as soon as it spins.
STAGES = """(key) => {
  window.stages = {}
  window.pressed = key
  window.watch ??= new MutationObserver(() => {
    const shown = document.querySelector('.moment')?.dataset
    const stage = shown?.stage ?? shown?.moment
    if (!stage || stage in window.stages) return
    window.stages[stage] = performance.now()
    if (stage === 'spin' && window.pressed)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: window.pressed, bubbles: true }))
  })
  window.watch.observe(document.querySelector('.board'), { childList: true, subtree: true, attributes: true })
}"""


def draw(stage: Stage, table: kaboodle.Table, key: str = "") -> dict[str, float]:
    """A draws a disc; when each stage of it was shown."""
    stage.show(table, "A")
    stage.page.evaluate(STAGES, key)
    done(table, "A")
    stage.asked += 1
    stage.tell_on()
    stage.settle(stage.asked)
    stages: dict[str, float] = stage.page.evaluate("window.stages")
    return stages


def test_a_disc_that_risks_something_spins_first_and_a_key_ends_it(crowd: Crowd) -> None:
    stage = Stage(crowd.come("Ada", reduced_motion="no-preference").page)
    text = "A: defuse skip (space 3) | B: skip (space 9) | discs: move-1 move-3"
    held = draw(stage, board(text))
    assert list(held)[:3] == ["lift", "spin", "face"]
    assert held["face"] - held["spin"] >= 1200
    cut = draw(stage, board(text), key=" ")
    assert list(cut)[:3] == ["lift", "spin", "face"]
    assert cut["face"] - cut["spin"] < 1000


def test_without_motion_nothing_is_held(crowd: Crowd) -> None:
    stage = Stage(crowd.come("Ada").page)
    assert draw(stage, board("A: defuse skip (space 3) | B: skip (space 9) | discs: move-1 move-3")) == {}


def test_a_scorch_stays_on_its_space_until_the_page_turns(crowd: Crowd) -> None:
    stage = Stage(crowd.come("Ada").page)
    table = board("A: skip flip (space 7) | B: flip (space 5) | C: skip | discs: move-1 move-2 move-1")
    done(table, "A")
    table.play("A", "explode")
    stage.show(table, "A")
    assert stage.page.locator("[data-scorch='8']").count() == 1
    assert table.waiting == ("B",)
    play(table, "B", "flip")
    stage.show(table, "A")
    assert stage.page.locator("[data-scorch]").count() == 0


def test_no_bar_about_a_magnet_that_nobody_can_play(crowd: Crowd) -> None:
    stage = Stage(crowd.come("Ada").page)
    table = board("A: skip (space 3) | B: skip (space 9) | discs: move-1 move-3 | magnets: 0")
    table.play("A", "done")
    assert table.question != "now"
    stage.show(table, "B")
    assert stage.page.locator(".asking[data-what=now]").count() == 0


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_card_is_lifted_first_says_what_it_does_and_can_be_put_back(crowd: Crowd, phone: bool) -> None:
    page = crowd.come("Ada", **(PHONE if phone else {})).page
    stage = Stage(page)
    stage.show(BOARD["board turn"][0](), "A")
    skip = page.locator(".hand button.card[data-kind=skip]")

    def press(where: Position) -> None:
        page.mouse.move(4, 4)
        (skip.tap if phone else skip.click)(position=where)

    here, there = (
        CORNER,
        Position(x=50, y=20) if phone else Position(x=16, y=80),
    )  # far enough from each other not to be a double click
    press(here)
    asking = page.locator(".asking")
    expect(asking).to_contain_text("Skip")
    expect(asking).to_contain_text("End your turn without drawing a disc.")
    expect(skip).to_have_attribute("aria-pressed", "true")
    page.locator("[data-do=cancel]").click()
    expect(asking).to_have_count(0)
    assert stage.sent == []
    press(there)
    page.locator("[data-do=play]").click()
    stage.settle(2)
    press(here)
    expect(asking).to_have_count(1)
    press(there)
    stage.settle(3)
    page.mouse.move(4, 4)
    skip.dblclick(position=here)
    stage.settle(4)
    assert stage.sent == ["skip"] * 3


def test_a_discard_is_lifted_first_and_says_which_of_how_many_it_is(crowd: Crowd) -> None:
    page = crowd.come("Ada", **PHONE).page
    stage = Stage(page)
    table = BOARD["board discard"][0]()
    stage.show(table, "A")
    asking = page.locator(".asking")
    expect(asking).to_contain_text("Boom! You keep 3 cards")
    expect(asking).to_contain_text("Pick card 1 of 2 to discard.")
    page.locator(".hand button.card[data-kind=nope]").tap(position=CORNER)
    assert stage.sent == []
    go = page.locator("[data-do='discard nope']")
    expect(go).to_have_text("Discard (1 of 2)")
    page.keyboard.press("Escape")
    expect(go).to_have_count(0)
    table.play("A", "discard flip")
    stage.show(table, "A")
    expect(asking).to_contain_text("Pick card 2 of 2 to discard.")
    page.locator(".hand button.card[data-kind=shuffle]").tap(position=CORNER)
    after = stage.asked + 1
    page.locator("[data-do='discard shuffle']").tap()
    stage.settle(after)
    assert stage.sent == ["discard shuffle"]


def test_exploding_with_a_defuse_in_hand_is_asked_twice(crowd: Crowd) -> None:
    stage = Stage(crowd.come("Ada").page)
    stage.show(BOARD["board face"][0](), "A")
    stage.page.locator("[data-do=sure]").click()
    assert stage.sent == []
    stage.page.locator("[data-do=explode]").click()
    stage.settle(2)
    assert stage.sent == ["explode"]


def test_while_a_disc_is_drawn_nothing_says_that_it_will_be(crowd: Crowd) -> None:
    page = crowd.come("Ada", reduced_motion="no-preference", viewport={"width": 390, "height": 844}).page
    stage = Stage(page)
    begin, seat = BOARD["board now"]
    table = begin()
    stage.show(table, seat)
    stage.say({"type": "clock", "game": stage.game, "ask": stage.asked, "left": 9_000})
    timer = page.locator("[role=timer]")
    expect(timer).to_be_visible()
    expect(page.locator(".asking")).to_contain_text("about to draw a disc")
    for other in table.waiting:
        table.play(other, "pass")
    stage.asked += 1
    clock = page.context.new_cdp_session(page)
    clock.send("Animation.enable")
    clock.send("Animation.setPlaybackRate", {"playbackRate": 0})  # what turns now turns until it is let go
    stage.tell_on()
    page.locator(".room[data-idle=false]").wait_for()
    expect(page.locator(".turn-banner h2")).to_have_text("Ada’s turn")
    assert "about to" not in page.locator(".table").inner_text()
    expect(timer).to_have_count(0)
    assert page.locator(".room[data-idle=false]").count() == 1  # it turns now
    clock.send("Animation.setPlaybackRate", {"playbackRate": 1})
    stage.settle(stage.asked)
