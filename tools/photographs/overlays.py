"""Photographs of what opens over a table, of the end of a game, of replays, and of notices."""

from collections.abc import Callable

from playwright.sync_api import Page

import kaboodle
from kaboodle.bots.search import Estimate
from kaboodle.core.explain import explain
from kaboodle.server import wire
from tests.web.decisions import give
from tests.web.test_notices import ENDS
from tools.photographs import positions
from tools.photographs.camera import State, press, states
from tools.photographs.pages import FOUR, home
from tools.photographs.scenes import Change, Lobby, Scene, bots, refuse_everybody, replay

HOSTING: dict[str, Change] = {"A": {"host": True}}


def opened(
    begin: Callable[[], kaboodle.Table], control: str, shown: str, seats: dict[str, Change] | None = None
) -> Callable[[Page], None]:
    """Something that a control of a table opens."""

    def reach(page: Page) -> None:
        Scene(page, seats).show(begin(), "A")
        press(page, control)
        page.locator(shown).first.wait_for()

    return reach


def hint(page: Page) -> None:
    """What the strongest bot would do, with the odds."""
    scene = Scene(page, bots("BCD"))
    scene.show(positions.original_turn(), "A")
    scene.show_odds()
    weighed = (
        Estimate(move="attack", chance=0.41, error=0.012, visits=900, why=explain("escape-risk", percent=43)),
        Estimate(move="loaf+loaf>D", chance=0.36, error=0.02, visits=400, why=explain("rob", cards=5)),
        Estimate(move="draw", chance=0.27, error=0.03, visits=200, why=explain("draw-covered", percent=43)),
    )
    scene.tell(wire.HintMessage(game=scene.game, ask=scene.asked, move="attack", weighed=weighed))
    page.locator("[data-hint=attack]").wait_for()


def hint_refused(page: Page) -> None:
    """There is no hint now."""
    scene = Scene(page, bots("BCD"))
    scene.show(positions.original_turn(), "A")
    scene.tell(wire.RefusedMessage(code=wire.Code.SLOW_DOWN, text="slow down", about="hint"))
    page.locator("section[aria-live=polite] p").wait_for()


def talk(begin: Callable[[], kaboodle.Table], drawer: bool) -> Callable[[Page], None]:
    """Lines of chat and signs at seats, perhaps with the log open as a drawer."""

    def reach(page: Page) -> None:
        scene = Scene(page)
        scene.show(begin(), "A")
        scene.tell(
            wire.SaidMessage(name="Bertrand", text="Does anybody hold a Nope?", seat="B"),
            wire.SaidMessage(
                name="Ada", text="I would never say that, not even in a sentence that is this long.", seat="A"
            ),
            wire.EmotedMessage(name="Chioma", emote="laugh", seat="C"),
            wire.SaidMessage(name="Eve", text="I only watch."),
            wire.EmotedMessage(name="Bertrand", emote="party", seat="B"),
        )
        page.locator("[aria-live=polite] p").nth(3).wait_for(state="attached")
        if drawer:
            press(page, "[data-key=l]")
            page.locator("[data-key=l][aria-expanded=true]").wait_for()

    return reach


def long_log(page: Page) -> None:
    """The log of a longer game, as a drawer where it is one."""
    Scene(page).show(positions.nine_seats(), "A")
    press(page, "[data-key=l]")
    page.locator("[data-key=l][aria-expanded=true]").wait_for()


def missed(page: Page) -> None:
    """What happened while one was away."""
    scene = Scene(page)
    table = positions.original_turn()
    scene.show(table, "B")
    page.evaluate("""() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
      Object.defineProperty(document, 'hidden', { value: false, configurable: true })
    }""")
    table.play("A", "draw")
    scene.asked += 1
    scene.tell_on()
    scene.settle(scene.asked)
    page.locator("aside [role=group] > button[aria-pressed=false]").first.dispatch_event("click")
    page.locator("aside [role=group] > button[aria-pressed=true] b").wait_for(state="attached")


def toast(page: Page) -> None:
    """A move was refused."""
    scene = Scene(page)
    scene.show(positions.original_turn(), "A")
    refused = wire.RefusedMessage(code=wire.Code.ILLEGAL, text="not now", about="move", id="1", rule="EK-12")
    scene.tell(refused)
    page.locator("[role=status] > button").wait_for()


def leaving(page: Page) -> None:
    """The menu, asked once whether the seat is to be given up."""
    opened(positions.original_turn, "[data-do=menu]", "dialog[data-kind=seat-menu]", HOSTING)(page)
    press(page, "[data-do=leave]")
    page.locator("dialog [role=status]").wait_for()


def paused(page: Page) -> None:
    """The host has paused the game."""
    Scene(page, paused=True).show(positions.original_turn(), "A")
    page.locator("main [role=status]").first.wait_for()


def stand_in(page: Page) -> None:
    """A bot plays one's own seat."""
    Scene(page, {"A": {"bot": "cat"}}).show(positions.mantis_turn(), "A")
    page.locator("main [role=status] button").wait_for()


def over(
    begin: Callable[[], kaboodle.Table], seat: str, hosting: bool = False, *presses: str
) -> Callable[[Page], None]:
    """The end of a game, as a winner or a loser sees it."""

    def reach(page: Page) -> None:
        scene = Scene(page, {seat: {"host": hosting}}, stage="over")
        scene.show(begin(), seat)
        scene.reveal()
        page.locator("[data-over] [data-honest=true]").wait_for()
        for control in presses:
            press(page, control)

    return reach


def ended(where: str) -> Callable[[Page], None]:
    """A notice that comes between somebody and the table."""

    def reach(page: Page) -> None:
        page.route("**/", lambda route: route.abort())  # a newer page cannot be had either
        scene = Scene(page)
        scene.show(give(), "B")
        ENDS[where](scene)
        page.locator(where).wait_for()

    return reach


def bar_scripts(page: Page) -> None:
    """From now on no other part of the client comes; it is asked for again and again."""
    page.route("**/assets/*.js", lambda route: route.abort())


def coming(page: Page) -> None:
    """A dialog that has not come yet."""
    home(page)
    bar_scripts(page)
    press(page, "[data-do=settings]")
    page.locator("[role=status] p").wait_for()


def late(page: Page) -> None:
    """A table that has not come for a long time."""
    scene = Lobby(page, "original", FOUR)
    scene.open("A")
    bar_scripts(page)
    scene.table, scene.playing, scene.room["stage"] = positions.original_turn(), True, "playing"
    scene.tell_on()
    scene.say({"type": "room", "room": scene.welcome()["room"]})
    page.locator("[data-room]").wait_for(state="detached")
    page.evaluate("heldTimers.forEach((run) => run())")
    page.locator("main h1").wait_for()


def broken(page: Page) -> None:
    """A page that could not be loaded."""
    home(page)
    bar_scripts(page)
    press(page, "a[href='/rules/mantis']")
    page.locator("main h1").wait_for()


DISCARD = opened(positions.long_discard, "[data-open=discard]", "dialog[open]")
MENU = opened(positions.original_turn, "[data-do=menu]", "dialog[data-kind=seat-menu]", HOSTING)
HELP = opened(positions.original_turn, "[data-do=help]", "dialog[data-kind=help] [data-kind]")
SETTINGS = opened(positions.board_turn, "[data-do=settings]", "dialog[data-kind=settings] input")
LANGUAGE = opened(positions.mantis_turn, "[data-do=language]", "[data-locale=de]")
USED = opened(positions.board_turn, "button[data-zone=used]", "dialog[open]")
BOARD_DISCARD = opened(positions.board_turn, "button[data-zone=discard]", "dialog[open]")
WON = over(positions.kittens_won, "B", True)
OPEN_DEAL = "[data-over] summary"
OPENED: list[State] = [
    *states("hint", hint, "desk", "phone de", "sideways", "tablet contrast"),
    *states("hint-refused", hint_refused, "desk es"),
    *states("talk", talk(positions.original_turn, False), "desk", "phone", "tablet es"),
    *states("talk-drawer", talk(positions.original_turn, True), "phone", "small de", "sideways"),
    *states("talk-mantis", talk(positions.mantis_turn, False), "desk contrast"),
    *states("talk-board", talk(positions.board_turn, True), "phone"),
    *states("log-drawer", long_log, "phone contrast", "small twice", "tablet"),
    *states("log-missed", missed, "desk", "phone"),
    *states("toast", toast, "desk", "small de"),
    *states("discard", DISCARD, "desk", "phone", "sideways", "tablet contrast"),
    *states("seat-menu", MENU, "desk", "phone de", "sideways"),
    *states("seat-menu-leaving", leaving, "small es", "desk contrast"),
    *states("help-drawer", HELP, "desk", "phone"),
    *states("settings-at-table", SETTINGS, "tablet", "phone"),
    *states("language-at-table", LANGUAGE, "desk"),
    *states("board-used", USED, "desk", "phone"),
    *states("board-discard", BOARD_DISCARD, "desk", "small"),
    *states("paused", paused, "desk", "phone es"),
    *states("stand-in", stand_in, "desk", "phone de"),
]
OVER: list[State] = [
    *states("over-won", WON, "desk", "phone", "small de", "sideways", "desk contrast", "phone twice", "desk moving"),
    *states("over-lost", over(positions.kittens_won, "A"), "desk", "tablet es", "phone", "flat"),
    *states("over-deal", over(positions.kittens_won, "A", False, OPEN_DEAL), "desk", "phone"),
    *states("over-mantis", over(positions.mantis_won, "A", True), "desk pt-BR", "small"),
    *states("over-mantis-lost", over(positions.mantis_won, "B"), "phone"),
    *states("over-shared", over(positions.mantis_shared, "A", True), "desk", "phone es"),
    *states("over-board", over(positions.board_won, "A", True), "desk", "sideways"),
    *states("over-board-lost", over(positions.board_won, "B"), "tablet de"),
    *states("replay-hands", replay(positions.kittens_game, 6), "desk", "phone", "small de", "sideways", "tablet"),
    *states("replay-start", replay(positions.kittens_game, 0), "desk contrast"),
    *states("replay-seat", replay(positions.kittens_game, 4, "B"), "desk", "phone twice"),
    *states("replay-mantis", replay(positions.mantis_game, 3), "desk", "phone", "sideways"),
    *states("replay-board", replay(positions.board_game, 3), "desk es", "phone", "tablet"),
]
NOTICES: list[State] = [
    *states("end-gone", ended("[data-end=gone]"), "desk", "phone twice"),
    *states("end-barred", ended("[data-end=barred]"), "desk contrast", "phone"),
    *states("end-full", ended("[data-end=full]"), "tablet es", "small de"),
    *states("end-outdated", ended("[data-end=outdated]"), "desk de", "sideways"),
    *states("end-taken", ended("[data-end=taken]"), "desk", "phone pt-BR"),
    *states("end-removed", ended("[data-end=removed]"), "desk es", "small", "desk moving"),
    *states("end-nobody", refuse_everybody, "desk", "phone"),
    *states("lost", ended("[data-status=lost] p"), "desk", "phone de", "sideways"),
    *states("restarting", ended("[data-status=restarting] p"), "desk", "small contrast", "desk moving"),
    *states("coming", coming, "desk", "phone"),
    *states("late", late, "desk", "phone de"),
    *states("broken", broken, "desk", "phone es"),
]
OVERLAYS = OPENED + OVER + NOTICES
