"""One person at a terminal with bots in the other seats: told only what that person's seat may know."""

from random import Random

from kaboodle.bots.bot import Bot, answers, play_fairly
from kaboodle.bots.levels import USUAL, bot_of
from kaboodle.cli.terminal_help import cards_text, legal_lines, unplayable_lines
from kaboodle.core.errors import MoveError
from kaboodle.core.render import card_list, view_lines
from kaboodle.core.table import Table

COMMANDS = "help, hand, table, log, rules CARD, quit"


class Left(Exception):
    """The person has left the game."""


class Terminal:
    """A game in progress in front of somebody."""

    def __init__(self, table: Table, seat: str, rng: Random, level: str = USUAL) -> None:
        self.table = table
        self.seat = seat
        self.rng = rng
        self.bots: dict[str, Bot] = {other: bot_of(level) for other in table.seats if other != seat}
        self.told = 0

    def play(self) -> int:
        """Play until the game is over or the person leaves; the exit code."""
        self.greet()
        try:
            while not self.table.over:
                self.tell_news()
                self.step()
            self.tell_news()
        except (Left, EOFError):
            print("You leave the game. Goodbye.")
            return 0
        except KeyboardInterrupt:
            print("\nYou leave the game. Goodbye.")
            return 130
        winners = ["you" if seat == self.seat else seat for seat in self.table.winners]
        print(f"The game is over. Winner: {' and '.join(winners)}.")
        if self.table.secret is not None:
            print(f"The secret behind the deal was {self.table.secret.hex()}.")
        return 0

    def greet(self) -> None:
        """Say which game it is, and how to ask for help."""
        edition = self.table.family.editions[self.table.edition]
        print(f"{edition.title}. {edition.text}")
        print(f"You are {self.seat}. Seats, clockwise: {' '.join(self.table.seats)}. Commands: {COMMANDS}.")
        if self.table.commitment is not None:
            print(f"The hash of the deal's secret: {self.table.commitment}.")

    def tell_news(self) -> None:
        """Tell what happened since the last time."""
        news = self.table.stream(self.seat, self.told)
        self.told += len(news)
        for sentence in self.table.family.tell(news, self.seat):
            print(sentence)

    def step(self) -> None:
        """Everybody who is asked answers blind; then the first Nope counts, or all passes."""
        chosen = answers(self.table, self.bots, self.rng)
        if self.seat in self.table.waiting:
            chosen[self.seat] = self.own_move()
        play_fairly(self.table, chosen)

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
        ask = self.table.view(self.seat).ask
        assert ask is not None
        question = self.table.family.question_text(ask.what)
        if ask.what == "window":
            question = f"{cards_text(ask)} {'stands' if ask.stands else 'is Noped'}. {question}"
        if ask.held:
            question = f"The {'disc' if ask.what == 'either' else 'card'} is {ask.held}. {question}"
        return f"{question} You may: {', '.join(moves)}." if len(moves) <= 6 else f"{question} Type a move, or help."

    def obeys(self, line: str, moves: list[str]) -> bool:
        """Whether a line was a command and not a move."""
        command, _, rest = line.lower().partition(" ")
        family, view = self.table.family, self.table.view(self.seat)
        match command:
            case "quit" | "exit":
                raise Left
            case "help" | "?":
                lines = [*legal_lines(moves), *unplayable_lines(self.table, self.seat, moves)]
                lines.append(f"Other commands: {COMMANDS}.")
            case "hand" if (hand := family.hand(view)) is not None:
                lines = [f"Your hand: {card_list(hand) or 'empty'}."]
            case "hand" | "table":
                lines = view_lines(view)
            case "log":
                lines = family.tell(self.table.stream(self.seat), self.seat)
            case "rules":
                lines = family.card_rules(self.table.edition, rest)
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
            print(f"{trouble}.")
            return ""
        return trial.moves[-1][1]

    def confirms(self, moves: list[str]) -> bool:
        """Whether somebody who could be saved really wants to explode."""
        if moves == ["explode"]:
            return True
        print("You could be saved. Do you really want to explode? Type yes or no.")
        return input("> ").strip().lower() in ("yes", "y")
