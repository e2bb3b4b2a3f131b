"""Datasets: every game replays to the same end, and the card says how."""

from pathlib import Path

import pytest

from kaboodle.cli.main import main
from kaboodle.envs import dataset

pytest.importorskip("pyarrow", reason="needs pyarrow: pip install 'kaboodle[parquet]'")


@pytest.mark.parametrize(("slug", "players"), [("original", 3), ("mantis", 2), ("board", 2)])
@pytest.mark.parametrize("policy", ["rollout", "random"])
def test_every_game_of_a_dataset_replays_to_its_end(tmp_path: Path, slug: str, players: int, policy: str) -> None:
    path = tmp_path / "games.parquet"
    assert dataset.write(path, slug, players, 12, seed=5, policy=policy, threads=2) == 12
    about, games = dataset.read(path)
    assert (about["edition"], about["players"], about["policy"]) == (slug, players, policy)
    seeds = []
    for game in games:
        seeds.append(game.seed)
        for table, seat, action in dataset.replay(about, game):
            assert action in table.actions(seat)
        assert table.over
    assert seeds == list(range(5, 17))


def test_the_command_writes_the_games_and_their_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.parquet"
    assert main(["dataset", "two-player", str(path), "--players", "2", "--games", "3"]) == 0
    card = Path(f"{path}.md").read_text()
    assert all(f"| `{column}` |" in card for column in dataset.COLUMNS)
    assert "CC0-1.0" in card and "3 games" in capsys.readouterr().out


def test_a_game_that_ends_otherwise_is_refused() -> None:
    (game,) = dataset.play_part(("mantis", 2, None, "random"), 1, 3)
    about = {"edition": "mantis", "players": 2, "options": {}}
    with pytest.raises(ValueError, match="other rules"):
        list(dataset.replay(about, game._replace(payoffs=[0.5, 0.5])))
