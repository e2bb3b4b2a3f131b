"""The Board Game as an edition, and a game set up from a content pack."""

from collections.abc import Mapping

from kaboodle.core.options import FIRST, NOPE_OWN, Edition, Option
from kaboodle.engine.rng import Secret
from kaboodle.games.board.card_ids import ADD_MAGNET
from kaboodle.games.board.codes import CALM, CHAOS
from kaboodle.games.board.kernel import Game, fresh
from kaboodle.games.board.packs.pack import Pack
from kaboodle.games.board.packs.text import own_pack, start_side

PACKS = ("house-pack-1", "standard-64")  # shipped with the program; the first is the default
SIDES = {"calm": CALM, "chaos": CHAOS}

BOARD = Edition(
    "board",
    range(2, 7),
    20,
    (
        Option(
            "pack",
            PACKS,
            "B-90",
            others=lambda text: own_pack(text) if text.lstrip().startswith("{") else None,
        ),
        Option(
            "start_side",
            ("calm", "chaos"),
            "B-68",
            natural=lambda chosen: "calm" if chosen["pack"] in PACKS else start_side(chosen["pack"]),
        ),
        Option("loop_step", ("target_is_next_step", "arrow_is_free"), "B-70"),
        Option("magnets_return", ("false", "true"), "B-80"),
        Option("reshuffle", ("at_once", "when_needed"), "B-94"),
        Option("empty_target", ("forbid", "allow_no_effect"), "B-25"),
        Option("auto_defuse", ("ask", "always"), "B-83"),
        NOPE_OWN,
        FIRST,
    ),
    rules_version=2,  # B-94: a deck that has run out is made anew at once
)

EDITIONS = {BOARD.slug: BOARD}


def set_up(pack: Pack, players: int, chosen: Mapping[str, str], starter: int = -1) -> Game:
    """A game with the contents of a pack, before the deal; `chosen` is complete and checked."""
    game = fresh()
    game.players = players
    game.starter = starter
    game.goal = pack.goal
    game.loop_to = pack.loop_back
    for side, spaces in ((CALM, pack.calm), (CHAOS, pack.chaos)):
        for space, number in enumerate(spaces, 1):
            game.set_side(side, space, number)
    for kind, count in pack.cards:
        game.set_deck(kind, count)
    for code, count in pack.discs:
        game.set_wheel(code, count)
    game.now_cards = pack.cards_of(ADD_MAGNET)
    game.start_side = game.side = SIDES[chosen["start_side"]]
    game.free_arrow = int(chosen["loop_step"] == "arrow_is_free")
    game.magnets_return = int(chosen["magnets_return"] == "true")
    game.renew_late = int(chosen["reshuffle"] == "when_needed")
    game.nope_own = int(chosen["nope_own"] == "true")
    game.empty_target = int(chosen["empty_target"] == "allow_no_effect")
    game.auto_defuse = int(chosen["auto_defuse"] == "always")
    return game


def start(game: Game, seed: int, secret: Secret | None, *, watched: bool) -> None:
    """Seed a set-up game and deal."""
    game.start_engine(seed, secret)
    if watched:
        game.watch()
    game.deal_cards()
