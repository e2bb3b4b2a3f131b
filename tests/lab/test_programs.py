"""Bots of your own: the program of the guide, classes, and a verdict for every fault."""

import re
import sys
from importlib import metadata
from pathlib import Path

import pytest

from kaboodle.bots import program
from kaboodle.cli.main import main
from kaboodle.lab.arena import entrants
from kaboodle.lab.arena.arena import Arena
from kaboodle.lab.arena.plan import KINDS, Played, plan
from kaboodle.lab.arena.referee import PATIENCE, play_game
from kaboodle.lab.arena.standings import summary_of

GUIDE = Path(__file__).parents[2] / "docs/guide/bots-of-your-own.md"
READY = "import sys, time, os\nsay = lambda text: print(text, flush=True)\nlines = iter(sys.stdin)\nnext(lines)\n"


def guide_bots() -> list[str]:
    """The Python of the guide, in its order."""
    return re.findall(r"```python\n(.*?)```", GUIDE.read_text(), re.S)


def games(tmp_path: Path, source: str, *, edition: str = "original", limit: float = 20.0) -> list[Played]:
    """Two games of a program against a cat."""
    (tmp_path / "bot.py").write_text(source)
    command = f"exec:{sys.executable} {tmp_path / 'bot.py'}"
    contest = plan(edition, (command, "cat"), 1, {}, limit)
    return [play_game(contest, 0, rotation) for rotation in range(2)]


@pytest.mark.parametrize("edition", ["original", "good-vs-evil", "two-player", "mantis", "board"])
def test_the_program_of_the_guide_plays_every_game(edition: str, tmp_path: Path) -> None:
    source = guide_bots()[0]
    assert len(source.splitlines()) <= 21
    once, again = games(tmp_path, source, edition=edition), games(tmp_path, source, edition=edition)
    assert not [it.verdicts for it in once if it.verdicts]
    assert [it.record for it in once] == [it.record for it in again]
    assert all(it.micros[it.bots.index(0)] for it in once)


ANSWERS = {
    "illegal": "say('ready')\nfor line in lines:\n if line.startswith('moves'): say('fly')",
    "garbage": "say('ready')\nfor line in lines:\n if line.startswith('moves'): say('')",
    "crash": "say('ready')\nfor line in lines:\n if line.startswith('moves'): raise KeyError('oh no')",
    "dead": "say('ready')\nfor line in lines:\n if line.startswith('moves'): sys.exit()",
    "flood": "say('ready')\nfor line in lines:\n os.write(1, b'x' * 200_000)",
    "time-out": "say('ready')\nfor line in lines: pass",
    "silence": "time.sleep(600)",
}


@pytest.mark.parametrize("kind", ANSWERS)
def test_a_program_that_misbehaves_gets_a_verdict_and_the_game_goes_on(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if kind == "silence":
        monkeypatch.setattr(program, "START", 0.3)
    played = games(tmp_path, READY + ANSWERS[kind], limit=0.3 if kind == "time-out" else 20.0)
    assert len(played) == 2
    for it in played:
        assert it.verdicts and all(verdict.kind == kind for verdict in it.verdicts), it.verdicts
        assert len(it.verdicts) == (PATIENCE if kind in ("illegal", "garbage") else 1)
        assert it.record and it.record.winners
    if kind == "crash":
        assert "oh no" in played[0].verdicts[0].said


@pytest.mark.parametrize(
    ("source", "kind"),
    [("print('hello', flush=True)\nimport time\ntime.sleep(60)", "garbage"), ("import nosuch", "crash"), ("", "dead")],
)
def test_a_program_that_never_gets_ready(source: str, kind: str, tmp_path: Path) -> None:
    assert {verdict.kind for it in games(tmp_path, source) for verdict in it.verdicts} == {kind}


def test_a_program_that_cannot_be_started_is_refused_before_a_game_is_played(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["arena", "mantis", "--bots", "exec:/nowhere/bot,cat", "--games", "2"]) == 2
    out, err = capsys.readouterr()
    assert "exec:/nowhere/bot does not start" in err and "cannot be started" in err and not out


class Silly:
    """Misbehaves in a given way."""

    def choose(self, observation: object, rng: object) -> object:
        raise RuntimeError("lost my glasses")


class Quits(Silly):
    """Raises an exception."""

    def choose(self, observation: object, rng: object) -> object:
        sys.exit("good night")


class Odd(Silly):
    """Returns a number as its move."""

    def choose(self, observation: object, rng: object) -> object:
        return 7


class Slow(Silly):
    """Exceeds the time limit."""

    def choose(self, observation: object, rng: object) -> object:
        return sum(range(400_000)) and "draw"


@pytest.mark.parametrize(
    ("name", "kind"), [("Silly", "crash"), ("Quits", "crash"), ("Odd", "garbage"), ("Slow", "time-out")]
)
def test_a_class_that_misbehaves_gets_a_verdict(name: str, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "sillybots", sys.modules[__name__])
    arena = Arena(plan("mantis", (f"sillybots:{name}", "cat"), 1, {}, 0.001), 1)
    arena.play()
    summary = summary_of(arena.contest, arena.played.values())
    faulty = next(it for it in summary.standings if it.bot != "cat")
    assert faulty.verdicts == {kind: 2 * PATIENCE} and kind in KINDS


def test_the_class_of_the_guide_is_found_by_module_and_by_entry_point(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "myguidebot.py").write_text(guide_bots()[1])
    monkeypatch.syspath_prepend(tmp_path)
    point = metadata.EntryPoint(name="mine", value="myguidebot:MyBot", group=entrants.GROUP)
    monkeypatch.setattr(
        metadata,
        "entry_points",
        lambda group, name="mine": metadata.EntryPoints([point]).select(group=group, name=name),
    )
    for name in ("myguidebot:MyBot", "mine"):
        arena = Arena(plan("two-player", (name, "cat"), 1, {}, 10.0), 1)
        arena.play()
        assert not [it.verdicts for it in arena.played.values() if it.verdicts]
