"""Photographs of the pages around the tables: the first page, rules, settings, help, lessons, and the lobby."""

from collections.abc import Callable

from playwright.sync_api import Page

from kaboodle.server.wire_types import CLOCKS, ClockRule, PublicSeat
from tools.photographs.camera import State, press, states
from tools.photographs.positions import original_turn
from tools.photographs.scenes import ENDED, Lobby, person

GAMES = [  # a player's own games: one that waits for them, one that goes on, one that is over
    {"edition": "original", "room": "aaaaa", "game": 1, "yours": True, "replay": None},
    {"edition": "board", "room": "bbbbb", "game": 2, "yours": False, "replay": None},
    {"edition": "mantis", "room": "ccccc", "game": 1, "yours": False, "replay": "photographed"},
]
BOT = PublicSeat(seat="C", bot="tomcat")


def home(page: Page) -> None:
    """The first page, with all its pictures."""
    page.goto("/")
    page.locator("[data-edition] use").last.wait_for(state="attached")
    page.locator("[aria-hidden=true] [data-kind]").last.wait_for(state="attached")


def home_tables(page: Page) -> None:
    """The first page of somebody who has games, while tables are open."""
    page.route("**/api/games", lambda route: route.fulfill(json=[game | {"at": ENDED} for game in GAMES]))
    seats = [{"seat": "A", "name": "Bo"}, {"seat": "B"}, {"seat": "C", "bot": "cat"}, {"seat": "D"}]
    rooms = [{"code": "ddddd", "edition": "good-vs-evil", "seats": seats}]
    page.route("**/api/rooms", lambda route: route.fulfill(json=rooms))
    home(page)
    page.locator("a[href='/r/ddddd']").wait_for()
    page.locator("a[href='/replay/photographed']").wait_for()


def friends(page: Page) -> None:
    """The dialog that asks which game to play with friends."""
    home(page)
    press(page, "[data-do=friends]")
    page.locator("dialog[data-kind=friends] use").last.wait_for(state="attached")


def wrong_code(page: Page) -> None:
    """A code that no room has."""
    home(page)
    page.locator("form input").fill("zzzz9")
    press(page, "form button")
    page.locator("form [role=alert]:not(:empty)").wait_for()


def unreachable(page: Page) -> None:
    """The server does not answer."""
    page.route("**/api/play", lambda route: route.abort())
    home(page)
    press(page, "[data-edition=mantis] button")
    page.get_by_role("alert").filter(has_text="server").wait_for()


def opened(path: str, shown: str = "main h1") -> Callable[[Page], None]:
    """A page by its address."""

    def reach(page: Page) -> None:
        page.goto(path)
        page.locator(shown).first.wait_for()

    return reach


def settings(page: Page) -> None:
    """The settings over the first page."""
    home(page)
    press(page, "[data-do=settings]")
    page.locator("dialog[data-kind=settings] input").first.wait_for()


def settings_end(page: Page) -> None:
    """The settings, scrolled to their end."""
    settings(page)
    page.locator("dialog[data-kind=settings] p").last.scroll_into_view_if_needed()


def language(page: Page) -> None:
    """The list of languages."""
    home(page)
    press(page, "[data-do=language]")
    page.locator("[data-locale=de]").wait_for()


def help_for(edition: str, card: str = "") -> Callable[[Page], None]:
    """The help with every card of a game, or with one card."""

    def reach(page: Page) -> None:
        home(page)
        press(page, "[data-do=help]")
        drawer = page.locator("dialog[data-kind=help]")
        drawer.locator("select").select_option(edition)
        drawer.locator("li [data-kind]").last.wait_for()
        if card:
            press(page, f"dialog[data-kind=help] li [data-kind={card}]")
            drawer.locator(f"[data-card={card}]").wait_for()

    return reach


def lesson(family: str, at: int, press_first: str = "") -> Callable[[Page], None]:
    """A lesson at one of its frames, perhaps after a press."""

    def reach(page: Page) -> None:
        page.goto(f"/learn/{family}#{at}")
        page.locator(f"[data-lesson={family}][data-at='{at}'][data-idle=true]").wait_for(state="attached")
        if press_first:
            press(page, press_first)
            page.locator("[data-coach] p + p").wait_for()

    return reach


def lobby(
    seats: tuple[PublicSeat, ...], mine: str | None, *opens: str, edition: str = "original", **room: object
) -> Callable[[Page], None]:
    """A lobby as one seat sees it, with some of its parts opened."""

    def reach(page: Page) -> None:
        Lobby(page, edition, seats, **room).open(mine)
        for part in opens:
            press(page, f"details:has({part}) > summary")
            page.locator(f"details {part}").last.scroll_into_view_if_needed()

    return reach


def lobby_refused(page: Page) -> None:
    """The host has chosen a game with too few seats."""
    shown = Lobby(page, "original", FOUR)
    shown.open("A")
    shown.say({"type": "refused", "code": "full", "text": "full", "about": "change"})
    page.locator("form [role=alert]:not(:empty)").wait_for()


def lobby_barred(page: Page) -> None:
    """The host has removed one from the room."""
    shown = Lobby(page, "original", FOUR)
    shown.barred = True
    shown.open(None)


def lobby_again(page: Page) -> None:
    """The seats between two games."""
    shown = Lobby(page, "original", FOUR)
    shown.table, shown.playing = original_turn(), True
    shown.open("A")
    page.locator("[data-do=result]").wait_for()


def beginning(page: Page) -> None:
    """A game is about to be dealt."""
    shown = Lobby(page, "original", FOUR)
    shown.open("A")
    shown.say({"type": "stage", "stage": "sealed", "game": 1})
    page.locator("[data-room][data-stage=sealed] [role=status]").wait_for()


HOST = person("A", host=True)
FOUR = (HOST, person("B"), BOT, PublicSeat(seat="D"))
FULL = (HOST, *(person(seat) for seat in "BCDEFGH"), PublicSeat(seat="I", bot="tiger"))
AWAY = (HOST, person("B", here=False), PublicSeat(seat="C", name="Chioma", bot="cat", left=True), person("D"))
TWO = (HOST, person("B"))
OWN_CLOCK = ClockRule(decision=90_000, bank=180_000, window=30_000, absent=300_000)

HOME: list[State] = [
    *states("home", home, "desk", "tablet", "phone", "small es", "sideways", whole=True),
    *states("home", home, "desk contrast", "desk de", "phone de twice", "desk pt-BR twice", "portrait", whole=True),
    *states("home", home, "slate", "flat", "laptop", whole=True),
    *states("home-tables", home_tables, "desk pt-BR", "phone", "tablet contrast", whole=True),
    *states("home-friends", friends, "desk", "phone de", "sideways", "desk contrast", "phone twice"),
    *states("home-wrong-code", wrong_code, "desk", "small de"),
    *states("home-unreachable", unreachable, "phone"),
    *states("home-language", language, "phone", "sideways contrast"),
]
AROUND: list[State] = [
    *states("missing", opened("/nowhere/at-all"), "desk", "phone es", "desk contrast"),
    *states("missing-lesson", opened("/learn/chess"), "desk"),
    *states("missing-replay", opened("/replay/nothing-here"), "phone"),
    *states("rules-original", opened("/rules/original"), "desk", "phone es", "desk twice", whole=True),
    *states("rules-good-vs-evil", opened("/rules/good-vs-evil"), "tablet es", whole=True),
    *states("rules-two-player", opened("/rules/two-player"), "phone de", whole=True),
    *states("rules-board", opened("/rules/board"), "desk contrast", "sideways", whole=True),
    *states("rules-mantis", opened("/rules/mantis"), "small pt-BR", "portrait", whole=True),
    *states("settings", settings, "desk", "phone es", "small de twice", "desk contrast", "sideways"),
    *states("settings-end", settings_end, "small de", "sideways"),
    *states("help-original", help_for("original"), "desk", "phone pt-BR"),
    *states("help-board", help_for("board"), "tablet", "small contrast"),
    *states("help-mantis", help_for("mantis"), "sideways de"),
    *states("help-card", help_for("original", "nope"), "desk", "phone de", "phone twice"),
    *states("lesson-hello", lesson("kittens", 0), "desk", "phone"),
    *states("lesson-future", lesson("kittens", 1), "tablet es", "small de", "desk moving"),
    *states("lesson-nope", lesson("kittens", 12), "phone pt-BR", "sideways"),
    *states("lesson-hide", lesson("kittens", 22), "phone", "desk contrast"),
    *states("lesson-won", lesson("kittens", 29), "desk de"),
    *states("lesson-mantis", lesson("mantis", 2), "desk", "small de", "sideways"),
    *states("lesson-mantis-stray", lesson("mantis", 2, "[data-do='steal>B']"), "desk", "phone es"),
    *states("lesson-board", lesson("board", 5), "desk", "small pt-BR", "sideways"),
    *states("lesson-board-disc", lesson("board", 7), "tablet", "phone twice"),
]
LOBBY: list[State] = [
    *states("lobby-host", lobby(FOUR, "A"), "desk", "tablet", "phone", "small es", "sideways", whole=True),
    *states("lobby-host", lobby(FOUR, "A"), "desk contrast", "phone de twice", "desk twice", "portrait", whole=True),
    *states("lobby-host", lobby(FOUR, "A"), "laptop", "slate", "flat", whole=True),
    *states("lobby-options", lobby(FOUR, "A", "[role=radiogroup]"), "desk", "phone de", whole=True),
    *states("lobby-own-clock", lobby(FOUR, "A", clock=OWN_CLOCK), "tablet es", "phone contrast", whole=True),
    *states("lobby-guest", lobby(FOUR, "B"), "desk", "small pt-BR", whole=True),
    *states("lobby-visitor", lobby(FOUR, None), "desk de", "phone", whole=True),
    *states("lobby-full", lobby(FULL, "A"), "desk", "phone", "tablet de", "sideways", whole=True),
    *states("lobby-away", lobby(AWAY, "A", clock=CLOCKS["days"]), "desk", whole=True),
    *states("lobby-two", lobby(TWO, "A", edition="two-player"), "desk", "phone", whole=True),
    *states("lobby-board", lobby(FOUR, "B", edition="board"), "tablet", whole=True),
    *states("lobby-refused", lobby_refused, "phone", "desk es", whole=True),
    *states("lobby-barred", lobby_barred, "tablet", whole=True),
    *states("lobby-again", lobby_again, "desk", "phone", whole=True),
    *states("lobby-beginning", beginning, "desk"),
]
PAGES = HOME + AROUND + LOBBY
