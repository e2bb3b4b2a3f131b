"""This seat's turn at The Board Game in a real browser: flags, risk, and what the board says of itself."""

import pytest
from playwright.sync_api import expect

import kaboodle
from kaboodle.games.board.landing import Landing, landing_of, what_is_at
from kaboodle.games.board.view import BoardView
from tests.board import board, play
from tests.web.conftest import Crowd
from tests.web.looks import barriers, crowded
from tests.web.stage import Stage
from tests.web.test_board import COVERED, PHONE, sit_down

SIZES = [(1440, 900), (1024, 768), (390, 844), (360, 640)]


def own_turn() -> kaboodle.Table:
    """Four in the race; the discs lead to safe spaces and to Kittens."""
    others = "B: skip*2 flip (space 14) | C: skip*2 (space 7) | D: nope (space 2)"
    discs = "discs: move-2 move-1 move-3 move-or-flip-1 flip-then-move-2 leapfrog move-4 move-1 magnet"
    return board(f"A: flip add-magnet*2 super-move-2 nope (space 10) | {others} | {discs}")


@pytest.mark.parametrize("viewport", SIZES)
def test_your_turn_is_large_and_covers_nothing(crowd: Crowd, viewport: tuple[int, int]) -> None:
    width, height = viewport
    for locale in ("en", "de"):
        page = crowd.come("Ada", viewport={"width": width, "height": height}, locale=locale).page
        Stage(page).show(own_turn(), "A")
        heading = page.locator(".turn-banner[data-own] h2")
        assert float(heading.evaluate("it => parseFloat(getComputedStyle(it).fontSize)")) >= 24
        assert heading.evaluate("it => it.scrollWidth <= it.clientWidth + 1")
        assert page.evaluate(COVERED) == []
        assert barriers(page) == []
        assert crowded(page) == []


def test_flags_count_the_discs_that_lead_to_a_space_as_the_rules_do(crowd: Crowd) -> None:
    page = crowd.come("Ada").page
    table = own_turn()
    Stage(page).show(table, "A")
    view = table.view("A")
    assert isinstance(view, BoardView)
    safe: dict[int, int] = {}
    bad: dict[int, int] = {}
    for disc, many in view.discs_left.items():
        landing = landing_of(view, disc, view.side)
        assert isinstance(landing, Landing)
        kitten = what_is_at(view, landing) == "kitten"
        if not (kitten and disc.startswith("move-or-flip")):  # who may flip instead does not go there
            counts = bad if kitten else safe
            counts[landing.space] = counts.get(landing.space, 0) + many
    read = "(flags) => flags.map(({ dataset }) => [dataset.flag, dataset.safe, dataset.bad].map(Number))"
    shown = page.locator("[data-flag]").evaluate_all(read)
    assert {space: count for space, count, _ in shown if count} == safe
    assert {space: count for space, _, count in shown if count} == bad
    said = page.locator("[data-risk]")
    assert said.get_attribute("data-risk") == f"{sum(bad.values())}/{view.discs}"  # the same as the flags say
    expect(said).to_contain_text(f"{sum(bad.values())} of these {view.discs} discs")
    expect(said).to_contain_text("Flags: how many discs take you there.")


def test_a_disc_that_this_seat_has_seen_is_the_only_one_that_is_flagged(crowd: Crowd) -> None:
    page = crowd.come("Ada").page
    discs = "discs: move-2 move-1 move-3 leapfrog move-4"
    table = board(f"A: see-the-future skip (space 7) | B: skip (space 3) | C: nope (space 9) | {discs}")
    stage = Stage(page)
    play(table, "A", "see-the-future")
    stage.show(table, "A")
    flags = page.locator("[data-flag]")
    assert [flag.get_attribute("data-flag") for flag in flags.all()] == ["10"]  # over C
    said = page.locator("[data-risk]")
    assert said.get_attribute("data-risk") == "0/1"
    expect(said).to_contain_text("Next disc: Move 2")


def test_nobody_is_helped_with_counting_who_does_not_want_it(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    ada.page.evaluate("localStorage.setItem('kaboodle', JSON.stringify({ helper: false }))")
    Stage(ada.page).show(own_turn(), "A")
    ada.page.locator(".turn-banner[data-own]").wait_for()
    assert ada.page.locator("[data-flag], [data-risk]").count() == 0


@pytest.mark.parametrize(("viewport", "track"), [((390, 844), [4] * 5), ((360, 640), [5] * 4)])
def test_on_a_phone_the_track_fills_the_width_all_in_sight(
    crowd: Crowd, viewport: tuple[int, int], track: list[int]
) -> None:
    width, height = viewport
    page = crowd.come("Ada", viewport={"width": width, "height": height}).page
    Stage(page).show(own_turn(), "A")
    boxes = [space.bounding_box() for space in page.locator(".space").all()]
    rows: dict[int, int] = {}
    for box in boxes:
        assert box is not None
        assert box["x"] >= 0 and box["x"] + box["width"] <= width
        middle = round((box["y"] + box["height"] / 2) / 8)
        rows[middle] = rows.get(middle, 0) + 1
    assert sorted(rows.values()) == track
    board = page.locator(".board").bounding_box()
    assert board is not None and board["width"] > 0.9 * width


def test_a_press_on_a_space_explains_it(crowd: Crowd) -> None:
    page = crowd.come("Ada", **PHONE).page
    stage = Stage(page)
    stage.show(own_turn(), "A")
    space = page.locator(".space[data-space='13']")
    space.tap()
    expect(page.locator(".told")).to_contain_text("Space 13")
    space.tap()
    expect(page.locator(".told")).to_have_count(0)


def test_whatever_happens_ends_the_preview_of_the_other_side(crowd: Crowd) -> None:
    page = crowd.come("Ada").page
    stage = Stage(page)
    table = board("A: flip (space 5) | B: skip (space 3) | discs: move-2 move-1 | draw: skip*2")
    stage.show(table, "A")
    page.locator(".corner").click()
    expect(page.locator(".side-up")).to_contain_text("Preview")
    table.play("A", "flip")
    stage.asked += 1
    stage.tell_on()
    expect(page.locator(".side-up")).not_to_contain_text("Preview")


def test_going_back_closes_what_lies_over_the_table(crowd: Crowd) -> None:
    ada = crowd.come("Ada", **PHONE)
    sit_down(ada, 2, "B")
    table = ada.page.url
    ada.page.goto("/")
    ada.page.evaluate(
        "at => { const a = document.createElement('a'); a.href = at; document.body.append(a); a.click() }", table
    )
    ada.page.locator(".tool-log").click()
    log = ada.page.locator(".log[data-open]")
    log.wait_for()
    ada.page.go_back()
    expect(log).to_have_count(0)
    assert ada.page.url == table
    assert ada.page.locator(".board").count() == 1
