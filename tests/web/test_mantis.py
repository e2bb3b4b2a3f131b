"""The table of Mantis in a real browser."""

import pytest

from tests.web.conftest import Crowd
from tests.web.looks import crowded
from tests.web.people import Person, anything, play_out

WAYS = {"turn": anything}
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


def sit_down(person: Person, players: int, bots: str) -> None:
    """A table of Mantis with bots, at which the game has begun."""
    person.ways = WAYS
    person.sit(person.make_room("mantis", players, bots=bots))
    person.start()
    person.asked("turn")


def test_two_people_and_a_bot_play_a_whole_game(crowd: Crowd) -> None:
    ada, bob = crowd.come("Ada"), crowd.come("Bob")
    ada.ways = bob.ways = WAYS
    room = ada.make_room("mantis", 3, bots="C")
    ada.sit(room)
    bob.sit(room)
    ada.start()
    play_out([ada, bob])
    for person in (ada, bob):
        assert person.page.locator(".tank[data-state=winner]").count() >= 1
        person.page.locator(".deal[data-honest=true]").wait_for()


@pytest.mark.parametrize("locale", ["en", "es", "pt-BR", "de"])
def test_six_tanks_have_room_on_a_small_phone_in_every_language(crowd: Crowd, locale: str) -> None:
    ada = crowd.come("Ada", locale=locale, **PHONE)
    sit_down(ada, 6, "BCDEF")
    assert crowded(ada.page) == []
    score = ada.page.locator("[data-do=score]").bounding_box()
    assert score is not None and score["y"] + score["height"] <= 640
