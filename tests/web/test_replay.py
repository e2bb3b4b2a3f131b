"""A finished game again, in a real browser."""

import re
from random import Random

import pytest
from playwright.sync_api import Page, Route

import kaboodle
from kaboodle.bots.heuristic import choose_sensibly
from kaboodle.server import wire
from kaboodle.server.http.archive_queries import replay_of
from kaboodle.server.rooms.archive import ArchivedRecord, GameSummary
from tests.web.conftest import Crowd
from tests.web.looks import barriers, crowded
from tests.web.people import Person, anything, play_out
from tests.web.stage import Stage
from tests.web.ways import WAYS

# As soon as a card turns over, move the slider to another moment.
SCRUBS = """(moment) => new MutationObserver((_, watch) => {
  if (!document.querySelector('.reef-top[data-turning]')) return
  watch.disconnect()
  const slider = document.querySelector('input[type=range]')
  slider.value = moment
  slider.dispatchEvent(new Event('input', { bubbles: true }))
}).observe(document.body, { subtree: true, childList: true, attributes: true })"""


# What a replay says of the players: of the log, the caption, the plates and what is asked.
SAID = """() => [...document.querySelectorAll(
  '.log-lines, .replay-caption, .seat-plate, .runner, .tank-name, .asking-words, .centre, .dock .answers')]
  .map((it) => it.textContent).join(' ')"""

# All that a replay says at a moment, besides what is printed on cards and how to look at it.
TOLD = """() => {
  const said = []
  for (const part of document.querySelectorAll('main.table, .log, .replay-caption')) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (!text.parentElement.closest('.card') && text.parentElement.checkVisibility()) said.push(text.data.trim())
  }
  return said.join(' ')
}"""
YOU = re.compile(r"\byou(r|rs)?\b", re.IGNORECASE)

# Plates of players over piles or over the ring, and how much of the table's height is below the lowest plate or oval.
LAYOUT = """() => {
  const box = (it) => it.getBoundingClientRect()
  const covers = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
  const things = [...document.querySelectorAll('.pile .card, .pile .stack-count, .ring, .centre h2')].map(box)
  const plates = [...document.querySelectorAll('.rivals .seat')]
  const table = box(document.querySelector('.table'))
  return {
    over: plates.filter((it) => things.some((thing) => covers(box(it), thing))).map((it) => it.dataset.seat),
    below: (table.bottom - Math.max(...plates.map((it) => box(it).bottom), box(document.querySelector('.oval')).bottom))
      / table.height,
  }
}"""


def finished(person: Person) -> str:
    """The address of the replay of a game that this person has played."""
    person.ways = {"turn": anything}
    person.sit(person.make_room("mantis", 2, bots="B"))
    person.start()
    play_out([person])
    (game, *_) = person.ask_server("GET", "/api/games")
    return f"/replay/{game['replay']}"


def test_a_replay_is_stepped_through_scrubbed_and_shared(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    address = finished(ada)
    page = ada.page
    page.goto(address)
    replay = page.locator(".replay")
    last = int(page.locator(".replay[data-at='0']").get_attribute("data-last") or "0")
    assert last > 3
    page.keyboard.press("ArrowRight")
    page.locator(".replay[data-at='1'][data-idle=true]").wait_for(state="attached")
    page.locator("[data-step=later]").click()
    page.locator(".replay[data-at='2']").wait_for(state="attached")
    page.keyboard.press("ArrowLeft")
    page.locator(".replay[data-at='1']").wait_for(state="attached")
    page.keyboard.press("End")
    page.locator(f".replay[data-at='{last}'] .tank[data-state=winner]").first.wait_for()
    page.locator("select").select_option("A")
    page.locator(".replay[data-eyes=A]").wait_for(state="attached")
    assert barriers(page) == []
    page.set_viewport_size({"width": 360, "height": 640})
    assert crowded(page) == []
    page.goto(f"{address}?seat=B#3")
    page.locator(".replay[data-at='3'][data-eyes=B]").wait_for(state="attached")
    assert replay.count() == 1


@pytest.mark.parametrize("edition", ["good-vs-evil", "board"])
def test_a_replay_of_the_other_tables_shows_its_end_from_every_seat(crowd: Crowd, edition: str) -> None:
    ada = crowd.come("Ada")
    ada.ways = WAYS[edition]
    ada.sit(ada.make_room(edition, 2, bots="B"))
    ada.start()
    play_out([ada])
    (game, *_) = ada.ask_server("GET", "/api/games")
    ada.page.goto(f"/replay/{game['replay']}")
    last = int(ada.page.locator(".replay[data-at='0']").get_attribute("data-last") or "0")
    assert last > 3
    ada.page.locator("input[type=range]").fill(str(last // 2))
    ada.page.locator(f".replay[data-at='{last // 2}'][data-idle=true]").wait_for(state="attached")
    assert ada.page.locator("[data-ask]").count() == 0
    for seat in ("B", "A"):
        ada.page.locator("select").select_option(seat)
        ada.page.locator(f".replay[data-at='{last // 2}'][data-eyes={seat}]").wait_for(state="attached")
        assert barriers(ada.page) == []
        said = ada.page.evaluate(SAID)
        assert not re.search(r"\byour?\b", said, re.IGNORECASE), "a replay names every player, also whose eyes are used"
        assert "Ada" in said
    ada.page.keyboard.press("End")
    ada.page.locator(f".replay[data-at='{last}'][data-idle=true]").wait_for(state="attached")
    assert crowded(ada.page) == []


def serve_replay(page: Page, edition: str, players: int) -> None:
    """Let a page find a game that bots have played."""
    table = kaboodle.new(edition, players=players, seed=5)
    dice = Random(5)
    while not table.winners:
        seat = table.waiting[0]
        table.play(seat, choose_sensibly(table.view(seat), tuple(table.legal(seat)), dice))
    record = kaboodle.record_of(table)
    names = ("Ada", "Bertrand", "Chioma", "Dmitri")[:players]
    summary = GameSummary(edition=edition, names=names, winners=record.winners)
    archived = ArchivedRecord(at=0, summary=summary, record=record)

    def answer(route: Route) -> None:
        seat = route.request.url.partition("seat=")[2] or "all"
        route.fulfill(body=wire.ENCODER.encode(replay_of("played", archived, seat)))

    page.route("**/api/replays/played*", answer)


@pytest.mark.parametrize(("edition", "players"), [("original", 4), ("two-player", 2), ("mantis", 3), ("board", 3)])
def test_from_whatever_seat_no_moment_of_a_replay_calls_anybody_you(crowd: Crowd, edition: str, players: int) -> None:
    page = crowd.come("Eve", viewport={"width": 1440, "height": 900}).page
    serve_replay(page, edition, players)
    for eyes in ("all", "watch", *"ABCD"[:players]):
        page.goto(f"/replay/played?seat={eyes}")
        page.locator(f".replay[data-at='0'][data-idle=true][data-eyes={eyes}]").wait_for(state="attached")
        last = int(page.locator(".replay").get_attribute("data-last") or "0")
        for moment in range(0, last + 1, max(1, last // 5)):
            page.locator("input[type=range]").fill(str(moment))
            page.locator(f".replay[data-at='{moment}'][data-idle=true]").wait_for(state="attached")
            told = page.evaluate(TOLD)
            assert not YOU.search(told), (eyes, moment, told)


@pytest.mark.parametrize("players", [2, 5, 9])
def test_without_a_hand_below_the_players_sit_all_around_and_cover_no_pile(crowd: Crowd, players: int) -> None:
    page = crowd.come("Eve", viewport={"width": 1440, "height": 900}).page
    table = kaboodle.new("original", players=players, seed=4)
    Stage(page).show(table, None)  # somebody who looks on sees the table as a replay of all hands shows it
    layout = page.evaluate(LAYOUT)
    assert layout["over"] == []
    assert layout["below"] < 0.12, "no empty band where a hand would be"


def test_a_replay_with_motion_can_be_scrubbed_while_a_card_turns_and_tells_its_moment(crowd: Crowd) -> None:
    address = finished(crowd.come("Ada"))
    eve = crowd.come("Eve", reduced_motion="no-preference", viewport={"width": 390, "height": 844})
    page = eve.page  # somebody who was not there
    page.goto(address)
    page.locator(".replay[data-at='0'][data-idle=true]").wait_for(state="attached")
    page.evaluate(SCRUBS, "4")
    page.locator("[data-step=later]").click()
    page.locator(".replay[data-at='4'][data-idle=true]").wait_for(state="attached")
    assert page.locator(".replay-caption").inner_text().strip() != ""
    assert page.locator(".said:visible, .tabs").count() == 0, "a moment is told once, and in a replay nothing is missed"
    page.locator("[data-step=share]").click()
    page.locator(".replay-copied:visible").wait_for()
    assert crowded(page) == []


def test_from_the_end_of_a_game_its_moment_is_shown_and_the_last_moments_play_again(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    finished(ada)
    ada.page.locator("[data-do=end][href*='#']").click()
    replay = ada.page.locator(".replay")
    replay.wait_for(state="attached")
    address, moment = ada.page.url.split("#")
    assert (replay.get_attribute("data-eyes"), replay.get_attribute("data-at")) == ("A", moment)
    ada.page.goto(f"{address}&end")
    replay.wait_for(state="attached")
    last = int(replay.get_attribute("data-last") or "0")
    assert int(replay.get_attribute("data-at") or "0") > last // 2
    ada.page.locator(f".replay[data-at='{last}']").wait_for(state="attached")


def test_a_game_that_is_not_there_is_said_so(crowd: Crowd) -> None:
    page = crowd.come("Ada").page
    page.goto("/replay/nothing-here")
    page.locator("main.notice h1").wait_for()
