"""`kaboodle arena`: paired deals, the same games on any number of workers, and a journal to continue from."""

import io
import json
from pathlib import Path

import msgspec
import pytest

from kaboodle.bots.levels import UnknownBot
from kaboodle.cli.main import main
from kaboodle.cli.progress import Progress
from kaboodle.core.record import verify
from kaboodle.lab.arena.arena import Arena
from kaboodle.lab.arena.entrants import check_name
from kaboodle.lab.arena.journal import Journal, JournalError, read_journal
from kaboodle.lab.arena.plan import Contest, Played, plan
from kaboodle.lab.arena.standings import share_of, student, summary_of, wilson
from kaboodle.lab.workers import in_processes

BOTS = "cat,random,kitten"


def contest(seed: int = 5, bots: str = BOTS, edition: str = "original") -> Contest:
    """A small contest."""
    return plan(edition, tuple(bots.split(",")), seed, {}, 10.0)


def timeless(games: list[Played]) -> list[Played]:
    """Games without machine-dependent fields, in order."""
    kept = [msgspec.structs.replace(it, micros=()) for it in games]
    return sorted(kept, key=lambda it: (it.deal, it.rotation))


def played(deals: int, seed: int = 5) -> list[Played]:
    """The scores of a number of deals."""
    arena = Arena(contest(seed), deals)
    arena.play()
    return list(arena.played.values())


def test_every_bot_plays_every_seat_of_the_same_deal(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "games.jsonl", contest())
    Arena(contest(), 2, journal).play()
    journal.close()
    _, games = read_journal(tmp_path / "games.jsonl")
    assert [(it.deal, it.rotation) for it in games] == [(deal, r) for deal in range(2) for r in range(3)]
    for deal in range(2):
        same = [it for it in games if it.deal == deal]
        assert len({it.record.deal for it in same if it.record}) == 1
        assert {(seat, bot) for it in same for seat, bot in enumerate(it.bots)} == {
            (seat, bot) for seat in range(3) for bot in range(3)
        }
    for it in games:
        assert it.record is not None and not verify(it.record)
        assert it.record.winners == tuple("ABC"[seat] for seat, payoff in enumerate(it.payoffs) if payoff)


def test_the_same_seed_gives_the_same_games_and_another_one_others() -> None:
    assert timeless(played(2)) == timeless(played(2)) != timeless(played(2, seed=6))


def test_several_processes_play_the_same_games() -> None:
    arena = Arena(contest(), 3)
    arena.play(in_processes(2))
    assert timeless(list(arena.played.values())) == timeless(played(3))


def test_a_stopped_arena_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    journal = Journal(path, contest())

    def stop(done: int, games: int) -> None:
        if done == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Arena(contest(), 3, journal).play(progress=stop)
    journal.close()
    path.write_bytes(path.read_bytes()[:-40])  # the last line was being written when the machine stopped
    journal = Journal(path, contest())
    arena = Arena(contest(), 3, journal)
    assert journal.dropped and arena.resumed == 3
    arena.play()
    journal.close()
    assert timeless(list(arena.played.values())) == timeless(played(3))
    assert len(path.read_bytes().splitlines()) == 1 + 9


@pytest.mark.parametrize("text", ["my diary\n", "my diary", '{"format":"kaboodle-game-1"}\n', "\n"])
def test_a_file_that_is_no_journal_is_left_as_it_is(text: str, tmp_path: Path) -> None:
    path = tmp_path / "diary.txt"
    path.write_text(text)
    with pytest.raises(JournalError, match="no journal"):
        Journal(path, contest())
    assert path.read_text() == text


def test_two_arenas_do_not_write_into_one_journal(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "games.jsonl", contest())
    with pytest.raises(JournalError, match="being written"):
        Journal(tmp_path / "games.jsonl", contest())
    journal.close()
    Journal(tmp_path / "games.jsonl", contest()).close()


def test_the_journal_of_another_arena_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(tmp_path / "games.jsonl")
    arena = ["arena", "two-player", "--bots", "cat,random", "--games", "2", "--records", path]
    assert main(arena) == 0
    assert main([*arena, "--seed", "1"]) == 2
    assert "another arena: seed is 0 there and 1 here" in capsys.readouterr().err
    before = Path(path).read_text()
    Path(path).write_text(before.replace('"deal":0', '"deal":"x"', 1))
    assert main(arena) == 2
    assert "line 2 is no game" in capsys.readouterr().err


def test_the_command_reports_shares_intervals_ratings_and_times(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "mantis", "--bots", "cat,random", "--games", "12", "--seed", "3"]) == 0
    out = capsys.readouterr().out
    assert "mantis, 2 players, 12 games on 6 deals, seed 3; a win share of 50.0% is par" in out
    assert main(["arena", "mantis", "--bots", "cat,random", "--games", "11", "--seed", "3", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 12  # whole deals
    shares = {it["bot"]: it["wins"] for it in found["standings"]}
    assert sum(it["share"] for it in shares.values()) == pytest.approx(1)
    for it in found["standings"]:
        assert it["wins"]["low"] <= it["wins"]["share"] <= it["wins"]["high"] and it["p50"] <= it["p95"]
    best, worst = found["standings"]
    assert (best["rating"] > worst["rating"]) == (best["wins"]["share"] > worst["wins"]["share"])


def test_every_game_can_be_played_by_every_level() -> None:
    for edition in ("original", "good-vs-evil", "two-player", "mantis", "board"):
        arena = Arena(contest(bots="cat,kitten", edition=edition), 1)
        arena.play()
        assert not [it.verdicts for it in arena.played.values() if it.verdicts]
        assert all(sum(it.payoffs) == pytest.approx(1) for it in arena.played.values())


def test_bots_of_one_name_are_counted_together() -> None:
    arena = Arena(contest(bots="cat,random,random"), 3)
    arena.play()
    summary = summary_of(arena.contest, arena.played.values())
    assert {it.bot: it.seats for it in summary.standings} == {"cat": 1, "random": 2}
    assert sum(it.wins.share * it.seats for it in summary.standings) == pytest.approx(1)


def test_an_unfinished_deal_does_not_count() -> None:
    games = played(2)
    summary = summary_of(contest(), games[:-1])
    assert (summary.games, summary.deals) == (3, 1)


def test_intervals_are_those_of_the_textbooks() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert student(10) == pytest.approx(2.228, abs=0.005) and student(10_000) == pytest.approx(1.960, abs=0.001)
    paired = share_of([0.5] * 50 + [0.0, 1.0] * 25)
    assert paired.share == 0.5 and 0.42 < paired.low < 0.45  # an error of 0.035, less than of 100 unpaired games


@pytest.mark.parametrize(
    "words",
    [
        ["--bots", "cat"],
        ["--bots", "cat,unicorn"],
        ["--bots", "cat,nosuchmodule:Bot"],
        ["--bots", "cat,json:loads"],
        ["--bots", "cat,exec: "],
        ["--bots", "cat,cat", "--games", "0"],
        ["--bots", "cat,cat", "--workers", "0"],
        ["--bots", "cat,cat", "--limit", "0"],
        ["--bots", "cat,cat", "--option", "colour=red"],
        ["--bots", "cat,cat", "--records", "/nowhere/games.jsonl"],
    ],
)
def test_what_makes_no_arena_is_refused_in_a_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "original", *words]) == 2
    assert capsys.readouterr().err.startswith("kaboodle: ")


def test_an_unknown_bot_is_told_which_there_are() -> None:
    with pytest.raises(UnknownBot, match="there are kitten, cat"):
        check_name("dog")


class Screen(io.StringIO):
    """A terminal."""

    def isatty(self) -> bool:
        return True


def test_progress_is_a_bar_on_a_terminal_that_makes_room_for_the_report() -> None:
    screen = Screen()
    progress = Progress(screen, "games")
    progress(50, 100)
    assert "50%|" in screen.getvalue() and "50 of 100 games" in screen.getvalue()
    progress(100, 100)
    *_, last, end = screen.getvalue().split("\r")
    assert not last.strip() and not end


def test_progress_is_a_line_now_and_then_where_there_is_no_terminal() -> None:
    now, file = [0.0], io.StringIO()
    progress = Progress(file, "games", lambda: now[0])
    for done in range(0, 101, 10):
        progress(done, 100)
        now[0] += 6
    assert file.getvalue().splitlines()[:2] == ["20 of 100 games, 00:48 left", "40 of 100 games, 00:36 left"]
    assert len(file.getvalue().splitlines()) == 5
