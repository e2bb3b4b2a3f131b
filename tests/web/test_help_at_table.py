"""Help at the table in a real browser: odds, a hint, and quiet from somebody."""

from playwright.sync_api import expect

from tests.web.conftest import Crowd
from tests.web.looks import barriers, crowded
from tests.web.people import Person

# how far apart the texts of a row stand: a box of no size stands on the line that letters stand on
STEPS = """row => {
  const lines = [...row.cells].map((cell) => {
    const mark = cell.appendChild(document.createElement('i'))
    mark.style.display = 'inline-block'
    const line = mark.getBoundingClientRect().bottom
    mark.remove()
    return line
  })
  return Math.max(...lines) - Math.min(...lines)
}"""


def test_against_bots_there_are_odds_and_a_hint(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    ada.sit(ada.make_room("original", 3, bots="BC"))
    ada.start()
    ada.asked()
    odds = ada.page.locator(".knowing")
    odds.wait_for(state="attached")
    odds.locator("summary").click()  # closed at first, and remembered
    assert odds.locator("[data-odds=B] td").count() == 2
    assert odds.locator("[data-odds=B]").evaluate(STEPS) < 0.5, "a name and its numbers stand on one line"
    ada.page.get_by_role("button", name="While away").click()
    assert ada.page.locator(".log-lines").inner_text() == "You’re all caught up."
    ada.page.locator(".odds b").wait_for()
    ada.page.locator("[data-do=hint]").click()
    hint = ada.page.locator(".hint[data-hint]")
    hint.wait_for()
    if "about equal" not in hint.locator("header b").inner_text():
        assert "%" in hint.locator("li .hint-chance").first.inner_text()
    assert hint.locator("li small").first.inner_text() != ""
    assert not crowded(ada.page)
    assert not barriers(ada.page)
    hint.locator("button").click()
    hint.wait_for(state="detached")


def test_odds_go_and_come_with_the_setting_while_the_same_is_asked(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    ada.sit(ada.make_room("original", 2, bots="B"))
    setting = "[data-kind=settings] [data-icon=future] [data-value={}]"
    ada.page.locator("[data-do=settings]").click()
    ada.page.locator(setting.format("false")).click()
    ada.page.keyboard.press("Escape")
    ada.start()
    ada.asked()
    assert ada.page.locator(".knowing").count() == 0
    ada.page.locator("[data-do=settings]").click()
    ada.page.locator(setting.format("true")).click()
    ada.page.locator(".knowing").wait_for(state="attached")
    ada.page.locator(setting.format("false")).click()
    ada.page.locator(".knowing").wait_for(state="detached")


def test_somebody_who_is_muted_in_the_menu_is_heard_no_more_and_heard_again(crowd: Crowd) -> None:
    ada, eve = crowd.come("Ada"), crowd.come("Eve")
    room = ada.make_room("original", 2, bots="B")
    ada.sit(room)
    ada.start()
    ada.asked()
    eve.look_at(room)
    eve.until(lambda seen: seen.stage == "playing", "the game")
    lines = ada.page.locator(".talk-lines p")
    say(eve, "one")
    lines.filter(has_text="one").wait_for(state="attached")
    ada.page.locator("[data-do=menu]").click()
    ada.page.locator("[data-do='mute ']").click()
    ada.page.locator("[data-do='mute '][aria-pressed=true]").wait_for()
    assert not barriers(ada.page)
    lines.filter(has_text="one").wait_for(state="detached")
    say(eve, "two")
    eve.page.locator(".talk-lines p").filter(has_text="two").wait_for(state="attached")
    ada.page.locator("[data-do='mute ']").click()
    ada.page.locator("[data-do='mute '][aria-pressed=false]").wait_for()
    say(eve, "three")
    lines.filter(has_text="three").wait_for(state="attached")
    assert lines.filter(has_text="two").count() == 0


def test_word_is_left_for_reaction_windows_and_the_game_pauses(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    ada.sit(ada.make_room("original", 2, bots="B"))
    ada.start()
    ada.asked()
    ada.page.locator("[data-do=menu]").click()
    ada.page.locator("[data-kind=seat-menu] label").last.click()
    ada.page.locator("[data-do=pause]").click()
    ada.page.locator(".table-notice").wait_for()
    ada.page.reload()
    ada.until(lambda seen: seen.stage == "playing", "the game")
    ada.page.locator("[data-do=menu]").click()
    expect(ada.page.locator("[data-kind=seat-menu] input").last).to_be_checked()


def say(person: Person, text: str) -> None:
    """Say something at the table."""
    person.page.locator(".say input").fill(text)
    person.page.locator(".say input").press("Enter")
