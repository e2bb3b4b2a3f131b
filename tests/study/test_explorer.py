"""The explorer: figures follow from the seed, intervals contain what must be, and the shipped file is complete."""

import math
from pathlib import Path

import msgspec
import pytest

import kaboodle
from kaboodle.cli.main import main
from kaboodle.study.explorer import ExplorerFile, explore, interval, share_of, shipped_explorer


def test_the_same_numbers_give_the_same_figures() -> None:
    one, other = (explore("two-player", 2, 12, 6, seed=3) for _ in range(2))
    assert one == other and one.hands == 24 and one.games == 6
    assert explore("two-player", 2, 12, 6, seed=4) != one


def test_seats_share_the_victory() -> None:
    found = explore("mantis", 3, 30, 4)
    assert len(found.seats) == 3 and found.cards == {} and found.nopes == {}
    assert math.isclose(sum(it.mean for it in found.seats), 100, abs_tol=6)


def test_an_interval_shrinks_with_the_count_and_a_share_stays_a_share() -> None:
    few, many = interval([0.0, 100.0] * 5), interval([0.0, 100.0] * 500)
    assert few.mean == many.mean == 50 and few.high - few.low > 5 * (many.high - many.low)
    always = share_of([True] * 50)
    assert (always.mean, always.high, always.count) == (100.0, 100.0, 50) and 90 < always.low < 95
    never = share_of([False] * 50)
    assert never.low == 0 and 0 < never.high < 10


def test_the_shipped_file_has_every_edition_with_intervals_around_their_means() -> None:
    tables = shipped_explorer().tables
    assert {it.edition for it in tables} == set(kaboodle.EDITIONS)
    assert len({(it.edition, it.players) for it in tables}) == len(tables)
    for table in tables:
        assert len(table.seats) == table.players and table.hands >= 400 * table.players and table.games >= 100
        for it in (*table.cards.values(), *table.seats, *table.danger.values(), *table.nopes.values()):
            assert it.low <= it.mean <= it.high and it.count >= 40
        assert list(table.cards) == sorted(table.cards, key=lambda card: -table.cards[card].mean)


def test_the_command_writes_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "explorer.json"
    words = ["explore", "--edition", "two-player", "--deals", "3", "--games", "2", "--out", str(path)]
    assert main(words) == 0
    assert capsys.readouterr().out.startswith("1 tables in ")
    assert len(msgspec.json.decode(path.read_bytes(), type=ExplorerFile, strict=False).tables) == 1
    assert main([*words[:1], "--deals", "0", "--out", str(path)]) == 2
    assert main(["explore", "--edition", "chess", "--out", str(path)]) == 2
