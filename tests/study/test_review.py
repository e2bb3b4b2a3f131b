"""Reviews: they follow from what the seat knew, their causes add up, and their verdicts can be trusted."""

import json
import re
from pathlib import Path
from random import Random

import msgspec
import pytest

import kaboodle
from kaboodle.bots.bot import Bot, play_fairly
from kaboodle.bots.levels import bot_of
from kaboodle.cli.main import main
from kaboodle.core.errors import PositionError
from kaboodle.core.record import Record, record_of, to_json
from kaboodle.core.table import Table
from kaboodle.study.results import Review, verdict_of
from kaboodle.study.review import review
from kaboodle.study.self_play import self_play
from kaboodle.words import LANGUAGES, Words
from tests.cli.test_languages import english_only

TABLES = [("original", 3), ("good-vs-evil", 3), ("two-player", 2), ("board", 3), ("mantis", 2), ("mantis", 3)]
NAMES = [f"{slug}-{players}" for slug, players in TABLES]
every_table = pytest.mark.parametrize(("slug", "players"), TABLES, ids=NAMES)
SHORT = 0.02  # of the usual budget


def known(made: Review) -> Review:
    """A review without its hindsight."""
    return msgspec.structs.replace(made, hindsight=())


@every_table
def test_the_causes_sum_to_the_result_minus_par(slug: str, players: int) -> None:
    for number in range(3):
        record = self_play(slug, players, number)
        made = review(record, "A", budget=SHORT)
        assert made.par == pytest.approx(100 / players, abs=0.01)
        assert made.result == pytest.approx(100 * ("A" in record.winners) / len(record.winners), abs=0.01)
        assert made.causes.total == pytest.approx(made.result - made.par, abs=0.5)
        assert sum(it.change for it in made.line) == pytest.approx(made.result - made.par, abs=0.5)
        steps = [it.step for it in made.line]
        assert steps == sorted(steps) and made.line[0].cause == "luck" and made.line[-1].chance == made.result


@every_table
def test_a_review_is_repeatable_and_a_value_that_can_be_stored(slug: str, players: int) -> None:
    record = self_play(slug, players, 5)
    made = review(record, "B", budget=SHORT)
    assert made == review(record, "B", budget=SHORT)
    assert msgspec.json.decode(msgspec.json.encode(made), type=Review) == made
    assert {it.step for it in made.hindsight} <= {it.step for it in made.line}


@every_table
def test_every_decision_lists_the_played_move_and_the_best_one(slug: str, players: int) -> None:
    made = review(self_play(slug, players, 7), "A", budget=SHORT)
    assert made.decisions
    for decision in made.decisions:
        listed = [text for it in decision.moves for text in (it.move, *it.alike)]
        assert decision.played in listed and decision.best == decision.moves[0].move
        assert len(listed) == len(set(listed)) > 1 or len(decision.moves) == 1
        assert decision.points >= 0 and decision.why.text
        if decision.verdict in ("slip", "mistake", "blunder"):
            assert decision.points > 3 * decision.error and decision.best != decision.played
        else:
            assert decision.best == decision.played


@pytest.mark.parametrize(
    ("points", "error", "is_best", "verdict"),
    [
        (12.0, 1.0, False, "blunder"),
        (12.0, 4.0, False, "equal"),
        (5.0, 1.0, False, "mistake"),
        (4.9, 1.0, False, "slip"),
        (1.9, 0.1, False, "equal"),
        (0.0, 0.0, True, "best"),
    ],
)
def test_a_verdict_needs_its_size_and_three_standard_errors(
    points: float, error: float, is_best: bool, verdict: str
) -> None:
    assert verdict_of(points, error, is_best=is_best) == verdict


def late_position(slug: str, players: int, number: int) -> Table | None:
    """A position near the end of a self-play game; None if seat A has no part in it any more, or in a window."""
    record = self_play(slug, players, number)
    table = kaboodle.new(slug, players, number)
    left = number % 4 if number % 2 else len(record.moves) // 5
    for line in record.moves[: len(record.moves) - left]:
        seat, _, move = line.partition(" ")
        table.play(seat, move)
    return None if table.is_out("A") or table.over or table.is_window else table


def played_alike(one: Table, other: Table, bots: dict[str, Bot], dice: Random) -> bool:
    """Play the same moves at both tables to the end; whether seat A saw the same all the time."""
    while not one.over:
        chosen = {seat: bots[seat].choose(one.observation(seat), dice) for seat in one.waiting}
        if any(move not in other.legal(seat) for seat, move in chosen.items()):
            return False
        play_fairly(one, chosen)
        play_fairly(other, chosen)
        if one.stream("A") != other.stream("A") or one.over != other.over:
            return False
    return True


def pair_of(slug: str, players: int) -> tuple[Record, Record]:
    """Two finished games that differ only in what seat A could not know."""
    bots = dict.fromkeys("ABCD"[:players], bot_of("cat"))
    for number in range(800):
        table = late_position(slug, players, number // 4)
        if table is None:
            continue
        imagined = table.redeal("A", number + 1)
        if imagined.position == table.position:
            continue
        one, other = (kaboodle.read(it.position, slug, seed=number) for it in (table, imagined))
        if one.observation("A") == other.observation("A") and played_alike(one, other, bots, Random(number)):
            return record_of(one), record_of(other)
    raise AssertionError("no pair was found")


@pytest.mark.parametrize(("slug", "players"), [it for it in TABLES if it[1] == 3], ids=lambda it: str(it))
def test_games_that_differ_in_what_the_seat_could_not_know_get_the_same_review(slug: str, players: int) -> None:
    one, other = pair_of(slug, players)
    assert one.deal != other.deal
    assert known(review(one, "A", budget=SHORT)) == known(review(other, "A", budget=SHORT))


def test_shown_mistakes_are_confirmed_by_a_fresh_seed_with_four_times_the_budget() -> None:
    confirmed = []
    for number in range(40_100_000, 40_100_004):
        record = self_play("two-player", 2, number)
        claims = [it for it in review(record, "A", budget=0.2).decisions if it.verdict in ("mistake", "blunder")]
        again = {it.step: it for it in review(record, "A", budget=0.8, seed=number, hindsight=False).decisions}
        confirmed += [again[it.step].points > 3 * again[it.step].error for it in claims]
    assert len(confirmed) > 5 and sum(confirmed) >= 0.9 * len(confirmed)


def test_a_known_kitten_on_top_makes_drawing_a_blunder() -> None:
    position = "A: skip loaf see-the-future | B: nope loaf | draw: kitten skip attack | turn: A"
    table = kaboodle.read(position, "original", seed=3)
    for seat, move in [("A", "see-the-future"), ("B", "pass"), ("A", "draw")]:
        table.play(seat, move)
    made = review(record_of(table), "A", budget=0.1)
    draw = next(it for it in made.decisions if it.played == "draw")
    assert (draw.verdict, draw.best, draw.why.key) == ("blunder", "skip", "escape-known")
    assert made.par == made.line[0].chance and made.luck_percentile is None


@pytest.mark.parametrize(
    ("seat", "change", "said"),
    [
        ("Z", {}, "seat"),
        ("A", {"winners": ()}, "not over"),
        ("A", {"moves": ("A dance",), "winners": ("A",)}, "dance"),
        ("A", {"rules": 999}, "999"),
        ("A", {"edition": "chess"}, "chess"),
        ("A", {"seed": None}, "secret"),
    ],
)
def test_what_cannot_be_reviewed_is_refused_in_a_sentence(seat: str, change: dict[str, object], said: str) -> None:
    record = msgspec.structs.replace(self_play("two-player", 2, 1), **change)
    with pytest.raises(PositionError, match=said):
        review(record, seat)


def saved(folder: Path, slug: str, players: int) -> str:
    """A recorded game as a file."""
    path = folder / "game.json"
    path.write_text(to_json(self_play(slug, players, 2)))
    return str(path)


def test_the_command_line_reviews_for_people_and_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = saved(tmp_path, "mantis", 2)
    assert main(["review", game, "--seat", "a", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Game review: Mantis, 2 players, seat A\n") and "Your choices" in out
    assert main(["review", game, "--json"]) == 0
    assert [it["seat"] for it in json.loads(capsys.readouterr().out)] == ["A", "B"]
    assert main(["review", game, "--seat", "B", "--html", "--lang", "de"]) == 0
    out = capsys.readouterr().out
    assert out.startswith('<!doctype html><html lang="de">') and "Spielanalyse" in out and "<svg" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_review_speaks_every_language(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = saved(tmp_path, "two-player", 2)
    for form in ([], ["--html"]):
        assert main(["review", game, "--seat", "A", "--lang", language, *form]) == 0
        out = capsys.readouterr().out
        assert Words(language).text("review-cause-luck") in out
        if language != "en":
            assert [part for part in english_only(language) if part in out] == []


@pytest.mark.parametrize("content", ["", "{}", "{*", "[]", "kaboodle-game-2\nrules: x\n\n", '{"format": 3}'])
def test_a_file_that_is_no_game_is_refused(content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    path.write_text(content)
    for language in LANGUAGES:
        assert main(["review", str(path), "--lang", language]) == 2
        said = capsys.readouterr().err
        assert said.startswith(f"kaboodle: {path}: ")
        assert not re.search("Expected|Object|truncated|malformed", said), "the sentence of a library"
    assert main(["review", str(tmp_path / "missing.json")]) == 2
