"""A whole game for somebody who hears it: every event once, in order, and nothing that is hidden from them."""

import json
import re
from itertools import groupby
from typing import Any

from playwright.sync_api import WebSocket, expect

from kaboodle.telling import TITLES
from tests.web.conftest import Crowd
from tests.web.people import play_on, play_out

Event = dict[str, Any]  # Any: JSON
TOGETHER = ("dealt", "discard", "remove", "future", "peek")  # runs of these are one sentence
UNNAMED = ("explode", "hide")  # which card it was has just been said
NAMES = {"B": "Fox", "C": "Owl"}
CARDS = {slug: re.sub(r" \(\dx\)| \(x\d\)", "", title) for slug, title in TITLES.items()}

LISTEN = """() => {
  window.said = []
  const heard = new WeakSet()
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        const lines = node.matches('[data-live] p') ? [node] : node.querySelectorAll('[data-live] p')
        for (const line of lines) {
          if (!heard.has(line)) window.said.push(line.textContent)
          heard.add(line)
        }
      }
  }).observe(document, { childList: true, subtree: true })
}"""


class Ear:
    """What the server has told a page since it came."""

    def __init__(self) -> None:
        self.runs: list[list[Event]] = []

    def meet(self, socket: WebSocket) -> None:
        """Listen to a socket."""
        socket.on("framereceived", self.hear)

    def hear(self, frame: str | bytes) -> None:
        """Keep the events that are news, by sentence."""
        messages: list[Event] = json.loads(frame)
        if any(message["type"] == "welcome" for message in messages):
            return
        told = [event for message in messages if message["type"] == "events" for event in message["events"]]
        for what, events in groupby(told, key=lambda event: (event["what"], event.get("seat"))):
            together = list(events)
            self.runs += [together] if what[0] in TOGETHER else [[event] for event in together if what[0] != "pass"]


def titles(events: list[Event]) -> set[str]:
    """The cards that a sentence about these events may name."""
    if events[0]["what"] in UNNAMED:
        return set()
    slugs = {event.get(key) for event in events for key in ("card", "named")}
    slugs |= {card for event in events if event["what"] == "play" for card in [*event["cards"], event.get("note")]}
    also = {"nope": {"nope"}, "kitten": {"kitten"}, "duel": {"godcat", "devilcat"}}
    return {CARDS[slug] for slug in slugs | also.get(events[0]["what"], set()) if slug in CARDS}


def faults(line: str, events: list[Event]) -> list[str]:
    """What is wrong with a sentence about some events."""
    found = []
    event, named, rest = events[0], titles(events), line
    for title in sorted(named, key=len, reverse=True):
        if title not in line:
            found.append(f"{title} is not named")
        rest = rest.replace(title, "")
    found += [f"{title} is named" for title in CARDS.values() if re.search(rf"\b{title}\b", rest)]
    seat = event.get("seat")
    who = r"\b[Yy]ou(rs?)?\b" if seat == "A" else NAMES.get(seat or "", "")
    told_without = event["what"] == "future" and event.get("card")
    if not told_without and not re.search(who, line):
        found.append(f"{seat} is not named")
    return [f"{line}: {fault} ({events})" for fault in found]


def test_every_event_is_said_once_in_order_and_nothing_hidden(crowd: Crowd) -> None:
    ada = crowd.come("Ada")
    ear = Ear()
    ada.context.add_init_script(f"({LISTEN})()")
    ada.page.on("websocket", ear.meet)
    ada.sit(ada.make_room("good-vs-evil", 3, bots="BC"))
    ada.start()
    play_on([ada], lambda person, seen: seen.over or (seen.idle and seen.what == "turn"))
    expect(ada.page.locator("[data-asked]")).to_have_text("Your turn: play cards or draw.")
    play_out([ada])
    ada.page.wait_for_function("count => said.length >= count", arg=len(ear.runs))
    said: list[str] = ada.page.evaluate("() => said")
    assert len(said) == len(ear.runs), (said, ear.runs)
    assert [fault for line, events in zip(said, ear.runs, strict=True) for fault in faults(line, events)] == []
