"""A room around its games: coming in, what is refused, another game with the same people, a server that restarts."""

import base64
import re
import signal

import pytest
import zxingcpp
from playwright.sync_api import Route

from tests.web.conftest import Crowd
from tests.web.looks import barriers, crowded
from tests.web.people import LIVELY, play_out

IN_SIGHT = """it => {
  const { top, bottom } = it.getBoundingClientRect()
  return bottom > top && top >= 0 && bottom <= innerHeight
}"""
# The timer of the notice that loading takes long: it fires when the test says so, not after 6 s of a busy machine.
HOLD_LATE_NOTICE = """
const start = window.setTimeout
window.setTimeout = (call, delay, ...rest) => (delay === 6000 ? ((window.late = call), 0) : start(call, delay, ...rest))
"""
HIGH = "document.documentElement.scrollHeight"
# A photograph as a camera gives it: its width, and how bright each point is.
BRIGHT = """async (png) => {
  const seen = await createImageBitmap(await (await fetch(png)).blob())
  const { width, height } = seen
  const pen = new OffscreenCanvas(width, height).getContext('2d')
  pen.drawImage(seen, 0, 0)
  return [width, [...pen.getImageData(0, 0, width, height).data].filter((_, n) => n % 4 === 1)]
}"""
SHIFTS = """() => {
  window.shifted = 0
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) window.shifted += hadRecentInput ? 0 : value
  }).observe({ type: 'layout-shift', buffered: true })
}"""
NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"  # as on a page without TLS


def test_a_server_that_restarts_says_so_until_it_is_back(crowd_on_own_server: Crowd) -> None:
    crowd = crowd_on_own_server
    ada = crowd.come("Ada")
    ada.sit(ada.make_room("original", 2, bots="B"))
    ada.start()
    ada.asked()
    tries: list[str] = []
    ada.page.on("websocket", lambda socket: tries.append(socket.url))
    crowd.served.stop(signal.SIGTERM)
    ada.page.locator(".connecting[data-status=restarting] p").wait_for()
    while len(tries) < 3:  # it was tried in vain, and still nothing is said to be lost
        ada.page.wait_for_timeout(50)
        assert ada.page.locator(".connecting").get_attribute("data-status") == "restarting"
    crowd.served.start()
    ada.page.locator(".connecting[data-status=here]").wait_for(state="attached")
    ada.answer(ada.asked())


def test_the_link_can_be_copied_on_a_page_without_tls(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    ada.context.add_init_script(NO_CLIPBOARD)
    room = ada.make_room("two-player", 2)
    ada.sit(room)
    ada.page.get_by_role("button", name="Copy the link").click()
    ada.page.get_by_role("button", name="Copied").wait_for()
    ada.page.locator(".name input").fill("")
    ada.page.locator(".name input").press("Control+V")
    assert ada.page.locator(".name input").input_value() == f"{ada.url}/r/{room}"[:24]


def test_a_phone_reads_the_link_from_the_picture_on_the_invitation(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    room = ada.make_room("two-player", 2)
    ada.sit(room)
    ada.page.locator(".qr path[d^=M]").wait_for()
    photograph = base64.b64encode(ada.page.locator(".qr").screenshot()).decode()
    width, points = ada.context.new_page().evaluate(BRIGHT, f"data:image/png;base64,{photograph}")
    picture = memoryview(bytes(points)).cast("B", [len(points) // width, width])
    assert [code.text for code in zxingcpp.read_barcodes(picture)] == [f"{ada.url}/r/{room}"]


def test_after_a_game_the_host_changes_to_another_and_a_newcomer_takes_a_seat(crowd: Crowd) -> None:
    ada, bob, cem = crowd.come("Ada"), crowd.come("Bob"), crowd.come("Cem")
    room = ada.make_room("two-player", 2)
    ada.sit(room)
    bob.sit(room)
    ada.start()
    play_out([ada, bob])
    cem.look_at(room)
    cem.page.locator(".lobby").wait_for()
    assert cem.page.locator("[data-do=sit]").count() == 0  # both seats are taken

    ada.page.locator("[data-do=more]").click()
    ada.page.locator("[data-do=room]").click()
    ada.page.locator(".thumbs label").nth(4).click()
    ada.page.locator(".choices[data-edition=mantis]").wait_for()
    ada.page.locator(".choices").get_by_text("3", exact=True).click()
    assert not barriers(ada.page)
    ada.page.locator("[data-do=result]").click()
    ada.page.locator("[data-over]").wait_for()
    ada.page.locator("[data-do=more]").click()
    ada.page.locator("[data-do=room]").click()
    cem.page.locator(".name input").fill("Cem")
    cem.page.locator(".name input").press("Enter")
    cem.page.locator("[data-mine]").wait_for()
    ada.start()
    for person, seat in ((ada, "A"), (bob, "B"), (cem, "C")):
        person.until(lambda seen: seen.stage == "playing" and seen.game == 2, "the second game")
        assert person.seen.seat == seat
        assert person.page.url.endswith(f"/r/{room}")
        person.page.locator(".tank").first.wait_for()


def test_a_game_with_too_few_seats_is_refused_in_sight_and_the_box_stays(crowd: Crowd) -> None:
    phone = {"width": 390, "height": 844}
    ada = crowd.come("Ada", viewport=phone)
    friends = [crowd.come(name) for name in ("Bob", "Cem")]
    room = ada.make_room("original", 3)
    ada.sit(room)
    for friend in friends:
        friend.sit(room)
    ada.page.wait_for_function("() => !document.querySelector('[data-free]')")
    ada.page.locator(".thumbs label").nth(2).click()
    word = ada.page.get_by_role("alert").filter(has_text="That game doesn’t have enough seats")
    word.wait_for()
    assert word.evaluate(IN_SIGHT)
    assert ada.page.locator(".thumbs input:checked").get_attribute("value") == "original"


def test_the_page_grows_no_longer_with_the_options_that_scroll_beside_the_table(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    ada.sit(ada.make_room("original", 2))
    ada.page.locator(".choices").wait_for()
    before = ada.page.evaluate(HIGH)
    for part in ada.page.locator(".choices summary").all():
        part.click()
    assert ada.page.evaluate(HIGH) == before


@pytest.mark.parametrize("width", [390, 1024])
def test_whoever_comes_back_to_the_lobby_sees_nothing_jump(crowd: Crowd, width: int) -> None:
    ada = crowd.come("Ada", viewport={"width": width, "height": 800})
    ada.sit(ada.make_room("original", 3, bots="B"))
    ada.context.add_init_script(f"({SHIFTS})()")
    for _ in range(3):  # whichever comes first, the room or the seat in it
        ada.page.reload(wait_until="networkidle")
        ada.page.locator(".lobby .qr path[d^=M]").wait_for()
        assert ada.page.evaluate("window.shifted") < 0.02


def test_the_bar_of_whoever_watches_stays_one_line_on_a_tablet(crowd: Crowd) -> None:
    ada, eve = crowd.come("Ada"), crowd.come("Eve", viewport={"width": 1024, "height": 768})
    room = ada.make_room("board", 2, bots="B", clock=LIVELY | {"decision": 90_000})
    ada.sit(room)
    ada.start()
    ada.asked()
    eve.look_at(room)
    eve.page.locator("[role=timer]").wait_for()
    top, other = (eve.page.locator(part).bounding_box() for part in (".bar .bar-game", ".bar nav"))
    assert top and other and abs(top["y"] + top["height"] / 2 - other["y"] - other["height"] / 2) < 4


def test_on_a_phone_the_clock_is_seen_and_whoever_watches_is_told_so(crowd: Crowd) -> None:
    ada = crowd.come("Ada", viewport={"width": 360, "height": 640})
    eve = crowd.come("Eve", viewport={"width": 360, "height": 640})
    room = ada.make_room("original", 2, bots="B", clock=LIVELY | {"decision": 90_000})
    ada.sit(room)
    ada.start()
    ada.asked()
    eve.look_at(room)
    for person in (ada, eve):
        person.page.locator("[role=timer]").wait_for()
        assert not crowded(person.page)
    assert eve.page.locator(".chip-watching").inner_text() == "You’re watching"
    assert not ada.page.locator(".chip-watching").count()


def test_whoever_was_removed_finds_no_seat_but_a_word_about_it(crowd: Crowd) -> None:
    ada, bob = crowd.come("Ada"), crowd.come("Bob")
    room = ada.make_room("two-player", 2)
    ada.sit(room)
    bob.sit(room)
    ada.page.get_by_role("button", name="Remove Bob", exact=True).click()
    bob.page.get_by_role("alertdialog", name="You were removed").wait_for()
    assert not barriers(bob.page)
    bob.page.reload()
    bob.page.get_by_text("The host removed you from the table.").wait_for()
    assert bob.page.locator("[data-do=sit], .lobby-seat .answer").count() == 0


def test_at_the_table_another_language_is_two_clicks_away(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    ada.sit(ada.make_room("mantis", 2, bots="B"))
    ada.start()
    ada.asked()
    ada.page.locator("[data-do=language]").click()
    assert not barriers(ada.page)
    ada.page.locator("[data-locale=de]").click()
    ada.page.get_by_role("heading", name="Punkten oder stehlen?").wait_for()
    assert ada.page.locator("[data-locale=de]").is_hidden()
    assert ada.page.locator("[data-do=language]").inner_text() == "DE"


def test_a_table_that_is_slow_to_come_is_announced_and_comes(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    room = ada.make_room("mantis", 2, bots="B")
    held: list[Route] = []
    ada.page.add_init_script(HOLD_LATE_NOTICE)
    ada.page.route(re.compile(r"/assets/mantis-table-[^/]*\.js$"), lambda route: held.append(route))
    ada.sit(room)
    ada.start()
    ada.page.get_by_text("Just a moment").wait_for()
    ada.page.evaluate("late()")
    ada.page.get_by_role("heading", name="This is taking longer than usual").wait_for()
    held[0].continue_()
    ada.asked()


def test_a_server_that_does_not_answer_is_told_where_one_looks(crowd: Crowd) -> None:
    ada = crowd.come("Ada", viewport={"width": 390, "height": 844})
    ada.page.route("**/api/play", lambda route: route.abort())
    ada.page.locator("[data-edition=mantis] .go").click()
    word = ada.page.get_by_text("Can’t reach the server")
    word.wait_for()
    assert word.evaluate(IN_SIGHT)


def test_a_name_that_is_taken_is_said_and_another_one_is_chosen(crowd: Crowd) -> None:
    ada, eve = crowd.come("Ada"), crowd.come("Eve")
    room = ada.make_room("original", 3)
    ada.sit(room)
    eve.look_at(room)
    name = eve.page.locator(".name input")
    name.fill("ADA")
    name.press("Enter")
    word = eve.page.get_by_role("alert").filter(has_text="Ada is already here. Pick another name.")
    word.wait_for()
    name.fill("Fox")
    name.press("Enter")
    eve.page.get_by_role("alert").filter(has_text="Fox is a bot’s name. Pick another one.").wait_for()
    name.fill("Eve")
    name.press("Enter")
    eve.page.locator("[data-mine]").wait_for()
    name.fill("\u0430da")
    eve.page.locator("[data-do=rename]").click()
    word.wait_for()
    assert eve.page.locator("[data-mine]").filter(has_text="Eve").count() == 1


def test_guests_who_have_chosen_no_name_get_a_number(crowd: Crowd) -> None:
    ada, eve = crowd.come("Guest"), crowd.come("Guest")
    room = ada.make_room("original", 3)
    ada.sit(room)
    eve.look_at(room)
    eve.page.locator("[data-do=sit]").first.click()
    eve.page.locator("[data-mine]").filter(has_text="Guest 2").wait_for()
