"""Trained policies and agents of the network as entrants: in the arena, in the benchmark and at a table."""

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from kaboodle.bots.levels import UnknownBot
from kaboodle.bots.program import Misbehaved
from kaboodle.cli.main import main
from kaboodle.lab.arena.entrants import bot_named, check_name, check_starts, player_of
from kaboodle.lab.arena.plan import plan
from kaboodle.lab.arena.referee import play_game
from kaboodle.lab.benchmark.match import play_match
from kaboodle.lab.benchmark.pool import POOL, pool_at
from tests.server.process import free_port

numpy = pytest.importorskip("numpy", reason="needs NumPy: pip install 'kaboodle[envs]'")

from kaboodle.envs.ids import Id  # noqa: E402  # needs NumPy
from kaboodle.envs.policy import shipped  # noqa: E402
from tests.envs.test_policy import untrained  # noqa: E402


@pytest.fixture
def policy(tmp_path: Path) -> str:
    """A policy file of random weights, as an entrant."""
    untrained(Id("mantis", 2)).save(tmp_path / "policy.npz")
    return f"policy:{tmp_path / 'policy.npz'}"


def test_a_policy_file_plays_in_the_arena_without_a_fault(policy: str) -> None:
    contest = plan("mantis", (policy, "cat"), 1, {}, 10.0)
    played = [play_game(contest, *game) for game in contest.games(3)]
    assert not any(it.verdicts for it in played)
    assert played == [it for it in played if sum(it.payoffs) == pytest.approx(1)]


def test_a_policy_file_is_an_agent_of_the_benchmark(policy: str, capsys: pytest.CaptureFixture[str]) -> None:
    table = ["--edition", "mantis", "--players", "2", "--games", "4", "--against", "random"]
    assert main(["benchmark", policy, *table]) == 0
    said = capsys.readouterr().out
    assert f"agent: {policy}" in said and "random-v1" in said and "faults" not in said


@pytest.mark.parametrize("known", shipped(), ids=str)
def test_the_baseline_sits_in_the_arena_and_in_the_pool(known: Id) -> None:
    contest = plan(known.edition, ("baseline", *["random"] * (known.players - 1)), 1, {}, 10.0)
    assert not play_game(contest, 0, 0).verdicts
    assert pool_at(known.edition, known.players) == POOL


@pytest.mark.parametrize("known", shipped(), ids=str)
def test_the_baseline_is_far_better_than_random(known: Id) -> None:
    found = play_match("baseline", "random", known.edition, known.players, 80, 5, {}, 10.0)
    assert found.raw.low > 1.5 * found.par and not found.faults


def test_there_are_baselines_and_where_there_is_none_the_pool_is_without_it() -> None:
    assert len(shipped()) >= 2
    assert pool_at("original", 9) == POOL[:-1] and POOL[-1] == "baseline-v1"
    with pytest.raises(UnknownBot, match="no trained baseline of original for 9; there are"):
        check_starts("baseline", "original", 9, 1.0)


def test_a_baseline_plays_at_a_table_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], policy: str
) -> None:
    known = next(iter(shipped()))
    monkeypatch.setattr("builtins.input", lambda *_: "quit")
    for edition, players, bots in ((known.edition, known.players, "baseline"), ("mantis", 2, policy)):
        words = ["play", edition, "--players", str(players), "--seed", "3", "--bots", bots]
        assert main([*words, "--seat", "B"]) == 0
        assert "See you" in capsys.readouterr().out
    assert main(["play", "mantis", "--players", "3", "--bots", policy]) == 2
    assert "this policy plays kaboodle/Mantis-2p" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("policy:/nowhere.npz", "No such file"),
        ("policy:pyproject.toml", "cannot be played"),
        ("tcp:localhost", "tcp:HOST:PORT"),
        ("tcp:localhost:99999", "tcp:HOST:PORT"),
        ("lion", "baseline"),
    ],
)
def test_an_entrant_that_cannot_be_is_refused_in_a_sentence(name: str, said: str) -> None:
    with pytest.raises(UnknownBot, match=said):
        check_name(name)
    with pytest.raises(UnknownBot):
        bot_named(name)


class FirstMove(socketserver.StreamRequestHandler):
    """An agent of the network: it makes the first of its moves, or hangs up."""

    def handle(self) -> None:
        """One game."""
        for line in self.rfile:
            word, _, rest = line.decode().strip().partition(" ")
            if word == "kaboodle":
                self.answer("ready")
            elif word == "moves":
                if self.server.rude:  # type: ignore[attr-defined]  # set by `listening`
                    return
                self.answer(rest.split(", ")[0])

    def answer(self, text: str) -> None:
        """One line."""
        self.wfile.write(f"{text}\n".encode())


@contextmanager
def listening(*, rude: bool = False) -> Iterator[str]:
    """An agent that listens; its name as an entrant."""
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), FirstMove) as server:
        server.rude = rude  # type: ignore[attr-defined]  # read by FirstMove
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield f"tcp:127.0.0.1:{server.server_address[1]}"
        finally:
            server.shutdown()
            thread.join()


def test_an_agent_of_the_network_plays_the_games_of_the_same_agent_in_python() -> None:
    with listening() as name:
        contest = plan("two-player", (name, "kitten"), 5, {}, 10.0)
        played = [play_game(contest, *game) for game in contest.games(2)]
        local = plan("two-player", ("tests.lab.test_benchmark:FirstMove", "kitten"), 5, {}, 10.0)
        same = [play_game(local, *game) for game in local.games(2)]
    assert [it.record for it in played] == [it.record for it in same]
    assert not any(it.verdicts for it in played)


def test_an_agent_of_the_network_is_one_of_the_benchmark(capsys: pytest.CaptureFixture[str]) -> None:
    with listening() as name:
        table = ["--edition", "mantis", "--players", "2", "--games", "4", "--against", "random"]
        assert main(["benchmark", name, *table]) == 0
    assert "faults" not in capsys.readouterr().out


def test_an_agent_that_hangs_up_gets_a_verdict_and_the_game_goes_on() -> None:
    with listening(rude=True) as name:
        played = play_game(plan("mantis", (name, "kitten"), 5, {}, 10.0), 0, 0)
    assert [it.kind for it in played.verdicts] == ["dead"] and sum(played.payoffs) == pytest.approx(1)


@pytest.mark.parametrize("command", [["benchmark"], ["arena", "mantis", "--games", "2", "--bots"]])
def test_an_agent_that_does_not_listen_is_refused_before_a_game(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    name = f"tcp:127.0.0.1:{free_port()}"
    words = [*command, name] if command[0] == "benchmark" else [*command, f"{name},cat"]
    assert main(words) == 2
    assert "does not start" in capsys.readouterr().err
    with pytest.raises(Misbehaved, match="cannot be reached"):
        player_of(name, 1.0).begin("mantis", 2, "A", Random(1))
