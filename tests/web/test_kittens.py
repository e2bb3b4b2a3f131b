"""The kittens tables in a real browser, with as many as can sit there."""

from tests.web.conftest import Crowd
from tests.web.people import play_out


def test_a_person_plays_against_eight_bots_to_the_end(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    ada.sit(ada.make_room("original", 9, bots="BCDEFGHI"))
    ada.start()
    ada.asked()
    assert ada.page.locator(".rivals .seat").count() == 8
    play_out([ada])
    assert ada.page.locator(".seat[data-state=exploded]").count() == 8
    ada.page.locator("[data-do=rematch]").click()
    ada.until(lambda seen: seen.game == 2 and not seen.over, "the rematch")
