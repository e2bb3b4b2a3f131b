"""The three editions as tables, and a game set up from one of them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from kaboodle.core.options import FIRST, NOPE_OWN, Edition, Option
from kaboodle.engine.rng import Secret
from kaboodle.games.kittens.card_ids import DEFUSE
from kaboodle.games.kittens.cards import CARDS
from kaboodle.games.kittens.kernel import Game, fresh

COMBOS = Option("special_combos", ("on", "off"), "B-41")
QUICK = Option("quick_game", ("off", "on"), "B-54")
EMPTY = Option("empty_target", ("forbid", "allow_no_effect"), "B-25")
AUTO = Option("auto_defuse", ("ask", "always"), "B-38")
STACKING = Option("attack_stacking", ("book", "never", "always"), "B-09")
LAST_TURN = Option(
    "attack_last_turn",
    ("3", "2"),
    "B-10",
    fits=lambda players, chosen: chosen["attack_stacking"] != "never",
    where="kittens-where-stacking",
)
ORIGINAL_LAST_TURN = Option(
    "attack_last_turn",
    ("3", "2"),
    "B-10",
    fits=lambda players, chosen: chosen["attack_stacking"] == "always",
    where="kittens-where-always",
)
MIX = Option("defuse_mix", ("book", "after_deal"), "B-06")
DEAD_HAND = Option("dead_hand", ("discard", "out_of_game"), "B-08")
RULES_VERSION = 2  # of all three; 2: the option nope_own, on which a sealed deal depends as on every option


def all_spare(spare: int, players: int, chosen: Mapping[str, str]) -> int:
    """Every Defuse that is not dealt goes into the deck.  TP-06"""
    return spare


def two_spare(spare: int, players: int, chosen: Mapping[str, str]) -> int:
    """At most two go into the deck.  GE-10"""
    return min(2, spare)


def spare_by_variant(spare: int, players: int, chosen: Mapping[str, str]) -> int:
    """All of them, but two where two players play the variant for two.  EK-10 EK-11 EK-15 B-07"""
    return 2 if players == 2 and chosen["two_player_variant"] == "on" else spare


@dataclass(frozen=True, kw_only=True)
class KittensEdition(Edition):
    """What one edition does in its own way; its cards and their copies are in the card blocks."""

    attack_stacking: bool  # the book's own rule
    five_different: bool = False  # five different cards are a play
    two_decks_from: int = 0  # players; with fewer, two decks are an option; 0: never
    spare_defuses: Callable[[int, int, Mapping[str, str]], int] = all_spare  # of those not dealt, into the deck


ORIGINAL = KittensEdition(
    "original",
    range(2, 10),
    15,
    (
        Option(
            "two_player_variant",
            ("on", "off"),
            "B-07",
            fits=lambda players, chosen: players == 2,
            where="kittens-where-two",
        ),
        Option("decks", ("auto", "2"), "B-55"),
        QUICK,
        COMBOS,
        STACKING,
        ORIGINAL_LAST_TURN,
        EMPTY,
        AUTO,
        DEAD_HAND,
        Option("five_can_take_kitten", ("false", "true"), "B-42"),
        NOPE_OWN,
        FIRST,
    ),
    rules_version=RULES_VERSION,
    attack_stacking=False,  # EK-38
    five_different=True,  # EK-49
    two_decks_from=6,  # EK-01
    spare_defuses=spare_by_variant,
)

GOOD_VS_EVIL = KittensEdition(
    "good-vs-evil",
    range(2, 6),
    15,
    (
        MIX,
        QUICK,
        COMBOS,
        STACKING,
        LAST_TURN,
        EMPTY,
        AUTO,
        DEAD_HAND,
        Option("armageddon_nopeable", ("true", "false"), "B-01"),
        Option("godcat_in_combo", ("true", "false"), "B-32"),
        Option("heck_kitten", ("may_top", "explodes"), "B-51"),
        NOPE_OWN,
        FIRST,
    ),
    rules_version=RULES_VERSION,
    attack_stacking=True,  # GE-44
    spare_defuses=two_spare,
)

TWO_PLAYER = KittensEdition(
    "two-player",
    range(2, 3),
    10,
    (MIX, QUICK, COMBOS, STACKING, LAST_TURN, EMPTY, AUTO, NOPE_OWN, FIRST),
    rules_version=RULES_VERSION,
    attack_stacking=True,  # TP-21
)

EDITIONS = {edition.slug: edition for edition in (ORIGINAL, GOOD_VS_EVIL, TWO_PLAYER)}


def decks_of(slug: str, players: int, chosen: Mapping[str, str]) -> int:
    """How many decks a table plays with.  B-55"""
    return 2 if chosen.get("decks") == "2" or 0 < EDITIONS[slug].two_decks_from <= players else 1


def set_up(slug: str, players: int, chosen: Mapping[str, str], starter: int = -1) -> Game:
    """A game of an edition with its options, before the deal; `chosen` is complete and checked."""
    edition = EDITIONS[slug]
    game = fresh()
    game.players = players
    game.starter = starter
    decks = decks_of(slug, players, chosen)
    for row in CARDS:
        count = row.copies.get(slug, 0)
        game.set_deck(row.kind, count * decks)
        if count:
            game.titles |= 1 << row.kind
    game.spare = edition.spare_defuses(game.deck_list()[DEFUSE] - players, players, chosen)
    game.mix_first = int(chosen.get("defuse_mix") == "book")  # B-06
    game.quick = int(chosen["quick_game"] == "on")
    game.combos = int(chosen["special_combos"] == "on")
    stacking = {"book": edition.attack_stacking, "never": False, "always": True}
    game.stacking = int(stacking[chosen["attack_stacking"]])
    game.short_attack = int(chosen["attack_last_turn"] == "2")
    game.empty_target = int(chosen["empty_target"] == "allow_no_effect")
    game.auto_defuse = int(chosen["auto_defuse"] == "always")
    game.dead_out = int(chosen.get("dead_hand") == "out_of_game")
    game.five_kitten = int(chosen.get("five_can_take_kitten") == "true")
    game.quiet_armageddon = int(chosen.get("armageddon_nopeable") == "false")
    game.plain_godcat = int(chosen.get("godcat_in_combo") == "false")
    game.heck_explodes = int(chosen.get("heck_kitten") == "explodes")
    game.nope_own = int(chosen["nope_own"] == "true")
    game.fives = int(edition.five_different)
    return game


def start(game: Game, seed: int, secret: Secret | None, *, watched: bool) -> None:
    """Seed a set-up game and deal."""
    game.start_engine(seed, secret)
    if watched:
        game.watch()
    game.deal_cards()
