"""All five games with the keyboard alone: from the first page to the end, and to the rematch."""

import pytest

from tests.web.board_decisions import BOARD
from tests.web.conftest import Crowd
from tests.web.decisions import five, window
from tests.web.people import Person, Seen, play_out
from tests.web.stage import Stage

TABS = 150  # more than there are stops on any page
PLAYABLE = ".hand button.card:not([aria-disabled=true])"
GOES_ON = {
    "give": ".hand button.card, [data-do^='give ']",
    "discard": PLAYABLE,
    "hide": "[data-do=hide]",
    "turn": "[data-do=score]",
}
OFFERS = ".centre [data-do$=defuse], .asking [data-do=defuse], .centre [data-do], .asking [data-do], .rivals button"
PLAYS = "[data-do=play], [data-do^='name '], [data-do^='as '], .rivals button, .asking [data-do]"


def reach(person: Person, selector: str) -> bool:
    """Walk to a control with the Tab key; whether there is one."""
    for _ in range(TABS):
        here, any_left = person.page.evaluate(
            "(wanted) => [!!document.activeElement?.matches(wanted), !!document.querySelector(wanted)]", selector
        )
        if here or not any_left:
            return bool(here)
        person.page.keyboard.press("Tab")
    return False


def enter(person: Person, selector: str) -> bool:
    """Walk to a control and press Enter; whether there is one."""
    found = reach(person, selector)
    if found:
        person.page.keyboard.press("Enter")
    return found


def by_keys(person: Person, seen: Seen) -> None:
    """Answer with keys only: mostly the short way, now and then a card."""
    keys = person.page.keyboard
    if seen.what in ("window", "now"):
        keys.press("p")
    elif seen.what == "turn" and person.dice.random() < 0.25 and enter(person, PLAYABLE):
        for _ in range(2):  # somebody or some card may have to be chosen yet
            if person.seen.ask == seen.ask:
                enter(person, PLAYS)
        if person.seen.ask == seen.ask:
            keys.press("Escape")
    elif seen.what == "turn" and not enter(person, GOES_ON["turn"]):
        keys.press("d")
    elif seen.what != "turn" and not enter(person, GOES_ON.get(seen.what, OFFERS)):
        enter(person, OFFERS)


def window_of(person: Person, room: str) -> int:
    """How long a reaction window of a room stays open, in milliseconds; 0 is no limit."""
    return int(person.ask_server("GET", f"/api/rooms/{room}")["clock"]["window"])


@pytest.mark.parametrize("edition", ["original", "good-vs-evil", "two-player", "mantis", "board"])
def test_a_game_is_begun_and_finished_with_the_keyboard_alone(crowd: Crowd, edition: str) -> None:
    ada = crowd.come("Ada")
    ada.ways, ada.otherwise = {}, by_keys
    ada.page.locator(f"[data-edition={edition}] .go").wait_for()
    assert enter(ada, f"[data-edition={edition}] .go")
    ada.page.wait_for_url("**/r/*")
    ada.page.locator(".room[data-stage=playing]").wait_for()
    room = ada.page.url.rsplit("/", 1)[1]
    assert (window_of(ada, room) == 0) == (edition != "mantis")  # a first game waits for every answer
    play_out([ada])
    ada.page.locator("[data-do=rematch]").wait_for()
    for key, do in (("ArrowRight", "end"), ("ArrowRight", "more"), ("ArrowLeft", "end"), ("ArrowLeft", "rematch")):
        ada.page.keyboard.press(key)
        assert ada.page.evaluate("() => document.activeElement.dataset.do") == do
    ada.page.keyboard.press("Enter")
    ada.until(lambda seen: seen.game == 2 and not seen.over, "the rematch")
    assert window_of(ada, room) > 0


HERE = """() => ({ do: document.activeElement.dataset.do ?? '', kind: document.activeElement.dataset.kind ?? '',
  answers: document.activeElement.matches('.table :is(button, input)') })"""


def without_tab(person: Person, seen: Seen) -> None:
    """Answer where the focus is, after a few arrows; a lifted card is played or put back."""
    page = person.page
    page.wait_for_function(f"() => ({HERE})().answers")
    if seen.what == "turn" and person.dice.random() < 0.5:
        if person.seen.ask == seen.ask:
            page.keyboard.press("d" if page.locator("[data-do=done]").count() else "Enter")
        return
    for _ in range(person.dice.randrange(3)):
        page.keyboard.press(person.dice.choice(["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]))
        assert page.evaluate(HERE)["answers"], seen
    page.keyboard.press(person.dice.choice(["Enter", "Space"]))
    if person.seen.ask == seen.ask and page.locator("[data-do=cancel]").count():
        page.keyboard.press(person.dice.choice(["Enter", "Escape"]))


@pytest.mark.parametrize("edition", ["mantis", "board"])
def test_a_game_is_finished_with_arrows_and_enter_and_no_tab(crowd: Crowd, edition: str) -> None:
    ada = crowd.come("Ada")
    ada.ways, ada.otherwise = {}, without_tab
    ada.sit(ada.make_room(edition, 3, bots="BC"))
    ada.start()
    ada.asked()
    ada.page.keyboard.press("ArrowRight")  # the first key brings the focus; from then on it is where the answer is
    play_out([ada])


def test_on_the_board_the_focus_is_on_the_answer_and_escape_puts_a_card_back(crowd: Crowd) -> None:
    page = crowd.come("Ada").page
    stage = Stage(page)
    stage.show(BOARD["board turn"][0](), "A")
    page.keyboard.press("ArrowRight")  # the first key brings the focus; from then on it is where the answer is
    focused = "() => document.activeElement.dataset.do ?? document.activeElement.dataset.kind ?? ''"

    def press(*keys: str) -> str:
        for key in keys:
            page.keyboard.press(key)
        page.wait_for_function(f"() => ({focused})()")
        return str(page.evaluate(focused))

    firsts = {"turn": "flip", "window": "pass", "now": "pass", "either": "move", "face": "defuse", "swap": "swap>B"}
    for what, first in firsts.items():
        begin, seat = BOARD[f"board {what}"]
        stage.show(begin(), seat)
        page.wait_for_function(f"(first) => ({focused})() === first", arg=first)
    stage.show(BOARD["board turn"][0](), "A")
    assert press("ArrowUp") == "done"  # the key that draws is above or beside the hand
    assert press("ArrowDown") == "flip"
    while press("ArrowRight") != "pickpocket":
        pass
    assert press("Enter") == "pickpocket>B"
    assert press("ArrowRight") == "pickpocket>C"
    assert press("Escape") == "pickpocket"
    assert stage.sent == []
    while press("ArrowRight") != "skip":
        pass
    assert press("Enter") == "skip"  # it is lifted, and Enter plays it
    assert press("ArrowUp") == "play"
    press("Enter")
    stage.settle(stage.asked)
    assert stage.sent == ["skip"]
    place = BOARD["board place"][0]()
    stage.show(place, "A")
    page.wait_for_function("() => document.activeElement.matches('input[type=range]')")
    for key in ("ArrowRight", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    stage.settle(stage.asked)
    assert stage.sent[-1] == "hide@2"


def test_arrows_walk_along_the_hand_and_a_question_mark_helps(crowd: Crowd) -> None:
    page = crowd.come("Ada").page
    Stage(page).show(five(), "A")
    cards = page.locator(".hand button.card")
    kinds = [card.get_attribute("data-kind") for card in cards.all()]
    cards.first.focus()
    walked = []
    for key in (*["ArrowRight"] * len(kinds), "ArrowLeft"):
        page.keyboard.press(key)
        walked.append(page.evaluate("() => document.activeElement.dataset.kind"))
    assert walked == [*kinds[1:], kinds[0], kinds[-1]]
    page.keyboard.press("?")
    page.locator("dialog[data-kind=help]").wait_for()


def test_on_the_first_page_arrows_walk_among_the_games_and_a_question_mark_helps(crowd: Crowd) -> None:
    ada = crowd.come("Ada", viewport={"width": 1440, "height": 900})
    page = ada.page
    page.locator("[data-edition=mantis] .go").wait_for()
    here = "() => document.activeElement?.closest('[data-edition]')?.dataset.edition ?? ''"
    walked = []
    for key in ("ArrowDown", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"):
        page.keyboard.press(key)
        walked.append(page.evaluate(here))
    order = [box.get_attribute("data-edition") for box in page.locator("[data-edition]").all()]
    assert walked == [*order[:4], order[2], order[2], order[2]]
    assert page.evaluate("() => document.activeElement.matches('.go')")
    page.keyboard.press("?")
    page.locator("dialog[data-kind=help] .keys kbd").first.wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog[data-kind=help]").wait_for(state="detached")
    page.locator("input").first.focus()
    page.keyboard.press("?")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("() => document.activeElement.matches('input')")
    assert page.locator("dialog[open]").count() == 0


def test_the_first_tab_stop_leads_to_the_games(crowd: Crowd) -> None:
    page = crowd.come("Ada").page
    page.locator("[data-edition=mantis] .go").wait_for()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.evaluate("() => document.activeElement.matches('.shelf .go')")


def test_a_nope_window_is_the_same_for_every_seat_and_n_and_p_answer_it(crowd: Crowd) -> None:
    stage = Stage(crowd.come("Ada").page)
    looks = {}
    for seat in ("B", "D"):  # who holds a Nope, and who does not
        stage.show(window(), seat)
        answers = stage.page.locator(".answers button")
        looks[seat] = (answers.all_inner_texts(), [answer.bounding_box() for answer in answers.all()])
        stage.sent.clear()
        asked = stage.asked
        stage.page.keyboard.press("n")
        stage.settle(asked + (seat == "B"))
        stage.page.keyboard.press("p")
        stage.settle(asked + 1 + (seat == "B"))
        assert stage.sent == (["nope", "pass"] if seat == "B" else ["pass"])
    assert looks["B"] == looks["D"]
    assert len(looks["B"][0]) == 2
