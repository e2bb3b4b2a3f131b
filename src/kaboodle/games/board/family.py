"""The board family: the track, the discs and the magnets; what is in the box is the option `pack`."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from kaboodle.core.action_space import Space
from kaboodle.core.belief_text import by_seat, split_knowledge, with_knowledge
from kaboodle.core.explain import Explainer
from kaboodle.core.facets import BatchKernel, CardFacts, WordList
from kaboodle.core.family import Family
from kaboodle.core.kernel import outcome, redealt
from kaboodle.core.observation_layout import ObservationLayout
from kaboodle.core.temperament import Temperament
from kaboodle.engine.bits import LONG
from kaboodle.games.board import (
    actions,
    commands,
    editions,
    event_text,
    events,
    explain,
    heuristic,
    kernel,
    observe,
    render,
    temperament,
)
from kaboodle.games.board.cards import CARD_ROWS
from kaboodle.games.board.counts import BoardCounts
from kaboodle.games.board.kernel import Game, Mind
from kaboodle.games.board.lesson import LESSON
from kaboodle.games.board.odds import BoardOdds, count_odds
from kaboodle.games.board.shipped_packs import pack_of, shipped
from kaboodle.games.board.table import BoardTable
from kaboodle.games.board.text import beliefs, moves, positions
from kaboodle.games.board.text.discs import DISC_SLUG
from kaboodle.games.board.view import DECISIONS, BoardView, view_of
from kaboodle.words import Words


class Board(Family):
    """Race to the Bow."""

    name = "board"
    editions = editions.EDITIONS
    compiled = kernel.COMPILED
    view_type = BoardView
    table_type = BoardTable
    odds_type = BoardOdds
    windows = frozenset({"window", "now"})
    stages = frozenset({"target"})
    last_resorts = frozenset({"explode"})
    event_grammar = event_text.GRAMMAR
    exciting = frozenset({"nope", "explode", "defuse"})
    counts_type = BoardCounts
    chance_events = frozenset({"shuffle", "renew"})
    own_chance_events = frozenset({"disc", "draw", "steal"})
    shown_events = frozenset({"peek"})
    review_playouts = 150_000
    themes: ClassVar[Mapping[str, str]] = {"window": "nope", "now": "nope", "place": "hide"}
    iterations: ClassVar[Mapping[str, int]] = {"tiger": 2_000}  # games are long, and an iteration takes its time
    file_options = (commands.PACK,)
    commands_help = "content packs"
    commands = (commands.CHECK,)
    lesson = LESSON

    def set_up(self, slug: str, players: int, chosen: Mapping[str, str], starter: int) -> Game:
        """A game before the deal."""
        return editions.set_up(pack_of(chosen["pack"]), players, chosen, starter)

    def question(self, game: Game) -> str:
        """The open question in one word."""
        return DECISIONS[game.decision]

    def minds(self, game: Game) -> list[Mind]:
        """Minds for a game just dealt, whose deal they are about to follow."""
        return beliefs.first_minds(game)

    def follow(self, mind: Mind, record: tuple[int, ...]) -> None:
        """Update a mind with a record as its seat saw it."""
        mind.see(*record[:6])

    def blind(self, game: Game, seat: int) -> Game:
        """What a seat sees of the state itself."""
        known = kernel.blind(game, seat)
        known.secret = None  # type: ignore[assignment]  # the copy is not sealed: the secret would tell the whole deal
        return known

    def redeal(self, blinded: Game, mind: Mind, seed: int) -> Game:
        """A full state that the mind's seat cannot tell from the true one."""
        return redealt(blinded.clone(), mind, kernel.Rng(), seed)

    def open_mind(self, game: Game, seat: int) -> Mind:
        """A mind that knows only what lies open."""
        return beliefs.natural_mind(game, seat)

    def pile(self, game: Game) -> list[str]:
        """The movement deck, top first."""
        return [DISC_SLUG[code] for code in game.disc_list()]

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
        """Every complete legal move."""
        return moves.whole_moves(game, seat)

    def move_text(self, game: Game, stages: tuple[int, ...]) -> str:
        """The text of a whole move."""
        return moves.move_text(game, stages)

    def parse_move(self, game: Game, seat: int, text: str) -> tuple[int, ...]:
        """The stages of a move in text."""
        return moves.parse_move(game, seat, text)

    def position_text(self, game: Game, minds: Sequence[Mind]) -> str:
        """The position, and what each seat knows beyond what lies open."""
        known = ((mind.me, beliefs.knowledge_text(game, mind)) for mind in minds)
        return with_knowledge(positions.position_text(game), known)

    def read_position(self, text: str, slug: str, chosen: Mapping[str, str]) -> tuple[Game, list[Mind]]:
        """A game and its minds from a position."""
        position, told = split_knowledge(text)
        pack = pack_of(str(chosen.get("pack", editions.PACKS[0])))
        game = positions.read_position(position, pack, chosen)
        known = enumerate(by_seat(told, game.players))
        return game, [beliefs.read_knowledge(text_of, game, seat) for seat, text_of in known]

    def view(self, blinded: Game, mind: Mind | None, seat: int, slug: str, chosen: dict[str, str]) -> BoardView:
        """Everything a seat knows."""
        return view_of(blinded, mind, seat, slug, chosen)

    def describe(self, record: tuple[int, ...]) -> dict[str, object]:
        """A record by name."""
        return events.describe(record)

    def action_space(self, slug: str) -> Space:
        """Every action."""
        return actions.space(slug)

    def observation_layout(self, slug: str, players: int | None, chosen: Mapping[str, str] | None) -> ObservationLayout:
        """The fields of an observation, with room for any pack or for one."""
        if players is None or chosen is None:
            return observe.layout(slug, None)
        pack = pack_of(chosen["pack"])
        cards, discs = sum(count for _, count in pack.cards), sum(count for _, count in pack.discs)
        return observe.layout(slug, players, cards, discs, pack.goal)

    def write_observation(
        self, writer: kernel.Observer, blinded: Game, mind: Mind, seat: int, seen: Iterable[tuple[int, ...]]
    ) -> None:
        """Let the kernel write."""
        history = kernel.History(seat, blinded.players)
        for row in seen:
            history.see(*row)
        writer.write(blinded, mind, history, seat)

    def hand(self, view: BoardView) -> dict[str, int]:
        """The seat's own cards."""
        return view.hand

    def batch_kernel(self) -> BatchKernel:
        """The compiled rows of a batch."""
        return BatchKernel(kernel.BatchBuffers, kernel.new_row, kernel.run_rows, kernel.restart_rows)

    def view_lines(self, view: BoardView, words: Words) -> list[str]:
        """A view in plain lines."""
        return render.view_lines(view, words)

    def question_text(self, view: BoardView, words: Words) -> str:
        """The open question as a sentence."""
        return render.question_text(view, words)

    def card_rules(self, edition: str, word: str, words: Words) -> list[str]:
        """What an action card does."""
        return render.card_rules(word, words)

    def odds(self, view: BoardView) -> BoardOdds:
        """The odds of a seat."""
        return count_odds(view)

    def odds_lines(self, odds: BoardOdds, words: Words) -> list[str]:
        """Odds in plain lines."""
        return render.odds_lines(odds, words)

    def explainer(self, view: BoardView) -> Explainer:
        """The reasons for a seat's moves; the odds are counted once."""
        chances = count_odds(view)
        return lambda move: explain.reason(view, chances, move)

    def choose_by_heuristic(self, view: BoardView, moves: Sequence[str], rng: Random) -> str:
        """A sensible move."""
        return heuristic.choose(view, moves, rng)

    def alike(self, view: BoardView, move: str, moves: Sequence[str]) -> list[str]:
        """Moves that are about as good as the heuristic's."""
        return temperament.alike(view, move, moves)

    def suits(self, view: BoardView, move: str, temper: Temperament, rival: str | None) -> int:
        """How much a move suits a temperament."""
        return temperament.suits(view, move, temper, rival)

    def searcher(self, blinded: Game, mind: Mind, seat: int, seed: int) -> kernel.Searcher:
        """A search for the mind's seat."""
        return kernel.Searcher(blinded, mind.copy(), seed)

    def word_lists(self) -> list[WordList]:
        """Cards, discs, events and questions."""
        return [
            WordList("card", "BoardCard", "BOARD_CARDS", [row.slug for row in CARD_ROWS]),
            WordList("card", "Disc", "DISCS", DISC_SLUG.values()),
            WordList("event", "BoardEvent", "BOARD_EVENTS", events.SAW.values()),
            WordList("ask", "BoardAsk", "BOARD_ASKS", DECISIONS),
        ]

    def card_facts(self) -> dict[str, CardFacts]:
        """Every card with its rules, and its copies in the usual pack."""
        counts = dict(shipped(editions.PACKS[0]).cards)
        return {
            row.slug: CardFacts(
                row.rules.split(), dict.fromkeys(editions.EDITIONS, counts[row.kind]) if counts.get(row.kind) else {}
            )
            for row in CARD_ROWS
        }
