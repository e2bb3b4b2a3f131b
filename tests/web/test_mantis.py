"""The table of Mantis in a real browser."""

import pytest

from tests.web.conftest import Crowd
from tests.web.looks import crowded
from tests.web.people import Person, anything

WAYS = {"turn": anything}
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


def sit_down(person: Person, players: int, bots: str) -> None:
    """A table of Mantis with bots, at which the game has begun."""
    person.ways = WAYS
    person.sit(person.make_room("mantis", players, bots=bots))
    person.start()
    person.asked("turn")


@pytest.mark.parametrize("locale", ["en", "es", "pt-BR", "de"])
def test_six_tanks_have_room_on_a_small_phone_in_every_language(crowd: Crowd, locale: str) -> None:
    ada = crowd.come("Ada", locale=locale, **PHONE)
    sit_down(ada, 6, "BCDEF")
    assert crowded(ada.page) == []
    score = ada.page.locator("[data-do=score]").bounding_box()
    assert score is not None and score["y"] + score["height"] <= 640
    back = ada.page.locator(".reef-top").bounding_box()
    mine = ada.page.locator(".tank[data-mine=true]").bounding_box()
    assert back is not None and mine is not None and back["y"] + back["height"] <= mine["y"]
    marks = ada.page.locator(".tank:not([data-mine=true]) .card-mark")
    assert marks.count() >= 5  # four cards were dealt to each, some may be scored: a letter and a shape on every one
    assert marks.locator("b:visible").count() == marks.locator("svg:visible").count() == marks.count()


def test_the_top_card_turns_over_before_it_goes_and_nothing_jumps(crowd: Crowd) -> None:
    ada = crowd.come("Ada", reduced_motion="no-preference")
    sit_down(ada, 3, "BC")
    tank = ada.page.locator(".tank[data-seat=B]")
    asked = tank.bounding_box()
    assert ada.page.locator(".reef-top[data-turning]").count() == 0
    ada.page.locator("[data-do=score]").click()
    front = ada.page.locator(".reef-top[data-turning] .card[data-kind]").get_attribute("data-kind")
    assert front in {"red", "orange", "yellow", "green", "blue", "purple", "pink"}
    assert ada.page.locator(".flyer").count() == 0  # it has not left the pile
    ada.page.locator(f".flyer .card[data-kind={front}]").first.wait_for(state="attached")
    assert tank.bounding_box() == asked  # the place of the answer is kept while others are on turn
