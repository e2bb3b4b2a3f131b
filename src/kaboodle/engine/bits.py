"""Whole numbers of fixed width: sets as bits, and a hash."""

from typing import TypeAlias

Long: TypeAlias = int  # unsigned 64 bits in the compiled kernel
Signed: TypeAlias = int  # signed 64 bits

WORD = 0xFFFFFFFF
LONG = 0xFFFFFFFFFFFFFFFF
PRIME = 16777619
BASIS = 2166136261  # where a fingerprint begins
SEQUENCE = 0x022FDD63CC95386D  # a de Bruijn sequence: all its 64 windows of six bits differ, a perfect hash of one bit
PLACES = [0] * 64
for place in range(64):
    PLACES[(SEQUENCE << place & LONG) >> 58] = place


def bit(place: int) -> Long:
    """A set of one: its member is a number below 64."""
    return (LONG & 1) << place  # 64 bits wide also in C


def lowest(bits: Long) -> int:
    """The place of the lowest bit that is set, of 64."""
    return PLACES[(((bits & (~bits + 1)) * SEQUENCE) & LONG) >> 58]


def mix(value: Long, number: Long) -> Long:
    """A fingerprint of 32 bits that takes in one more number (FNV-1a)."""
    return ((value ^ number) * PRIME) & WORD
