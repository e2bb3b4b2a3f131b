"""The table of The Board Game in a real browser."""

import pytest
from playwright.sync_api import Page

from tests.board import board
from tests.web.board_decisions import order
from tests.web.conftest import Crowd
from tests.web.looks import barriers
from tests.web.people import Person, Seen, pass_or_nope, play_out
from tests.web.stage import Stage

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


def take_turn(person: Person, seen: Seen) -> None:
    """Now and then a card, at somebody where it needs one; else turn a disc."""
    lit = person.page.locator(".hand button.card[data-state=lit]")
    count = lit.count()
    if count and person.dice.random() < 0.2:
        person.hit(lit.nth(person.dice.randrange(count)))
        if person.page.locator("[data-do*='>']").count():
            person.press("[data-do*='>']")
        return
    person.press("[data-do=done]")


def let_it_turn(person: Person, seen: Seen) -> None:
    """Before a disc: sometimes a magnet."""
    magnet = person.dice.random() < 0.2 and person.press("[data-do=add-magnet]:not([aria-disabled=true])")
    if not magnet:
        person.press("[data-do=pass]")


def throw_away(person: Person, seen: Seen) -> None:
    """Discard down to three."""
    person.press(".hand button.card[data-state=lit]")


WAYS = {"turn": take_turn, "window": pass_or_nope, "now": let_it_turn, "discard": throw_away}


def sit_down(person: Person, players: int, bots: str) -> None:
    """A table of the board game with bots, at which the game has begun."""
    person.ways = WAYS
    person.sit(person.make_room("board", players, bots=bots))
    person.start()
    person.asked()


def test_two_people_and_a_bot_race_to_the_bow(crowd: Crowd) -> None:
    ada, bob = crowd.come("Ada"), crowd.come("Bob")
    ada.ways = bob.ways = WAYS
    room = ada.make_room("board", 3, bots="C")
    ada.sit(room)
    bob.sit(room)
    ada.start()
    play_out([ada, bob])
    for person in (ada, bob):
        assert person.page.locator(".pawn[data-space='19']").count() == 1
        person.page.locator(".deal[data-honest=true]").wait_for()


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


@pytest.mark.parametrize("viewport", [(1280, 800), (390, 844), (360, 640)])
def test_what_is_asked_keeps_off_ones_own_character(crowd: Crowd, viewport: tuple[int, int]) -> None:
    width, height = viewport
    page = crowd.come("Ada", viewport={"width": width, "height": height}).page
    stage = Stage(page)
    sides = set()
    for space in (1, 3, 5, 8, 11, 14, 17):  # a row of the board after the other
        table = board(f"A: flip (space 2) | B: skip (space {space}) | C: nope | discs: move-2 move-3")
        table.play("A", "flip")
        stage.show(table, "B")
        panel, pawn = page.locator(".asking").bounding_box(), page.locator(".pawn[data-seat=B]").bounding_box()
        assert panel is not None and pawn is not None
        middle = pawn["y"] + pawn["height"] / 2
        assert not panel["y"] < middle < panel["y"] + panel["height"], (space, panel, pawn)
        sides.add(page.locator(".asking").get_attribute("data-at"))
    assert len(sides) == 2  # it was now above and now below
