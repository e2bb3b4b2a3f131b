"""Photographs of the five games' tables, and of every kind of decision at them."""

from collections.abc import Callable

from playwright.sync_api import Page

import kaboodle
from tests.web.decisions import DECISIONS
from tests.web.people import CORNER
from tools.photographs import positions
from tools.photographs.camera import State, press, states
from tools.photographs.scenes import Change, Scene, bots, table

HAND = "[data-zone=hand] button[data-kind={}]"
LONG_NAMES = {"B": "Maximiliane-Alexandrina von Hohe", "C": "W" * 32, "D": "عبد الرحمن بن محمد الأنصاري"}

# Two looks for each decision besides the desk, so that every size has some of each game.
LOOKS = {
    "give": ("phone", "sideways es"),
    "pick": ("tablet", "small"),
    "take": ("phone de", "tablet contrast"),
    "name": ("small pt-BR", "sideways"),
    "five": ("phone", "tablet es"),
    "face": ("phone de twice", "sideways", "desk moving"),
    "hide": ("sideways", "small", "portrait"),
    "heck": ("phone es", "tablet"),
    "lay": ("phone", "sideways pt-BR"),
    "swap": ("small de", "tablet"),
    "devil": ("phone contrast", "sideways"),
    "godcat": ("tablet pt-BR", "phone"),
    "reveal": ("phone", "sideways de"),
    "aim": ("small es", "tablet"),
    "window": ("phone", "small de", "sideways", "tablet contrast"),
    "two-player": ("tablet de", "small"),
    "mantis": ("portrait", "flat"),
    "board turn": ("small", "flat"),
    "board window": ("phone", "sideways de"),
    "board now": ("small es", "tablet"),
    "board place": ("phone de", "sideways", "tablet"),
    "board order": ("small", "tablet contrast", "sideways pt-BR"),
    "board either": ("phone", "sideways"),
    "board face": ("small de twice", "tablet"),
    "board swap": ("phone pt-BR", "tablet de"),
    "board discard": ("small", "sideways"),
}


def picked(begin: str, *presses: str, shows: str) -> Callable[[Page], None]:
    """A decision of which some steps are made, until something is shown."""

    def reach(page: Page) -> None:
        make, seat = DECISIONS[begin]
        Scene(page).show(make(), seat)
        for control in presses:
            press(page, control, corner="[data-zone=hand]" in control)
        page.locator(shows).first.wait_for()

    return reach


def named(begin: Callable[[], kaboodle.Table], seat: str) -> Callable[[Page], None]:
    """A table at which people have long names."""
    change: dict[str, Change] = {other: {"name": name} for other, name in LONG_NAMES.items()}
    return lambda page: Scene(page, change).show(begin(), seat)


def timed(begin: str, left: int) -> Callable[[Page], None]:
    """A decision for which the clock runs."""

    def reach(page: Page) -> None:
        make, seat = DECISIONS[begin]
        scene = Scene(page)
        scene.show(make(), seat)
        scene.show_clock(left)
        page.locator("[role=timer]").wait_for()

    return reach


def dimmed(page: Page) -> None:
    """A card that cannot be played says why, under the mouse or a finger."""
    Scene(page).show(positions.dimmed_cards(), "A")
    page.locator(HAND.format("armageddon")).and_(page.locator("[data-state=dimmed]")).wait_for()
    card = page.locator(HAND.format("armageddon"))
    if page.evaluate("navigator.maxTouchPoints > 0"):
        card.tap(position=CORNER, force=True)  # it is no control that can be used, but it answers
    else:
        card.hover()


def focused(page: Page) -> None:
    """A card of the hand has the focus of the keys."""
    Scene(page).show(positions.original_turn(), "A")
    page.locator(HAND.format("favor")).focus()
    page.keyboard.press("ArrowRight")


def answered(page: Page) -> None:
    """One has answered in a window and waits for the others."""
    table = positions.noped()
    table.play("C", "pass")
    Scene(page).show(table, "C")


def told_nope(page: Page) -> None:
    """Who has no Nope and says it all the same is told why not."""
    Scene(page).show(positions.noped(), "D")
    page.locator("[data-do=nope][aria-disabled=true]").dispatch_event("click")
    page.locator("[role=group] > p[role=status]").wait_for()


def away(page: Page) -> None:
    """Seats whose people are away, were replaced by a bot, or have left."""
    change: dict[str, Change] = {"B": {"here": False}, "C": {"here": False, "bot": "cat"}}
    Scene(page, change | {"D": {"here": False, "bot": "cat", "left": True}}).show(positions.original_turn(), "A")


def with_bots(begin: Callable[[], kaboodle.Table], seats: str) -> Callable[[Page], None]:
    """A table at which all others are bots, with the odds of one's own seat."""

    def reach(page: Page) -> None:
        scene = Scene(page, bots(seats))
        scene.show(begin(), "A")
        scene.show_odds()
        page.locator("aside details[open]").wait_for(state="attached")

    return reach


def other_side(page: Page) -> None:
    """The other side of the board, looked at."""
    Scene(page).show(positions.board_turn(), "A")
    press(page, "[data-side] button[aria-pressed=false]")
    page.locator("[data-side] button[aria-pressed=true]").wait_for()


TABLES: list[State] = [
    *states("original", table(positions.original_turn), "desk", "tablet", "phone", "small de", "sideways"),
    *states("original", table(positions.original_turn), "desk contrast", "phone contrast", "phone de twice"),
    *states("original", table(positions.original_turn), "desk twice", "portrait", "slate", "flat", "laptop"),
    *states("original", table(positions.original_turn), "desk large-cards", "desk small-cards", "phone large-cards"),
    *states("original-watched", table(positions.original_turn, None), "desk", "phone de", "sideways"),
    *states("original-waiting", table(positions.original_turn, "B"), "desk", "phone"),
    *states("original-away", away, "desk", "phone es"),
    *states("original-bots", with_bots(positions.original_turn, "BCD"), "desk", "phone", "tablet de"),
    *states("original-focus", focused, "desk", "desk contrast"),
    *states("good-vs-evil", table(positions.good_turn), "desk es", "tablet contrast", "phone", "sideways"),
    *states("good-vs-evil", table(positions.good_turn), "small pt-BR", "portrait", "phone twice"),
    *states("two-player", table(positions.two_turn), "desk de", "phone", "sideways", "tablet"),
    *states("mantis", table(positions.mantis_turn), "desk", "tablet de", "phone", "small", "sideways"),
    *states("mantis", table(positions.mantis_turn), "desk contrast", "desk twice", "phone twice", "portrait", "slate"),
    *states("mantis-watched", table(positions.mantis_turn, None), "desk", "phone"),
    *states("mantis-two", table(positions.mantis_two), "desk", "phone es", "sideways"),
    *states("mantis-six", table(positions.mantis_six), "desk", "tablet", "phone", "small de", "sideways"),
    *states("mantis-odds", with_bots(positions.mantis_turn, "BCD"), "desk"),
    *states("board", table(positions.board_turn), "desk pt-BR", "tablet", "phone", "small", "sideways"),
    *states("board", table(positions.board_turn), "desk contrast", "desk twice", "phone twice", "portrait", "slate"),
    *states("board", table(positions.board_turn), "laptop", "flat"),
    *states("board-chaos", table(positions.board_chaos), "desk", "phone", "tablet"),
    *states("board-other-side", other_side, "desk", "small es"),
    *states("board-six", table(positions.board_six), "desk", "tablet", "phone", "small de", "sideways"),
    *states("board-full-hand", table(positions.board_full_hand), "desk", "phone", "sideways"),
    *states("board-odds", with_bots(positions.board_turn, "BCD"), "desk", "phone"),
    *states("board-watched", table(positions.board_turn, None), "tablet"),
    *states("nine-seats", table(positions.nine_seats), "desk", "tablet", "phone", "small", "sideways"),
    *states("nine-seats", table(positions.nine_seats), "portrait", "desk contrast"),
    *states("chain", named(positions.chain, "A"), "desk", "tablet", "phone", "small de", "sideways", "desk twice"),
    *states("board-chain", table(positions.board_chain, "C"), "desk", "phone es", "sideways", "tablet contrast"),
    *states("noped", table(positions.noped, "C"), "desk", "phone"),
    *states("noped-answered", answered, "desk"),
    *states("noped-no-card", told_nope, "desk", "phone"),
    *states("window-pair", table(positions.pair_window, "B"), "desk", "phone de"),
    *states("window-five", table(positions.five_window, "B"), "desk", "small", "sideways"),
    *states("window-mine", table(positions.five_window, "A"), "tablet"),
    *states("window-clock", timed("window", 4200), "desk", "phone"),
    *states("turn-clock", timed("aim", 47_000), "desk", "phone es", "sideways"),
    *states("board-window-clock", timed("board window", 6400), "desk", "phone"),
    *states("large-hand", table(positions.large_hand), "desk", "tablet", "phone", "small", "sideways", "desk twice"),
    *states("large-back-fan", table(positions.large_back_fan), "desk", "phone", "sideways"),
    *states("turns-owed", table(positions.turns_owed), "tablet", "phone"),
    *states("turns-owed-two", table(positions.two_turns_owed), "desk", "small de"),
    *states("dimmed-card", dimmed, "desk", "phone de", "tablet contrast"),
    *states("empty-hand", table(positions.empty_hand), "desk", "phone"),
    *states("exploded", table(positions.exploded), "desk", "phone"),
    *states("exploded-out", table(positions.exploded, "B"), "desk", "phone", "sideways"),
    *states("defused", table(positions.defused), "desk", "phone"),
]
PICKED: list[State] = [
    *states(
        "picked-target", picked("aim", HAND.format("targeted-attack"), shows="[data-state=target]"), "desk", "phone"
    ),
    *states("picked-play", picked("aim", HAND.format("attack"), shows="[data-do=play]"), "desk", "sideways de"),
    *states(
        "picked-name",
        picked(
            "name",
            HAND.format("loaf"),
            "[data-do='combo loaf+loaf+loaf']",
            "[data-state=target]",
            shows="[data-do^='name ']",
        ),
        "desk",
        "phone",
        "sideways",
    ),
    *states("picked-as", picked("godcat", HAND.format("godcat"), shows="[data-do^='as ']"), "desk", "small es"),
    *states(
        "picked-five", picked("five", HAND.format("loaf"), "[data-do^=combo]", shows="[data-do=play]"), "desk", "phone"
    ),
    *states("picked-give", picked("give", HAND.format("loaf"), shows="[data-do^='give ']"), "tablet", "phone de"),
    *states("picked-lay", picked("lay", "[data-do='lay devilcat']", shows="[data-do^='lay>']"), "desk", "phone"),
    *states(
        "picked-board-target",
        picked("board turn", HAND.format("pickpocket"), shows="[data-do^='pickpocket>']"),
        "desk",
        "phone",
        "small de",
        "sideways",
    ),
]
ASKED: list[State] = [
    state
    for name, (begin, seat) in DECISIONS.items()
    for state in states(f"ask-{name.replace(' ', '-')}", table(begin, seat), "desk", *LOOKS[name])
]
WAITING: list[State] = [
    *states("wait-face", table(DECISIONS["face"][0], "B"), "desk", "phone"),
    *states("wait-hide", table(DECISIONS["hide"][0], "B"), "tablet de"),
    *states("wait-heck", table(DECISIONS["heck"][0], "B"), "desk"),
    *states("wait-lay", table(DECISIONS["lay"][0], "B"), "phone"),
    *states("wait-swap", table(DECISIONS["swap"][0], "C"), "desk", "sideways"),
    *states("wait-devil", table(DECISIONS["devil"][0], "A"), "desk es"),
    *states("wait-give", table(DECISIONS["give"][0], "A"), "small"),
    *states("wait-reveal", table(DECISIONS["reveal"][0], "B"), "desk", "phone"),
    *states("wait-swapped", table(positions.swapped, "A"), "desk"),
    *states("wait-board-place", table(DECISIONS["board place"][0], "B"), "desk"),
    *states("wait-board-face", table(DECISIONS["board face"][0], "B"), "phone"),
]
ALL_TABLES = TABLES + PICKED + ASKED + WAITING
