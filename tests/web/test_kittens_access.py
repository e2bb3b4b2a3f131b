"""The kittens tables by keyboard alone, for a screen reader, through reloads and kills."""

import signal

from playwright.sync_api import expect

from tests.web.conftest import Crowd
from tests.web.people import Person, Seen, play_on, play_out

TABS = 120  # more than there are stops on any table


def reach(person: Person, selector: str) -> bool:
    """Walk to a control with the Tab key; whether there is one."""
    for _ in range(TABS):
        if person.page.evaluate("selector => !!document.activeElement?.matches(selector)", selector):
            return True
        if not person.page.locator(selector).count():
            return False
        person.page.keyboard.press("Tab")
    return False


def by_keyboard(person: Person, seen: Seen) -> None:
    """Answer with keys only."""
    keys = person.page.keyboard
    if seen.what == "window":
        keys.press("p")
    elif seen.what == "turn":
        keys.press("d")
    elif seen.what == "give":
        if reach(person, ".hand button.card[data-state=lit]"):
            keys.press("Enter")
        if reach(person, "[data-do^='give ']"):
            keys.press("Enter")
    elif reach(person, ".centre [data-do$=defuse], .centre [data-do='hide'], .centre [data-do]"):
        keys.press("Enter")


def test_a_game_is_finished_with_the_keyboard_alone(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    ada.sit(ada.make_room("original", 2, bots="B"))
    ada.page.locator("[data-do=start]").wait_for()
    assert reach(ada, "[data-do=start]")
    ada.page.keyboard.press("Enter")
    ada.answer = by_keyboard.__get__(ada)  # type: ignore[method-assign]  # the same person, without a mouse
    play_out([ada])


def test_a_screen_reader_hears_each_event_and_what_is_asked(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    ada.sit(ada.make_room("two-player", 2, bots="B"))
    ada.start()
    play_on([ada], lambda person, seen: seen.idle and seen.what == "turn")
    expect(ada.page.locator("[data-asked]")).to_have_text("Your turn: play cards or draw.")
    ada.press("[data-do=draw]")
    expect(ada.page.locator("[data-live]")).to_contain_text("You draw")


def test_a_reload_comes_back_to_the_same_question(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    ada.sit(ada.make_room("original", 2, bots="B"))
    ada.start()
    met: set[str] = set()

    def reloads(person: Person, seen: Seen) -> bool:
        if seen.idle and seen.ask and seen.what not in met:
            met.add(seen.what)
            person.page.reload()
            again = person.asked()
            assert (again.ask, again.what) == (seen.ask, seen.what)
        return seen.over or len(met) > 2

    play_on([ada], reloads)
    assert "turn" in met


def test_a_server_that_is_killed_and_started_again_goes_on_with_the_game(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    ada.sit(ada.make_room("original", 2, bots="B"))
    ada.start()
    before = ada.asked()
    crowd.served.stop(signal.SIGKILL)
    ada.page.locator(".connecting[data-status=lost] p").wait_for()
    crowd.served.start()
    ada.page.locator(".connecting[data-status=here]").wait_for(state="attached")
    after = ada.asked()
    assert (after.ask, after.what) == (before.ask, before.what)
    ada.answer(after)
    ada.until(lambda seen: seen.ask != after.ask, "the next ask")
