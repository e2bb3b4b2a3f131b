"""One whole game of an edition on a phone and a desktop, with a spectator; everything shown is recorded."""

import time
from typing import NamedTuple

from tests.web.conftest import Crowd
from tests.web.diary import Diary
from tests.web.looks import CONTROLS
from tests.web.people import Person, Seen, play_on
from tests.web.ways import WAYS

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PLAYERS = {"original": 4, "good-vs-evil": 4, "two-player": 2, "mantis": 3, "board": 3}
LATE = 3  # questions before the bystander comes
AWAY = range(6, 9)  # questions while the bystander's line is cut
# Named to everybody, always.
FIXED = {"kitten", "defuse", "nope", "see-the-future", "reveal-the-future", "add-magnet", "godcat", "devilcat"}
LOOKS = 4  # that see the same: then controls no longer change
STEADY = 20.0  # s: longest wait for controls that come a little after a question

CUT = "() => { window.cut = true; line.close() }"
JOINED = "() => { window.cut = false; dispatchEvent(new Event('online')) }"


class Asked(NamedTuple):
    """A question, as somebody heard it."""

    who: str
    what: str
    words: str


class Game:
    """A phone is the host, a desktop logs every sentence, and a spectator joins late and logs motion."""

    def __init__(self, crowd: Crowd, edition: str) -> None:
        self.edition = edition
        self.phone = crowd.come("Pia", **PHONE)
        self.desk = crowd.come("Ada")
        self.bystander = crowd.come("Eve", reduced_motion="no-preference")
        self.diaries = {person.name: Diary(person) for person in (self.phone, self.desk, self.bystander)}
        self.asked: dict[Asked, None] = {}
        self.reloaded: dict[str, str] = {}  # what was asked, and what was wrong after the reload
        self.hidden: list[str] = []  # cards that were to be seen and never told
        self._met: set[tuple[str, str]] = set()
        self.came = 0  # how often the bystander has come

    def play(self) -> None:
        """From the lobby to the end, as everybody sees it."""
        self.phone.ways = self.desk.ways = WAYS[self.edition]
        players = PLAYERS[self.edition]
        self.room = self.phone.make_room(self.edition, players, bots="CD"[: players - 2])
        self.phone.sit(self.room)
        self.desk.sit(self.room)
        self.phone.start()
        play_on([self.phone, self.desk], self._look)
        for person in (self.phone, self.desk):
            person.until(lambda seen: seen.over, "the end of the game")
        if not self.came:
            self.bystander.look_at(self.room)
            self.came = 1
        self.bystander.page.evaluate(JOINED)
        self.bystander.until(lambda seen: seen.over and seen.idle, "the end of the game")
        for name in self.diaries:
            self._scan(name)

    def _look(self, person: Person, seen: Seen) -> bool:
        """Whenever somebody is asked something: what is to be seen now."""
        if seen.over or not (seen.idle and seen.ask) or (person.name, seen.ask) in self._met:
            return seen.over
        self._met.add((person.name, seen.ask))
        self._watch(len(self._met))
        self.asked[Asked(person.name, seen.what, seen.words)] = None
        self._scan(person.name)
        if person is self.phone and seen.what not in self.reloaded:
            self._reload(seen)
        return False

    def _watch(self, met: int) -> None:
        """The spectator joins, disconnects and rejoins."""
        if met == LATE:
            self.bystander.look_at(self.room)
            self.bystander.until(lambda seen: seen.stage == "playing", "the game")
            self.came = 1
        if met == AWAY.start:
            self.bystander.page.evaluate(CUT)
            self.bystander.until(lambda seen: seen.idle, "what was told before to have moved")
            self.came = 2
        if met == AWAY.stop:
            self.bystander.page.evaluate(JOINED)
        if met > LATE:
            self._scan("Eve")

    def _scan(self, name: str) -> None:
        """What a page names, and what it was told."""
        diary = self.diaries[name]
        shown, kept = diary.shown(), diary.kept()
        diary.read()
        self.hidden += [f"{name} sees {card}: {diary.place(card)}" for card in shown - diary.told - FIXED]
        self.hidden += [f"{name} keeps {card}" for card in kept]

    def _reload(self, seen: Seen) -> None:
        """The same question and the same controls have to be there again."""
        before = self._controls(None)
        self.diaries["Pia"].reload()
        again = self.phone.asked()
        if again.ask != seen.ask:  # somebody has said Nope meanwhile
            return
        after = self._controls(before)
        if after != before and self.phone.seen.ask != seen.ask:  # or somebody has said it just now
            return
        same = before and after == before and again.what == seen.what
        gone, new = ([it for it in one if it not in other] for one, other in ((before, after), (after, before)))
        self.reloaded[seen.what] = "" if same else f"{seen.what} became {again.what}, {gone} became {new}"

    def _controls(self, wanted: list[object] | None) -> list[object]:
        """What can be done, once that is what is wanted or no longer changes: odds come a little after a question."""
        deadline = time.monotonic() + STEADY
        looks: list[list[object]] = [self.phone.page.evaluate(CONTROLS)]
        while looks[-1] != wanted and time.monotonic() < deadline:
            self.phone.page.wait_for_timeout(120)
            looks.append(self.phone.page.evaluate(CONTROLS))
            if wanted is None and len(looks) >= LOOKS and all(look == looks[-1] for look in looks[-LOOKS:]):
                break
        return looks[-1]
