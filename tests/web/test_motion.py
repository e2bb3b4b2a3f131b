"""Moving cards with a stopped clock: one event after another, and a click ends the motion."""

from tests.web.conftest import Crowd
from tests.web.diary import Diary, events_in, quiet
from tests.web.people import play_on

CLICKS = 40  # more than there are steps between two turns of one's own
IN_THE_AIR = "() => document.querySelectorAll('.flyer').length"
MOVES = """() => document.querySelector('.room').dataset.idle === 'false' && !!document.querySelector('.flyer')
  || document.querySelector('.room').dataset.idle === 'true' && !!document.querySelector('.room').dataset.ask"""


def test_events_wait_for_those_before_them_and_a_click_skips_them(crowd: Crowd) -> None:
    ada = crowd.come("Ada", reduced_motion="no-preference")
    diary = Diary(ada)
    ada.sit(ada.make_room("original", 2, bots="B"))
    ada.start()
    play_on([ada], lambda person, seen: seen.idle and seen.what == "turn")
    diary.read()
    clock = ada.context.new_cdp_session(ada.page)
    clock.send("Animation.enable")
    clock.send("Animation.setPlaybackRate", {"playbackRate": 0})  # what flies now never lands by itself
    ada.page.locator("[data-do=draw]").click()
    ada.page.wait_for_function(IN_THE_AIR)
    first = [what for kind, what in diary.read() if kind in ("told", "fly")]
    flown = [what for what in first if not isinstance(what, list)]
    drawn = next(event for frame in first if isinstance(frame, list) for event in events_in(frame))
    assert flown == [drawn.get("card", "kitten")]  # nothing else has begun
    assert not ada.seen.idle
    for _ in range(CLICKS):
        ada.page.wait_for_function(MOVES)
        if ada.seen.idle:
            break
        box = ada.page.locator("main.table").bounding_box()
        assert box
        ada.page.mouse.click(box["x"] + 8, box["y"] + 8)  # the table, or a moment that covers it
    assert ada.seen.idle and ada.seen.ask
    assert ada.page.evaluate(IN_THE_AIR) == 0
    assert len([frame for frame in diary.frames() if not quiet(frame)]) > 1
