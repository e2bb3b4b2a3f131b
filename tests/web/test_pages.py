"""The pages around the tables: the way to a game, every language and text size, and no accessibility findings."""

import gzip
from typing import TYPE_CHECKING
from urllib.parse import urlparse

import pytest
from playwright.sync_api import Request, Route, ViewportSize

from kaboodle.core.registry import EDITIONS
from kaboodle.server.http.static import BUILT
from tests.web.looks import TWICE, barriers, beyond, staying
from tests.web.people import Person

if TYPE_CHECKING:
    from tests.web.conftest import Crowd

LOCALES = ("es", "pt-BR", "de")  # English is the shortest
NARROW = {"width": 360, "height": 640}
PATHS = {
    "missing": "/nowhere/at-all",
    **{f"rules of {edition}": f"/rules/{edition}" for edition in EDITIONS},
    **{f"lesson of {family}": f"/learn/{family}" for family in ("kittens", "mantis", "board")},
    "no such game": "/replay/nothing-here",
}
PLACES = ("home", "friends", "settings", "help", "card", "lobby", "lobby of a guest", *PATHS)
PAGES = [what for what in PLACES if not what.startswith("lesson")]  # a lesson is a table, and measured as one
FIRST_PAGE = 60_000  # bytes of scripts and styles, gzipped
ONE_TABLE = 250_000  # the same, of all that a table asks for until it can be played
SIZED = (".js", ".css")  # the texts are scripts; pictures and faces are not counted

# What is wider than its place, by more than the hair that another machine's rounding may add.
STICKING_OUT = """() => {
  const slack = 3
  const found = []
  const wide = document.documentElement.scrollWidth
  if (wide > innerWidth + slack) found.push(`page ${wide}`)
  for (const one of document.querySelectorAll('button, a, h1, h2, h3, p, b, small, label, li, summary, select')) {
    const box = one.getBoundingClientRect()
    if (!box.width || one.closest('.sr, [aria-hidden=true]')) continue
    if (one.scrollWidth > one.clientWidth + slack && getComputedStyle(one).overflowX === 'visible'
        && one.clientWidth > 0 && getComputedStyle(one).display !== 'inline')
      found.push(`${one.tagName}.${one.className} ${one.textContent.trim().slice(0, 40)}`)
  }
  return found
}"""


# What each frame shows from the very first one on: the language, the theme and the title.
FRAMES = """() => {
  window.shown = []
  const look = () => {
    const { lang, dataset } = document.documentElement
    window.shown.push([lang, dataset.theme, document.querySelector('h1')?.textContent])
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}"""

# Whether something of the page's own is painted, and what the browser waited for until then.
PAINTED = "() => performance.getEntriesByName('first-contentful-paint').length && !!document.querySelector('h1')"
BLOCKING = """() => performance.getEntriesByType('resource')
  .filter((entry) => entry.renderBlockingStatus === 'blocking').map((entry) => entry.name)"""


def settle(person: Person) -> None:
    """Wait until the page stands there in its own type."""
    person.page.locator("main, dialog").first.wait_for()
    person.page.evaluate("() => document.fonts.ready.then(() => true)")


def show(person: Person, what: str) -> None:
    """Open one of the pages or dialogs."""
    page = person.page
    if what.startswith("lobby"):
        room = person.make_room("original", 4, bots="B")
        if what == "lobby":
            person.ask_server("POST", f"/api/rooms/{room}/seat", {})
        else:
            person.context.clear_cookies()
        page.goto(f"/r/{room}")
        page.locator(".lobby .qr svg").wait_for(state="attached")  # a guest with a phone is here already
        page.locator("details.options summary").click()
    else:
        page.goto(PATHS.get(what, "/"))
        page.locator("main").first.wait_for()
    match what:
        case "friends" | "settings" | "help":
            page.locator(f"[data-do={what}]").click()
            page.locator(f"dialog[data-kind={what}]").wait_for()
        case "card":
            page.locator("[data-do=help]").click()
            page.locator("dialog .card[data-kind=nope]").click()
            page.locator("[data-card=nope]").wait_for()
    settle(person)


@pytest.mark.parametrize("theme", ["night", "contrast"])
def test_axe_finds_nothing_serious_on_any_page_or_dialog(crowd: "Crowd", theme: str) -> None:
    ada = crowd.come("Ada")
    ada.context.add_init_script(f"localStorage.setItem('kaboodle', JSON.stringify({{theme: '{theme}'}}))")
    found = {}
    for what in PLACES:
        show(ada, what)
        found[what] = barriers(ada.page)
    assert not any(found.values()), found


@pytest.mark.parametrize("locale", LOCALES)
def test_every_longer_language_has_room_on_a_small_phone(crowd: "Crowd", locale: str) -> None:
    ada = crowd.come("Ada", locale=locale, viewport=NARROW)
    found = {}
    for what in PAGES:
        show(ada, what)
        assert ada.page.evaluate("() => document.documentElement.lang") == locale
        found[what] = staying(ada.page, STICKING_OUT)
    assert not any(found.values()), found


@pytest.mark.parametrize(
    "viewport", [{"width": 1280, "height": 800}, {"width": 390, "height": 844}], ids=["desk", "phone"]
)
def test_text_of_twice_the_size_has_room_and_all_can_be_reached(crowd: "Crowd", viewport: ViewportSize) -> None:
    ada = crowd.come("Ada", locale="de", viewport=viewport)
    ada.context.add_init_script(TWICE)
    found = {}
    for what in PAGES:
        show(ada, what)
        assert ada.page.evaluate("() => getComputedStyle(document.documentElement).fontSize") == "32px"
        found[what] = staying(ada.page, STICKING_OUT) + beyond(ada.page) + barriers(ada.page)
    assert not any(found.values()), found


def test_one_click_on_play_now_seats_somebody_whom_nobody_asked_for_a_name(crowd: "Crowd") -> None:
    ada = crowd.come("Ada")
    ada.context.clear_cookies()
    ada.page.goto("/")
    ada.page.locator("[data-edition=mantis] .go").click()
    ada.page.wait_for_url("**/r/*")
    ada.page.locator("[data-stage=playing]").wait_for()


def test_friends_meet_in_a_room_and_the_host_starts_their_game(crowd: "Crowd") -> None:
    host, guest = crowd.come("Ada"), crowd.come("Bo")
    host.page.locator("[data-do=friends]").click()
    host.page.locator("dialog .small-box[data-family=kitten]").click()
    code = host.page.locator("[data-code]").get_attribute("data-code")

    guest.context.clear_cookies()
    guest.page.goto("/")
    guest.page.locator(".join input").fill(str(code).upper())
    guest.page.locator(".join button").click()
    guest.page.locator(".name input").fill("Zoë")
    guest.page.locator("[data-seat=C] .answer").click()
    guest.page.locator("[data-seat=C][data-mine]").wait_for()

    host.page.locator("[data-seat=C] b", has_text="Zoë").wait_for()
    host.page.locator(".choices").get_by_text("5", exact=True).click()
    host.page.locator("[data-seat=E]").wait_for()
    host.page.locator("details.options summary").click()
    quick = host.page.get_by_role("radiogroup", name="Quick game")
    quick.get_by_text("yes").click()
    guest.page.locator("details.options summary").click()
    guest.page.get_by_role("radiogroup", name="Quick game").get_by_role("radio", name="yes", checked=True).wait_for()
    host.page.locator("[data-do=fill]").click()
    host.page.locator("[data-do=start]:enabled").click()
    for person in (host, guest):
        person.page.locator("[data-stage=playing]").wait_for()


def test_whoever_opens_the_link_for_the_first_time_can_watch_and_take_a_seat(crowd: "Crowd") -> None:
    host, guest, watcher = crowd.come("Ada"), crowd.come("Bo"), crowd.come("Eve")
    room = host.make_room("two-player", 2)
    host.sit(room)
    for person in (guest, watcher):
        person.context.clear_cookies()
        person.look_at(room)
        person.page.locator(".connecting[data-status=here]").wait_for(state="attached")
        assert person.page.locator(".trouble").inner_text() == ""
    guest.page.locator("[data-seat=B] .answer").click()
    host.page.locator("[data-do=start]:enabled").click()
    for person in (host, guest, watcher):
        person.page.locator("[data-stage=playing]").wait_for()
    assert (guest.seen.seat, watcher.seen.seat) == ("B", "")


def test_on_the_way_from_one_page_to_another_no_other_room_is_asked_for(crowd: "Crowd") -> None:
    ada = crowd.come("Ada")
    room = ada.make_room("two-player", 2)
    ada.page.goto("/")
    ada.page.locator(".join input").fill(room)
    asked: set[str] = set()
    ada.page.on("request", lambda request: asked.add(urlparse(request.url).path))
    ada.page.locator(".join button").click()
    ada.page.locator(".lobby").wait_for()
    ada.page.go_back()
    ada.page.locator(".shelf .go").first.wait_for()
    ada.page.go_forward()
    ada.page.locator(".lobby").wait_for()
    assert {path for path in asked if path.startswith("/api/rooms/")} == {f"/api/rooms/{room}"}


def test_a_browser_without_cookies_is_told_what_is_missing(crowd: "Crowd") -> None:
    ada, eve = crowd.come("Ada"), crowd.come("Eve")
    room = ada.make_room("two-player", 2)
    eve.context.clear_cookies()
    eve.page.route("**/api/guest", lambda route: route.fulfill(json={"name": "Eve", "token": "", "type": "guest"}))
    eve.look_at(room)
    eve.page.get_by_role("alertdialog", name="Cookies are turned off").wait_for()


def test_a_whole_link_is_as_good_as_its_code(crowd: "Crowd") -> None:
    ada = crowd.come("Ada")
    room = ada.make_room("two-player", 2)
    ada.page.locator(".join input").fill(f" {ada.url}/r/{room} ")
    ada.page.locator(".join button").click()
    ada.page.wait_for_url(f"**/r/{room}")


def test_a_wrong_code_is_told_and_nothing_else_happens(crowd: "Crowd") -> None:
    ada = crowd.come("Ada")
    ada.page.locator(".join input").fill("zzzz9")
    ada.page.locator(".join button").click()
    ada.page.get_by_text("We can’t find that room.").wait_for()
    assert ada.page.url.endswith("/")


def test_settings_and_language_are_remembered_on_the_device(crowd: "Crowd") -> None:
    ada = crowd.come("Ada")
    ada.page.locator("[data-do=settings]").click()
    ada.page.get_by_role("radiogroup", name="Theme").get_by_text("high").click()
    ada.page.get_by_role("radiogroup", name="Language").get_by_text("Deutsch").click()
    ada.page.get_by_role("heading", name="Einstellungen").wait_for()
    ada.page.keyboard.press("Escape")
    ada.page.reload()
    ada.page.get_by_role("heading", name="Fünf Spiele").wait_for()
    assert ada.page.evaluate("() => document.documentElement.dataset.theme") == "contrast"
    assert ada.page.evaluate("() => document.documentElement.lang") == "de"


@pytest.mark.parametrize(
    ("language", "title"),
    [("en", "Five games."), ("es", "Cinco juegos."), ("pt-BR", "Cinco jogos."), ("de", "Fünf Spiele.")],
)
def test_the_first_page_is_never_painted_in_another_language_or_theme(
    crowd: "Crowd", language: str, title: str
) -> None:
    ada = crowd.come("Ada", locale="fr")
    chosen = f"{{language: '{language}', theme: 'contrast'}}"
    ada.context.add_init_script(f"localStorage.setItem('kaboodle', JSON.stringify({chosen})); ({FRAMES})()")
    ada.page.goto("/")
    ada.page.locator(".hero-fan .card").last.wait_for()
    shown = ada.page.evaluate("() => window.shown")
    assert {(lang, theme, text.startswith(title)) for lang, theme, text in shown} == {(language, "contrast", True)}


def test_before_it_is_painted_the_first_page_asks_for_one_script_and_one_style_sheet_only(crowd: "Crowd") -> None:
    ada = crowd.come("Ada", locale="de")
    asked: list[str] = []
    held: list[Route] = []
    painted = False

    def answer(route: Route) -> None:
        """Until the page is painted, keep all but the page, scripts and style sheets waiting."""
        if painted or kind_of(route.request.url) in ("/", "js", "css"):
            route.continue_()
        else:
            held.append(route)

    ada.page.on("request", lambda request: asked.append(kind_of(request.url)))
    ada.page.route("**/*", answer)
    ada.page.goto("/", wait_until="commit")
    ada.page.wait_for_function(PAINTED)
    assert sorted(map(kind_of, ada.page.evaluate(BLOCKING))) == ["css", "js"]
    painted = True
    for route in held:
        route.continue_()
    ada.page.wait_for_load_state("networkidle")
    ada.page.locator(".box-art use").first.wait_for(state="attached")
    assert (asked.count("js"), asked.count("css")) == (1, 1)
    assert set(asked) == {"/", "js", "css", "woff2", "svg", "/api/rooms"}


def kind_of(url: str) -> str:
    """The ending of the file's name in an address; where there is none, the path."""
    return urlparse(url).path.rpartition(".")[2]


def test_the_first_page_is_small(crowd: "Crowd") -> None:
    ada = crowd.come("Ada")
    asked = watch_requests(ada)
    ada.page.goto("/", wait_until="networkidle")
    settle(ada)
    assert 10_000 < sum(map(packed, asked)) <= FIRST_PAGE, {path: packed(path) for path in asked}


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_table_asks_for_little_more_than_itself(crowd: "Crowd", edition: str) -> None:
    ada = crowd.come("Ada", locale="de")  # the largest texts
    asked = watch_requests(ada)
    ada.page.goto("/", wait_until="networkidle")
    ada.page.locator(f"[data-edition={edition}] .go").click()
    ada.until(lambda seen: seen.stage == "playing" and seen.idle, "the deal")
    ada.page.wait_for_load_state("networkidle")
    sizes = {path: packed(path) for path in asked}
    assert FIRST_PAGE / 2 < sum(sizes.values()) <= ONE_TABLE, sizes


def watch_requests(person: Person) -> set[str]:
    """The built files that a page asks for from now on, each once, as a fresh browser does."""
    asked: set[str] = set()

    def note(request: Request) -> None:
        path = urlparse(request.url).path.lstrip("/")
        if path.endswith(SIZED) and (BUILT / path).exists():
            asked.add(path)

    person.page.on("request", note)
    return asked


def test_the_faces_of_the_first_page_come_with_its_script_so_that_nothing_moves(crowd: "Crowd") -> None:
    ada = crowd.come("Ada")
    asked: set[str] = set()
    ada.page.on("request", lambda request: asked.add(urlparse(request.url).path))
    ada.page.goto("/", wait_until="networkidle")
    settle(ada)
    faces = {path for path in asked if path.endswith(".woff2")}
    links = ada.page.locator("link[rel=preload][as=font]")
    preloaded = links.evaluate_all("links => links.map((link) => link.href)")
    assert faces and faces == {urlparse(face).path for face in preloaded}


def packed(path: str) -> int:
    """The bytes of a built file as they go over the network."""
    return len(gzip.compress((BUILT / path).read_bytes()))
