"""Takes photographs of static pages: fixed time, address and random numbers, no motion, no other server."""

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page, Route

from tests.web.looks import TWICE
from tests.web.people import CORNER
from tools.photographs.looks import Look, read_look

HOST = "kaboodle.test"  # the address that invitations show; the browser maps it to the server
PATIENCE = 20.0  # seconds until a page must be static
WAIT = 30_000  # ms until a control must exist

# The time, chance and storage of a page. Timers of more than three seconds only change the page back after a while,
# so they are kept in `heldTimers` and never run by themselves.
STILL = """(settings) => {
  const now = Date.UTC(2026, 0, 15, 12, 30)
  globalThis.Date = class extends Date {
    constructor(...args) { args.length ? super(...args) : super(now) }
    static now() { return now }
  }
  performance.now = () => 1000
  Math.random = () => 0.5
  const start = globalThis.setTimeout
  globalThis.heldTimers = []
  globalThis.setTimeout = (run, delay, ...args) =>
    delay > 3000 ? -globalThis.heldTimers.push(run) : start(run, delay, ...args)
  const root = () => document.documentElement
  addEventListener('DOMContentLoaded', () => root().style.setProperty('-webkit-tap-highlight-color', 'transparent'))
  localStorage.clear()
  localStorage.setItem('kaboodle', settings)
}"""

# Stops motion. An endless animation stays at its start, a long one, such as a ring that empties, at two fifths.
# `at` is the moment in ms that all motion is stopped at instead, for photographs of motion.
STOP = """async (at) => {
  const frame = () => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))
  for (let tries = 0; tries < 50; tries++) {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running')
    if (!running.length) return
    for (const motion of running) {
      const end = Number(motion.effect.getComputedTiming().endTime)
      const moment = at !== null ? at : end === Infinity ? 0 : end > 3000 ? end * 0.4 : end
      if (moment >= end) motion.finish()
      else {
        motion.pause()
        motion.currentTime = moment
      }
    }
    await frame()
  }
  throw new Error('something does not stop moving')
}"""
READY = """async () => {
  await document.fonts.ready
  const pictures = [...document.images].map((picture) => picture.decode().catch(() => undefined))
  await Promise.all(pictures)
  await new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))
}"""
MOMENT = 450  # ms at which motion is stopped in a photograph of motion


@dataclass(frozen=True)
class State:
    """A state of the client: how a new page gets there, and the looks in which it is photographed."""

    name: str
    look: Look
    reach: Callable[[Page], None]
    whole: bool = False  # the whole page, not only the visible part

    @property
    def file(self) -> str:
        """The name of its photograph."""
        return f"{self.name}.{self.look.name}.png"


def states(name: str, reach: Callable[[Page], None], *looks: str, whole: bool = False) -> list[State]:
    """One state in several looks."""
    return [State(name, read_look(words), reach, whole) for words in looks]


class Camera:
    """A browser that photographs states of the client, each on a page of its own."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        self.browser = browser
        self.folder = folder

    def take_all(self, wanted: Iterable[State]) -> dict[str, str]:
        """Photograph these states; why some could not be, by file name."""
        troubles: dict[str, str] = {}
        by_look: dict[Look, list[State]] = {}
        for state in wanted:
            by_look.setdefault(state.look, []).append(state)
        for look, some in by_look.items():
            context = self._context(look)
            for state in some:
                picture = self.folder / state.file
                picture.unlink(missing_ok=True)
                try:
                    picture.write_bytes(self._take(context, state))
                except (Error, AssertionError) as trouble:
                    troubles[state.file] = str(trouble)
                print(f"{'-' if state.file in troubles else '+'} {state.file}", flush=True)
            context.close()
        return troubles

    def _context(self, look: Look) -> BrowserContext:
        options: dict[str, Any] = look.context  # Any: what a browser context takes
        context = self.browser.new_context(base_url=f"http://{HOST}", **options)
        context.set_default_timeout(WAIT)
        context.add_init_script(f"({STILL})({look.settings!r})")
        if "twice" in look.flags:
            context.add_init_script(TWICE)
        context.route("**/api/**", nothing_there)
        return context

    def _take(self, context: BrowserContext, state: State) -> bytes:
        page = context.new_page()
        faults: list[str] = []
        under_way: set[object] = set()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("request", lambda request: under_way.add(request))
        page.on("requestfinished", lambda request: under_way.discard(request))
        page.on("requestfailed", lambda request: under_way.discard(request))
        try:
            state.reach(page)
            deadline = time.monotonic() + PATIENCE
            while under_way and time.monotonic() < deadline:
                page.wait_for_timeout(20)
            picture = self._steady(page, state)
        finally:
            page.close()
        assert not faults, faults
        return picture

    def _steady(self, page: Page, state: State) -> bytes:
        """The page once two photographs in a row are the same."""
        moment = MOMENT if "moving" in state.look.flags else None
        deadline = time.monotonic() + PATIENCE
        before = b""
        while True:
            page.evaluate(READY)
            page.evaluate(STOP, moment)
            picture = page.screenshot(full_page=state.whole, animations="allow", caret="hide", scale="css")
            if picture == before:
                return picture
            assert time.monotonic() < deadline, "the page does not stand still"
            before = picture


def nothing_there(route: Route) -> None:
    """Default answers of the server: empty lists, or not found."""
    path = route.request.url.partition(HOST)[2]
    if path in ("/api/rooms", "/api/games"):
        route.fulfill(json=[])
    else:
        route.fulfill(status=404, json={"type": "refused", "code": "no-room", "text": "there is no such room"})


def press(page: Page, control: str, corner: bool = False) -> None:
    """Click or tap the first such control and move the mouse away; a card of a fan is pressed at its free corner."""
    found = page.locator(control).first
    position = CORNER if corner else None
    if page.evaluate("navigator.maxTouchPoints > 0"):
        found.tap(position=position)
    else:
        found.click(position=position)
        page.mouse.move(2, 2)
