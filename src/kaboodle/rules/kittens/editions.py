"""The three editions as tables, and a game set up from one of them."""

from collections.abc import Mapping

from kaboodle.rules.engine import Secret
from kaboodle.rules.kittens.deck import CARDS, Card
from kaboodle.rules.kittens.kernel import Game, fresh
from kaboodle.rules.kittens.kinds import DEFUSE
from kaboodle.rules.options import FIRST, Edition, Option

COMBOS = Option("special_combos", ("on", "off"), "B-41", "Any two or three of a title are combos; off: only cat pairs.")
QUICK = Option("quick_game", ("off", "on"), "B-54", "Remove a third of the deck unseen before the Kittens go in.")
EMPTY = Option(
    "empty_target",
    ("forbid", "allow_no_effect"),
    "B-25",
    "Whether a player without cards can be asked for one, to no effect.",
)
AUTO = Option("auto_defuse", ("ask", "always"), "B-38", "Whether a Defuse is played by itself when it can save you.")
STACKING = Option(
    "attack_stacking",
    ("book", "never", "always"),
    "B-09",
    "Whether a victim who attacks passes on the turns still owed as well.",
)
LAST_TURN = Option(
    "attack_last_turn",
    ("3", "2"),
    "B-10",
    "How many turns an Attack on the last of several owed turns passes on.",
    fits=lambda players, chosen: chosen["attack_stacking"] != "never",
    where="tables where attacks stack",
)
ORIGINAL_LAST_TURN = Option(
    "attack_last_turn",
    ("3", "2"),
    "B-10",
    LAST_TURN.text,
    fits=lambda players, chosen: chosen["attack_stacking"] == "always",
    where="attack_stacking=always in the Original",
)
MIX = Option(
    "defuse_mix",
    ("book", "after_deal"),
    "B-06",
    "Whether spare Defuses go into the deck before the deal, as the book says, or after it.",
)
DEAD_HAND = Option(
    "dead_hand",
    ("discard", "out_of_game"),
    "B-08",
    "Whether the cards of a player who exploded are discarded or leave the game face down.",
)

ORIGINAL = Edition(
    "original",
    "Exploding Kittens Original",
    range(2, 10),
    15,
    "Draw until somebody explodes. Make sure it is not you.",
    (
        Option(
            "two_player_variant",
            ("on", "off"),
            "B-07",
            "With two players only two spare Defuses go into the deck.",
            fits=lambda players, chosen: players == 2,
            where="tables of 2 players",
        ),
        Option("decks", ("auto", "2"), "B-55", "Two decks are needed for 6 to 9 players and allowed below."),
        QUICK,
        COMBOS,
        STACKING,
        ORIGINAL_LAST_TURN,
        EMPTY,
        AUTO,
        DEAD_HAND,
        Option(
            "five_can_take_kitten",
            ("false", "true"),
            "B-42",
            "Whether five different cards may take a Kitten from the discard pile, as if drawn.",
        ),
        FIRST,
    ),
)

GOOD_VS_EVIL = Edition(
    "good-vs-evil",
    "Exploding Kittens Good vs Evil",
    range(2, 6),
    15,
    "Two mighty cats, one guess, and attacks that pile up.",
    (
        MIX,
        QUICK,
        COMBOS,
        STACKING,
        LAST_TURN,
        EMPTY,
        AUTO,
        DEAD_HAND,
        Option("armageddon_nopeable", ("true", "false"), "B-01", "Whether Armageddon can be Noped."),
        Option("godcat_in_combo", ("true", "false"), "B-32", "Whether Godcat can be one of the cards of a combo."),
        Option(
            "heck_kitten",
            ("may_top", "explodes"),
            "B-51",
            "Whether a Kitten found by Raising Heck may go on top, or is shown and explodes.",
        ),
        FIRST,
    ),
)

TWO_PLAYER = Edition(
    "two-player",
    "Exploding Kittens 2-Player Edition",
    range(2, 3),
    10,
    "One Kitten, 32 cards, nowhere to hide.",
    (MIX, QUICK, COMBOS, STACKING, LAST_TURN, EMPTY, AUTO, FIRST),
)

EDITIONS = {edition.slug: edition for edition in (ORIGINAL, GOOD_VS_EVIL, TWO_PLAYER)}


def copies(row: Card, slug: str) -> int:
    """How many copies of a card one deck of an edition has."""
    return {"original": row.original, "good-vs-evil": row.good_vs_evil, "two-player": row.two_player}[slug]


def set_up(slug: str, players: int, chosen: Mapping[str, str], starter: int = -1) -> Game:
    """A game of an edition with its options, before the deal; `chosen` is complete and checked."""
    game = fresh()
    game.players = players
    game.starter = starter
    two_decks = slug == "original" and (players > 5 or chosen["decks"] == "2")
    for row in CARDS:
        count = copies(row, slug)
        game.set_deck(row.kind, count * (2 if two_decks else 1))
        if count:
            game.titles |= 1 << row.kind
    game.spare = spare_defuses(slug, players, chosen, game.deck_list()[DEFUSE])
    game.mix_first = int(slug != "original" and chosen["defuse_mix"] == "book")
    game.quick = int(chosen["quick_game"] == "on")
    game.combos = int(chosen["special_combos"] == "on")
    book = slug != "original"  # EK-38 against GE-44 and TP-21
    game.stacking = int({"book": book, "never": False, "always": True}[chosen["attack_stacking"]])
    game.short_attack = int(chosen["attack_last_turn"] == "2")
    game.empty_target = int(chosen["empty_target"] == "allow_no_effect")
    game.auto_defuse = int(chosen["auto_defuse"] == "always")
    game.dead_out = int(chosen.get("dead_hand") == "out_of_game")
    game.five_kitten = int(chosen.get("five_can_take_kitten") == "true")
    game.quiet_armageddon = int(chosen.get("armageddon_nopeable") == "false")
    game.plain_godcat = int(chosen.get("godcat_in_combo") == "false")
    game.heck_explodes = int(chosen.get("heck_kitten") == "explodes")
    game.fives = int(slug == "original")  # EK-49 against GE-04 and TP-36
    return game


def spare_defuses(slug: str, players: int, chosen: Mapping[str, str], defuses: int) -> int:
    """How many Defuses go into the deck beside one in each hand.  EK-10 EK-11 EK-15 GE-10 TP-06 B-07"""
    spare = defuses - players
    if slug == "good-vs-evil":
        return min(2, spare)
    if slug == "original" and players == 2 and chosen["two_player_variant"] == "on":
        return 2
    return spare


def start(game: Game, seed: int, secret: Secret | None, *, watched: bool) -> None:
    """Give a set-up game its chance and deal."""
    game.start_engine(seed, secret)
    if watched:
        game.watch()
    game.deal_cards()
