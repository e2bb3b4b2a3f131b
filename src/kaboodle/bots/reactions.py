"""How bots react to public events with emotes, by temperament. Nothing here can see a card."""

from random import Random

import msgspec

from kaboodle.core.temperament import Temperament

# How often each reacts.
LIVELY: dict[Temperament, float] = {
    "bold": 0.6,
    "careful": 0.4,
    "vengeful": 0.55,
    "joker": 0.75,
}
INVOLVED = 1.3  # how much more often who is part of the event
SOONEST, LATEST = 400, 1_300  # ms until an emote

# For each event the emotes of who caused it, of whom it hits, and of the others. Nobody laughs at who is out.
Emotes = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]
EMOTES: dict[Temperament, dict[str, Emotes]] = {
    "bold": {
        "nope": (("laugh", "party"), ("angry", "laugh"), ("wow", "party")),
        "explode": ((), ("oops", "well-played"), ("wow",)),
        "defuse": (("party", "laugh"), (), ("well-played", "wow")),
        "steal": (("party",), ("wow", "angry"), ("wow",)),
    },
    "careful": {
        "nope": (("oops",), ("thinking", "oops"), ("thinking", "wow")),
        "explode": ((), ("cry", "well-played"), ("oops", "cry")),
        "defuse": (("thanks",), (), ("well-played",)),
        "steal": (("thanks",), ("oops", "cry"), ("thinking",)),
    },
    "vengeful": {
        "nope": (("angry", "well-played"), ("angry",), ("thinking",)),
        "explode": ((), ("angry", "cry"), ("oops", "thinking")),
        "defuse": (("angry", "party"), (), ("thinking",)),
        "steal": (("laugh",), ("angry",), ("thinking",)),
    },
    "joker": {
        "nope": (("laugh", "party"), ("laugh", "cry"), ("laugh", "party")),
        "explode": ((), ("laugh", "party"), ("wow", "oops")),
        "defuse": (("party", "oops"), (), ("party", "wow")),
        "steal": (("laugh", "thanks"), ("laugh", "wow"), ("laugh",)),
    },
}


class Reaction(msgspec.Struct, frozen=True):
    """An emote that a bot is about to show."""

    seat: str
    emote: str
    after: int  # ms


def reaction(
    what: str, cause: str | None, hit: str | None, bots: dict[str, Temperament], rng: Random
) -> Reaction | None:
    """The reaction of at most one bot to an event.

    It follows from the event, the seats of the bots and chance alone. The same numbers are drawn whatever they lead to.
    """
    chance, who, which, when = [rng.random() for _ in range(4)]
    if not bots:
        return None
    seat = list(bots)[int(who * len(bots))]
    temperament = bots[seat]
    role = 0 if seat == cause else 1 if seat == hit else 2
    emotes = EMOTES[temperament].get(what, ((), (), ()))[role]
    if not emotes or chance >= LIVELY[temperament] * (INVOLVED if role < 2 else 1):
        return None
    return Reaction(seat, emotes[int(which * len(emotes))], SOONEST + int(when * (LATEST - SOONEST)))
