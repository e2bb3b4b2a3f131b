"""The Mantis family. Everybody knows the same, so there are no minds."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from kaboodle.core.action_space import Space
from kaboodle.core.explain import Explainer
from kaboodle.core.facets import BatchKernel, WordList
from kaboodle.core.family import Family
from kaboodle.core.kernel import outcome
from kaboodle.core.observation_layout import ObservationLayout
from kaboodle.core.table import Table
from kaboodle.core.temperament import Temperament
from kaboodle.core.tiny import TinyInstance
from kaboodle.engine.bits import LONG
from kaboodle.games.mantis import (
    actions,
    beliefs,
    editions,
    event_text,
    events,
    explain,
    heuristic,
    kernel,
    luck,
    observe,
    render,
    temperament,
    tiny,
)
from kaboodle.games.mantis.cards import COLOURS, card_text
from kaboodle.games.mantis.counts import MantisCounts
from kaboodle.games.mantis.kernel import Game
from kaboodle.games.mantis.lesson import LESSON
from kaboodle.games.mantis.odds import MantisOdds, count_odds
from kaboodle.games.mantis.table import MantisTable
from kaboodle.games.mantis.text import moves, positions
from kaboodle.games.mantis.view import MantisView, view_of
from kaboodle.words import Words


class Mantis(Family):
    """Score your own colours, or steal your neighbour's."""

    name = "mantis"
    editions = editions.EDITIONS
    compiled = kernel.COMPILED
    view_type = MantisView
    table_type = MantisTable
    odds_type = MantisOdds
    event_grammar = event_text.GRAMMAR
    exciting = frozenset({"steal"})
    counts_type = MantisCounts
    chance_events = frozenset({"score", "steal", "top"})
    chance_follows_moves = True
    review_playouts = 600_000
    theme = "odds"
    flat_search: ClassVar[bool] = True
    iterations: ClassVar[Mapping[str, int]] = {"tomcat": 4_000, "tiger": 20_000}  # short games, moves of similar worth
    lesson = LESSON

    def set_up(self, slug: str, players: int, chosen: Mapping[str, str], starter: int) -> Game:
        """A game before the deal."""
        return editions.set_up(slug, players, chosen, starter)

    def question(self, game: Game) -> str:
        """The open question in one word."""
        return "over" if game.over else "turn"

    def blind(self, game: Game, seat: int) -> Game:
        """What everybody sees: a spectator knows as much as a player."""
        return beliefs.blind(game, max(seat, 0))

    def redeal(self, blinded: Game, mind: None, seed: int) -> Game:
        """A full state that nobody can tell from the true one."""
        return beliefs.redeal(blinded, seed)

    def pile(self, game: Game) -> list[str]:
        """The draw pile, top first."""
        return [card_text(card) for card in game.pile_list()]

    def simulate(self, game: Game, seed: int, games: int) -> dict[str, Any]:  # Any: as in Family
        """Random games inside the kernel."""
        tally = kernel.Tally()
        kernel.play_random(game, seed, games, tally)
        return outcome(tally, game.players)

    def play_out(self, game: Game, seed: int) -> list[float]:
        """Play a game to its end by random moves, inside the kernel."""
        dice = kernel.Rng()
        dice.start_engine(seed, None)
        game.reseed(~seed & LONG)
        game.play_out(dice, kernel.MoveList())
        return game.payoffs

    def whole_moves(self, game: Game, seat: int) -> Iterator[tuple[int, ...]]:
        """Every legal move."""
        return moves.whole_moves(game, seat)

    def move_text(self, game: Game, stages: tuple[int, ...]) -> str:
        """The text of a move."""
        return moves.move_text(game, stages)

    def parse_move(self, game: Game, seat: int, text: str) -> tuple[int, ...]:
        """The move of a text."""
        return moves.parse_move(game, seat, text)

    def position_text(self, game: Game, minds: Sequence[None]) -> str:
        """The position."""
        return positions.position_text(game)

    def read_position(self, text: str, slug: str, chosen: Mapping[str, str]) -> tuple[Game, list[None]]:
        """A game from a position."""
        game = positions.read_position(text, slug, chosen)
        return game, [None] * game.players

    def view(self, blinded: Game, mind: None, seat: int, slug: str, chosen: dict[str, str]) -> MantisView:
        """Everything that lies open."""
        return view_of(blinded, seat, slug, chosen)

    def describe(self, record: tuple[int, ...]) -> dict[str, object]:
        """A record by name."""
        return events.describe(record)

    def action_space(self, slug: str) -> Space:
        """Every action."""
        return actions.space(slug)

    def observation_layout(self, slug: str, players: int | None, chosen: Mapping[str, str] | None) -> ObservationLayout:
        """The fields of an observation."""
        return observe.layout(slug, players)

    def write_observation(
        self, writer: kernel.Observer, blinded: Game, mind: None, seat: int, seen: Iterable[tuple[int, ...]]
    ) -> None:
        """Let the kernel write."""
        history = kernel.History(seat, blinded.players)
        for row in seen:
            history.see(*row)
        writer.write(blinded, history, seat)

    def batch_kernel(self) -> BatchKernel:
        """The compiled rows of a batch."""
        return BatchKernel(kernel.BatchBuffers, kernel.new_row, kernel.run_rows, kernel.restart_rows)

    def view_lines(self, view: MantisView, words: Words) -> list[str]:
        """A view in plain lines."""
        return render.view_lines(view, words)

    def question_text(self, view: MantisView, words: Words) -> str:
        """The open question as a sentence."""
        return render.question_text(words)

    def card_rules(self, edition: str, word: str, words: Words) -> list[str]:
        """The rules in short."""
        return render.card_rules(words)

    def odds(self, view: MantisView) -> MantisOdds:
        """The odds of a seat, or of the top card alone for a spectator."""
        return count_odds(view)

    def odds_lines(self, odds: MantisOdds, words: Words) -> list[str]:
        """Odds in plain lines."""
        return render.odds_lines(odds, words)

    def explainer(self, view: MantisView) -> Explainer:
        """The reasons for a seat's moves; the odds are counted once."""
        chances = count_odds(view)
        return lambda move: explain.reason(chances, move)

    def choose_by_heuristic(self, view: MantisView, moves: Sequence[str], rng: Random) -> str:
        """A sensible move."""
        return heuristic.choose(view, moves, rng)

    def alike(self, view: MantisView, move: str, moves: Sequence[str]) -> list[str]:
        """Moves that are about as good as the heuristic's."""
        return temperament.alike(view, move, moves)

    def suits(self, view: MantisView, move: str, temper: Temperament, rival: str | None) -> int:
        """How much a move suits a temperament."""
        return temperament.suits(view, move, temper, rival)

    def searcher(self, blinded: Game, mind: None, seat: int, seed: int) -> kernel.Searcher:
        """A search for a seat."""
        return kernel.Searcher(blinded.clone(), seat, seed)

    def exact_chances(self, blinded: Game, seat: int) -> dict[tuple[int, ...], float] | None:
        """With two players the chances come from the evaluation of positions."""
        if blinded.players != 2 or blinded.over:
            return None
        searcher = kernel.Searcher(blinded.clone(), seat, 0)
        return {(move,): searcher.judge(move) for move in blinded.legal(blinded.actor)}

    def word_lists(self) -> list[WordList]:
        """Colours and events."""
        return [
            WordList("colour", "Colour", "COLOURS", COLOURS),
            WordList("event", "MantisEvent", "MANTIS_EVENTS", events.WORDS.values()),
        ]

    luck_name = luck.NAME

    def luck(self, table: Table, seat: str, move: str) -> float:
        """The luck of a flip."""
        return luck.luck(table, seat, move)

    def luck_weight(self, players: int) -> float:
        """What a card won by luck is worth."""
        return luck.WEIGHT / players

    def tiny_instances(self) -> tuple[TinyInstance, ...]:
        """Games of few cards that can be solved exactly."""
        return tiny.instances()
