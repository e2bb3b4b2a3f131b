"""Who comes into a room, who is reported, and what people do with their own data, with the controls of the page."""

import json

from tests.web.conftest import Crowd
from tests.web.looks import barriers
from tests.web.people import Person


def host_of_a_room(crowd: Crowd, **context: object) -> tuple[Person, str]:
    """A host in the lobby of a room with a free seat."""
    ada = crowd.come("Ada", **context)
    room = ada.make_room("original", 3)
    ada.sit(room)
    return ada, room


def let_in(host: Person, rule: str) -> None:
    """Choose who may come in."""
    host.page.locator(".room-entry label").filter(has_text=rule).click()


def test_a_room_that_asks_for_a_password_takes_the_right_one_only(crowd: Crowd) -> None:
    ada, room = host_of_a_room(crowd)
    let_in(ada, "With a password")
    ada.page.get_by_label("Password for this room").fill("meow")
    ada.page.get_by_role("button", name="Set password").click()
    ada.page.locator(".room-entry[data-rule=password]").wait_for()
    bob = crowd.come("Bob")
    bob.look_at(room)
    field = bob.page.get_by_label("Password", exact=True)
    field.fill("woof")
    assert not barriers(bob.page)
    bob.page.get_by_role("button", name="Come in").click()
    bob.page.get_by_text("That’s not it. Try again.").wait_for()
    field.fill("meow")
    bob.page.get_by_role("button", name="Come in").click()
    bob.page.locator(".lobby").wait_for()


def test_the_host_lets_one_in_and_turns_one_away(crowd: Crowd) -> None:
    ada, room = host_of_a_room(crowd)
    let_in(ada, "I let people in")
    ada.page.locator(".room-entry[data-rule=ask]").wait_for()
    bob, eve = crowd.come("Bob"), crowd.come("Eve")
    for person in (bob, eve):
        person.look_at(room)
        person.page.get_by_role("heading", name="Your host knows you’re here").wait_for()
        ada.page.get_by_text(f"{person.name} wants to come in").wait_for()
    assert not barriers(ada.page)
    ada.page.get_by_role("button", name="Let in Bob").click()
    bob.page.locator(".lobby").wait_for()
    ada.page.get_by_role("button", name="Keep out Eve").click()
    ada.page.locator(".knocks[data-count='0']").wait_for(state="attached")
    assert eve.page.locator(".lobby").count() == 0


def test_a_locked_room_says_so_and_is_opened_again(crowd: Crowd) -> None:
    ada, room = host_of_a_room(crowd)
    let_in(ada, "Nobody else")
    ada.page.locator(".room-entry[data-rule=locked]").wait_for()
    bob = crowd.come("Bob")
    bob.look_at(room)
    bob.page.locator(".notice a[href='/'], [role=alertdialog] a[href='/']").first.wait_for()
    assert bob.page.locator(".lobby").count() == 0
    let_in(ada, "Anyone with the link")
    ada.page.locator(".room-entry[data-rule=open]").wait_for()
    bob.look_at(room)
    bob.page.locator(".lobby").wait_for()


def test_whoever_is_kept_out_cannot_come_back(crowd: Crowd) -> None:
    ada, room = host_of_a_room(crowd)
    bob = crowd.come("Bob")
    bob.sit(room)
    ada.page.get_by_role("button", name="Remove Bob and keep them out").click()
    bob.page.get_by_role("alertdialog").or_(bob.page.locator(".notice")).first.wait_for()
    bob.look_at(room)
    bob.page.locator("a[href='/']").first.wait_for()
    assert bob.page.locator("[data-do=sit], .lobby-seat .answer").count() == 0


def test_a_player_reports_another_with_the_chat_around_it(crowd: Crowd) -> None:
    ada, room = host_of_a_room(crowd)
    bob = crowd.come("Bob")
    bob.sit(room)
    ada.page.locator("[data-do=start]").click()
    ada.until(lambda seen: seen.stage == "playing", "the game")
    ada.page.locator("[data-do=menu]").click()
    ada.page.locator("[data-do='report B']").click()
    ada.page.get_by_text("Reported. Thanks for telling us.").wait_for()
    assert ada.page.locator("[data-do='report B']").is_disabled()
    assert not barriers(ada.page)


def test_people_sign_out_elsewhere_download_and_delete_what_is_stored_of_them(crowd: Crowd) -> None:
    ada, room = host_of_a_room(crowd, accept_downloads=True)
    page = ada.page
    page.goto("/")
    page.locator("[data-do=settings]").click()
    page.get_by_role("button", name="Sign out other devices").click()
    page.get_by_text("Only this device is signed in now.").wait_for()
    with page.expect_download() as loading:
        page.get_by_role("button", name="Download my data").click()
    stored = json.loads(loading.value.path().read_text())
    assert stored["name"] == "Ada"
    assert room in json.dumps(stored)
    assert not barriers(page)
    page.get_by_role("button", name="Delete my data").click()
    page.get_by_role("button", name="Yes, delete it all").click()
    page.get_by_text("Your data is gone.").wait_for()
    assert ada.context.request.fetch("/api/guest/data").status == 401
