"""The family of a game in plain Python: table, notation, views, records, bots and simulation from a `PlainGame`."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, cast

import msgspec

from kaboodle.core.errors import NotNow, Unreadable
from kaboodle.core.family import Family
from kaboodle.core.notation import LONGEST_POSITION, SEAT_LETTERS, shorten, tidy
from kaboodle.core.plain_game import CHOSEN, OVER, PlainGame
from kaboodle.core.views import Ask, View

LONGEST_MOVE = 100


class PlainView(View, frozen=True, kw_only=True, omit_defaults=True):
    """The fields that every view has; a game derives its own with a literal tag."""

    turn: str | None = None
    ask: Ask | None = None
    winners: tuple[str, ...] = ()


class PlainFamily(Family):
    """A family of one plain game: it names its game, its view and its editions."""

    game_type: ClassVar[type[PlainGame]]
    iterations: ClassVar[Mapping[str, int]] = {"tomcat": 100, "tiger": 400}  # of a search in plain Python

    def set_up(self, slug: str, players: int, chosen: Mapping[str, str], starter: int) -> PlainGame:
        """A game before the deal."""
        return self.game_type(players, dict(chosen), starter)

    def question(self, game: PlainGame) -> str:
        """The open question in one word."""
        return game.question

    def blind(self, game: PlainGame, seat: int) -> PlainGame:
        """What a seat sees of the state."""
        return game.blind(seat)

    def redeal(self, blinded: PlainGame, mind: None, seed: int) -> PlainGame:
        """A full game that the seat cannot tell from the true one."""
        return blinded.redeal(seed)

    def pile(self, game: PlainGame) -> list[str]:
        """The draw pile, top first."""
        return game.pile()

    def whole_moves(self, game: PlainGame, seat: int) -> Iterator[tuple[str]]:
        """Every legal move."""
        return ((move,) for move in game.legal(seat))

    def move_text(self, game: PlainGame, stages: tuple[str, ...]) -> str:
        """The text of a move, which is the move itself."""
        return stages[0]

    def parse_move(self, game: PlainGame, seat: int, text: str) -> tuple[str]:
        """The legal move with this text."""
        move = tidy(text, ">+@=:", LONGEST_MOVE)
        if seat not in game.asked:
            raise NotNow("refusal-you-unasked")
        if move not in game.legal(seat):
            raise NotNow("refusal-no-such-move", move=shorten(move))
        return (move,)

    def position_text(self, game: PlainGame, minds: Sequence[None]) -> str:
        """The position."""
        return game.position()

    def read_position(self, text: str, slug: str, chosen: Mapping[str, str]) -> tuple[PlainGame, list[None]]:
        """A game from a position."""
        values = read_fields(text, self.game_type.fields)
        players = values.pop("players", None)
        edition = self.editions[slug]
        if players not in edition.seats:
            span = f"{edition.seats[0]}-{edition.seats[-1]}"
            raise Unreadable("position-seats", game=edition.name, seats=span, count=str(players))
        players = cast(int, players)
        game = self.game_type(players, self.editions[slug].choose(players, dict(chosen)), -1)
        for name, value in values.items():
            setattr(game, name, value)
        check_seats(game)
        if Counter(game.deck()) != Counter(card for zone in game.zones() for card in zone):
            raise Unreadable("position-deck")
        return game, [None] * players

    def view(self, blinded: PlainGame, mind: None, seat: int, slug: str, chosen: dict[str, str]) -> View:
        """Everything a seat knows."""
        own: dict[str, Any] = blinded.view(seat)  # Any: the fields of the game's own view
        fields: dict[str, Any] = {  # Any: as above
            "edition": slug,
            "options": chosen,
            "seat": SEAT_LETTERS[seat] if seat >= 0 else None,
            "turn": None if blinded.over else SEAT_LETTERS[blinded.current],
            "ask": None if blinded.over else blinded.open_ask(seat),
            "winners": tuple(SEAT_LETTERS[it] for it in blinded.winners),
        }
        return self.view_type(**fields, **own)

    def describe(self, record: tuple[Any, ...]) -> dict[str, object]:  # Any: as written by PlainGame.tell
        """A record as the fields of an event."""
        what, seat, card, other, place, rest, *_ = record
        fields: dict[str, object] = {"what": what, **dict(rest)}
        fields |= {"seat": SEAT_LETTERS[seat]} if seat >= 0 else {}
        fields |= {"card": card} if card is not None else {}
        fields |= {"other": SEAT_LETTERS[other]} if other >= 0 else {}
        return fields | ({"place": place} if place >= 0 else {})

    def observe(self, blinded: PlainGame, mind: None, seat: int) -> list[int]:
        """What a seat knows as numbers."""
        return blinded.numbers(seat)

    def hand(self, view: Any) -> dict[str, int] | None:  # Any: the game's own view
        """The hand as counts by card, if the view has a field `hand`."""
        return dict(Counter(view.hand)) if hasattr(view, "hand") else None


def read_fields(text: str, kinds: Mapping[str, Any]) -> dict[str, object]:  # Any: types
    """The fields of a position; Unreadable names the part that is wrong."""
    if len(text) > LONGEST_POSITION:
        raise Unreadable("position-long", most=LONGEST_POSITION, count=len(text))
    found: dict[str, object] = {}
    for part in text.split("|"):
        name, _, value = part.strip().partition(":")
        if name not in kinds or name in CHOSEN or name in found:
            raise Unreadable("position-field", word=shorten(name), parts=", ".join(kinds))
        try:
            found[name] = msgspec.convert(json.loads(value), kinds[name])
        except (ValueError, RecursionError) as trouble:
            raise Unreadable("position-part", part=name, why=str(trouble)) from None
    return found


def check_seats(game: PlainGame) -> None:
    """Unreadable unless all seats that a position names are at the table, and somebody is asked unless it is over."""
    if {game.current, *game.asked, *game.opened, *game.winners} - set(range(game.players)):
        raise Unreadable("position-only-seats", last=game.players - 1)
    if (game.question == OVER) == bool(game.asked) or not set(game.asked) <= set(game.opened):
        raise Unreadable("position-field-asked")
    try:
        stuck = [seat for seat in game.asked if not game.moves(seat)]
    except (ArithmeticError, LookupError, TypeError, ValueError) as trouble:  # the parts do not fit each other
        raise Unreadable("position-unplayable", why=str(trouble)) from None
    if stuck:
        raise Unreadable("position-no-move", seat=stuck[0])
