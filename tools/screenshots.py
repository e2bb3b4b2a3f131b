"""Photographs the pages and tables into docs/pictures, and films a draw, a duel and an explosion, as WebP."""

import base64
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tools.browsing import browser, site
from tools.moving_picture import moving_picture

FOLDER = Path(__file__).parents[1] / "docs/pictures"
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
QUALITY = 0.82
MOVING = "drama"  # the moving picture

# Name, edition (none: the first page), size, language, seats.
PICTURES = (
    ("home", None, DESK, "en", 0),
    ("original", "original", DESK, "en", 5),
    ("good-vs-evil", "good-vs-evil", DESK, "es", 4),
    ("two-player", "two-player", DESK, "de", 2),
    ("mantis", "mantis", DESK, "en", 4),
    ("board", "board", DESK, "pt-BR", 4),
    ("phone", "original", PHONE, "en", 4),
)

ROUNDS = 2  # of one's own, before a table is photographed
STEPS = 200
PATIENCE = 10  # steps without a simple answer; then the question itself is photographed
ASKED = """() => {
  const room = document.querySelector('.room')
  if (document.querySelector('[data-over]')) return 'over'
  return room && room.dataset.ask && room.dataset.idle === 'true' ? (room.dataset.what ?? '') : ''
}"""
PLAIN = (
    ", ".join(  # simple answers to questions
        f"[data-do{how}]"
        for how in (
            "=pass",
            "=draw",
            "=score",
            "=done",
            "=defuse",
            "=hide",
            "=move",
            "^='give '",
            "=keep",
            "^='order '",
        )
    )
    + ", [data-key=p]"
)

# The browser has a WebP encoder of its own.
PACK = """async ([png, quality]) => {
  const picture = await createImageBitmap(await (await fetch(png)).blob())
  const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height })
  canvas.getContext('2d').drawImage(picture, 0, 0)
  return canvas.toDataURL('image/webp', quality)
}"""


def main() -> int:
    """Take every picture, or those that are named."""
    wanted = sys.argv[1:]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with site(bot_least="0", bot_most="5", window_least="0", window_most="5") as url, browser() as chromium:
        for name, edition, size, language, seats in PICTURES:
            if wanted and name not in wanted:
                continue
            body = picture(chromium, url, edition, size, language, seats)
            (FOLDER / f"{name}.webp").write_bytes(body)
            print(f"{name}.webp  {len(body) / 1000:.0f} kB")
    if not wanted or MOVING in wanted:
        film()
    return 0


def film() -> None:
    """Film the moving picture of the README."""
    with site() as url, browser() as chromium:
        body = moving_picture(chromium, url)
    (FOLDER / f"{MOVING}.webp").write_bytes(body)
    print(f"{MOVING}.webp  {len(body) / 1000:.0f} kB")


def picture(chromium: Browser, url: str, edition: str | None, size: dict[str, int], language: str, seats: int) -> bytes:
    """One picture: the first page, or a table after a few moves."""
    wishes: dict[str, Any] = {
        "viewport": size,
        "locale": language,
        "reduced_motion": "reduce",
    }  # Any: as a context takes
    context = chromium.new_context(base_url=url, **wishes)
    page = context.new_page()
    page.goto("/")
    page.locator(".shelf .go").last.wait_for()
    if edition is not None:
        while not show_table(page, edition, seats):
            pass
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.wait_for_timeout(800)
    png = page.screenshot()
    context.close()
    return packed(chromium, png)


def show_table(page: Page, edition: str, seats: int) -> bool:
    """Play a few rounds against bots until it is the player's turn; false if the game was over before."""
    clock = {"decision": 0, "bank": 0, "window": 60_000, "absent": 0}
    wish = {"edition": edition, "players": seats, "name": "Mara", "clock": clock}
    room = page.request.post("/api/play", data=wish).json()["room"]
    page.goto(f"/r/{room}")
    page.locator("[data-stage=playing]").first.wait_for()
    rounds = unanswered = 0
    for _ in range(STEPS):
        asked: str = page.evaluate(ASKED)
        if asked == "over" or (asked == "turn" and rounds == ROUNDS):
            return asked == "turn"
        rounds += asked == "turn"
        control = page.locator(PLAIN).first
        unanswered = unanswered + 1 if asked and not control.is_visible() else 0
        if unanswered > PATIENCE:
            return True
        if asked and not unanswered:
            control.click()
        page.wait_for_timeout(150)
    return True


def packed(chromium: Browser, png: bytes) -> bytes:
    """A picture as WebP."""
    page = chromium.new_page()
    address = f"data:image/png;base64,{base64.b64encode(png).decode()}"
    found: str = page.evaluate(PACK, [address, QUALITY])
    page.close()
    return base64.b64decode(found.partition(",")[2])


if __name__ == "__main__":
    sys.exit(main())
