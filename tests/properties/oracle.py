"""Visibility oracle, written separately from the rules: who may see an event, by the zones of its card."""

from collections import Counter, defaultdict
from collections.abc import Sequence

from kaboodle.core.events import Event, Seen

PUBLIC = {"kitten", "play", "nope", "defuse", "discard", "take", "miss", "duel", "explode", "win", "none", "first"}
PUBLIC |= {"turn", "stands", "noped", "shuffle", "hold", "swap"}
OWN = {"draw", "bottom", "keep", "top", "remove", "hide", "lay"}  # one seat handles a card that nobody else sees
BETWEEN = {"give", "steal"}
MANTIS = {"first", "dealt", "turn", "score", "steal", "top", "empty", "win"}


class Oracle:
    """Follows whole events, and says for each which seats may see its face and place; None stands for all."""

    def __init__(self, edition: str, seats: Sequence[str]) -> None:
        self.edition = edition
        self.seats = seats
        self.dealt: Counter[str] = Counter()
        self.revealing = False
        self.hands: dict[str, Counter[str]] = defaultdict(Counter)

    def audience(self, event: Event) -> set[str] | None:
        """The seats that may see the face."""
        if self.edition == "mantis":
            assert event.what in MANTIS, event
            return None  # every card that moves is flipped in the open
        seat, other = event.seat or "", event.other or ""
        if event.what == "play":
            self.revealing = "reveal-the-future" in (*event.cards, event.note)
        if event.what == "dealt":
            self.dealt[seat] += 1
            return None if self.dealt[seat] == 1 else {seat}  # everybody starts with a Defuse: EK-08
        if event.what == "future":
            return None if self.revealing else {seat}
        if event.what in BETWEEN:
            named = event.what == "steal" and event.note == "named"
            return None if named or event.card == "godcat" else {seat, other}
        if event.what in PUBLIC:
            return None
        assert event.what in OWN | {"pass"}, f"the oracle does not know {event.what}"
        return {seat}

    def move(self, event: Event) -> None:
        """Keep every hand of kittens by the events alone."""
        if self.edition == "mantis":
            return
        seat, other, card = event.seat or "", event.other or "", event.card or ""
        match event.what:
            case "dealt" | "draw" | "keep" | "take" if card != "kitten":
                self.hands[seat][card] += 1
            case "play":
                self.hands[seat] -= Counter(event.cards)
            case "nope" | "defuse" | "remove":
                self.hands[seat] -= Counter([card])
            case "discard" if card != "kitten":
                self.hands[seat] -= Counter([card])
            case "give" | "steal":
                assert self.hands[seat][card] > 0, event
                self.hands[seat] -= Counter([card])
                self.hands[other][card] += 1
            case "duel":
                self.hands[seat]["godcat"] += 1


def faults(events: Sequence[Event], seen: dict[str | None, Sequence[Seen]], oracle: Oracle) -> list[str]:
    """Every face or place that somebody saw and should not have, or should have seen and did not."""
    found = []
    left = {seat: list(items) for seat, items in seen.items()}
    for event in events:
        may = oracle.audience(event)
        oracle.move(event)
        for seat, items in left.items():
            allowed = may is None or seat in may
            if event.what == "pass" and seat != event.seat:
                continue
            item = items.pop(0)
            shared = all(getattr(item, name) == getattr(event, name) for name in ("what", "seat", "other", "cards"))
            shown = (item.card, item.place)
            if not shared or shown != ((event.card, event.place) if allowed else (None, None)):
                found.append(f"{seat} saw {item} of {event}")
    return found + [f"{seat} saw more than happened: {items}" for seat, items in left.items() if items]
