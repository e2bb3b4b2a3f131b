"""`kaboodle simulate` with bots: figures and report of a balance study."""

import json
import re
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

import kaboodle
from kaboodle.cli.main import main
from kaboodle.core.game_counts import Blast
from kaboodle.lab.arena.plan import plan
from kaboodle.lab.balance.games import Facts, watch_game
from kaboodle.lab.balance.statistics import findings_of
from kaboodle.lab.workers import Runner, in_processes

PLAYERS = {"original": 3, "good-vs-evil": 3, "two-player": 2, "mantis": 2, "board": 2}


class Whole(HTMLParser):
    """Fails if tags are not properly nested."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta",):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def check_page(path: Path) -> str:
    """Check that a page is well-formed and self-contained."""
    text = path.read_text()
    reader = Whole()
    reader.feed(text)
    assert not reader.open
    assert not re.search(r"https?:|src=|@import|url\(|<script|nan|inf\b", text)
    return text


@pytest.mark.parametrize("edition", kaboodle.EDITIONS)
def test_every_game_has_a_report(edition: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "out.html"
    words = ["simulate", edition, "--players", str(PLAYERS[edition]), "--games", "12", "--report", str(path)]
    assert main(words) == 0
    assert "games: 12\n" in capsys.readouterr().out
    text = check_page(path)
    for title in ("Who begins, who follows", "How long it takes", "All cards"):
        assert title in text
    assert ("Who explodes when" in text) == (edition != "mantis")


def test_an_option_varied_on_the_same_deals(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "out.html"
    words = ["simulate", "original", "--players", "3", "--games", "15", "--vary", "quick_game=off,on", "--json"]
    assert main([*words, "--report", str(path)]) == 0
    off, on = json.loads(capsys.readouterr().out)
    assert (off["label"], on["label"]) == ("quick_game=off", "quick_game=on")
    assert off["turns"]["mean"] > on["turns"]["mean"] and off["games"] == on["games"] == 15
    assert on["changes"]["turns"]["mean"] == pytest.approx(on["turns"]["mean"] - off["turns"]["mean"])
    assert on["changes"]["turns"]["high"] < 0 and "defuse" in on["plays_changed"] and not off["changes"]
    assert "What the option changes" in check_page(path)


def test_what_happened_is_written_down() -> None:
    contest = plan("original", ("cat",) * 4, 3, {}, 10.0)
    facts = [watch_game(contest, number) for number in range(4)]
    for it in facts:
        assert len(it.blasts) == 3 and len({blast.seat for blast in it.blasts}) == 3  # all but the winner
        assert it.payoffs[({0, 1, 2, 3} - {blast.seat for blast in it.blasts}).pop()] == 1
        assert sum(bad for _, bad in it.trials) >= 3 and all(left > 0 for left, _ in it.trials)
        assert all(sum(hand.values()) == 8 and hand["defuse"] == 1 for hand in it.dealt)
        assert it.turns >= it.blasts[-1].turn > it.blasts[0].turn
    runner: Runner[Facts] = in_processes(2)
    again = runner(watch_game, [(contest, number) for number in range(4)])
    assert sorted(again, key=lambda it: it.number) == facts


def made(number: int, winner: int, card: bool) -> Facts:
    """A game of two: seat 1 explodes unless it wins; seat 0 may be dealt the card."""
    return Facts(
        number=number,
        starter=number % 2,
        payoffs=(1.0 - winner, float(winner)),
        turns=10,
        blasts=(Blast(seat=1 - winner, turn=7, left=4),),
        trials=((5, False), (4, True)),
        dealt=({"skip": 1} if card else {}, {}),
        played=({"nope": 2}, {}),
        noped=1,
        faults=0,
    )


def test_figures_follow_from_the_games() -> None:
    games = [made(number, winner=number % 4 == 0, card=number % 4 != 0) for number in range(200)]
    it = findings_of(plan("two-player", ("cat", "cat"), 1, {}, 10.0), "", games)
    assert it.by_seat["A"].share == 0.75 and it.by_seat["A"].low < 0.75 < it.by_seat["A"].high
    assert [share.share for share in it.by_order] == [0.25, 0.75]  # the starter wins a quarter: half of the even games
    assert it.turns.mean == it.turns.low == 10 and it.quantiles == (10, 10, 10) and it.lengths == {10: 200}
    assert it.blasts_by_turn == ({7: 200}, {}) and it.first_blast == 7
    assert [(one.left, one.draws, one.bad.share) for one in it.hazards] == [(4, 200, 1.0), (5, 200, 0.0)]
    assert it.nopes.mean == 2 and it.noped.mean == 1
    skip = next(card for card in it.cards if card.card == "skip")
    assert skip.plays == 0 and skip.played is None
    assert skip.dealt is not None and skip.dealt.mean == pytest.approx(1 - 50 / 250)


def test_an_arena_has_a_page_too_and_names_cannot_break_it(tmp_path: Path) -> None:
    path = tmp_path / "arena.html"
    bot = tmp_path / "bot.py"  # it starts, and ends at its first turn
    bot.write_text(
        "import sys\nprint('ready', flush=True)\nfor line in sys.stdin:\n    if line.startswith('moves'): sys.exit()"
    )
    bots = f"cat,exec:{sys.executable} {bot} <script>alert(1)</script>"
    assert main(["arena", "mantis", "--bots", bots, "--games", "40", "--report", str(path)]) == 0
    text = check_page(path)
    assert "Win share, as it settled" in text and "&lt;script&gt;" in text and "dead 40" in text


@pytest.mark.parametrize(
    "words",
    [
        ["--vary", "quick_game"],
        ["--vary", "quick_game=on"],
        ["--vary", "quick_game=on,maybe"],
        ["--vary", "quick_game=on,off", "--option", "quick_game=on"],
        ["--bots", "unicorn"],
        ["--bots", "cat,cat"],
        ["--bots", "cat", "--starter", "A"],
        ["--bots", "cat", "--workers", "1000"],
        ["--games", "1", "--report", "/nowhere/out.html"],
    ],
)
def test_what_makes_no_study_is_refused_in_a_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "original", "--players", "3", *words]) == 2
    assert capsys.readouterr().err.startswith("kaboodle: ")
