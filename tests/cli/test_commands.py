"""`kaboodle verify`, `bench`, `doctor` and `--version`."""

import asyncio
import json
from pathlib import Path
from random import Random

import msgspec
import pytest

import kaboodle
from kaboodle.bots.bot import play_out
from kaboodle.bots.random import RandomBot
from kaboodle.cli.main import main
from kaboodle.client import Client, ServerUnreachable
from kaboodle.core.record import record_of, to_json
from kaboodle.lab.bench import UNCOMPILED
from tests.server.process import free_port


@pytest.fixture
def record() -> kaboodle.Record:
    """A finished sealed game."""
    table = kaboodle.new("two-player", 2, entropy=("salt",))
    play_out(table, {"A": RandomBot(), "B": RandomBot()}, Random(1))
    return record_of(table)


def test_verify_says_what_was_checked(
    record: kaboodle.Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, text in (("game.json", to_json(record)), ("game.txt", str(record))):
        (tmp_path / name).write_text(text)
        assert main(["verify", str(tmp_path / name)]) == 0
        out = capsys.readouterr().out
        assert f"The secret has the hash {record.commitment}" in out
        assert f"All {len(record.moves)} moves are legal." in out


def test_verify_says_what_differs(record: kaboodle.Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    path.write_text(to_json(msgspec.structs.replace(record, entropy=("sugar",))))
    assert main(["verify", str(path)]) == 1
    assert "the deal differs" in capsys.readouterr().out
    path.write_text("no game")
    assert main(["verify", str(path)]) == 1
    assert "this is not JSON" in capsys.readouterr().out
    path.write_bytes(b"\xff\xfe")
    assert main(["verify", str(path)]) == 2
    assert main(["verify", str(tmp_path / "nothing.json")]) == 2
    assert "cannot be read: No such file" in capsys.readouterr().err


def test_bench_prints_figures_and_ratios(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kaboodle.cli.bench.SHORT_FORM", UNCOMPILED)
    limit = tmp_path / "limit.py"
    limit.write_text("print(1000000)")
    assert main(["bench", "--short", "--limit", str(limit)]) == 0
    out = capsys.readouterr().out
    for expected in ("kernel is", "Limit: 1.00 M", "mantis with 4", "of the limit (target 0.5)", "Clone: ", "Redeal: "):
        assert expected in out
    assert main(["bench", "--short", "--json", "--limit", str(limit)]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["limit"] == 1_000_000 and len(figures["playouts"]) == 5 and figures["clone_bytes"] > 0
    assert main(["bench", "--limit", str(tmp_path / "nothing.py")]) == 2


def test_doctor_finds_everything_that_is_needed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor"]) == 0
    out = capsys.readouterr().out
    assert "ok      Python 3." in out and "msgspec 0." in out and "compiled kernel of Mantis" in out


def test_doctor_tells_the_needed_from_the_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert main(["doctor"]) == 0
    assert "missing C compiler: only needed to compile the kernel" in capsys.readouterr().out
    monkeypatch.setattr("kaboodle.cli.doctor.OLDEST", (4, 0))
    assert main(["doctor"]) == 1
    assert "BROKEN  Python" in capsys.readouterr().out


def test_version_and_no_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["--version"])
    assert capsys.readouterr().out.startswith("kaboodle ")
    assert main([]) == 2
    listed = capsys.readouterr().err
    assert all(f"\n    {command}" in listed for command in ("play", "simulate", "arena", "serve", "verify"))


def test_a_port_that_is_no_number_is_refused_in_our_own_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "abc"]) == 2
    out, err = capsys.readouterr()
    assert err == "kaboodle serve: --port: a whole number, not 'abc'\n" and not out


def test_an_identity_on_a_server_that_is_not_there_is_refused_in_a_sentence() -> None:
    with pytest.raises(ServerUnreachable, match=r"http://127\.0\.0\.1:\d+ cannot be reached"):
        asyncio.run(Client.new(f"http://127.0.0.1:{free_port()}", "eve"))


@pytest.mark.parametrize(
    "words",
    [
        ["arena", "mantis", "--bots", "exec:/nowhere/bot,cat", "--games", "2"],
        ["simulate", "mantis", "--players", "2", "--bots", "exec:/nowhere/bot", "--games", "2"],
        ["benchmark", "exec:/nowhere/bot", "--edition", "mantis", "--games", "2"],
    ],
)
def test_a_program_that_does_not_start_plays_nothing(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert "exec:/nowhere/bot does not start" in err and err.count("\n") == 1 and not out
