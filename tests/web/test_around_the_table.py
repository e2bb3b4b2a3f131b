"""What is around the cards in a real browser: the log, threats, clocks, links to watch, a seat that is lost."""

from playwright.sync_api import expect

from tests.web.conftest import Crowd
from tests.web.decisions import DECISIONS
from tests.web.looks import barriers, crowded
from tests.web.stage import Stage

LAST_LINE_IN_SIGHT = """() => {
  const log = document.querySelector('.log-scroll').getBoundingClientRect()
  const line = document.querySelector('.log-lines li:last-child').getBoundingClientRect()
  return line.top >= log.top - 1 && line.bottom <= log.bottom + 1
}"""


def test_an_attack_that_lies_there_shows_whom_it_would_hit_and_the_turns(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    make, seat = DECISIONS["window"]
    Stage(ada.page).show(make(), seat)
    pips = ada.page.locator(".pips[data-hollow]")
    assert pips.count() == 1
    assert pips.locator("i").count() == 2
    assert ada.page.locator(".seat[data-seat=C] .seat-plate small").inner_text() == "2 turns?"
    assert pips.get_attribute("title") == "2 turns if it goes through"


# Sentences in whose text a line begins with the comma or the full stop after a card, at any of many widths.
BEGUN_WITH_A_COMMA = """() => {
  const found = new Set()
  const log = document.querySelector('.log-lines')
  for (let width = 120; width < 320; width += 7) {
    log.style.inlineSize = `${width}px`
    for (const card of log.querySelectorAll('.log-card')) {
      const texts = document.createTreeWalker(card.closest('li'), NodeFilter.SHOW_TEXT)
      texts.currentNode = card.lastChild
      let next = texts.nextNode()
      while (next && !next.data.trim()) next = texts.nextNode()
      if (!next || !/^[.,:;!?]/.test(next.data)) continue
      const range = document.createRange()
      range.setStart(next, 0)
      range.setEnd(next, 1)
      const lines = card.getClientRects()
      if (range.getBoundingClientRect().top >= lines[lines.length - 1].bottom - 2)
        found.add(`${width}: ${card.closest('li').textContent.trim()}`)
    }
  }
  log.style.inlineSize = ''
  return [...found]
}"""


def test_the_end_of_a_long_log_is_in_sight_and_whoever_watches_plays_nothing(crowd: Crowd) -> None:
    ada, eve = crowd.come("Ada"), crowd.come("Eve", viewport={"width": 1280, "height": 700})
    room = ada.make_room("original", 5, bots="BCDE", clock={"decision": 1, "bank": 0, "window": 1, "absent": 0})
    ada.sit(room)
    ada.start()
    eve.page.goto(f"/r/{room}?watch")
    eve.page.locator(".log-lines li").nth(30).wait_for()
    eve.page.wait_for_function(LAST_LINE_IN_SIGHT)
    assert eve.page.locator(".hand").count() == 0
    assert not eve.page.evaluate(BEGUN_WITH_A_COMMA)


def test_a_host_sets_a_clock_of_their_own_and_guests_see_it(crowd: Crowd) -> None:
    ada, bob = crowd.come("Ada"), crowd.come("Bob")
    room = ada.make_room("two-player", 2, clock={"decision": 30_000, "bank": 60_000, "window": 6_000, "absent": 60_000})
    ada.sit(room)
    bob.look_at(room)
    ada.page.locator(".own-clock summary").click()
    ada.page.locator("[data-time=window]").select_option("0")
    bob.page.wait_for_function("() => document.querySelector('[data-time=window]')?.value === '0'")
    assert bob.page.locator("[data-time=window]").is_disabled()
    assert not crowded(ada.page)
    assert not barriers(ada.page)


def test_whoever_loses_their_seat_is_told_and_may_watch(crowd: Crowd) -> None:
    ada, bob = crowd.come("Ada"), crowd.come("Bob")
    room = ada.make_room("two-player", 2)
    ada.sit(room)
    bob.sit(room)
    bob.page.locator(".lobby-seat[data-mine]").wait_for()
    other = bob.context.new_page()  # gets up there: here nobody did
    other.goto(f"/r/{room}")
    other.locator(".lobby-seat[data-mine] .lobby-do button").last.click()
    bob.page.locator("[role=alertdialog]").wait_for()
    assert not barriers(bob.page)
    assert other.locator("[role=alertdialog]").count() == 0
    bob.page.locator("[data-do=watch]").click()
    bob.page.locator("[role=alertdialog]").wait_for(state="detached")


def test_the_tab_says_which_page_it_is_and_when_somebody_is_asked(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    expect(ada.page).to_have_title("Kaboodle")
    room = ada.make_room("original", 2, bots="B")
    ada.sit(room)
    expect(ada.page).to_have_title(f"Original · {room.upper()} · Kaboodle")
    stage = Stage(ada.page)
    make, seat = DECISIONS["aim"]
    stage.show(make(), seat)
    expect(ada.page).to_have_title("● Your turn: play cards or draw. · Good vs Evil · Kaboodle")
    stage.show(make(), "B")
    expect(ada.page).to_have_title("Good vs Evil · Kaboodle")
