"""Around a game: who is out has something to do, the end is about the player, and the way back comes first."""

import json

from msgspec.structs import replace
from playwright.sync_api import Page, expect

from kaboodle.server import wire
from tests.editions import original
from tests.web.conftest import Crowd
from tests.web.looks import barriers
from tests.web.people import play_out
from tests.web.stage import Stage

PHONE = {"width": 360, "height": 640}
NAMES_OF_BOTS = {"B": "Fox", "C": "Owl"}


class StageOfBots(Stage):
    """A stage where bots hold the other seats; it keeps the types of the messages that the page sends."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        super().__init__(page)

    def _hear(self, text: str | bytes) -> None:
        self.heard.append(json.loads(text)["type"])
        super()._hear(text)

    def _room(self) -> wire.PublicRoom:
        room = super()._room()
        seats = tuple(one if one.seat == "A" else wire.PublicSeat(seat=one.seat, bot="cat") for one in room.seats)
        return replace(room, seats=seats)


def test_who_is_out_may_watch_start_anew_or_leave_and_bet_on_the_winner(crowd: Crowd) -> None:
    ada = crowd.come("Ada", viewport=PHONE)
    stage = Stage(ada.page)
    table = original("A: loaf | B: moon | C: moon | draw: kitten loaf loaf kitten")
    table.play("A", "draw")
    stage.show(table, "A")
    out = ada.page.locator("[data-out]")
    expect(out.locator("[data-do=new-game]")).to_be_visible()
    expect(out.locator("[data-do=leave]")).to_be_visible()
    assert out.locator("[data-speed]").count() == 0  # people are left: nothing can be hurried
    assert barriers(ada.page) == []
    out.locator("[data-guess=B]").click()
    assert out.locator("[data-guess=B] input").is_checked()
    assert barriers(ada.page) == []


def test_alone_against_bots_a_new_game_leads_and_the_rest_can_be_hurried(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    stage = StageOfBots(ada.page)
    table = original("A: loaf | B: moon | C: moon | draw: kitten loaf loaf kitten")
    table.play("A", "draw")
    stage.show(table, "A")
    out = ada.page.locator("[data-out]")
    assert out.locator("[data-do=new-game]").get_attribute("data-say") == "go"
    speeds = [one.get_attribute("data-speed") for one in out.locator("[data-speed]").all()]
    assert speeds == ["1", "4", "16", "0"]
    assert "watch-faster" not in stage.heard
    out.locator("[data-speed='4']").click()
    stage.say({"type": "watch-faster", "game": stage.game, "seats": ["A"], "on": True})
    assert "watch-faster" in stage.heard
    table.play("B", "draw")
    stage.tell_on()
    table.play("C", "draw")
    stage.tell_on()
    for seat in ("B", "C"):
        ada.page.locator(".log-lines li", has_text=f"{NAMES_OF_BOTS[seat]} draws").wait_for()
    assert barriers(ada.page) == []


def test_the_end_tells_the_player_how_it_came_about_and_jumps_to_it(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    ada.sit(ada.make_room("original", 2, bots="B"))
    ada.start()
    play_out([ada])
    over = ada.page.locator("[data-over]")
    assert over.locator(".standing li[data-me]").count() == 1
    expect(over.locator(".end-card")).to_be_visible()
    expect(over.locator(".ending").first).to_be_visible()
    expect(over.locator("[data-do=rematch]")).to_be_focused()
    assert over.locator(".prompt-answers > .answer").count() == 2, "two keys, the rest is behind more"
    assert barriers(ada.page) == []
    over.locator(".deal summary").click()
    assert over.locator(".deal li").count() == 3, "the seal, the secret, and this player's own randomness"
    over.locator("[data-do=more]").click()
    assert barriers(ada.page) == []
    ada.page.keyboard.press("Escape")
    assert over.locator("[data-do=room]").count() == 0
    over.locator("[data-do=end]").click()
    replay = ada.page.locator(".replay")
    replay.wait_for(state="attached")
    assert 0 < int(replay.get_attribute("data-at") or "0") < int(replay.get_attribute("data-last") or "0")


def test_a_game_that_runs_is_the_first_thing_on_the_first_page_and_the_logo_says_so(crowd: Crowd) -> None:
    ada = crowd.come("Ada", viewport=PHONE)
    ada.page.locator("[data-edition=mantis] .go").click()
    ada.asked()
    ada.page.locator(".logo").click()
    ada.page.locator("dialog[data-kind=leave]").wait_for()
    assert barriers(ada.page) == []
    ada.page.locator("[data-do=stay]").click()
    ada.page.locator("dialog[data-kind=leave]").wait_for(state="hidden")
    ada.page.locator(".logo").click()
    ada.page.locator("[data-do=go-home]").click()
    back = ada.page.locator("main > :first-child [data-do=back]")
    expect(back).to_be_in_viewport()
    assert barriers(ada.page) == []
    back.click()
    ada.asked()


def test_start_gives_free_seats_to_bots_or_begins_without_them(crowd: Crowd) -> None:
    ada, bob = crowd.come("Ada"), crowd.come("Bob", viewport=PHONE)
    for do, seats in (("start", 4), ("start-without", 2)):
        room = ada.make_room("original", 4)
        ada.sit(room)
        bob.look_at(room)
        bob.page.locator(".lobby-places").wait_for()
        places, ticket = (bob.page.locator(what).bounding_box() for what in (".lobby-places", ".ticket"))
        assert places and ticket and places["y"] < ticket["y"], "a guest on a phone sees the seats first"
        bob.sit(room)
        ada.page.locator(f"[data-do={do}]").click()
        ada.until(lambda seen: seen.stage == "playing", "the game")
        state = ada.ask_server("GET", f"/api/rooms/{room}")
        assert len(state["seats"]) == seats
        assert sum(bool(seat.get("bot")) for seat in state["seats"]) == seats - 2


def test_on_a_phone_what_others_say_is_seen_without_opening_the_log(crowd: Crowd) -> None:
    ada = crowd.come("Ada", viewport=PHONE)
    stage = Stage(ada.page)
    stage.show(original("A: loaf | B: moon | draw: kitten loaf"), "A")
    stage.say({"type": "said", "seat": "B", "name": "Bertrand", "text": "good luck"})
    expect(ada.page.locator("[data-heard]")).to_contain_text("good luck")
    stage.say({"type": "emoted", "seat": "B", "name": "Bertrand", "emote": "party"})
    expect(ada.page.locator(".rivals [data-seat=B] .seat-says")).to_be_visible()
    assert ada.page.locator("[data-heard] p").count() == 1  # an emote is seen at its seat and covers nothing else
    assert barriers(ada.page) == []


def test_who_wants_captions_reads_what_can_be_heard(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    ada.context.add_init_script("localStorage.setItem('kaboodle', JSON.stringify({ captions: true, sound: false }))")
    stage = Stage(ada.page)
    table = original("A: loaf | B: moon | draw: loaf kitten")
    stage.show(table, "A")
    table.play("A", "draw")
    stage.tell_on()
    expect(ada.page.locator("[data-captions] [data-sound]").first).to_be_visible()


def test_the_table_of_odds_is_closed_until_opened_and_stays_so(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    ada.sit(ada.make_room("original", 2, bots="B"))
    ada.start()
    ada.asked()
    knowing = ada.page.locator("details.knowing")
    knowing.wait_for()
    assert knowing.get_attribute("open") is None
    knowing.locator("summary").click()
    expect(knowing.locator("table")).to_be_visible()
    ada.page.wait_for_function("() => JSON.parse(localStorage.kaboodle ?? '{}').oddsOpen")  # the event comes later
    ada.page.reload()
    ada.asked()
    expect(knowing.locator("table")).to_be_visible()
