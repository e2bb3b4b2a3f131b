"""What a player must see at once: whose turn it is, why a card cannot be played, and no clock on a result."""

import re

import pytest
from playwright.sync_api import expect

from tests.editions import original
from tests.web.conftest import Crowd
from tests.web.decisions import DECISIONS, give
from tests.web.stage import Stage
from tests.web.test_the_end import StageOfBots

NOPE_IN_GERMAN = re.compile("^Nö! Behalte sie: ")  # without a second mark after the first
SIZES = [(1440, 900), (390, 844), (360, 640)]
TURN = "() => parseFloat(getComputedStyle(document.querySelector('.prompt h2, .turn-banner h2')).fontSize)"
# Whether the reason that is shown has nothing above it, at its corners and in its middle.
ON_TOP = """() => {
  const shown = [...document.querySelectorAll('.hand-why, .hand .card-why')].find((it) =>
    it.checkVisibility({ opacityProperty: true }) && it.getBoundingClientRect().width)
  if (!shown) return null
  shown.style.pointerEvents = 'auto'
  const { x, y, width, height } = shown.getBoundingClientRect()
  return [[0.1, 0.2], [0.5, 0.5], [0.9, 0.8]].every(([across, down]) =>
    shown.contains(document.elementFromPoint(x + across * width, y + down * height)))
}"""


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_your_turn_is_as_large_on_the_board_as_elsewhere_and_reasons_lie_on_top(
    crowd: Crowd, size: tuple[int, int]
) -> None:
    phone = {"has_touch": True, "is_mobile": True} if size[0] < 700 else {}
    ada = crowd.come("Ada", viewport={"width": size[0], "height": size[1]}, **phone)
    stage = Stage(ada.page)
    stage.show(original("A: loaf skip | B: moon | draw: kitten loaf"), "A")
    elsewhere = ada.page.evaluate(TURN)
    table, seat = DECISIONS["board turn"]
    stage.show(table(), seat)
    assert ada.page.evaluate(TURN) >= elsewhere
    dimmed = ada.page.locator(".hand button.card[data-kind=defuse]")
    (dimmed.tap if phone else dimmed.click)(force=True, position={"x": 14, "y": 20})
    assert ada.page.wait_for_function(f"() => {{ const on = ({ON_TOP})(); return on === null ? null : [on] }}")
    assert ada.page.evaluate(ON_TOP) is True


def test_no_clock_is_left_on_a_result(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    stage = Stage(ada.page)
    table = original("A: loaf | B: moon | draw: kitten loaf")
    stage.show(table, "A")
    stage.say({"type": "clock", "game": stage.game, "ask": stage.asked, "left": 1})
    timer = ada.page.locator("[role=timer]")
    expect(timer).to_be_visible()
    table.play("A", "draw")
    stage.tell_on()
    ada.page.locator("[data-over]").wait_for()
    expect(timer).to_have_count(0)


def test_who_only_owes_a_card_is_not_told_that_it_is_their_turn(crowd: Crowd) -> None:
    stage = Stage(crowd.come("Ada").page)
    for seat, whose in (("B", ".me"), ("C", ".rivals [data-seat=B]")):
        stage.show(give(), seat)
        expect(stage.page.locator(f"{whose} .seat-plate small")).to_have_text("giving a card")


def test_after_a_switch_of_language_nothing_is_left_in_the_other_one(crowd: Crowd) -> None:
    page = crowd.come("Ada").page
    stage = Stage(page)
    table = original("A: nope defuse skip | B: moon | draw: loaf moon kitten")
    stage.show(table, "A")
    table.play("A", "draw")
    stage.asked += 1
    stage.tell_on()
    expect(page.locator("[data-live] p").first).to_be_attached()
    page.locator("[data-do=language]").click()
    page.locator("[data-locale=de]").click()
    expect(page.locator(".hand [data-kind=nope]").last).to_have_attribute("aria-label", NOPE_IN_GERMAN)
    assert page.locator("[data-live] p").count() == 0


def test_cards_to_keep_are_dimmed_and_say_so_even_where_a_combination_could_use_them(crowd: Crowd) -> None:
    page = crowd.come("Ada").page
    hand = "A: defuse nope attack skip favor"
    Stage(page).show(original(f"{hand} | B: moon | draw: loaf kitten | discard: shuffle"), "A")
    for kind, state in (("defuse", "dimmed"), ("nope", "dimmed"), ("skip", None)):
        card = page.locator(f".hand button[data-kind={kind}]")
        assert card.get_attribute("data-state") == state
        assert ("Keep it" in (card.get_attribute("aria-label") or "")) == (state == "dimmed")
        assert ("You can play this now" in (card.get_attribute("aria-label") or "")) == (state is None)


def test_combinations_come_first_and_cancel_last_with_their_price_in_words(crowd: Crowd) -> None:
    page = crowd.come("Ada").page
    stage = Stage(page)
    stage.show(original("A: defuse nope skip favor loaf*2 | B: moon | draw: loaf kitten | discard: shuffle"), "A")
    page.locator(".hand button[data-kind=loaf]").last.click(position={"x": 14, "y": 40})
    page.locator("[data-do=more]").click()
    offered = [one.get_attribute("data-do") or "" for one in page.locator(".prompt button").all()]
    assert offered[0] == "combo loaf+loaf" and offered[-1] == "cancel"
    expect(page.locator(".combos li").last).to_contain_text("You give up Defuse and Nope for it.")


def test_a_hint_says_which_moves_are_about_equal(crowd: Crowd) -> None:
    page = crowd.come("Ada").page
    stage = StageOfBots(page)
    for chances, equal in (((0.234, 0.231, 0.1), 2), ((0.4, 0.2, 0.1), 0)):
        stage.show(original("A: skip attack | B: moon | draw: loaf kitten"), "A")
        why = {"key": "none", "numbers": {}, "text": "It keeps the rest."}
        moves = zip(("skip", "attack", "draw"), chances, strict=True)
        weighed = [{"move": move, "chance": chance, "error": 0.01, "why": why} for move, chance in moves]
        stage.say({"type": "hint", "game": stage.game, "ask": stage.asked, "move": "skip", "weighed": weighed})
        hint = page.locator(".hint[data-hint]")
        hint.wait_for()
        title = hint.locator("header b").inner_text()
        assert title == ("These two are about equal" if equal else "What our best bot would do")
        assert hint.locator(".hint-chance").count() == 3  # every move says how often it wins
        assert hint.locator(".hint-rest").count() == (1 < equal < 3)
        assert hint.locator("li b").all_inner_texts() == ["Play Skip", "Play Attack", "Draw a card"]


def test_the_first_nope_of_somebody_says_what_it_does_against_bots_only(crowd: Crowd) -> None:
    def asked(stage: Stage) -> str:
        table = original("A: nope loaf | B: attack | C: moon | draw: loaf kitten kitten | turn: B")
        table.play("B", "attack")
        stage.show(table, "A")
        return stage.page.locator(".asks small").inner_text()

    assert asked(Stage(crowd.come("Ada").page)) == "Nope it?"
    bots = StageOfBots(crowd.come("Ann").page)
    assert asked(bots).startswith("A Nope cancels this card.")
    bots.page.locator("[data-do=pass]").click()
    bots.settle(bots.asked)
    assert asked(bots) == "Nope it?"
