"""A log of a page: messages received, cards in motion, sentences shown, in order."""

import re
from collections.abc import Iterator
from itertools import groupby
from typing import Any

from kaboodle.core.registry import shipped_families
from kaboodle.words import english
from tests.web.people import Person

Event = dict[str, Any]  # Any: JSON
Entry = tuple[str, Any]  # Any: as above

LISTS = [(family, it) for family in shipped_families() for it in family.word_lists() if it.kind in ("card", "colour")]
CARDS = {slug: english().title(family.title(slug)) for family, it in LISTS for slug in it.words}
DISCS = {slug for _, it in LISTS for slug in it.words if it.constant == "DISCS"}
NOBODYS = ("unseen", "blanks", "maybe", "moves", "odds", "discs_next", "options", "weighed", "fronts")
TOGETHER = ("dealt", "discard", "remove", "future", "peek")  # runs of these are one sentence

KEEPS = """() => {
  const diary = (window.diary = [])
  const heard = new WeakSet()
  let asked = ''
  const Socket = window.WebSocket
  window.WebSocket = class extends Socket {
    constructor(...to) {
      super(...to)
      window.line = this
      this.addEventListener('message', ({ data }) => diary.push(['told', JSON.parse(data)]))
      if (window.cut) this.close()
    }
  }
  const kindOf = (flyer) => {
    const pictures = [...flyer.querySelectorAll('use')].map((use) => use.getAttribute('href').split('#')[1])
    const shown = [flyer.textContent.trim(), ...pictures.filter((name) => !name.startsWith('rosette'))]
    return flyer.querySelector('.card').dataset.kind ?? (shown.join('') || null)
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        for (const it of [node, ...node.querySelectorAll('.flyer, [data-live] p')]) {
          if (heard.has(it) || !it.matches('.flyer, [data-live] p')) continue
          heard.add(it)
          diary.push(it.matches('.flyer') ? ['fly', kindOf(it)] : ['said', it.textContent])
        }
      }
    const now = document.querySelector('[data-asked]')?.textContent ?? ''
    if (now !== asked) diary.push(['asked', now])
    asked = now
  }).observe(document, { childList: true, subtree: true, characterData: true })
}"""

# Every card that a page names: its faces, its pictures, and titles in its words; not what the text of a card explains.
NAMES = """(titles) => {
  const found = new Set()
  const room = document.querySelector('.room')
  if (!room) return []
  const words = []
  for (const it of [document.documentElement, ...room.querySelectorAll('*')]) {
    if (it.closest('.card-line, button.skip')) continue // the one button skips motion
    for (const { name, value } of it.attributes) {
      if (['aria-description', 'class', 'data-family', 'data-do', 'data-step'].includes(name)) continue
      words.push(value)
      if (['aria-label', 'title'].includes(name)) continue // sentences: "flip" is a verb there
      for (const part of value.split(/[^a-z0-9-]+/)) {
        const slug = part.replace(/^card-/, '')
        if (slug in titles) found.add(slug)
      }
    }
    for (const node of it.childNodes) if (node.nodeType === Node.TEXT_NODE) words.push(node.data)
  }
  let text = `${document.title} ${words.join(' | ')}`
  for (const [slug, title] of Object.entries(titles).sort(([, a], [, b]) => b.length - a.length)) {
    const without = text.replaceAll(title, '')
    if (without !== text) found.add(slug)
    text = without
  }
  return [...found]
}"""

PLACE = """([slug, title]) => [...document.querySelectorAll('.room *')]
  .filter((it) => it.outerHTML.includes(slug) || it.outerHTML.includes(title)).at(-1)?.parentElement.outerHTML"""

KEPT = """async () => {
  const kept = [...Object.entries(localStorage), ...Object.entries(sessionStorage), document.cookie, location.href]
  kept.push(history.state, window.name, await caches.keys(), await indexedDB.databases())
  return JSON.stringify(kept)
}"""


class Diary:
    """Keeps it for one person, across reloads."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.entries: list[Entry] = []
        self.told: set[str] = set()  # every card that this page was told of since it was loaded
        self._read = 0
        person.context.add_init_script(f"({KEEPS})()")

    def read(self) -> list[Entry]:
        """What is new."""
        new = [(kind, what) for kind, what in self.person.page.evaluate("(from) => diary.slice(from)", self._read)]
        self._read += len(new)
        self.entries += new
        for kind, what in new:
            if kind == "told":
                self.told |= set(cards_in(what))
        return new

    def reload(self) -> None:
        """Reload the page and reset the log."""
        self.read()
        self.person.page.reload()
        self.entries.append(("loaded", None))
        self.told, self._read = set(), 0

    def shown(self) -> set[str]:
        """The cards that the page names, all over; of discs only the order is hidden, which has no name."""
        return set(self.person.page.evaluate(NAMES, {slug: CARDS[slug] for slug in CARDS if slug not in DISCS}))

    def place(self, card: str) -> str:
        """Where the page names a card."""
        return str(self.person.page.evaluate(PLACE, [card, CARDS[card]]))

    def kept(self) -> set[str]:
        """The cards that the page has put away anywhere."""
        words = re.split(r"[^a-zA-Z0-9-]+", self.person.page.evaluate(KEPT))
        return {slug for slug in CARDS if slug in words}

    def frames(self) -> Iterator[list[Event]]:
        """What the server said, as it came."""
        return (what for kind, what in self.entries if kind == "told")


def events_in(frame: list[Event]) -> list[Event]:
    """What a frame tells."""
    return [event for message in frame if message["type"] == "events" for event in message["events"]]


def quiet(frame: list[Event]) -> bool:
    """Whether a frame is what somebody hears who comes, or comes back."""
    return any(message["type"] == "welcome" for message in frame)


def runs(frames: Iterator[list[Event]]) -> list[list[Event]]:
    """The news of some frames, by sentence."""
    found: list[list[Event]] = []
    for frame in frames:
        if quiet(frame):
            continue
        for (what, _), events in groupby(events_in(frame), key=lambda event: (event["what"], event.get("seat"))):
            together = list(events)
            found += [together] if what in TOGETHER else [[event] for event in together if what != "pass"]
    return found


def cards_in(told: object) -> Iterator[str]:
    """Every card that is named somewhere in what was told, but for lists of what might be anywhere."""
    if isinstance(told, str):
        yield from (part for part in re.split(r"[^a-z0-9-]+", told) if part in CARDS)
        if "/" in told:
            yield from (part for part in re.split(r"[/-]", told) if part in CARDS)
    elif isinstance(told, list):
        for one in told:
            yield from cards_in(one)
    elif isinstance(told, dict):
        for key, value in told.items():
            if key not in NOBODYS:
                yield from cards_in(key)
                yield from cards_in(value)
