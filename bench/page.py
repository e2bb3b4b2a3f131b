"""Measure the pages: load time on a slowed processor, size, layout shift, and frame times during animations."""

import gzip
import statistics
import sys
from typing import Any

from playwright.sync_api import Browser, Page, Response

from kaboodle.server.http.static import BUILT
from tools.browsing import browser, site

SLOWDOWN = 4
ROUNDS = 5
FRAMES = 8_000  # milliseconds of a game that are watched
SEATS = 9

# From the page's own clock: when the last box can be clicked and has been painted (a frame paints after its callbacks,
# before the next task), and how much has moved.
WATCH = """() => {
  window.figures = { usable: 0, shift: 0 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.figures.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    if (document.querySelectorAll('.shelf .go').length < 5) requestAnimationFrame(look)
    else setTimeout(() => { window.figures.usable = performance.now() })
  }
  look()
}"""
FOUND = """() => new Promise((done) => {
  const look = () => (window.figures.usable ? done(window.figures) : requestAnimationFrame(look))
  look()
})"""
FRAME_TIMES = """(span) => new Promise((done) => {
  const times = []
  let before = performance.now()
  const end = before + span
  const next = (now) => {
    times.push(now - before)
    before = now
    if (now < end) requestAnimationFrame(next)
    else done(times.slice(1))
  }
  requestAnimationFrame(next)
})"""


def main() -> int:
    """Print the figures; return 1 if a target is missed by a factor of two."""
    with site(bot_least="150", bot_most="400", window_least="150", window_most="400") as url, browser() as chromium:
        usable, shift = first_page(chromium, url)
        say(f"first page usable, processor slowed {SLOWDOWN} times", f"{usable:.0f} ms", "1000")
        say("layout shift of the first page", f"{shift:.3f}", "0")
        say("scripts and styles of the first page, packed", f"{first_size(chromium, url) / 1000:.1f} kB", "150")
        say("scripts and styles in all, packed", f"{whole_size() / 1000:.1f} kB", "250")
        say("from Play now to cards in hand", f"{to_cards(chromium, url):.0f} ms", "2000")
        median, slow = frames(chromium, url)
        say(f"frames while cards fly, {SEATS} seats, median", f"{1000 / median:.1f} /s", "60")
        say("frames longer than 1/30 s", f"{slow:.1%}", "few")
    return int(usable > 2000 or shift > 0.1)


def say(figure: str, value: str, target: str) -> None:
    """Print one line of the table."""
    print(f"{figure:<50}{value:>12}   target {target}", flush=True)


def first_page(chromium: Browser, url: str) -> tuple[float, float]:
    """Return the median time until every game can be clicked, with nothing cached, and the worst layout shift."""
    times, shifts = [], []
    for _ in range(ROUNDS):
        page = chromium.new_context(viewport={"width": 1440, "height": 900}).new_page()
        page.add_init_script(f"({WATCH})()")
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
        page.goto(url, wait_until="networkidle")
        found: dict[str, Any] = page.evaluate(FOUND)  # Any: JSON
        times.append(found["usable"])
        shifts.append(found["shift"])
        page.context.close()
    return statistics.median(times), max(shifts)


def first_size(chromium: Browser, url: str) -> int:
    """Return the bytes of scripts and styles that the first page loads."""
    page = chromium.new_page()
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(url, wait_until="networkidle")
    size = sum(packed(answer.body()) for answer in answers if answer.url.endswith((".js", ".css")))
    page.close()
    return size


def whole_size() -> int:
    """Return the bytes of all scripts and styles."""
    return sum(packed(path.read_bytes()) for path in BUILT.rglob("*") if path.suffix in (".js", ".css"))


def packed(body: bytes) -> int:
    """Return the compressed size."""
    return len(gzip.compress(body))


def to_cards(chromium: Browser, url: str) -> float:
    """Return the milliseconds from the click to the first card in hand."""
    page = chromium.new_context(viewport={"width": 1440, "height": 900}).new_page()
    page.goto(url, wait_until="networkidle")
    page.evaluate("() => { window.began = performance.now() }")
    page.locator("[data-edition=original] .go").click()
    page.locator(".hand .card").first.wait_for()
    took: float = page.evaluate("() => performance.now() - window.began")
    page.context.close()
    return took


def frames(chromium: Browser, url: str) -> tuple[float, float]:
    """Return the median frame time in milliseconds and the share of slow frames, with nine seats of bots."""
    context = chromium.new_context(
        base_url=url, viewport={"width": 1440, "height": 900}, reduced_motion="no-preference"
    )
    page = context.new_page()
    page.goto(f"{url}/r/{full_table(page)}")
    page.locator(".seat").nth(SEATS - 2).wait_for()
    times: list[float] = page.evaluate(FRAME_TIMES, FRAMES)
    context.close()
    return statistics.median(times), sum(time > 1000 / 30 for time in times) / len(times)


def full_table(page: Page) -> str:
    """Open a game of nine seats in which the clock plays for the only person."""
    clock = {"decision": 200, "bank": 0, "window": 200, "absent": 0}
    wish = {"edition": "original", "players": SEATS, "clock": clock}
    return str(page.request.post("/api/play", data=wish).json()["room"])


if __name__ == "__main__":
    sys.exit(main())
