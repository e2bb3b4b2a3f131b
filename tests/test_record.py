"""Records: written, read, played again, and verified against their secret."""

from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import kaboodle
from kaboodle import Record, Table, record_of, replay, verify
from kaboodle.bots.bot import play_out
from kaboodle.bots.random import RandomBot
from kaboodle.cli.main import main
from kaboodle.core.record import FORMAT, FORMER, from_json, read_record, to_json

TABLES = [("original", 2), ("original", 4), ("original", 9), ("good-vs-evil", 3), ("two-player", 2), ("mantis", 5)]
SECRET = bytes(range(32))


def played(edition: str, players: int, chance: int = 1, **setting: Any) -> Table:  # Any: passed on to kaboodle.new
    """A game that random bots have finished."""
    table = kaboodle.new(edition, players, **setting)
    play_out(table, {seat: RandomBot() for seat in table.seats}, Random(chance))
    return table


@cache
def sealed() -> Record:
    """A finished sealed game with shuffles in it."""
    for chance in range(100):
        record = record_of(played("original", 3, chance, secret=SECRET, entropy=("salt \u00e9\n", "pepper")))
        if record.shuffles and len(record.shuffles) > 1:
            return record
    raise AssertionError("a hundred games without a shuffle")


@pytest.mark.parametrize(("edition", "players"), TABLES)
@pytest.mark.parametrize("setting", [{"seed": 7}, {"secret": SECRET, "entropy": ("a", "b")}], ids=["seeded", "sealed"])
def test_a_game_comes_back_from_both_its_texts_and_ends_the_same(
    edition: str, players: int, setting: dict[str, Any]
) -> None:
    table = played(edition, players, **setting)
    record = record_of(table)
    assert from_json(to_json(record)) == record
    assert read_record(str(record)) == record
    again = replay(record)
    assert again.position == table.position and again.winners == table.winners
    assert all(again.stream(seat) == table.stream(seat) for seat in (*table.seats, None))
    assert verify(record) == []


@pytest.mark.parametrize("first", ["host", "next"])
def test_b_91_a_chosen_starter_is_recorded(first: str) -> None:
    record = record_of(played("original", 3, seed=1, options={"first": first}, starter="C"))
    assert record.starter == {"host": "C", "next": "A"}[first]
    assert verify(record) == []
    assert replay(record).moves[0][0] == record.starter


def test_a_running_sealed_game_keeps_its_secret_deal_and_shuffles() -> None:
    table = kaboodle.new("original", 3)
    table.play(table.waiting[0], "draw")
    record = record_of(table)
    assert (record.secret, record.deal, record.shuffles) == (None, None, None)
    assert record.commitment == table.commitment and len(record.moves) == 1
    assert read_record(str(record)) == from_json(to_json(record)) == record
    assert verify(record) == ["the secret is not revealed, so nothing can be recomputed; it is, once the game is over"]
    with pytest.raises(kaboodle.PositionError, match="not revealed"):
        replay(record)


def test_a_running_seeded_game_can_be_replayed() -> None:
    table = kaboodle.new("mantis", 3, seed=4)
    table.play(table.waiting[0], "score")
    assert replay(record_of(table)).position == table.position
    assert verify(record_of(table)) == []


def test_a_game_that_began_from_a_position_is_recorded_with_it() -> None:
    table = kaboodle.read("A: shuffle | B: loaf | draw: moon loaf kitten moon | turn: A", "original", seed=3)
    table.play("A", "shuffle")
    table.play("B", "pass")
    record = record_of(table)
    assert not record.dealt and len(record.shuffles or ()) == 1
    assert verify(record) == [] and read_record(str(record)) == record
    assert verify(msgspec.structs.replace(record, seed=4))


def test_a_clone_has_no_record() -> None:
    with pytest.raises(kaboodle.PositionError, match="no beginning"):
        record_of(kaboodle.new("mantis", 3, seed=1).clone())


def tampered(record: Record) -> dict[str, tuple[dict[str, object], str]]:
    """For each field a false value, and what verify must say about it."""
    other = "B" if record.winners == ("A",) else "A"
    swapped = (record.shuffles or ())[1:] + (record.shuffles or ())[:1]
    odd = {**record.options, "auto_defuse": "always"}
    return {
        "format": ({"format": "kaboodle-game-9"}, "the format is"),
        "rules": ({"rules": 9}, "version 9 of the rules"),
        "edition": ({"edition": "two-player"}, "which option was chosen: defuse_mix"),
        "unknown edition": ({"edition": "chess"}, "there is no edition 'chess'"),
        "players": ({"players": 4}, "the deal differs"),
        "absurd players": ({"players": 10**9}, "is for 2-9 players"),
        "options": ({"options": odd}, "the deal differs"),
        "option missing": ({"options": {}}, "doesn’t say which option was chosen"),
        "option unknown": ({"options": {**record.options, "magic": "on"}}, "has no option 'magic'"),
        "starter": ({"starter": "A"}, "starter= goes with"),
        "seed": ({"seed": 5}, "from a seed or from a secret"),
        "seed alone": ({"seed": 5, "secret": None}, "there is a commitment"),
        "absurd seed": ({"seed": 10**30}, "a seed has 64 bits"),
        "secret": ({"secret": "00" * 32}, "the commitment is"),
        "short secret": ({"secret": "00"}, "64 digits"),
        "odd secret": ({"secret": "x" * 64}, "64 digits"),
        "commitment": ({"commitment": "00" * 32}, "the commitment is"),
        "no commitment": ({"commitment": None}, "the commitment is None"),
        "entropy": ({"entropy": ("salt",)}, "the deal differs"),
        "entropy commitments": ({"entropy_commitments": ("00" * 32, "11" * 32)}, "the hashes of their entropy are"),
        "no entropy commitments": ({"entropy_commitments": ()}, "the hashes of their entropy are"),
        "another's commitment": ({"entropy_commitments": record.entropy_commitments[::-1]}, "the hashes of their"),
        "withheld": ({"withheld": ("B",)}, "seat B withheld entropy"),
        "the former format": ({"format": FORMER}, "this format or this deal has none"),
        "dealt": ({"dealt": False}, "has a seed, but no secret"),
        "deal": ({"deal": str(record.deal).replace("defuse", "skip", 1)}, "the deal differs"),
        "no deal": ({"deal": None}, "the deal differs"),
        "shuffles": ({"shuffles": swapped}, "shuffle 1 differs"),
        "a shuffle less": ({"shuffles": (record.shuffles or ())[1:]}, "shuffles are recorded"),
        "no shuffles": ({"shuffles": None}, "the shuffles are missing"),
        "a move less": ({"moves": record.moves[:-1]}, "winner is"),
        "a move more": ({"moves": (*record.moves, "A draw")}, "after the end"),
        "an illegal move": ({"moves": ("A hide@3", *record.moves[1:])}, "move 1 is refused"),
        "an unreadable move": ({"moves": ("Z blah blah", *record.moves)}, "there is no seat 'Z'"),
        "winners": ({"winners": (other,)}, "recorded as winner is"),
        "no winners": ({"winners": ()}, "recorded as winner is nobody"),
    }


@pytest.mark.parametrize("field", list(tampered(sealed())))
def test_tampering_is_noticed(field: str) -> None:
    record = sealed()
    assert verify(record) == []
    change, expected = tampered(record)[field]
    found = verify(msgspec.structs.replace(record, **change))
    assert any(expected in sentence for sentence in found), found


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "not JSON: it ends too early"),
        ("{", "not JSON"),
        ("{*", "byte 1 can’t be read"),
        ("[]", "this is array, not object"),
        ("{}", "edition is missing"),
        ('{"edition": "mantis", "players": "3", "options": {}}', "players has str, not int"),
        ('{"edition": "mantis", "players": 3, "options": {}, "magic": 1}', "there is no field magic"),
        ('{"edition": "a\\u0000", "players": 3, "options": {}}', "plain printable letters"),
        ('{"edition": "mantis", "players": 3, "options": {}, "moves": ["score"]}', "a seat and what it played"),
        ('{"edition": "mantis", "players": 3, "options": {"a b": "c"}}', "are words"),
        ("[" * 100_000, "this is array"),
        ('{"edition": "mantis", "players": 3, "options": {}, "entropy": ["\\ud800"]}', "not JSON"),
    ],
)
def test_what_is_no_record_is_refused_in_a_sentence(text: str, expected: str) -> None:
    with pytest.raises(kaboodle.PositionError) as refused:
        from_json(text)
    assert expected in str(refused.value)


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ("hello", "begins with kaboodle-game-2"),
        (f"{FORMAT}\nedition mantis", "line 2"),
        (f"{FORMAT}\nplayers: many", "line 2"),
        (f"{FORMAT}\nedition: mantis\nedition: mantis", "line 3"),
        (f"{FORMAT}\nentropy: salt", "line 2"),
        (f"{FORMAT}\nshuffle: a b", "line 2"),
        (f"{FORMAT}\nedition: mantis", "players is missing"),
    ],
)
def test_text_that_is_no_record_is_refused_in_a_sentence(lines: str, expected: str) -> None:
    with pytest.raises(kaboodle.PositionError) as refused:
        read_record(lines)
    assert expected in str(refused.value)


@given(st.text(max_size=300), st.integers(0, 5000), st.integers(0, 60))
def test_damaged_records_are_refused_or_found_out_but_never_crash(noise: str, at: int, cut: int) -> None:
    for text, reader in ((to_json(SMALL), from_json), (str(SMALL), read_record)):
        place = at % len(text)
        damaged = text[:place] + noise + text[place + cut :]
        try:
            record = reader(damaged)
        except kaboodle.PositionError:
            continue
        found = verify(record)
        assert found or record == SMALL


SMALL = record_of(played("two-player", 2, secret=SECRET))


def test_a_record_of_the_former_format_still_verifies(capsys: pytest.CaptureFixture[str]) -> None:
    path = Path(__file__).parent / "golden" / "formats" / "record-1.json"
    record = from_json(path.read_text())
    assert record.format == FORMER and verify(record) == [] and read_record(str(record)) == record
    assert main(["verify", str(path)]) == 0
    assert "did not commit to their entropy" in capsys.readouterr().out
