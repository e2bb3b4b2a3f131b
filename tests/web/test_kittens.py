"""The kittens tables in a real browser: whole games, every kind of person."""

import pytest

from tests.web.conftest import Crowd
from tests.web.people import play_on, play_out


@pytest.mark.parametrize(("edition", "players"), [("original", 4), ("good-vs-evil", 4), ("two-player", 2)])
def test_two_people_play_a_whole_game_and_a_rematch_begins(crowd: Crowd, edition: str, players: int) -> None:
    ada, bob = crowd.come("Ada"), crowd.come("Bob")
    room = ada.make_room(edition, players, bots="CD"[: players - 2])
    ada.sit(room)
    bob.sit(room)
    ada.start()
    play_out([ada, bob])
    for person in (ada, bob):
        person.page.locator(".deal[data-honest=true]").wait_for()
        assert person.page.locator(".places li").count() == players
        assert person.page.locator(".ending").inner_text() != ""
    ada.page.locator("[data-do=rematch]").click()
    bob.until(lambda seen: seen.game == 2 and not seen.over, "the rematch")


def test_a_person_plays_alone_against_eight_bots(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    ada.sit(ada.make_room("original", 9, bots="BCDEFGHI"))
    ada.start()
    play_on([ada], lambda person, seen: seen.over or len(ada.page.locator(".seat[data-state=exploded]").all()) > 3)


def test_a_phone_finishes_a_game_by_touch(crowd: Crowd) -> None:
    ada = crowd.come("Ada", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    ada.sit(ada.make_room("original", 3, bots="BC"))
    ada.start()
    play_out([ada])


def test_a_spectator_sees_the_game_and_is_asked_nothing(crowd: Crowd) -> None:
    ada, eve = crowd.come("Ada"), crowd.come("Eve")
    room = ada.make_room("original", 2, bots="B")
    ada.sit(room)
    eve.look_at(room)
    ada.start()
    ada.asked()
    eve.until(lambda seen: seen.stage == "playing" and seen.idle, "the game")
    assert (eve.seen.seat, eve.seen.ask) == ("", "")
    assert eve.page.locator(".hand").count() == 0
    play_out([ada])
    eve.until(lambda seen: seen.over, "the end")
