"""Whole numbers of fixed width: sets as bits, and a hash."""

from collections.abc import MutableSequence
from typing import TypeAlias

Long: TypeAlias = int  # unsigned 64 bits in the compiled kernel
Signed: TypeAlias = int  # signed 64 bits
Shorts: TypeAlias = MutableSequence[int] | memoryview  # a buffer of signed 16-bit numbers, one after another
Bytes: TypeAlias = MutableSequence[int] | memoryview  # a buffer of bytes
Floats: TypeAlias = MutableSequence[float] | memoryview  # a buffer of 32-bit floating-point numbers
Longs: TypeAlias = MutableSequence[int] | memoryview  # a buffer of signed 64-bit numbers
UnsignedLongs: TypeAlias = MutableSequence[int] | memoryview  # a buffer of unsigned 64-bit numbers

WORD = 0xFFFFFFFF
LONG = 0xFFFFFFFFFFFFFFFF
PRIME = 16777619
BASIS = 2166136261  # the initial value of a fingerprint
SEQUENCE = 0x022FDD63CC95386D  # a de Bruijn sequence: all its 64 windows of six bits differ, a perfect hash of one bit
PLACES = [0] * 64
for place in range(64):
    PLACES[(SEQUENCE << place & LONG) >> 58] = place


def bit(place: int) -> Long:
    """The set with one member, a number below 64."""
    return (LONG & 1) << place  # 64 bits wide also in C


def lowest(bits: Long) -> int:
    """The index of the lowest set bit of 64."""
    return PLACES[(((bits & (~bits + 1)) * SEQUENCE) & LONG) >> 58]


def mix(value: Long, number: Long) -> Long:
    """Add one number to a 32-bit fingerprint (FNV-1a)."""
    return ((value ^ number) * PRIME) & WORD
