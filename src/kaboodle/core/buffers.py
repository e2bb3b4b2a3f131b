"""Buffers of numbers that observations and masks are written into: NumPy arrays, `array.array`, `bytearray`."""

from array import array
from collections.abc import Sequence
from typing import Any

SHORT = "h"


def shorts(out: Any, size: int) -> memoryview:  # Any: whatever has a buffer
    """A buffer of 16-bit numbers; ValueError says what does not fit."""
    try:
        view = memoryview(out)
    except TypeError:
        raise ValueError(
            f"an observation is written into a buffer of 16-bit numbers, not {type(out).__name__}"
        ) from None
    if view.format != SHORT or not view.c_contiguous or view.readonly or view.nbytes != 2 * size:
        raise ValueError(
            f"an observation needs {size} writable 16-bit numbers (int16), not {view.nbytes // view.itemsize} of"
            f" format {view.format}"
        )
    return view if view.ndim == 1 else view.cast("B").cast("h")


def octets(out: Any, size: int) -> memoryview:  # Any: as above
    """A buffer of bytes or flags; ValueError says what does not fit."""
    try:
        view = memoryview(out)
    except TypeError:
        raise ValueError(f"a mask is written into a buffer of bytes or flags, not {type(out).__name__}") from None
    if view.itemsize != 1 or not view.c_contiguous or view.readonly or view.nbytes != size:
        raise ValueError(f"a mask needs {size} writable bytes (int8, uint8 or bool), not {view.nbytes} bytes")
    return view.cast("B")


def fill(view: memoryview, numbers: Sequence[int]) -> None:
    """Write numbers into a buffer of 16-bit numbers."""
    view[:] = memoryview(array(SHORT, numbers))
