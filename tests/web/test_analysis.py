"""The analysis board, in a real browser: links to positions, what if, playing on for real, and the editor."""

from urllib.parse import parse_qs, urlparse

import pytest
from playwright.sync_api import Page, expect

import kaboodle
from kaboodle.core.registry import EDITIONS
from kaboodle.words import LANGUAGES, Words
from tests.web.archived import archive_game
from tests.web.conftest import Crowd
from tests.web.looks import barriers, crowded
from tests.web.people import Person
from tests.web.test_pages import STICKING_OUT
from tests.web.test_review import GAMES, NARROW, PHONE, opened

WIDE = {"width": 1440, "height": 900}
POSITION = "A: skip attack loaf | B: nope skip | C: moon | draw: kitten moon loaf kitten | A knows: draw@0=kitten"


def ready(page: Page, at: int = 0) -> None:
    """Wait until a position is assessed and shown."""
    page.locator(f".analysis[data-at='{at}'][data-thinking=false] .moves").wait_for()
    page.locator(".analysis-table .table").wait_for()
    page.evaluate("() => document.fonts.ready.then(() => true)")


def position_of(page: Page) -> str:
    """The position in the address of a page."""
    return parse_qs(urlparse(page.url).fragment)["position"][0]


def set_up(person: Person, edition: str = "original", position: str = POSITION, seat: str = "A") -> None:
    """Open a link to a position."""
    person.page.goto("/")
    person.page.goto(f"/analysis#game={edition}&seat={seat}&position={position.replace('+', '%2B')}")
    ready(person.page)


@pytest.mark.parametrize("edition", GAMES)
def test_a_moment_of_a_replay_opens_as_a_position_with_a_link(crowd: Crowd, edition: str) -> None:
    ada = crowd.come("Ada", viewport=WIDE)
    page = ada.page
    id = archive_game(crowd.served, edition, *GAMES[edition])
    steps = ada.ask_server("GET", f"/api/replays/{id}?seat=A")["steps"]
    page.goto(f"/replay/{id}?seat=A#6")
    page.locator(".replay[data-at='6'][data-idle=true]").wait_for(state="attached")
    page.locator("[data-do=analyse]").click()
    ready(page)
    moments = [n for n, it in enumerate(steps) if n == 0 or it.get("events")]
    wanted = ada.ask_server("GET", f"/api/replays/{id}/position?seat=A&step={moments[6]}")["position"]
    assert position_of(page) == wanted and page.locator(".analysis").get_attribute("data-seat") == "A"
    assert barriers(page) == [] and crowded(page) == []
    page.reload()
    ready(page)
    assert position_of(page) == wanted
    page.locator(".analysis-seat select").select_option("B")
    page.locator(".analysis[data-seat=B][data-thinking=false]").wait_for()
    assert position_of(page) == wanted, "the same position, as another seat knows it"


def test_moves_are_listed_best_first_and_what_if_plays_on_and_goes_back(crowd: Crowd) -> None:
    ada = crowd.come("Ada", viewport=WIDE)
    page = ada.page
    set_up(ada)
    chances = [int(it.rstrip("%")) for it in page.locator(".moves-chance b").all_inner_texts()]
    assert len(chances) > 2 and chances == sorted(chances, reverse=True)
    assert page.locator(".moves [data-move=draw] small").first.inner_text() == "You know the next card is a Kitten."
    assert page.locator(".moves li").last.locator("button").get_attribute("data-move") == "draw"
    page.locator(".moves [data-move=skip]").focus()
    page.keyboard.press("Enter")
    ready(page, 1)
    after = position_of(page)
    assert after != POSITION and kaboodle.read(after, "original").position == after
    page.locator("[data-go='0']").click()
    ready(page, 0)
    expect(page.locator(".moves [data-move=skip]")).to_have_count(1)
    before = page.locator(".moves-about").inner_text()
    page.locator("[data-do=longer]").click()
    expect(page.locator(".moves-about")).not_to_contain_text(before)


def test_cards_on_the_table_can_be_played_as_in_a_game(crowd: Crowd) -> None:
    ada = crowd.come("Ada", viewport=WIDE)
    set_up(ada)
    ada.page.locator(".pile button.card, .pile [data-do=draw], [data-do=draw]").first.click()
    ready(ada.page, 1)
    assert ada.page.locator(".what-if li").count() == 2


def test_play_from_here_seats_one_at_once_against_bots(crowd: Crowd) -> None:
    ada = crowd.come("Ada", viewport=WIDE)
    page = ada.page
    set_up(ada)
    page.locator("[data-do=play]").click()
    page.wait_for_url("**/r/*")
    for kind in ("skip", "attack", "loaf"):
        page.locator(f".hand .card[data-kind={kind}]").first.wait_for()
    (game,) = ada.ask_server("GET", "/api/games")
    assert (game["seat"], game["stage"], len(game["names"])) == ("A", "playing", 3)


def test_a_review_leads_to_its_decision_on_the_board(crowd: Crowd) -> None:
    ada = crowd.come("Ada", viewport=WIDE)
    id = opened(ada, crowd, "mantis")
    review = ada.ask_server("GET", f"/api/replays/{id}/review?seat=A")["review"]
    worst = max(review["decisions"], key=lambda it: it["points"])
    ada.page.locator("[data-do=analyse]").click()
    ready(ada.page)
    offered = {it.get_attribute("data-move") for it in ada.page.locator(".moves [data-move]").all()}
    assert {worst["played"], worst["best"]} <= offered


def test_a_moment_that_the_server_does_not_give_is_said_so(crowd: Crowd) -> None:
    page = crowd.come("Ada").page
    id = archive_game(crowd.served, "mantis", *GAMES["mantis"])
    page.route("**/api/replays/*/position*", lambda it: it.abort())
    page.goto(f"/replay/{id}?seat=A#2")
    page.locator("[data-do=analyse]").click()
    expect(page.locator(".replay-copied")).to_have_text(Words("en").text("app-broken"))
    page.goto(f"/review/{id}?seat=A")
    page.locator(".find [data-do=analyse]").click()
    page.locator(".replay[data-eyes=A]").wait_for(state="attached")


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_editor_takes_every_game_and_refuses_what_cannot_be(crowd: Crowd, edition: str) -> None:
    ada = crowd.come("Ada", viewport=WIDE)
    page = ada.page
    page.goto("/analysis")
    ready(page)
    page.locator(".editor summary").click()
    page.locator(".editor select").select_option(edition)
    page.locator("[data-do=new-deal]").click()
    page.locator(".analysis[data-thinking=false]:has(.analysis-table)").wait_for()
    expect(page.locator(".editor select")).to_have_value(edition)
    text = page.locator(".editor textarea").input_value()
    assert kaboodle.read(text, edition).position == text == position_of(page)
    page.locator(".editor textarea").fill("A: nonsense | B:")
    page.locator("[data-do=set-up]").click()
    expect(page.locator(".editor-why")).to_contain_text("nonsense")
    assert position_of(page) == text, "the position that can be stays"
    assert page.locator(".editor textarea").input_value() == "A: nonsense | B:", "and so does what was typed"
    assert barriers(page) == []
    page.locator(".editor textarea").fill(text)
    page.locator("[data-do=set-up]").click()
    expect(page.locator(".editor-why")).to_have_text("")


def test_a_link_that_cannot_be_read_leaves_the_editor_with_the_reason(crowd: Crowd) -> None:
    page = crowd.come("Ada", locale="de").page
    page.goto("/analysis#game=original&position=A: skip*9 | B: nope")
    expect(page.locator(".editor-why")).not_to_have_text("")
    assert "there are" not in page.locator(".editor-why").inner_text()
    assert barriers(page) == []


@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_language_has_room_on_small_phones(crowd: Crowd, locale: str) -> None:
    ada = crowd.come("Ada", locale=locale, viewport=NARROW)
    set_up(ada)
    ada.page.locator(".editor summary").click()
    assert ada.page.locator(".what-if h2").inner_text() == Words(locale).text("analysis-what-if")
    for size in (NARROW, PHONE):
        ada.page.set_viewport_size(size)  # type: ignore[arg-type]  # a width and a height
        assert ada.page.evaluate(STICKING_OUT) == [] and crowded(ada.page) == []


@pytest.mark.parametrize("theme", ["night", "contrast"])
def test_axe_finds_nothing_serious_in_either_theme(crowd: Crowd, theme: str) -> None:
    ada = crowd.come("Ada", viewport=PHONE)
    ada.context.add_init_script(f"localStorage.setItem('kaboodle', JSON.stringify({{theme: '{theme}'}}))")
    set_up(ada)
    ada.page.locator(".editor summary").click()
    assert barriers(ada.page) == []
