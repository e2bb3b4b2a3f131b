"""Masked PPO with an entropy bonus on the vector environment: trains the baseline and draws its learning curve.

Usage: python -m kaboodle.envs.ppo EDITION PLAYERS --minutes 10 --out policy.npz. It needs PyTorch and Matplotlib:
`pip install 'kaboodle[envs,learn]'`. The file that it writes is played with NumPy alone, see policy.py.
"""

import argparse
import json
import time
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from kaboodle.envs.batch import Batch
from kaboodle.envs.features import Features, features_of
from kaboodle.envs.ids import Id
from kaboodle.envs.policy import FAR, Policy

OPPONENTS = ("random", "rollout")  # half of the games against each


@dataclass(frozen=True)
class PpoSettings:
    """What can be set; the defaults train the shipped baselines."""

    games: int = 128  # at once, against each kind of opponent
    steps: int = 64  # of each game between two updates
    hidden: int = 128  # units of each of two layers
    epochs: int = 3
    minibatch: int = 2048
    learning_rate: float = 7e-4
    discount: float = 0.999
    smoothing: float = 0.95  # the lambda of the advantages
    clip: float = 0.2
    entropy: float = 0.01
    value_weight: float = 0.5
    largest_gradient: float = 0.5


class Network(nn.Module):
    """Two separate networks of tanh layers: logits of the actions, and the chance of winning."""

    def __init__(self, inputs: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.policy = layers(inputs, hidden, actions, last_gain=0.01)
        self.value = layers(inputs, hidden, 1, last_gain=1.0)

    def distribution(self, inputs: Tensor, masks: Tensor) -> Categorical:
        """The policy: illegal actions have no probability."""
        return Categorical(logits=self.policy(inputs).masked_fill(~masks, FAR), validate_args=False)


def layers(inputs: int, hidden: int, outputs: int, last_gain: float) -> nn.Sequential:
    """Two hidden layers, initialised orthogonally."""
    made = [nn.Linear(inputs, hidden), nn.Linear(hidden, hidden), nn.Linear(hidden, outputs)]
    for layer, gain in zip(made, (2**0.5, 2**0.5, last_gain), strict=True):
        nn.init.orthogonal_(layer.weight, gain)
        nn.init.zeros_(layer.bias)
    return nn.Sequential(made[0], nn.Tanh(), made[1], nn.Tanh(), made[2])


@dataclass
class Rollout:
    """What was seen and done between two updates: tensors of shape (steps, games, ...)."""

    inputs: Tensor
    masks: Tensor
    actions: Tensor
    log_chances: Tensor
    values: Tensor  # one more step than the others
    rewards: Tensor
    ends: Tensor


@dataclass
class Curve:
    """The learning curve: after each update, how many decisions there were and how many games were won."""

    decisions: list[int] = field(default_factory=list)
    minutes: list[float] = field(default_factory=list)
    won: dict[str, list[float]] = field(default_factory=lambda: {level: [] for level in OPPONENTS})


class Trainer:
    """Plays against opponents inside the kernel, and improves."""

    def __init__(self, known: Id, settings: PpoSettings, seed: int = 1) -> None:
        torch.manual_seed(seed)
        self.id, self.settings = known, settings
        self.batches = [
            Batch(
                known.edition,
                known.players,
                settings.games,
                seed=seed + 1_000_000 * i,
                opponents=level,
                autoreset="same-step",
            )
            for i, level in enumerate(OPPONENTS)
        ]
        self.features: Features = features_of(self.batches[0].layout)
        self.network = Network(self.features.size, self.batches[0].space.size, settings.hidden)
        self.optimizer = torch.optim.Adam(self.network.parameters(), settings.learning_rate, eps=1e-5)
        self.curve = Curve()
        self.decisions = 0

    def look(self) -> tuple[Tensor, Tensor]:
        """Inputs and masks of all games."""
        observations = np.concatenate([batch.observations for batch in self.batches])
        masks = np.concatenate([batch.masks for batch in self.batches])
        return torch.from_numpy(self.features(observations)), torch.from_numpy(masks.astype(np.bool_))

    @torch.no_grad()
    def play(self) -> Rollout:
        """Play some steps of every game with the current policy; note how many games were won."""
        settings, count = self.settings, len(self.batches) * self.settings.games
        steps: dict[str, list[Tensor]] = {name: [] for name in ("inputs", "masks", "actions", "log_chances", "values")}
        rewards, ends = torch.zeros(settings.steps, count), torch.zeros(settings.steps, count)
        inputs, masks = self.look()
        for step in range(settings.steps):
            policy = self.network.distribution(inputs, masks)
            actions = policy.sample()
            seen = (inputs, masks, actions, policy.log_prob(actions), self.network.value(inputs).squeeze(1))
            for name, tensor in zip(steps, seen, strict=True):
                steps[name].append(tensor)
            for batch, part in zip(self.batches, actions.numpy().reshape(len(self.batches), -1), strict=True):
                batch.step(part)
            rewards[step] = torch.from_numpy(np.concatenate([batch.rewards[:, 0] for batch in self.batches]))
            ends[step] = torch.from_numpy(np.concatenate([batch.ends for batch in self.batches]).astype(np.float32))
            inputs, masks = self.look()
        steps["values"].append(self.network.value(inputs).squeeze(1))
        self.decisions += settings.steps * count
        self.note(rewards, ends)
        joined = {name: torch.stack(tensors) for name, tensors in steps.items()}
        return Rollout(**joined, rewards=rewards, ends=ends)

    def note(self, rewards: Tensor, ends: Tensor) -> None:
        """Add a point to the learning curve."""
        self.curve.decisions.append(self.decisions)
        for level, won, ended in zip(
            OPPONENTS, rewards.chunk(len(OPPONENTS), 1), ends.chunk(len(OPPONENTS), 1), strict=True
        ):
            self.curve.won[level].append(float(won.sum() / max(float(ended.sum()), 1.0)))

    def advantages(self, rollout: Rollout) -> Tensor:
        """Generalised advantage estimates; a game that ended is not continued by the next one."""
        found, running = torch.zeros_like(rollout.rewards), torch.zeros(rollout.rewards.shape[1])
        for step in reversed(range(self.settings.steps)):
            goes_on = 1.0 - rollout.ends[step]
            error = (
                rollout.rewards[step]
                + self.settings.discount * rollout.values[step + 1] * goes_on
                - rollout.values[step]
            )
            running = error + self.settings.discount * self.settings.smoothing * goes_on * running
            found[step] = running
        return found

    def improve(self, rollout: Rollout) -> None:
        """Some epochs of clipped policy gradient over what was played."""
        advantages = self.advantages(rollout)
        targets = (advantages + rollout.values[:-1]).flatten()
        flat = [rollout.inputs, rollout.masks, rollout.actions, rollout.log_chances, advantages]
        inputs, masks, actions, before, gains = [tensor.flatten(0, 1) for tensor in flat]
        for _ in range(self.settings.epochs):
            for chosen in torch.randperm(len(inputs)).split(self.settings.minibatch):
                policy = self.network.distribution(inputs[chosen], masks[chosen])
                gain = (gains[chosen] - gains[chosen].mean()) / (gains[chosen].std() + 1e-8)
                ratio = (policy.log_prob(actions[chosen]) - before[chosen]).exp()
                clipped = ratio.clamp(1 - self.settings.clip, 1 + self.settings.clip)
                policy_loss = -torch.minimum(ratio * gain, clipped * gain).mean()
                value_loss = (self.network.value(inputs[chosen]).squeeze(1) - targets[chosen]).square().mean()
                loss = policy_loss + self.settings.value_weight * value_loss
                loss = loss - self.settings.entropy * policy.entropy().mean()
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), self.settings.largest_gradient)
                self.optimizer.step()

    def train(self, minutes: float, updates: int | None = None) -> None:
        """Play and improve until the time is over, or for a number of updates; the learning rate falls to zero."""
        start = time.monotonic()
        done = 0.0
        while done < 1.0:
            for group in self.optimizer.param_groups:
                group["lr"] = self.settings.learning_rate * (1.0 - done)
            self.improve(self.play())
            passed = (time.monotonic() - start) / 60
            self.curve.minutes.append(passed)
            done = len(self.curve.decisions) / updates if updates else passed / minutes

    def export(self) -> Policy:
        """The policy without PyTorch."""
        weights = [
            (layer.weight.detach().numpy().T.copy(), layer.bias.detach().numpy().copy())
            for layer in self.network.policy
            if isinstance(layer, nn.Linear)
        ]
        about = {"decisions": self.decisions, "minutes": round(self.curve.minutes[-1], 1), "opponents": OPPONENTS}
        return Policy(self.id, weights, about)


def draw(curve: Curve, title: str, path: Path) -> None:
    """The learning curve as a plot."""
    from matplotlib.figure import Figure  # only used here

    axes = (figure := Figure(figsize=(7, 4), layout="constrained")).subplots()
    for level, won in curve.won.items():
        width = max(1, len(won) // 50)
        smooth = np.convolve(won, np.ones(width) / width, mode="valid")
        axes.plot(np.array(curve.decisions[width - 1 :]) / 1e6, smooth, label=f"against {level}")
    axes.set(xlabel="million decisions", ylabel="share of games won", title=title, ylim=(0, 1))
    axes.legend(loc="lower right")
    axes.grid(alpha=0.3)
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def main() -> None:
    """Train, export and draw."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("edition")
    words.add_argument("players", type=int)
    words.add_argument("--minutes", type=float, default=10.0)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--threads", type=int, default=1)
    words.add_argument("--out", type=Path, default=Path("policy.npz"))
    parsed = words.parse_args()
    torch.set_num_threads(parsed.threads)
    trainer = Trainer(Id(parsed.edition, parsed.players), PpoSettings(), parsed.seed)
    trainer.train(parsed.minutes)
    trainer.export().save(parsed.out)
    draw(trainer.curve, str(trainer.id), parsed.out.with_suffix(".svg"))
    last = {level: round(float(np.mean(won[-20:])), 3) for level, won in trainer.curve.won.items()}
    print(json.dumps({"decisions": trainer.decisions, "minutes": round(trainer.curve.minutes[-1], 1), "won": last}))


if __name__ == "__main__":
    main()
