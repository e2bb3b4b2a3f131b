"""The review of a finished game, in a real browser."""

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from kaboodle.words import LANGUAGES, Words
from tests.web.archived import archive_game
from tests.web.conftest import Crowd
from tests.web.looks import TWICE, barriers, beyond, crowded
from tests.web.people import Person
from tests.web.test_pages import STICKING_OUT
from tests.web.test_replay import finished

GAMES = {"original": (4, 11), "good-vs-evil": (4, 5), "two-player": (2, 8), "board": (3, 4), "mantis": (4, 6)}
NARROW = {"width": 360, "height": 640}
PHONE = {"width": 390, "height": 844}
CHANGES = "() => [...document.querySelectorAll('.chance-table tbody tr td:nth-child(3)')].map((it) => it.textContent)"


def opened(person: Person, crowd: Crowd, edition: str, seat: str = "A") -> str:
    """Open the review of a seat and wait until it is made; the id of the replay."""
    id = archive_game(crowd.served, edition, *GAMES[edition])
    person.page.goto(f"/review/{id}?seat={seat}")
    ready(person.page)
    return id


def ready(page: Page) -> None:
    page.locator(".review[data-state=ready] main header h1").wait_for()
    page.evaluate("() => document.fonts.ready.then(() => true)")


def number(text: str) -> float:
    """A figure as the page writes it."""
    return float(text.replace("\N{MINUS SIGN}", "-").replace("+", "").replace("%", "").replace(",", ".").strip())


@pytest.mark.parametrize("edition", GAMES)
def test_a_review_tells_the_line_the_causes_and_the_decisions(crowd: Crowd, edition: str) -> None:
    ada = crowd.come("Ada", viewport={"width": 1440, "height": 900})
    page = ada.page
    id = opened(ada, crowd, edition)
    assert barriers(page) == [] and crowded(page) == []
    figures = [number(it) for it in page.locator(".stairs li > b").all_inner_texts()]
    par, *causes, result = figures
    assert par + sum(causes) == pytest.approx(result, abs=2.1), "whole numbers, each rounded"
    review = ada.ask_server("GET", f"/api/replays/{id}/review?seat=A")["review"]
    page.locator(".chance summary").click()
    changes = [number(it) for it in page.evaluate(CHANGES)]
    assert changes == pytest.approx([it["change"] for it in review["line"]], abs=0.051)
    shown = [number(it) for it in page.locator(".cost b").all_inner_texts()]
    lost = sorted(it["points"] for it in review["decisions"] if it["verdict"] in ("slip", "mistake", "blunder"))
    assert shown == pytest.approx([-it for it in lost[::-1][:5]], abs=0.051)
    counted = sum(it["counted"] for it in review["decisions"])
    said = page.locator(".costly h2").inner_text()
    assert not shown or re.search(rf"of ({counted}|one) real", said), said


def test_hindsight_is_another_line_and_off_at_first(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    opened(ada, crowd, "original")
    page = ada.page
    assert page.locator(".chance-hindsight").count() == 0
    page.locator("[data-do=hindsight]").check()
    page.locator(".chance-hindsight").wait_for(state="attached")
    page.locator(".chance summary").click()
    assert page.locator(".chance-table thead th").count() == 5
    page.locator("[data-do=hindsight]").uncheck()
    assert page.locator(".chance-hindsight").count() == 0 and page.locator(".chance-table thead th").count() == 4


def test_the_better_move_is_asked_for_before_it_is_told_also_by_keys(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    id = opened(ada, crowd, "mantis")
    page = ada.page
    review = ada.ask_server("GET", f"/api/replays/{id}/review?seat=A")["review"]
    worst = max(review["decisions"], key=lambda it: it["points"])
    first = page.locator(".costly li").first
    expect(first).to_contain_text("There was something better")
    moves = page.locator(".find-moves button")
    offered = [str(it.get_attribute("data-move")) for it in moves.all()]
    assert worst["best"] in offered and worst["played"] not in offered and offered == sorted(offered)
    wrong = next(it for it in offered if it != worst["best"])
    page.locator(f".find-moves [data-move='{wrong}']").click()
    expect(page.locator(".find h2")).to_have_text("Not this one. Try again?")
    expect(page.locator(f".find-moves [data-move='{wrong}']")).to_be_disabled()
    page.locator(f".find-moves [data-move='{worst['best']}']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".find h2")).to_have_text("That’s it!")
    expect(first).to_contain_text("Better:")
    assert barriers(page) == []
    page.locator(".cost").nth(1).focus()
    page.keyboard.press("Space")
    expect(page.locator(".find h2")).to_have_text("Find it yourself")
    page.locator("[data-do=tell]").click()
    expect(page.locator(".find h2")).to_contain_text("Better:")
    assert page.locator("[data-do=tell-all]").count() == 0, "all is told"


def test_links_lead_to_the_moment_in_the_replay(crowd: Crowd) -> None:
    ada = crowd.come("Ada", viewport={"width": 1440, "height": 900})
    id = opened(ada, crowd, "original", "B")
    page = ada.page
    review = ada.ask_server("GET", f"/api/replays/{id}/review?seat=B")["review"]
    steps = ada.ask_server("GET", f"/api/replays/{id}?seat=B")["steps"]
    worst = max(review["decisions"], key=lambda it: it["points"])
    moment = sum(1 for n, it in enumerate(steps[: worst["step"] + 1]) if n == 0 or it.get("events")) - 1
    page.locator(".costly li a").first.click()
    page.locator(f".replay[data-eyes=B][data-at='{moment}'][data-idle=true]").wait_for(state="attached")
    for kind in steps[worst["step"]]["view"]["hand"]:
        page.locator(f".card[data-kind={kind}]:visible").first.wait_for()
    page.locator("[data-do=review]").click()
    ready(page)
    assert f"/review/{id}?seat=B" in page.url
    page.locator("footer select").select_option("A")
    page.locator(".review[data-seat=A][data-state=ready]").wait_for()
    assert page.url.endswith(f"/review/{id}?seat=A")


def test_from_the_end_of_a_game_and_from_my_games_one_gets_to_the_review(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    finished(ada)
    page = ada.page
    page.locator("[data-do=more]").click()
    page.locator("[data-do=review]").click()
    ready(page)
    assert page.url.endswith("?seat=A")
    page.evaluate("() => localStorage.setItem('kaboodle', JSON.stringify({ name: 'Ada' }))")
    page.goto("/")
    page.locator(".tables a[href^='/review/']").first.click()
    ready(page)


@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_language_has_room_on_small_phones(crowd: Crowd, locale: str) -> None:
    ada = crowd.come("Ada", locale=locale, viewport=NARROW)
    for edition in ("original", "board"):
        opened(ada, crowd, edition)
        ada.page.locator("[data-do=tell-all]").click()
        assert ada.page.locator(".bar-game").inner_text() == Words(locale).text("review-title")
        assert ada.page.evaluate(STICKING_OUT) == [] and crowded(ada.page) == []
        ada.page.set_viewport_size(PHONE)  # type: ignore[arg-type]  # a width and a height
        assert crowded(ada.page) == [] and beyond(ada.page) == []
        ada.page.set_viewport_size(NARROW)  # type: ignore[arg-type]  # as above


@pytest.mark.parametrize("theme", ["night", "contrast"])
def test_axe_finds_nothing_serious_in_either_theme_or_with_large_text(crowd: Crowd, theme: str) -> None:
    ada = crowd.come("Ada", viewport=PHONE)
    ada.context.add_init_script(f"localStorage.setItem('kaboodle', JSON.stringify({{theme: '{theme}'}}))")
    opened(ada, crowd, "good-vs-evil")
    ada.page.locator(".chance summary").click()
    assert barriers(ada.page) == []
    ada.page.add_init_script(TWICE)
    ada.page.reload()
    ready(ada.page)
    assert crowded(ada.page) == []


def test_a_printed_review_is_dark_on_white_without_buttons(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    opened(ada, crowd, "original")
    page = ada.page
    page.emulate_media(media="print")
    for part in ("h1", ".stairs li > span:last-child", ".costly h2", "footer p"):
        colour = page.locator(part).first.evaluate("(it) => getComputedStyle(it).color")
        red, green, blue = map(int, re.findall(r"\d+", colour)[:3])
        assert max(red, green, blue) < 120, (part, colour)
    assert not page.locator(".bar").is_visible() and not page.locator("footer button").is_visible()


def test_while_it_is_made_its_progress_is_told(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    page = ada.page
    answers = [
        {"state": "waiting", "progress": 0, "ahead": 2, "review": None},
        {"state": "working", "progress": 0.4, "ahead": 0, "review": None},
    ]
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.method)
        if len(asked) > 12:
            route.continue_()
        else:
            route.fulfill(body=json.dumps(answers[len(asked) > 4]), content_type="application/json")

    id = archive_game(crowd.served, "mantis", *GAMES["mantis"])
    ada.ask_server("POST", f"/api/replays/{id}/review", {"seat": "C"})
    page.route("**/api/replays/*/review*", answer)
    page.goto(f"/review/{id}?seat=C")
    expect(page.locator(".making [role=status]")).to_have_text("2 reviews are ahead of yours.")
    expect(page.locator(".making [role=status]")).to_have_text("40% done")
    assert barriers(page) == []
    ready(page)
    assert asked[0] == "POST" and set(asked[1:]) == {"GET"}, "it is asked for once"


@pytest.mark.parametrize(
    ("status", "code", "title"),
    [(404, "no-room", "We can’t find that game"), (400, "option", "We couldn’t review this game")],
)
def test_what_cannot_be_reviewed_is_said(crowd: Crowd, status: int, code: str, title: str) -> None:
    page = crowd.come("Ada").page
    id = archive_game(crowd.served, "mantis", *GAMES["mantis"])
    refused = json.dumps({"type": "refused", "code": code, "text": "no"})
    page.route("**/api/replays/*/review*", lambda it: it.fulfill(status=status, body=refused))
    page.goto(f"/review/{id}?seat=A")
    expect(page.locator("main.notice h1")).to_have_text(title)
    assert barriers(page) == []


def test_after_a_failure_one_can_try_again(crowd: Crowd) -> None:
    page = crowd.come("Ada").page
    id = archive_game(crowd.served, "mantis", *GAMES["mantis"])
    page.route("**/api/replays/*/review*", lambda it: it.abort())
    page.goto(f"/review/{id}?seat=A")
    page.locator("[data-do=again]").wait_for()
    page.unroute("**/api/replays/*/review*")
    page.locator("[data-do=again]").click()
    ready(page)
