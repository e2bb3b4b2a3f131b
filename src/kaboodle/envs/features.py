"""Numbers of an observation as inputs of a network: counts scaled, categories one-hot, sets as bits."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kaboodle.core.observation_layout import ObservationField, ObservationLayout

SHOWN = 3  # places of a row of categories, such as the draw pile, that are one-hot
MOST = 16.0  # counts are divided by their highest value, at most by this
BITS, WORDS = 15, 2  # of a set; longer ones repeat in another form what counts by title say
VERSION = 1  # goes up when inputs change


class Features(NamedTuple):
    """Which numbers are scaled, which are compared with a value, and of which a bit is taken."""

    scaled: npt.NDArray[np.int64]
    scales: npt.NDArray[np.float32]
    compared: npt.NDArray[np.int64]
    values: npt.NDArray[np.int16]
    bits: npt.NDArray[np.int64]
    shifts: npt.NDArray[np.int16]

    @property
    def size(self) -> int:
        """How many inputs there are."""
        return len(self.scaled) + len(self.compared) + len(self.bits)

    def __call__(self, observations: npt.NDArray[np.int16]) -> npt.NDArray[np.float32]:
        """The inputs of observations, one row each."""
        return np.concatenate(
            [
                observations[:, self.scaled] * self.scales,
                (observations[:, self.compared] == self.values).astype(np.float32),
                (observations[:, self.bits] >> self.shifts & 1).astype(np.float32),
            ],
            axis=1,
        )


def features_of(layout: ObservationLayout) -> Features:
    """The inputs for a layout. Events and the order of the discard pile are left out: what follows from them is in."""
    scaled: list[tuple[int, float]] = []
    compared: list[tuple[int, int]] = []
    bits: list[tuple[int, int]] = []
    for field in layout.fields:
        if field.name.startswith("history"):
            continue
        if field.kind in ("count", "flag", "weight"):
            scale = field.high if field.kind == "weight" else min(field.high, MOST)
            scaled += [(place, 1 / max(scale, 1)) for place in range(field.start, field.stop)]
        elif field.kind == "set" and field.stop - field.start <= WORDS:
            bits += [(place, bit) for place in range(field.start, field.stop) for bit in range(BITS)]
        elif field.kind != "set":
            compared += one_hot(field)
    return Features(
        np.array([place for place, _ in scaled], np.int64),
        np.array([scale for _, scale in scaled], np.float32),
        np.array([place for place, _ in compared], np.int64),
        np.array([value for _, value in compared], np.int16),
        np.array([place for place, _ in bits], np.int64),
        np.array([bit for _, bit in bits], np.int16),
    )


def one_hot(field: ObservationField) -> list[tuple[int, int]]:
    """Every value of the first places of a field, but the lowest, which is nothing."""
    places = range(field.start, min(field.stop, field.start + SHOWN))
    return [(place, value) for place in places for value in range(field.low + 1, field.high + 1)]
