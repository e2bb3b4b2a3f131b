"""Trained policies: PPO improves, and what it exports plays at tables and in the arena without PyTorch."""

import itertools
import subprocess
import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest

import kaboodle
from kaboodle.bots.bot import play_out
from kaboodle.bots.random import RandomBot
from kaboodle.envs import Batch, Id
from kaboodle.envs.features import features_of
from kaboodle.envs.policy import Policy, PolicyBot, baseline, load


def untrained(known: Id) -> Policy:
    """A network with random weights."""
    dice = np.random.default_rng(1)
    inputs = features_of(kaboodle.observation(known.edition, known.players)).size
    sizes = [inputs, 8, kaboodle.space(known.edition).size]
    weights = [
        (dice.normal(size=(one, two)).astype(np.float32), np.zeros(two, np.float32))
        for one, two in itertools.pairwise(sizes)
    ]
    return Policy(known, weights)


@pytest.mark.parametrize("known", [Id("original", 3), Id("two-player", 2), Id("mantis", 2), Id("board", 2)], ids=str)
def test_a_saved_policy_plays_whole_games_at_a_table(tmp_path: Path, known: Id) -> None:
    path = tmp_path / "policy.npz"
    untrained(known).save(path)
    table = kaboodle.new(known.edition, known.players, seed=1)
    bots = {seat: PolicyBot(load(path)) if seat == "A" else RandomBot() for seat in table.seats}
    play_out(table, bots, Random(1))
    assert table.over


def test_a_saved_policy_chooses_as_it_did_before_up_to_16_bits(tmp_path: Path) -> None:
    policy = untrained(Id("mantis", 2))
    policy.save(tmp_path / "policy.npz")
    batch = Batch("mantis", 2, 64, seed=1)
    parts = (batch.observations, batch.masks)
    before, after = policy.logits(*parts), load(tmp_path / "policy.npz").logits(*parts)
    assert np.allclose(before, after, atol=0.05)
    assert (batch.masks[np.arange(64), policy.act(*parts)] == 1).all()


def test_a_policy_of_another_game_is_refused() -> None:
    bot, table = PolicyBot(untrained(Id("mantis", 2))), kaboodle.new("mantis", 3, seed=1)
    with pytest.raises(ValueError, match="Mantis-2p"):
        bot.choose(table.observation(table.waiting[0]), Random(1))
    with pytest.raises(ValueError, match="not one for"):
        Policy(Id("original", 2), untrained(Id("mantis", 2)).weights)
    with pytest.raises(LookupError, match="no trained baseline"):
        baseline("original", 9)


def test_policies_are_played_without_pytorch() -> None:
    code = "import sys, kaboodle.envs.policy; assert 'torch' not in sys.modules"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_ppo_changes_its_policy_and_exports_what_it_plays() -> None:
    torch = pytest.importorskip("torch", reason="needs PyTorch: pip install 'kaboodle[learn]'")
    from kaboodle.envs.ppo import PpoSettings, Trainer  # needs PyTorch

    trainer = Trainer(Id("mantis", 2), PpoSettings(games=4, steps=8, hidden=8, minibatch=16))
    before = [part.detach().clone() for part in trainer.network.parameters()]
    trainer.train(minutes=1, updates=2)
    assert trainer.decisions == 2 * 2 * 4 * 8
    assert all((old != new).any() for old, new in zip(before, trainer.network.parameters(), strict=True))
    inputs, masks = trainer.look()
    theirs = trainer.network.policy(inputs).detach().numpy()
    parts = (trainer.batches[0].observations, trainer.batches[0].masks)
    legal = parts[1] > 0
    assert np.allclose(theirs[: len(legal)][legal], trainer.export().logits(*parts)[legal], atol=1e-4)
    assert torch.isfinite(torch.from_numpy(theirs)).all() and masks.any()
