"""Creates tables: a new deal, or a position read from text."""

from collections.abc import Mapping, Sequence
from typing import Any

from kaboodle.core.errors import OptionError, PositionError, Unreadable
from kaboodle.core.fairness import new_secret, sealed_chance
from kaboodle.core.registry import family_of
from kaboodle.core.table import LETTERS, Table, read_seed, shown


def new(
    edition: str,
    players: int,
    seed: int | None = None,
    *,
    options: Mapping[str, object] | None = None,
    starter: str | None = None,
    secret: bytes | None = None,
    entropy: Sequence[str] = (),
) -> Table:
    """Set up and deal a game.

    With a seed the random numbers come from a fast generator. Without one they come from a secret of 256 bits
    (made here, or given) and the entropy of the players, and can be checked at the end.
    """
    family = family_of(edition)
    chosen = family.editions[edition].choose(players, read_options(options))
    first = read_starter(starter, players, chosen)
    if seed is not None:
        seed = read_seed(seed)
    if seed is not None and secret is not None:
        raise OptionError("setup-seed-or-secret")
    if isinstance(entropy, str | bytes) or not isinstance(entropy, Sequence) or not all(map(is_encodable, entropy)):
        raise OptionError("setup-entropy")
    if seed is None:
        secret = new_secret() if secret is None else secret
        if not isinstance(secret, bytes) or len(secret) != 32:
            raise OptionError("setup-secret")
    chance = None if secret is None else sealed_chance(secret, entropy, edition, players, chosen, first)
    game = family.set_up(edition, players, chosen, first)
    game.start_engine(seed or 0, chance)
    game.watch()
    game.deal_cards()
    table = (family.table_type or Table)(edition, chosen, game, family.minds(game))
    table.seed, table.secret, table.entropy, table.starter = seed, secret, tuple(entropy), first
    table.follow()
    table.start = family.position_text(game, [])
    return table


def read_starter(starter: str | None, players: int, chosen: Mapping[str, str]) -> int:
    """The seat that begins, -1 for a random one. Some options need the argument `starter`.  B-91"""
    if chosen.get("first", "random") == "random":
        if starter is not None:
            raise OptionError("setup-starter-needless", rules="B-91")
        return -1
    if not isinstance(starter, str) or len(starter) != 1 or starter not in LETTERS[:players]:
        raise OptionError("setup-starter-missing", rules="B-91", value=chosen["first"], seats=LETTERS[:players])
    seat = LETTERS.index(starter)
    return seat if chosen["first"] == "host" else (seat + 1) % players


def read(text: str, edition: str, *, options: Mapping[str, object] | None = None, seed: int = 0) -> Table:
    """A table from a position in text; parts left out have their default.  B-93"""
    family = family_of(edition)
    if not isinstance(text, str):
        raise PositionError("position-type", type=type(text).__name__)
    loose: Any = read_options(options)  # Any: checked when the number of players is known
    chance = read_seed(seed)
    try:
        game, minds = family.read_position(text, edition, loose)
    except Unreadable as trouble:
        raise PositionError(trouble.phrase) from None
    game.reseed(chance)
    kind = family.table_type or Table
    table = kind(edition, family.editions[edition].choose(game.players, loose), game, minds)
    table.seed = chance
    table.start = family.position_text(game, minds)
    table.began_at(table.start)
    return table


def read_options(options: object) -> dict[str, object]:
    """The chosen options; OptionError if they are not a mapping."""
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        raise OptionError("setup-options-type", word=shown(options))
    return dict(options)


def is_encodable(text: object) -> bool:
    """Whether a value is text without lone surrogates, which cannot be encoded."""
    return isinstance(text, str) and not any("\ud800" <= letter <= "\udfff" for letter in text)
