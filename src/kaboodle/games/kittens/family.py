"""The kittens family: Original, Good vs Evil and the 2-Player Edition on one kernel."""

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
from kaboodle.core.table import Table
from kaboodle.core.temperament import Temperament
from kaboodle.core.tiny import TinyInstance
from kaboodle.engine.bits import LONG
from kaboodle.games.kittens import (
    actions,
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
from kaboodle.games.kittens.cards import CARDS
from kaboodle.games.kittens.codes import MOST_DECKS
from kaboodle.games.kittens.counts import KittensCounts
from kaboodle.games.kittens.kernel import Game, Mind
from kaboodle.games.kittens.lesson import LESSON
from kaboodle.games.kittens.odds import KittensOdds, count_odds
from kaboodle.games.kittens.table import KittensTable
from kaboodle.games.kittens.text import beliefs, moves, positions
from kaboodle.games.kittens.text.words import SLUG
from kaboodle.games.kittens.view import DECISIONS, KittensView, view_of
from kaboodle.words import Words


class Kittens(Family):
    """Draw until somebody explodes."""

    name = "kittens"
    editions = editions.EDITIONS
    compiled = kernel.COMPILED
    view_type = KittensView
    table_type = KittensTable
    odds_type = KittensOdds
    stages = frozenset({"target", "name", "five"})
    last_resorts = frozenset({"explode"})
    event_grammar = event_text.GRAMMAR
    exciting = frozenset({"nope", "explode", "defuse"})
    counts_type = KittensCounts
    own_chance_events = frozenset({"draw", "kitten", "steal", "miss", "bottom", "duel"})
    shown_events = frozenset({"future"})
    review_playouts = 400_000
    themes: ClassVar[Mapping[str, str]] = {"window": "nope", "hide": "hide"}
    theme = "count"
    lesson = LESSON

    def set_up(self, slug: str, players: int, chosen: Mapping[str, str], starter: int) -> Game:
        """A game before the deal."""
        return editions.set_up(slug, players, chosen, starter)

    def question(self, game: Game) -> str:
        """The open question in one word."""
        return DECISIONS[game.decision]

    def is_out(self, game: Game, seat: int) -> bool:
        """Whether a seat has exploded."""
        return not game.is_alive(seat)

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
        """The draw pile, top first."""
        return [SLUG[kind] for kind in game.pile_list()]

    def box(self, game: Game) -> dict[str, int]:
        """The cards that were removed."""
        return {SLUG[kind]: count for kind, count in enumerate(game.box_list()) if count}

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

    def list_moves(self, game: Game, seat: int) -> dict[str, tuple[int, ...]]:
        """Every complete legal move by its text."""
        return moves.list_moves(game, seat)

    def position_text(self, game: Game, minds: Sequence[Mind]) -> str:
        """The position, and what each living seat knows beyond what lies open."""
        known = ((mind.me, beliefs.knowledge_text(game, mind)) for mind in minds if game.is_alive(mind.me))
        return with_knowledge(positions.position_text(game), known)

    def read_position(self, text: str, slug: str, chosen: Mapping[str, str]) -> tuple[Game, list[Mind]]:
        """A game and its minds from a position."""
        position, told = split_knowledge(text)
        game = positions.read_position(position, slug, chosen)
        known = enumerate(by_seat(told, game.players))
        return game, [beliefs.read_knowledge(text_of, game, seat) for seat, text_of in known]

    def view(self, blinded: Game, mind: Mind | None, seat: int, slug: str, chosen: dict[str, str]) -> KittensView:
        """Everything a seat knows."""
        return view_of(blinded, mind, seat, slug, chosen)

    def describe(self, record: tuple[int, ...]) -> dict[str, object]:
        """A record by name."""
        return events.describe(record)

    def action_space(self, slug: str) -> Space:
        """Every action of an edition."""
        return actions.space(slug)

    def observation_layout(self, slug: str, players: int | None, chosen: Mapping[str, str] | None) -> ObservationLayout:
        """The fields of an observation, with room for as many cards as there can be."""
        if players is None or chosen is None:
            return observe.layout(slug, None, MOST_DECKS if editions.EDITIONS[slug].two_decks_from else 1)
        return observe.layout(slug, players, editions.decks_of(slug, players, chosen))

    def write_observation(
        self, writer: kernel.Observer, blinded: Game, mind: Mind, seat: int, seen: Iterable[tuple[int, ...]]
    ) -> None:
        """Let the kernel write."""
        history = kernel.History(seat, blinded.players)
        for row in seen:
            history.see(*row)
        writer.write(blinded, mind, history, seat)

    def batch_kernel(self) -> BatchKernel:
        """The compiled rows of a batch."""
        return BatchKernel(kernel.BatchBuffers, kernel.new_row, kernel.run_rows, kernel.restart_rows)

    def hand(self, view: KittensView) -> dict[str, int]:
        """The seat's own cards."""
        return view.hand

    def view_lines(self, view: KittensView, words: Words) -> list[str]:
        """A view in plain lines."""
        return render.view_lines(view, words)

    def question_text(self, view: KittensView, words: Words) -> str:
        """The open question as a sentence."""
        return render.question_text(view, words)

    def card_rules(self, edition: str, word: str, words: Words) -> list[str]:
        """What a card does in an edition."""
        return render.card_rules(edition, word, words)

    def odds(self, view: KittensView) -> KittensOdds:
        """The odds of a seat."""
        return count_odds(view)

    def odds_lines(self, odds: KittensOdds, words: Words) -> list[str]:
        """Odds in plain lines."""
        return render.odds_lines(odds, words)

    def explainer(self, view: KittensView) -> Explainer:
        """The reasons for a seat's moves; the odds are counted once."""
        chances = count_odds(view)
        return lambda move: explain.reason(view, chances, move)

    def choose_by_heuristic(self, view: KittensView, moves: Sequence[str], rng: Random) -> str:
        """A sensible move."""
        return heuristic.choose(view, moves, rng)

    def alike(self, view: KittensView, move: str, moves: Sequence[str]) -> list[str]:
        """Moves that are about as good as the heuristic's."""
        return temperament.alike(view, move, moves)

    def suits(self, view: KittensView, move: str, temper: Temperament, rival: str | None) -> int:
        """How much a move suits a temperament."""
        return temperament.suits(view, move, temper, rival)

    def searcher(self, blinded: Game, mind: Mind, seat: int, seed: int) -> kernel.Searcher:
        """A search for the mind's seat."""
        return kernel.Searcher(blinded, mind.copy(), seed)

    def theme_of(self, question: str, best: str) -> str:
        """A title that is named makes a theme of its own."""
        return "name" if ":" in best else super().theme_of(question, best)

    def word_lists(self) -> list[WordList]:
        """Cards, events and questions."""
        return [
            WordList("card", "KittensCard", "KITTENS_CARDS", [row.slug for row in CARDS]),
            WordList("event", "KittensEvent", "KITTENS_EVENTS", events.WORDS.values()),
            WordList("ask", "KittensAsk", "KITTENS_ASKS", DECISIONS),
        ]

    luck_name = luck.NAME

    def luck(self, table: Table, seat: str, move: str) -> float:
        """The luck of a draw from a pile that nobody has looked at."""
        return luck.luck(table, move)

    def luck_weight(self, players: int) -> float:
        """What a Kitten drawn by luck costs."""
        return luck.WEIGHT / players

    def tiny_instances(self) -> tuple[TinyInstance, ...]:
        """Games of few cards that can be solved exactly."""
        return tiny.instances()

    def card_facts(self) -> dict[str, CardFacts]:
        """Every card with its rules and copies."""
        return {
            row.slug: CardFacts(
                row.rules.split(), {slug: count for slug in editions.EDITIONS if (count := row.copies.get(slug, 0))}
            )
            for row in CARDS
        }
