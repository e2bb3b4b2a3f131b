"""What every game's kernel stands on: its chance, and a witness for what happens."""

import hashlib
from typing import TypeAlias

import cython

from kaboodle.rules.witness import BACK_ONLY, EVERYONE, NOT_TOLD, Witness

Long: TypeAlias = int  # unsigned 64 bits in the compiled kernel

MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407
ASIDE = 0x9E3779B97F4A7C15
SEQUENCE = 0x077CB531  # every five bits of it differ: a perfect hash of the 32 single bits
PLACES = [0] * 32
for place in range(32):
    PLACES[(SEQUENCE << place & 0xFFFFFFFF) >> 27] = place
PRIME = 16777619
BASIS = 2166136261  # where a fingerprint begins
WORD = 0xFFFFFFFF
LONG = 0xFFFFFFFFFFFFFFFF


class Engine:
    """A game in progress. Chance is a fast generator, or a sealed cryptographic stream behind the same `below`."""

    def start_engine(self, seed: Long, secret: "Secret | None") -> None:
        """Begin with a seeded fast generator, or with a sealed stream when there is a secret."""
        self.rng = scatter(seed & LONG)
        self.sealed = 0 if secret is None else 1
        self.secret: Secret = secret  # type: ignore[assignment]  # there is one when `sealed`
        self.drawn = 0
        self.watched = 0
        self.witness: Witness = None  # type: ignore[assignment]  # there is one when `watched`

    def watch(self) -> None:
        """Keep a record of what happens from now on."""
        self.witness = Witness()
        self.watched = 1

    def drain(self) -> list[tuple[int, ...]]:
        """What was recorded since the last drain."""
        return self.witness.drain() if self.watched else []

    def reseed(self, seed: Long) -> None:
        """Replace the generator, so that what comes next cannot be foreseen."""
        self.rng = scatter(seed)
        self.sealed = 0
        self.drawn = 0

    def word(self) -> Long:
        """The next 32 random bits."""
        if self.sealed:
            self.drawn += 1
            return self.sealed_word(self.drawn)
        state = self.rng
        self.rng = (state * MULTIPLIER + INCREMENT) & LONG
        return output(state)

    def sealed_word(self, place: int) -> Long:
        """32 bits of the sealed stream; negative places are the side stream."""
        with cython.gil:
            return self.secret.word(place)

    def below(self, n: Long) -> int:
        """A uniform int in 0..n-1 (n at least 1), by multiplication with rejection."""
        product = self.word() * n
        while (product & WORD) < n and (product & WORD) < (WORD + 1 - n) % n:
            product = self.word() * n
        return product >> 32

    def show(self, what: int, seat: int, card: int, other: int, place: int, extra: int, whole: int) -> None:
        """Record an event: the seats in `whole` see all of it, the others everything but card and place."""
        if self.watched:
            self.witness.write(what, seat, card, other, place, extra, whole, BACK_ONLY)

    def tell_all(self, what: int, seat: int, card: int, other: int, place: int, extra: int) -> None:
        """Record an event that everyone sees whole."""
        if self.watched:
            self.witness.write(what, seat, card, other, place, extra, EVERYONE, BACK_ONLY)

    def whisper(self, what: int, seat: int, card: int, other: int, place: int, extra: int, whole: int) -> None:
        """Record an event of which the seats outside `whole` learn nothing at all."""
        if self.watched:
            self.witness.write(what, seat, card, other, place, extra, whole, NOT_TOLD)


def scatter(seed: Long) -> Long:
    """Spread a seed over 64 bits, so that neighbouring seeds give unrelated games."""
    seed = (seed + ASIDE) & LONG
    seed = ((seed ^ (seed >> 30)) * MULTIPLIER) & LONG
    seed = ((seed ^ (seed >> 27)) * ASIDE) & LONG
    return seed ^ (seed >> 31)


def mix(value: Long, number: Long) -> Long:
    """A fingerprint of 32 bits that takes in one more number (FNV-1a)."""
    return ((value ^ number) * PRIME) & WORD


def lowest(bits: Long) -> int:
    """The place of the lowest bit that is set, of 32."""
    return PLACES[(((bits & (~bits + 1)) * SEQUENCE) & WORD) >> 27]


def output(state: Long) -> Long:
    """Permute 64 bits of generator state into 32 random bits (PCG XSH-RR)."""
    mixed = (((state >> 18) ^ state) >> 27) & WORD
    turn = state >> 59
    return ((mixed >> turn) | (mixed << ((32 - turn) & 31))) & WORD


class Secret:
    """A sealed stream of chance: word i is a keyed hash of i, so that it can be recomputed by anyone with the key."""

    def __init__(self, key: bytes) -> None:
        if len(key) != 32:
            raise ValueError(f"a secret key has 32 bytes, not {len(key)}")
        self.key = key

    def word(self, i: int) -> int:
        """The 32 bits at place i; negative places are the side stream."""
        block = hashlib.blake2b(
            i.to_bytes(8, "big", signed=True), key=self.key, digest_size=4, person=b"kaboodle-chance1"
        )
        return int.from_bytes(block.digest(), "big")
