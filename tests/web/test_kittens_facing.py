"""A Kitten lies before this seat: the way out is one click, giving up is not."""

from tests.web.conftest import Crowd
from tests.web.decisions import devil, face
from tests.web.looks import barriers
from tests.web.stage import CODE, Stage

HELD = 1_000  # ms, a little longer than it has to be held


def test_one_click_or_one_key_never_gives_up_with_a_way_out_in_hand(crowd: Crowd) -> None:
    stage = Stage(crowd.come("Ada").page)
    for begin, seat in ((face, "A"), (devil, "B")):
        stage.show(begin(), seat)
        give_up = stage.page.locator("[data-do=explode]")
        assert give_up.count() == 0
        stage.page.locator("[data-do=more]").click()
        give_up.click()
        give_up.focus()
        stage.page.keyboard.press("Enter")
        assert barriers(stage.page) == []
        stage.page.locator("[data-do=defuse]").click()
        stage.settle(stage.asked)
    assert stage.sent == ["defuse", "defuse"]


def test_giving_up_is_held_by_a_finger_or_pressed_twice_by_a_key(crowd: Crowd) -> None:
    stage = Stage(crowd.come("Ada").page)
    stage.show(face(), "A")
    stage.page.locator("[data-do=more]").click()
    stage.page.locator("[data-do=explode]").click(delay=HELD)
    stage.settle(stage.asked)
    assert stage.sent == ["explode"]
    stage.show(face(), "A")
    stage.page.locator("[data-do=more]").focus()
    stage.page.keyboard.press("Enter")
    stage.page.locator("[data-do=explode]").focus()
    for _ in range(2):
        stage.page.keyboard.press("Enter")
    stage.settle(stage.asked)
    assert stage.sent == ["explode"] * 2


def test_whoever_has_no_way_out_explodes_without_being_asked(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    stage = Stage(ada.page)
    stage.allowed, stage.once = {"explode"}, True
    stage.table, stage.game, stage.asked = face(), 1, 1
    ada.page.goto(f"/r/{CODE}")
    ada.until(lambda seen: bool(stage.sent) and seen.idle, "the answer")
    assert stage.sent == ["explode"]
    assert ada.page.locator("[data-do=explode]").count() == 0
