"""Random numbers: a fast generator, or a sealed cryptographic stream behind the same interface."""

import hashlib

import cython

from kaboodle.engine.bits import LONG, WORD, Long, Signed
from kaboodle.engine.event_buffer import BACK_ONLY, EVERYONE, NOT_TOLD, EventBuffer
from kaboodle.engine.fields import CopyableLayout, number, reference

MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407
ASIDE = 0x9E3779B97F4A7C15


class Secret:
    """A sealed random stream: word i is a keyed hash of i, so that anyone with the key can recompute it."""

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


class Rng(CopyableLayout):
    """A generator and the base of every game. It also records events if the game is watched."""

    rng = number(c_type="unsigned long long")  # state of the fast generator
    sealed = number()  # 1: words come from the secret
    secret = reference(Secret)  # set when sealed
    drawn = number()  # words taken from the secret
    watched = number(scratch=True)  # 1: events are recorded
    event_buffer = reference(EventBuffer)  # set when watched

    def start_engine(self, seed: Long, secret: Secret | None) -> None:
        """Start with a seeded fast generator, or with a sealed stream if there is a secret."""
        self.rng = scatter(seed & LONG)
        self.sealed = 0 if secret is None else 1
        self.secret = secret  # type: ignore[assignment]  # a reference may be None; it is read only when sealed
        self.drawn = 0
        self.watched = 0
        self.event_buffer = None  # type: ignore[assignment]  # as above; it is read only when watched

    def watch(self) -> None:
        """Record events from now on."""
        self.event_buffer = EventBuffer()
        self.watched = 1

    def drain(self) -> list[tuple[int, ...]]:
        """The events recorded since the last drain."""
        return self.event_buffer.drain() if self.watched else []

    def reseed(self, seed: Long) -> None:
        """Replace the generator, so that the next numbers cannot be predicted."""
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

    def show(self, what: int, seat: int, card: int, other: int, place: Signed, extra: int, whole: int) -> None:
        """Record an event. The seats in `whole` see all of it, the others everything but card and place."""
        if self.watched:
            self.event_buffer.write(what, seat, card, other, place, extra, whole, BACK_ONLY)

    def tell_all(self, what: int, seat: int, card: int, other: int, place: Signed, extra: int) -> None:
        """Record an event that everyone sees whole."""
        if self.watched:
            self.event_buffer.write(what, seat, card, other, place, extra, EVERYONE, BACK_ONLY)

    def whisper(self, what: int, seat: int, card: int, other: int, place: Signed, extra: int, whole: int) -> None:
        """Record an event that the seats outside `whole` do not get at all."""
        if self.watched:
            self.event_buffer.write(what, seat, card, other, place, extra, whole, NOT_TOLD)


def scatter(seed: Long) -> Long:
    """Spread a seed over 64 bits, so that neighbouring seeds give unrelated games."""
    seed = (seed + ASIDE) & LONG
    seed = ((seed ^ (seed >> 30)) * MULTIPLIER) & LONG
    seed = ((seed ^ (seed >> 27)) * ASIDE) & LONG
    return seed ^ (seed >> 31)


def output(state: Long) -> Long:
    """Permute 64 bits of generator state into 32 random bits (PCG XSH-RR)."""
    mixed = (((state >> 18) ^ state) >> 27) & WORD
    turn = state >> 59
    return ((mixed >> turn) | (mixed << ((32 - turn) & 31))) & WORD
