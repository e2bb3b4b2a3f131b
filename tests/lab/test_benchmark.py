"""The benchmark: frozen pool, paired deals, luck with the mean 0, JSON, page, and the best-response test."""

import json
from pathlib import Path
from random import Random
from statistics import fmean, stdev

import msgspec
import pytest

import kaboodle
from kaboodle.bots.bot import Bot
from kaboodle.bots.levels import LEVELS
from kaboodle.cli.main import main
from kaboodle.core.observation import Observation
from kaboodle.core.registry import family_of
from kaboodle.lab.benchmark.comparison import comparison_page
from kaboodle.lab.benchmark.match import MatchResult, play_match
from kaboodle.lab.benchmark.pool import POOL, UnknownOpponent, bot_name, pinned
from kaboodle.lab.benchmark.response import exact, respond, tiny_dealer
from kaboodle.lab.benchmark.result import BadFile, read_result, result_of, to_json
from kaboodle.words import english
from tests.lab import pool_moves

TINY_EXPLOITABILITY = 0.273  # of uniform play in `kittens-8`, exact, as a share of the victory: see test_openspiel


def match(agent: str = "cat", opponent: str = "random-v1", games: int = 20, seed: int = 3) -> MatchResult:
    """A few games of two players."""
    return play_match(agent, opponent, "two-player", 2, games, seed, {}, 10.0)


def test_the_pool_is_pinned_by_name() -> None:
    assert tuple(f"{name}-v1" for name in ("random", *LEVELS, "baseline")) == POOL
    assert bot_name("cat") == bot_name("cat-v1") == "cat" and pinned("tiger") == "tiger-v1"
    for name in ("cat-v9", "lion"):
        with pytest.raises(UnknownOpponent, match="kitten-v1"):
            pinned(name)


@pytest.mark.parametrize("opponent", POOL)
def test_a_bot_of_the_pool_chooses_what_its_version_chose(opponent: str) -> None:
    """Fails when its moves change: then its version goes up, and `python -m tests.lab.pool_moves` writes the file."""
    if bot_name(opponent) == "baseline":
        pytest.importorskip("numpy", reason="the trained baseline needs NumPy")
    assert pool_moves.hash_of(opponent) == json.loads(pool_moves.FILE.read_text())[opponent]


def test_the_same_seed_gives_the_same_result_and_every_deal_every_seat() -> None:
    one, other = match(), match()
    assert one == other != match(seed=4)
    assert one.games == 2 * one.deals == 20
    assert one.raw.low <= one.raw.share <= one.raw.high and one.calm.low < one.calm.share < one.calm.high
    assert one.control == "unseen-draws-v1" and one.par == 0.5


def test_a_game_without_a_control_variate_shows_one_column() -> None:
    found = play_match("cat", "random", "board", 3, 12, 1, {}, 10.0)
    assert not found.control and found.calm == found.raw


@pytest.mark.parametrize(("slug", "players"), [("two-player", 2), ("original", 3), ("mantis", 2), ("mantis", 4)])
def test_luck_has_the_mean_0(slug: str, players: int) -> None:
    family, amounts = family_of(slug), []
    for seed in range(300):
        table, dice = kaboodle.new(slug, players, seed=seed), Random(seed)
        while not table.over:
            seat = table.waiting[0]
            moves = list(table.legal(seat))
            move = "draw" if "draw" in moves and dice.random() < 0.6 else dice.choice(moves)
            if luck := family.luck(table, seat, move):
                amounts.append(luck)
            table.play(seat, move)
    assert len(amounts) > 500
    assert abs(fmean(amounts)) < 4 * stdev(amounts) / len(amounts) ** 0.5


def test_no_luck_is_counted_once_somebody_has_looked() -> None:
    table = kaboodle.read("A: see-the-future | B: nope | draw: kitten loaf moon", "original")
    assert table.family.luck(table, "A", "draw") == pytest.approx(2 / 3)
    table.play("A", "see-the-future")
    table.play("B", "pass")
    assert table.family.luck(table, "A", "draw") == 0


def test_the_luck_of_a_flip_is_what_it_wins_less_the_mean_over_cards_with_its_back() -> None:
    pile = "red/red-blue-pink blue/red-blue-pink pink/red-green-pink"
    table = kaboodle.read(f"A: blue | B: red red | draw: {pile} | turn: A", "mantis")
    assert table.family.luck(table, "A", "score") == pytest.approx(0 - 2 / 2)  # the blue one would have won two cards
    assert table.family.luck(table, "A", "steal>B") == pytest.approx(3 - 3 / 2)


def test_the_luck_of_flips_explains_much_of_a_match() -> None:
    found = play_match("cat", "kitten", "mantis", 2, 200, 5, {}, 10.0)
    assert found.control == "flips-v1" and found.variance < 0.85, found


def test_the_command_writes_one_file_and_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, page = tmp_path / "cat.json", tmp_path / "page.html"
    table = ["--edition", "two-player", "--players", "2", "--games", "8"]
    assert main(["benchmark", "cat", *table, "--against", "random,kitten", "--out", str(out), "--page", str(page)]) == 0
    said = capsys.readouterr().out
    assert "Kaboodle benchmark v1" in said and "without luck (unseen-draws-v1)" in said and "Fewer than 100" in said
    found = json.loads(out.read_text())
    assert {"kaboodle", "rules", "seed", "machine", "matches", "options"} <= found.keys()
    assert found["machine"]["cpu"] and [it["opponent"] for it in found["matches"]] == ["random-v1", "kitten-v1"]
    assert "random-v1" in page.read_text()
    both = tmp_path / "both.html"
    assert main(["benchmark", "--compare", str(out), str(out), "--page", str(both)]) == 0
    assert both.read_text().count("kitten-v1") >= 3


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["nobody"],
        ["cat", "--against", "lion"],
        ["cat", "--games", "0"],
        ["--compare", "nothing.json", "--page", "x.html"],
        ["--compare", "nothing.json"],
        ["cat", "--edition", "two-player", "--players", "5"],
    ],
)
def test_what_does_not_fit_is_refused_in_a_sentence(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["benchmark", *arguments]) == 2
    assert capsys.readouterr().err.strip().endswith(".")


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text("{}")
    with pytest.raises(BadFile, match="no result"):
        read_result(str(other))
    result = result_of("cat", "two-player", 2, {}, 1, (match(games=4),), None)
    other.write_text(to_json(msgspec.structs.replace(result, benchmark=99)))
    with pytest.raises(BadFile, match="version 99"):
        read_result(str(other))
    other.write_text(to_json(result))
    assert read_result(str(other)) == result
    assert "Fewer" not in comparison_page([result], english()) and "fewer than 100 deals" in comparison_page(
        [result], english()
    )


@pytest.mark.long
def test_a_responder_finds_most_of_what_exact_exploitability_says() -> None:
    tiny = next(it for it in family_of("two-player").tiny_instances() if it.name == "kittens-8")
    found = respond("random", tiny_dealer(tiny), exact, seed=1, training=3_000, testing=600)
    assert found.gain - found.error > TINY_EXPLOITABILITY / 2, found
    assert found.gain + found.error < 0.5


class FirstMove:
    """An agent as a Python class."""

    def choose(self, observation: Observation, rng: Random) -> str:
        """The first move."""
        return observation.moves[0]


def test_an_agent_is_a_python_class() -> None:
    agent: Bot = FirstMove()
    assert agent
    assert match("tests.lab.test_benchmark:FirstMove", games=4).games == 4
