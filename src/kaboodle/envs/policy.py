"""A trained policy in a small file, played with NumPy alone: as a bot at a table, in the arena and in the pool."""

import json
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

import kaboodle
from kaboodle.core.observation import Observation
from kaboodle.envs.features import VERSION, features_of
from kaboodle.envs.ids import Id, parse_id

SHIPPED = Path(__file__).parent / "policies"
FAR = -1e9  # the logit of an action that is not legal
Weights = list[tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]]  # of each layer: matrix and offsets


class Policy:
    """A network of layers with tanh between them, from the inputs of `features` to a logit for every action."""

    def __init__(self, known: Id, weights: Weights, about: dict[str, Any] | None = None) -> None:  # Any: values of JSON
        self.id, self.weights, self.about = known, weights, dict(about or {})
        self.layout = kaboodle.observation(known.edition, known.players)
        self.space = kaboodle.space(known.edition)
        self.features = features_of(self.layout)
        if weights[0][0].shape[0] != self.features.size or weights[-1][0].shape[1] != self.space.size:
            raise ValueError(f"this network is not one for {known}")

    def logits(self, observations: npt.NDArray[np.int16], masks: npt.NDArray[np.int8]) -> npt.NDArray[np.float32]:
        """A logit for every action of each row; those that are not legal are far below."""
        values = self.features(observations)
        for matrix, offsets in self.weights[:-1]:
            values = np.tanh(values @ matrix + offsets)
        matrix, offsets = self.weights[-1]
        found: npt.NDArray[np.float32] = np.where(masks > 0, values @ matrix + offsets, np.float32(FAR))
        return found

    def act(self, observations: npt.NDArray[np.int16], masks: npt.NDArray[np.int8]) -> npt.NDArray[np.int64]:
        """The likeliest action of each row."""
        found: npt.NDArray[np.int64] = self.logits(observations, masks).argmax(1)
        return found

    def save(self, path: Path) -> None:
        """Write the policy; numbers have 16 bits."""
        about = {**self.about, "id": str(self.id), "features": VERSION}
        arrays: dict[str, Any] = {"about": np.frombuffer(json.dumps(about).encode(), np.uint8)}  # Any: arrays
        for i, (matrix, offsets) in enumerate(self.weights):
            arrays[f"matrix{i}"], arrays[f"offsets{i}"] = matrix.astype(np.float16), offsets.astype(np.float16)
        np.savez_compressed(path, **arrays)


def load(path: Path | str) -> Policy:
    """Read a policy from its file; ValueError if it is made for other inputs."""
    with np.load(path, allow_pickle=False) as file:
        about = json.loads(file["about"].tobytes())
        if about["features"] != VERSION:
            raise ValueError(f"{path} has inputs of version {about['features']}, not {VERSION}")
        count = sum(name.startswith("matrix") for name in file.files)
        weights = [
            (file[f"matrix{i}"].astype(np.float32), file[f"offsets{i}"].astype(np.float32)) for i in range(count)
        ]
    return Policy(parse_id(about["id"]), weights, about)


class PolicyBot:
    """Plays the likeliest action of a policy. A play of several stages is decided stage by stage."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, observation: Observation, rng: Random) -> str:
        """The policy's move."""
        if (observation.edition, observation.blinded.players) != self.policy.id[:2]:
            raise ValueError(f"this policy plays {self.policy.id}")
        if len(observation.actions) == 1:
            return observation.moves[0]
        numbers = np.zeros((1, self.policy.layout.size), np.int16)
        mask = np.zeros((1, self.policy.space.size), np.int8)
        table, seat = observation.table(rng.getrandbits(64)), observation.seat
        stages: list[int] = []
        while not stages or table.question in table.family.stages:
            actions = table.actions(seat)
            if len(actions) == 1:
                action = actions[0]
            else:
                table.observe(seat, out=numbers[0], layout=self.policy.layout)
                table.mask(seat, out=mask[0])
                action = int(self.policy.act(numbers, mask)[0])
            stages.append(table.game.move_of(observation.index, action, self.policy.space.kernel))
            table.act(seat, action)
        return observation.text(tuple(stages))


def shipped() -> dict[Id, Path]:
    """The trained baselines that come with Kaboodle."""
    return {parse_id(path.stem): path for path in sorted(SHIPPED.glob("*.npz"))}


@lru_cache(maxsize=8)
def baseline(edition: str, players: int) -> PolicyBot:
    """The trained baseline of an edition; LookupError if there is none."""
    path = shipped().get(Id(edition, players))
    if path is None:
        raise LookupError(f"there is no trained baseline of {edition} for {players}")
    return PolicyBot(load(path))


class BaselineBot:
    """The trained baseline of whatever is played, for the arena: `kaboodle.envs.policy:BaselineBot`."""

    def choose(self, observation: Observation, rng: Random) -> str:
        """The move of the baseline."""
        return baseline(observation.edition, observation.blinded.players).choose(observation, rng)
