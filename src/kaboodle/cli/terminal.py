"""A game in the terminal: one person against bots, shown only what that seat may know, in one of four languages."""

from collections.abc import Callable
from random import Random

from kaboodle.bots.bot import Bot, answers, play_fairly
from kaboodle.bots.levels import USUAL
from kaboodle.cli.terminal_help import legal_lines, place_range, unplayable_lines
from kaboodle.core.errors import MoveError
from kaboodle.core.render import hand_line, seat_name, view_lines
from kaboodle.core.table import Table
from kaboodle.lab.arena.entrants import bot_named
from kaboodle.words import Words, english, full_stop

COMMANDS = "help, hand, table, log, rules CARD, quit"
FEW = 6  # moves that are listed with the question


class Left(Exception):
    """The person has left the game."""


class Terminal:
    """A game in progress in front of somebody."""

    def __init__(self, table: Table, seat: str, rng: Random, level: str = USUAL, words: Words | None = None) -> None:
        """Without words, the game is played in English."""
        self.table = table
        self.seat = seat
        self.rng = rng
        self.words = words or english()
        self.bots: dict[str, Bot] = {other: bot_named(level) for other in table.seats if other != seat}
        self.told = 0
        self.after_step: Callable[[], None] = lambda: None

    def play(self) -> int:
        """Play until the game is over or the person leaves; the exit code."""
        self.greet()
        try:
            while not self.table.over:
                self.tell_news()
                self.step()
            self.tell_news()
        except (Left, EOFError):
            print(self.words.text("terminal-left"))
            return 0
        except KeyboardInterrupt:
            print(f"\n{self.words.text('terminal-left')}")
            return 130
        view = self.table.view(self.seat)
        winners = [seat_name(seat, view, self.words) for seat in self.table.winners]
        print(self.words.text("terminal-over", names=self.words.all_of(winners)))
        if self.table.secret is not None:
            print(self.words.text("terminal-secret", secret=self.table.secret.hex()))
        return 0

    def greet(self) -> None:
        """Say which game it is, and how to ask for help."""
        edition = self.table.family.editions[self.table.edition]
        print(f"{edition.name.text(self.words)}. {edition.lead.text(self.words)}")
        print(self.words.text("terminal-seats", seat=self.seat, seats=" ".join(self.table.seats)))
        print(self.words.text("terminal-commands", commands=COMMANDS))
        if self.table.commitment is not None:
            print(self.words.text("terminal-hash", hash=self.table.commitment))

    def tell_news(self) -> None:
        """Tell what happened since the last time."""
        news = self.table.stream(self.seat, self.told)
        self.told += len(news)
        for sentence in self.table.family.tell(news, self.seat, self.words):
            print(sentence)

    def step(self) -> None:
        """Everybody who is asked answers blind; then the first Nope counts, or all passes."""
        chosen = answers(self.table, self.bots, self.rng)
        if self.seat in self.table.waiting:
            chosen[self.seat] = self.own_move()
        play_fairly(self.table, chosen)
        self.after_step()

    def own_move(self) -> str:
        """The person's move; where there is nothing else to do, a window is passed and a Kitten explodes unasked."""
        moves = list(self.table.legal(self.seat))
        if moves in (["pass"], ["explode"]):
            return moves[0]
        print(self.question(moves))
        while True:
            line = input("> ").strip()
            if not line or self.obeys(line, moves):
                continue
            move = self.understood(line)
            if move and (move != "explode" or self.confirms(moves)):
                return move

    def question(self, moves: list[str]) -> str:
        """What is asked, and the moves if they are few."""
        view, family = self.table.view(self.seat), self.table.family
        assert view.ask is not None
        parts = [family.question_text(view, self.words)]
        if view.ask.held:
            parts.insert(0, self.words.text("terminal-held", card=family.title(view.ask.held)))
        if places := place_range(moves, self.words):
            parts.append(places)
        elif len(moves) <= FEW:
            parts.append(self.words.text("terminal-moves", moves=", ".join(moves)))
        else:
            parts.append(self.words.text("terminal-type"))
        return " ".join(parts)

    def obeys(self, line: str, moves: list[str]) -> bool:
        """Whether a line was a command and not a move."""
        command, _, rest = line.lower().partition(" ")
        family, view = self.table.family, self.table.view(self.seat)
        match command:
            case "quit" | "exit":
                raise Left
            case "help" | "?":
                lines = legal_lines(moves, self.words) + unplayable_lines(self.table, self.seat, moves, self.words)
                lines.append(self.words.text("terminal-commands", commands=COMMANDS))
            case "hand" if (hand := family.hand(view)) is not None:
                lines = [hand_line(hand, family.title, self.words)]
            case "hand" | "table":
                lines = view_lines(view, self.words)
            case "log":
                lines = family.tell(self.table.stream(self.seat), self.seat, self.words)
            case "rules":
                lines = family.card_rules(self.table.edition, rest, self.words)
            case _:
                return False
        print("\n".join(lines))
        return True

    def understood(self, line: str) -> str:
        """A legal move in its canonical form; if it is none, say why and give nothing."""
        trial = self.table.clone()
        try:
            trial.play(self.seat, line)
        except MoveError as trouble:
            print(full_stop(trouble.text(self.words)))
            return ""
        return trial.moves[-1][1]

    def confirms(self, moves: list[str]) -> bool:
        """Whether somebody who could be saved really wants to explode."""
        if moves == ["explode"]:
            return True
        yes, no = self.words.text("value-true"), self.words.text("value-false")
        print(self.words.text("terminal-explode", yes=yes, no=no))
        return input("> ").strip().lower()[:1] in ("y", yes[0])
