"""The Gymnasium faces: check_env, the three autoreset modes equal to SyncVectorEnv, and MaskablePPO."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from kaboodle.envs.gymnasium import KaboodleEnv, KaboodleVectorEnv, register
from kaboodle.envs.ids import ids

TABLES = [
    ("original", 4, {"nope_own": "true"}),
    ("good-vs-evil", 3, {}),
    ("two-player", 2, {}),
    ("mantis", 4, {}),
    ("board", 3, {}),
]


@pytest.mark.parametrize("name", ["Original-4p", "GoodVsEvil-3p", "TwoPlayer-2p", "Mantis-3p", "Board-2p"])
@pytest.mark.parametrize("opponents", ["random", "rollout", "cat"])
def test_check_env_finds_nothing(name: str, opponents: str) -> None:
    register()
    env = gymnasium.make(f"kaboodle/{name}-v0", opponents=opponents, render_mode="ansi")
    check_env(env.unwrapped)


def legal(masks: Any, dice: np.random.Generator) -> Any:
    """A legal action in every row; any in a row without one. Any: arrays."""
    return (masks * dice.random(masks.shape)).argmax(-1)


def assert_same(one: Any, other: Any, where: str) -> None:
    """Two results of Gymnasium are the same, whatever they are made of."""
    if isinstance(one, dict):
        assert one.keys() == other.keys(), where
        for key in one:
            assert_same(one[key], other[key], f"{where} {key}")
    elif isinstance(one, np.ndarray) and one.dtype == object:
        for first, second in zip(one, other, strict=True):
            assert (first is None) == (second is None), where
            assert first is None or np.array_equal(first, second), where
    else:
        assert np.array_equal(one, other), where
        assert np.asarray(one).dtype == np.asarray(other).dtype, where


@pytest.mark.parametrize("mode", list(AutoresetMode))
@pytest.mark.parametrize(("slug", "players", "options"), TABLES)
def test_the_vector_environment_equals_a_sync_vector_environment(
    slug: str, players: int, options: dict[str, str], mode: AutoresetMode
) -> None:
    vector = KaboodleVectorEnv(slug, players, 3, options, opponents="rollout", autoreset_mode=mode)
    assert vector.metadata["autoreset_mode"] == mode
    sync = SyncVectorEnv([lambda: KaboodleEnv(slug, players, options, opponents="rollout")] * 3, autoreset_mode=mode)
    assert vector.single_observation_space == sync.single_observation_space
    assert vector.action_space == sync.action_space
    dice, ended = np.random.default_rng(1), 0
    (seen, infos), (their_seen, their_infos) = vector.reset(seed=7), sync.reset(seed=7)
    assert_same(seen, their_seen, "reset")
    assert_same(infos, their_infos, "reset info")
    for step in range(4_000):
        actions = legal(vector.batch.masks, dice)
        if step % 10 == 3 and (vector.batch.seats >= 0).all():
            actions[0] = int(vector.batch.masks[0].argmin())  # sometimes an action that is not legal
        mine, theirs = vector.step(actions), sync.step(actions)
        for part, their_part, name in zip(mine, theirs, ("obs", "reward", "end", "cut", "info"), strict=True):
            assert_same(part, their_part, f"step {step} {name}")
        ended += int(mine[2].sum())
        if mode == AutoresetMode.DISABLED and mine[2].any():
            again = vector.reset(options={"reset_mask": mine[2].copy()})
            their_again = sync.reset(options={"reset_mask": mine[2].copy()})
            assert_same(again[0], their_again[0], "reset with a mask")
            assert_same(again[1], their_again[1], "reset with a mask, info")
        if ended >= 6:
            return
    raise AssertionError("hardly any game ended")


def test_an_illegal_action_makes_the_default_move_and_is_told() -> None:
    one, other = (KaboodleEnv("original", 4) for _ in range(2))
    one.reset(seed=3)
    other.reset(seed=3)
    wrong, default = int(one.game.masks[0].argmin()), other.game.default_action(0)
    first, second = one.step(np.int64(wrong)), other.step(np.int64(default))
    assert np.array_equal(first[0], second[0])
    assert (first[4]["illegal"], second[4]["illegal"]) == (True, False)


def test_every_id_is_registered_and_made() -> None:
    register()
    for known in ids():
        env = gymnasium.make(str(known), opponents="random")
        _, info = env.reset(seed=1)
        assert info["action_mask"].any()
    vector = gymnasium.make_vec("kaboodle/Mantis-2p-v0", num_envs=2)
    assert isinstance(vector.unwrapped, KaboodleVectorEnv)


def test_observations_are_within_their_space_throughout() -> None:
    for slug, players, options in TABLES:
        env = KaboodleEnv(slug, players, options, opponents="random")
        dice = np.random.default_rng(2)
        seen, _ = env.reset(seed=2)
        for _ in range(300):
            assert env.observation_space.contains(seen), slug
            seen, _, ended, _, _ = env.step(legal(env.game.masks[0], dice))
            if ended:
                seen, _ = env.reset()


@pytest.mark.parametrize("opponents", [{"B": "random"}, {"A": "random", "B": "random"}])
def test_opponents_sit_in_all_other_seats(opponents: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="B C"):
        KaboodleEnv("mantis", 3, opponents=opponents)


def test_maskable_ppo_of_sb3_contrib_trains() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        contrib = pytest.importorskip("sb3_contrib", reason="needs sb3-contrib, which needs PyTorch")
        env = KaboodleEnv("two-player", 2, opponents="random")
        model = contrib.MaskablePPO("MlpPolicy", env, n_steps=64, batch_size=32, n_epochs=1, seed=1, device="cpu")
        before = [parameter.detach().clone() for parameter in model.policy.parameters()]
        model.learn(128)
    assert any(not (old == new).all() for old, new in zip(before, model.policy.parameters(), strict=True))
    env.reset(seed=1)
    action, _ = model.predict(env.game.observations[0], action_masks=env.action_masks())
    assert env.game.masks[0, int(action)] == 1
