"""Settings from the command line or the environment; invalid ones are refused with a sentence."""

import argparse
import stat
from pathlib import Path

import pytest

from kaboodle.server import serve
from kaboodle.server.admin import DatabaseAdmin
from kaboodle.server.settings import Settings, add_arguments, settings_from
from kaboodle.server.store.schema import open_database


def read(*words: str) -> Settings:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return settings_from(parser.parse_args(words))


def test_a_command_line_wins_over_the_environment_and_that_over_our_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KABOODLE_ROOMS", "7")
    monkeypatch.setenv("KABOODLE_ORIGINS", "https://a.example,https://b.example")
    monkeypatch.setenv("KABOODLE_SECURE", "true")
    assert read().rooms == 7 and read("--rooms", "8").rooms == 8
    assert read().origins == ("https://a.example", "https://b.example") and read().secure
    assert read().memory == Settings().memory


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--port", "high"], "--port: a whole number, not 'high'"),
        (["--port", "99999"], "--port: 99999 is beyond the last port"),
        (["--hello-within=-5"], "--hello-within: -5 is less than nothing"),
        (["--memory", "10"], "--memory: at least 225 MiB"),
        (["--thinkers", "0"], "--thinkers: at least 1"),
        (["--messages-per-second", "0"], "--messages-per-second: at least 1"),
        (["--bot-least", "5000"], "--bot-least: 5000 is more than --bot-most, 700"),
        (["--secure", "perhaps"], "--secure: true or false, not 'perhaps'"),
    ],
)
def test_what_no_server_can_run_with_is_said_in_a_sentence(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert serve.main(["--port", "0", *words]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"kaboodle serve: {said}") and len(told.splitlines()) == 1


def test_a_database_that_is_none_is_said_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "notes.txt").write_text("nothing that SQLite could read" * 100)
    for place in ("notes.txt", "", "nowhere/kaboodle.db"):
        assert serve.main(["--port", "0", "--database", str(tmp_path / place)]) == 1
        told = capsys.readouterr().err
        assert "cannot be used as a database: " in told and len(told.splitlines()) == 1


def test_nobody_else_can_read_a_database_or_its_copy(tmp_path: Path) -> None:
    database = tmp_path / "kaboodle.db"
    db = open_database(str(database))
    admin_db = DatabaseAdmin(str(database))
    admin_db.backup(str(tmp_path / "copy.db"))
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    admin_db.close()
    db.close()
    assert {"kaboodle.db", "kaboodle.db-wal", "copy.db"} <= set(modes)
    assert set(modes.values()) == {0o600}
