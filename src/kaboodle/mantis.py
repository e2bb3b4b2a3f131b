"""The Mantis family for the table."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from kaboodle.family import outcome
from kaboodle.rules.mantis import editions, events, kernel, mind, moves, positions
from kaboodle.rules.mantis.cards import back_text, card_text
from kaboodle.rules.mantis.kernel import Game
from kaboodle.rules.mantis.view import observe, top_fronts, unseen_backs, view_of
from kaboodle.rules.options import Edition
from kaboodle.views import Ask, MantisSeat, MantisView

LETTERS = moves.LETTERS


class Mantis:
    """Score your own colours, or steal your neighbour's. Everybody knows the same, so there are no minds."""

    editions: Mapping[str, Edition] = editions.EDITIONS
    compiled = kernel.COMPILED

    def set_up(self, slug: str, players: int, chosen: Mapping[str, str], starter: int) -> Game:
        """A game before the deal."""
        return editions.set_up(slug, players, chosen, starter)

    def minds(self, game: Game) -> list[None]:
        """Nothing to remember that does not lie open."""
        return [None] * game.players

    def follow(self, mind: None, record: tuple[int, ...]) -> None:
        """Nothing to follow."""

    def describe(self, record: tuple[int, ...]) -> dict[str, object]:
        """A record by name; a card is its front and back, a back its colours."""
        found = events.describe(record)
        fields: dict[str, object] = {"what": found["what"]}
        if isinstance(found.get("seat"), int):
            fields["seat"] = LETTERS[record[1]]
        if "from" in found:
            fields["other"] = LETTERS[record[3]]
        if "card" in found:
            fields["card"] = card_text(record[2])
        if "back" in found:
            fields["card"] = f"?/{back_text(record[2])}"
        if "count" in found:
            fields["count"] = record[5]
        if found.get("again"):
            fields["note"] = "again"
        return fields

    def parse_move(self, game: Game, seat: int, text: str) -> tuple[int, ...]:
        """The move that a text says."""
        return moves.parse_move(game, seat, text)

    def move_text(self, game: Game, stages: tuple[int, ...]) -> str:
        """The text of a move."""
        return moves.move_text(game, stages)

    def whole_moves(self, game: Game, seat: int) -> Iterator[tuple[int, ...]]:
        """Every legal move."""
        return moves.whole_moves(game, seat)

    def list_moves(self, game: Game, seat: int) -> dict[str, tuple[int, ...]]:
        """Every complete legal move by its text."""
        return {moves.move_text(game, stages): stages for stages in moves.whole_moves(game, seat)}

    def position_text(self, game: Game, minds: Sequence[None]) -> str:
        """The position."""
        return positions.position_text(game)

    def read_position(self, text: str, slug: str, chosen: Mapping[str, str]) -> tuple[Game, list[None]]:
        """A game from a position."""
        game = positions.read_position(text, slug, chosen)
        return game, [None] * game.players

    def blind(self, game: Game, seat: int) -> Game:
        """What anybody sees: a spectator knows as much as a player."""
        return mind.blind(game, max(seat, 0))

    def redeal(self, blinded: Game, mind_of: None, seed: int) -> Game:
        """A full state that nobody can tell from the true one."""
        return mind.redeal(blinded, seed)

    def asks(self, game: Game) -> str:
        """What the game waits for, in a word."""
        return "over" if game.over else "turn"

    def pile(self, game: Game) -> list[str]:
        """The draw pile, top first."""
        return [card_text(card) for card in game.pile_list()]

    def observe(self, blinded: Game, mind_of: None, seat: int) -> list[int]:
        """What a seat knows as numbers."""
        return observe(blinded, seat)

    def thinker(self, blinded: Game, mind_of: None, seat: int, seed: int) -> kernel.Thinker:
        """A search for a seat."""
        return kernel.Thinker(blinded.clone(), seat, seed)

    def simulate(self, game: Game, seed: int, games: int) -> dict[str, Any]:
        """Random games inside the kernel."""
        tally = kernel.Tally()
        kernel.play_random(game, seed, games, tally)
        return outcome(tally, game.players)

    def view(self, blinded: Game, mind_of: None, seat: int, slug: str, chosen: dict[str, str]) -> MantisView:
        """Everything that lies open."""
        found = view_of(blinded, max(seat, 0))
        top = found["top"]
        assert top is None or isinstance(top, list)
        seats = tuple(
            MantisSeat(seat=LETTERS[other], tank=tank_of(found, other), score=blinded.score_of(other))
            for other in range(blinded.players)
        )
        return MantisView(
            edition=slug,
            options=chosen,
            seat=LETTERS[seat] if seat >= 0 else None,
            seats=seats,
            pile=blinded.pile_size,
            goal=blinded.goal,
            top=tuple(top or ()),
            fronts=tuple(top_fronts(blinded)),
            unseen={back_text(back): count for back, count in unseen_backs(blinded) if count},
            turn=None if blinded.over else LETTERS[blinded.current],
            ask=None if blinded.over else ask_view(blinded, seat),
            winners=tuple(LETTERS[other] for other in range(blinded.players) if blinded.winners >> other & 1),
        )


def tank_of(found: dict[str, Any], seat: int) -> dict[str, int]:
    """A seat's Tank by colour."""
    return dict(found["seats"][seat]["tank"])


def ask_view(game: Game, seat: int) -> Ask:
    """Whose turn it is."""
    return Ask(id=game.ask, what="turn", seat=LETTERS[game.current], yours=seat in game.waiting)
