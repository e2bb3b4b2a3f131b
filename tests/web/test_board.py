"""The table of The Board Game in a real browser."""

import pytest

from tests.web.conftest import Crowd
from tests.web.looks import barriers, crowded
from tests.web.people import Person, Seen, pass_or_nope, play_on, play_out

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


@pytest.mark.parametrize("locale", ["en", "es", "pt-BR", "de"])
def test_the_board_has_room_on_a_small_phone_in_every_language(crowd: Crowd, locale: str) -> None:
    ada = crowd.come("Ada", locale=locale, **PHONE)
    sit_down(ada, 4, "BCD")
    kinds: set[str] = set()

    def enough(person: Person, seen: Seen) -> bool:
        if seen.ask and seen.idle and seen.what not in kinds:
            kinds.add(seen.what)
            assert crowded(person.page) == [], seen.what
        return seen.over or {"turn", "now"} <= kinds

    play_on([ada], enough)


@pytest.mark.parametrize("theme", ["night", "contrast"])
def test_axe_finds_nothing_serious_at_the_board(crowd: Crowd, theme: str) -> None:
    ada = crowd.come("Ada")
    ada.page.evaluate("theme => localStorage.setItem('kaboodle', JSON.stringify({ theme }))", theme)
    sit_down(ada, 4, "BCD")
    assert barriers(ada.page) == []
    play_on([ada], lambda person, seen: seen.over or seen.what == "turn")
    assert barriers(ada.page) == []
