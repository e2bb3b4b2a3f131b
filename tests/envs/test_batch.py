"""Batches: the same games as at tables, blind windows, opponents inside, and the next game after an end."""

import numpy as np
import numpy.typing as npt
import pytest

import kaboodle
from kaboodle.envs import AUTORESETS, Batch
from kaboodle.envs.batch import Autoreset
from kaboodle.envs.table_game import TableGame
from tests.envs.games import chosen
from tests.playing import BOOK, WITH_BOARD, name_of

ARRAYS = ("observations", "masks", "seats", "rewards", "ends", "seeds")


@pytest.mark.parametrize(("slug", "players", "options"), WITH_BOARD, ids=[name_of(*table) for table in WITH_BOARD])
def test_a_row_is_the_game_that_a_table_deals_from_the_same_seed(
    slug: str, players: int, options: dict[str, str]
) -> None:
    starter = None if options.get("first", "random") == "random" else "A"
    batch = Batch(slug, players, 2, options, seed=11, starter=starter)
    singles = [TableGame(slug, players, options, seed=seed, starter=starter) for seed in (11, 12)]
    games, turn = 0, 0
    while games < 2:
        for row, single in enumerate(singles):
            for name in ARRAYS:
                assert np.array_equal(getattr(batch, name)[row], getattr(single, name)[0]), (name, turn)
        actions = chosen(batch, turn)
        batch.step(actions)
        for row, single in enumerate(singles):
            single.step(actions[row : row + 1])
        games += int(batch.ends.sum())
        turn += 1


def test_the_seed_of_a_row_deals_the_same_game_at_a_table_and_its_log_replays_it() -> None:
    for slug, players in BOOK:
        batch = Batch(slug, players, 3, seed=5, autoreset="disabled", log=True)
        turn = 0
        while (batch.seats >= 0).any():
            ended = batch.ends.copy()
            batch.step(chosen(batch, turn))
            turn += 1
            for row in np.flatnonzero(batch.ends & ~ended):
                table = kaboodle.new(slug, players, int(batch.seeds[row]))
                for seat, action in zip(*batch.log(int(row)), strict=True):
                    table.act(table.seats[seat], action)
                assert table.over
                assert np.allclose(list(table.payoffs.values()), batch.rewards[row])


@pytest.mark.parametrize("level", ["random", "rollout"])
@pytest.mark.parametrize(("slug", "players"), [("original", 4), ("two-player", 2), ("mantis", 3), ("board", 3)])
def test_opponents_inside_play_the_same_in_every_batch(slug: str, players: int, level: str) -> None:
    many = Batch(slug, players, 5, seed=1, opponents=level)
    alone = Batch(slug, players, 1, seed=4, opponents=level)
    for turn in range(60):
        assert set(many.seats) <= {0, -1}
        for name in ARRAYS:
            assert np.array_equal(getattr(many, name)[3], getattr(alone, name)[0]), name
        actions = chosen(many, turn)
        many.step(actions)
        alone.step(actions[3:4])


def test_the_rollout_policy_beats_random_play() -> None:
    for slug, players in (("original", 2), ("mantis", 2), ("board", 2)):
        batch = Batch(slug, players, 400, seed=1, opponents={"A": "rollout", "B": "random"})
        assert batch.ends.all()
        assert batch.rewards[:, 0].mean() > 0.6, slug


def test_in_a_window_nobody_learns_how_others_answered() -> None:
    space = kaboodle.space("original")
    nope, passing = space.parse("nope"), space.parse("pass")
    compared = 0
    for seed in range(300):
        one, other = (Batch("original", 4, seed=seed) for _ in range(2))
        for turn in range(40):
            if one.seats[0] >= 0 and one.masks[0, nope] and one.masks[0, passing]:
                break
            actions = chosen(one, turn)
            one.step(actions)
            other.step(actions)
        else:
            continue
        ask = one._rows[0].game.ask
        one.step([nope])
        other.step([passing])
        if one._rows[0].game.ask == ask:  # another seat of the same window is asked
            assert other._rows[0].game.ask == ask
            compared += 1
            assert np.array_equal(one.observations, other.observations)
            assert np.array_equal(one.masks, other.masks)
    assert compared > 5, "hardly any window asked two seats"


def test_an_illegal_action_is_refused_and_nothing_is_played() -> None:
    batch = Batch("original", 4, 3, seed=1)
    before = [getattr(batch, name).copy() for name in ARRAYS]
    actions = chosen(batch, 0)
    for action, error in ((int(batch.masks[1].argmin()), kaboodle.IllegalMove), (9_999, kaboodle.InvalidMove)):
        actions[1] = action
        with pytest.raises(error):
            batch.step(actions)
        assert all(np.array_equal(getattr(batch, name), old) for name, old in zip(ARRAYS, before, strict=True))


def rewards_and_seeds(autoreset: Autoreset) -> list[tuple[int, npt.NDArray[np.float32]]]:
    """The first games of one row in order, by seed, each with its rewards."""
    batch = Batch("mantis", 2, seed=3, autoreset=autoreset)
    found: list[tuple[int, npt.NDArray[np.float32]]] = []
    for turn in range(4_000):
        if len(found) == 5:
            break
        seed = int(batch.seeds[0])
        batch.step(chosen(batch, turn))
        if batch.ends[0]:
            found.append((seed, batch.rewards[0].copy()))
            if autoreset == "disabled":
                batch.step([0])
                assert batch.seats[0] == -1
                assert not batch.ends[0], "an end is told once"
                batch.reset(rows=np.array([True]))
            elif autoreset == "same-step":
                assert batch.seats[0] >= 0
                assert batch.finals[0].any()
    return found


def test_the_same_games_are_dealt_in_every_mode() -> None:
    seeds = [[seed for seed, _ in rewards_and_seeds(mode)] for mode in AUTORESETS]
    assert len(set(seeds[0])) == 5
    assert seeds[0] == seeds[1] == seeds[2]
    for _, rewards in rewards_and_seeds("next-step"):
        assert rewards.sum() == pytest.approx(1)


@pytest.mark.parametrize(
    ("opponents", "said"), [("cat", "random and rollout"), ({"X": "random"}, "A B"), ({"B": "tiger"}, "inside")]
)
def test_opponents_that_cannot_play_inside_are_refused(opponents: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Batch("two-player", 2, opponents=opponents)


def test_a_batch_of_no_games_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one"):
        Batch("mantis", 2, 0)
