"""A family: the rules of one or more editions, and everything else that is particular to them.

The table, the bots, the laboratory, the server and the command line use families only through this class. A game
derives from it, provides what is abstract, and overrides the optional parts that it has. What a game does not provide
raises NotProvided, with a sentence, or has a plain default.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from kaboodle.core import event_text, render
from kaboodle.core.action_space import Space
from kaboodle.core.causes import Cause, cause_by_words
from kaboodle.core.errors import NotProvided
from kaboodle.core.event_text import EventGrammar
from kaboodle.core.events import Seen
from kaboodle.core.explain import Explainer, explain_plainly
from kaboodle.core.facets import BatchKernel, CardFacts, FileCommand, FileOption, Lesson, WordList
from kaboodle.core.game_counts import GameCounts
from kaboodle.core.kernel import outcome, play_random
from kaboodle.core.observation_layout import ObservationLayout
from kaboodle.core.odds import Odds
from kaboodle.core.options import Edition
from kaboodle.core.temperament import Temperament
from kaboodle.core.tiny import TinyInstance
from kaboodle.core.views import View
from kaboodle.words import Phrase, Words

if TYPE_CHECKING:
    from kaboodle.core.table import Table

# `Any` in this file stands for the family's own types: its game, its minds, its moves, its views.


class Family(ABC):
    """One game. Seats are numbers from 0; a whole move is the tuple of its stages."""

    # What it is.

    name: ClassVar[str]  # one word, also the literal tag of its views and odds
    editions: ClassVar[Mapping[str, Edition]]
    view_type: ClassVar[type[View]]
    table_type: ClassVar[type["Table"] | None] = None  # with the game's own view as a type; None: the plain one
    odds_type: ClassVar[type[Odds] | None] = None
    compiled: ClassVar[bool | None] = None  # whether its kernel is compiled; None: it has none to compile
    windows: ClassVar[frozenset[str]] = frozenset({"window"})  # questions that several seats answer, each with a pass
    stages: ClassVar[frozenset[str]] = frozenset()  # questions inside one move
    last_resorts: ClassVar[frozenset[str]] = frozenset()  # moves that no bot makes for fun
    event_grammar: ClassVar[EventGrammar] = EventGrammar()  # how its events are worded

    # The game in progress.

    @abstractmethod
    def set_up(self, slug: str, players: int, chosen: Mapping[str, str], starter: int) -> Any:
        """A game before the deal. `chosen` is complete and checked; a starter of -1 is chosen at random."""

    @abstractmethod
    def question(self, game: Any) -> str:
        """The open question in one word."""

    def minds(self, game: Any) -> list[Any]:
        """The mind of each seat for a game just dealt; None in a game without minds."""
        return [None] * int(game.players)

    def follow(self, mind: Any, record: tuple[Any, ...]) -> None:
        """Update a mind with a record as its seat saw it."""
        assert mind is None, f"{self.name} has minds that follow nothing"

    @abstractmethod
    def blind(self, game: Any, seat: int) -> Any:
        """A copy with everything erased that a seat may not know; -1 is a spectator."""

    @abstractmethod
    def redeal(self, blinded: Any, mind: Any, seed: int) -> Any:
        """A full game that the seat cannot tell from the true one, with its random generator replaced."""

    def open_mind(self, game: Any, seat: int) -> Any:
        """What a seat knows that knows only what lies open; None where there are no minds."""
        return None

    def is_out(self, game: Any, seat: int) -> bool:
        """Whether a seat has lost and takes no more part in a game that goes on."""
        return False

    def pile(self, game: Any) -> list[str]:
        """The draw pile, top first, for records and replays."""
        return []

    def box(self, game: Any) -> dict[str, int]:
        """The cards that were removed from the game, for the keeper of the table."""
        return {}

    def simulate(self, game: Any, seed: int, games: int) -> dict[str, Any]:
        """Play random games from a game before the deal, and count results."""
        return outcome(play_random(game, seed, games), int(game.players))

    def play_out(self, game: Any, seed: int) -> list[float]:
        """Play a game to its end by random moves; each seat's share of the victory."""
        rng = Random(seed)
        while (seat := game.settle()) >= 0:
            game.apply(seat, rng.choice(game.legal(seat)))
        return list(game.payoffs)

    # Notation.

    @abstractmethod
    def whole_moves(self, game: Any, seat: int) -> Iterator[tuple[Any, ...]]:
        """Every complete legal move of a seat."""

    @abstractmethod
    def move_text(self, game: Any, stages: tuple[Any, ...]) -> str:
        """The text of a whole move."""

    @abstractmethod
    def parse_move(self, game: Any, seat: int, text: str) -> tuple[Any, ...]:
        """The stages of a legal move in text; Unreadable or NotNow for anything else."""

    def stage_text(self, game: Any, seat: int, move: Any) -> str | None:
        """The text of the whole move that a stage finishes; None if more stages follow."""
        if self.stages:
            after = game.clone()
            after.apply(seat, move)
            if self.question(after) in self.stages:
                return None
        return self.move_text(game, (move,))

    def list_moves(self, game: Any, seat: int) -> dict[str, tuple[Any, ...]]:
        """Every complete legal move by its text."""
        return {self.move_text(game, stages): stages for stages in self.whole_moves(game, seat)}

    @abstractmethod
    def position_text(self, game: Any, minds: Sequence[Any]) -> str:
        """The position in one line, with what these minds know."""

    @abstractmethod
    def read_position(self, text: str, slug: str, chosen: Mapping[str, str]) -> tuple[Any, list[Any]]:
        """A game and its minds from a position; Unreadable names the part that is wrong."""

    # What a seat is shown.

    @abstractmethod
    def view(self, blinded: Any, mind: Any, seat: int, slug: str, chosen: dict[str, str]) -> View:
        """Everything a seat knows, of type `view_type`; -1 without a mind is a spectator."""

    @abstractmethod
    def describe(self, record: tuple[Any, ...]) -> dict[str, object]:
        """A record of the kernel as the fields of an event."""

    # Numbers for learners: a fixed action space, and observations with named fields.

    def action_space(self, slug: str) -> Space:
        """Every action of an edition with its number."""
        raise self.lacks("fixed action space")

    def observation_layout(self, slug: str, players: int | None, chosen: Mapping[str, str] | None) -> ObservationLayout:
        """The fields of an observation: for any table, or for one number of players with these options."""
        raise self.lacks("observation fields")

    def write_observation(
        self, writer: Any, blinded: Any, mind: Any, seat: int, seen: Iterable[tuple[Any, ...]]
    ) -> None:
        """Let the kernel's writer of a layout write; `seen` are the last records as the seat saw them."""
        raise self.lacks("observation fields")

    def batch_kernel(self) -> BatchKernel:
        """What many games at once are played with."""
        raise self.lacks("batches")

    @property
    def has_layout(self) -> bool:
        """Whether observations have named fields."""
        return type(self).observation_layout is not Family.observation_layout

    def observe(self, blinded: Any, mind: Any, seat: int) -> list[int]:
        """What a seat knows as a vector of fixed size, without the last events."""
        if not self.has_layout:
            raise self.lacks("observations")
        writer = self.observation_layout(next(iter(self.editions)), None, None).writer
        self.write_observation(writer, blinded, mind, seat, ())
        return [int(number) for number in writer.as_list()]

    def hand(self, view: Any) -> dict[str, int] | None:
        """The seat's own cards; None in a game without hands."""
        return None

    # Text for people, in the language of the given words.

    def title(self, card: str) -> Phrase:
        """The title of a card, or of another thing that an event names."""
        return self.event_grammar.title(card)

    def view_lines(self, view: Any, words: Words) -> list[str]:
        """A view in plain lines."""
        return render.plain_lines(view)

    def tell(self, events: Iterable[Seen], me: str | None, words: Words) -> list[str]:
        """Events of one seat's stream as sentences; None is a spectator."""
        return event_text.tell(events, me, words, self.event_grammar)

    def question_text(self, view: Any, words: Words) -> str:
        """The open question of a view as a sentence."""
        return words.text("table-plain-asked", what=view.ask.what) + "."

    def card_rules(self, edition: str, word: str, words: Words) -> list[str]:
        """What a card does, for the terminal; without a word, which cards there are."""
        return [words.text("terminal-no-rules", game=self.editions[edition].name)]

    # Odds, advice and bots.

    def odds(self, view: Any) -> Odds:
        """The exact chances that follow from a view."""
        raise self.lacks("odds")

    def odds_lines(self, odds: Any, words: Words) -> list[str]:
        """Odds in plain lines."""
        raise self.lacks("odds")

    def explainer(self, view: Any) -> Explainer:
        """The reasons for a seat's moves; what they have in common is counted once."""
        return explain_plainly

    def choose_by_heuristic(self, view: Any, moves: Sequence[str], rng: Random) -> str:
        """The move of the level `cat`, one of at least two, chosen from a view alone."""
        raise self.lacks("heuristic")

    @property
    def has_heuristic(self) -> bool:
        """Whether the game has a heuristic."""
        return type(self).choose_by_heuristic is not Family.choose_by_heuristic

    def alike(self, view: Any, move: str, moves: Sequence[str]) -> Sequence[str]:
        """The moves that are about as good as one that the heuristic chose: a temperament may prefer them."""
        return ()

    def suits(self, view: Any, move: str, temper: Temperament, rival: str | None) -> int:
        """How much a move suits a temperament; `rival` is who last acted against the seat."""
        return 0

    hostile: ClassVar[frozenset[str]] = frozenset({"play", "nope", "steal"})  # events against the other seat they name
    exciting: ClassVar[frozenset[str]] = frozenset()  # public events to which bots may react with emotes

    flat_search: ClassVar[bool] = False  # the search compares the current moves by their means, without a tree
    iterations: ClassVar[Mapping[str, int]] = {}  # of the search by level, where they differ from the usual ones

    def searcher(self, blinded: Any, mind: Any, seat: int, seed: int) -> Any | None:
        """The game's own search for a seat; None: the generic search is used."""
        return None

    # Reviews of finished games.

    chance_events: ClassVar[frozenset[str]] = frozenset({"shuffle"})  # what chance decides for all
    own_chance_events: ClassVar[frozenset[str]] = frozenset(
        {"draw", "steal"}
    )  # luck for the seats that have part in it
    shown_events: ClassVar[frozenset[str]] = frozenset()  # what a seat looks at or is shown
    chance_follows_moves: ClassVar[bool] = False  # every move is public, and chance decides what comes of it
    review_playouts: ClassVar[int] = 2_000  # the budget of a review: games played out from the positions of one seat

    def cause_of(self, event: Seen, me: str) -> Cause | None:
        """What an event changes a seat's chance of winning by; None: nothing new to that seat."""
        words = {"chance": self.chance_events, "mine": self.own_chance_events, "shown": self.shown_events}
        return cause_by_words(event, me, **words)

    themes: ClassVar[Mapping[str, str]] = {}  # of puzzles, by question
    theme: ClassVar[str] = "plan"  # of other puzzles

    def theme_of(self, question: str, best: str) -> str:
        """The theme of a puzzle by its question and its solution."""
        return self.themes.get(question, self.theme)

    def exact_chances(self, blinded: Any, seat: int) -> dict[tuple[Any, ...], float] | None:
        """The mover's chance of winning after each move, where it is known without playouts; None elsewhere."""
        return None

    # The laboratory.

    counts_type: ClassVar[type[GameCounts]] = GameCounts  # what a balance study counts

    luck_name: ClassVar[str] = ""  # of the control variate of the benchmark; empty: the game has none

    def luck(self, table: "Table", seat: str, move: str) -> float:
        """The luck that a move is about to have: its mean is exactly 0, whatever anybody knows and plays."""
        return 0.0

    def luck_weight(self, players: int) -> float:
        """What a unit of luck is worth, as a share of the victory: fixed beforehand, so that nothing is fitted."""
        return 0.0

    def tiny_instances(self) -> Sequence[TinyInstance]:
        """Games of few cards that can be solved exactly."""
        return ()

    # The command line.

    file_options: ClassVar[Sequence[FileOption]] = ()
    commands_help: ClassVar[str] = ""
    commands: ClassVar[Sequence[FileCommand]] = ()

    # The browser. Its table component is in web/src/games; a game without one is played on the plain table.

    lesson: ClassVar[Lesson | None] = None

    def word_lists(self) -> list[WordList]:
        """Closed lists of words for the generated TypeScript."""
        return []

    def card_facts(self) -> dict[str, CardFacts]:
        """Every card with its rules and copies, for the browser."""
        return {}

    def lacks(self, part: str) -> NotProvided:
        """The error for an optional part that this game does not have."""
        return NotProvided(f"{next(iter(self.editions.values())).name} has no {part}")
