"""Films a draw, a Nope duel and an explosion at a real table, as an animated WebP for the README."""

import base64
import io
from collections.abc import Callable
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page

from tests.editions import original
from tools.photographs.scenes import Change, Scene

SIZE = {"width": 1200, "height": 750}
WIDTH, HEIGHT = 800, 500  # of the picture
LARGEST = 1_000_000  # bytes
TICK = 100  # ms of a frame
QUALITIES = (62, 52, 42, 34, 26, 18)  # the first whose picture is small enough is taken
PAUSE, LAST = 500, 1_500  # ms after a step, and after the last one

POSITION = (
    "A: attack nope*2 see-the-future skip loaf*2 | B: nope*2 skip moon | C: loaf favor attack | D: shuffle moon noodle"
    " | draw: cactus kitten noodle drizzle loaf moon cactus kitten kitten moon | turn: A owes 2 attacked"
)
BOTS: dict[str, Change] = {seat: {"name": None, "bot": "cat"} for seat in "BCD"}
STORY = (  # what happens, step by step
    (("A", "draw"),),
    (("A", "attack"),),
    (("B", "nope"),),
    (("A", "nope"),),
    (("B", "nope"),),
    (("A", "pass"), ("C", "pass"), ("D", "pass")),
    (("A", "draw"),),
)

Shot = tuple[float, bytes]  # when it was taken, in seconds, and its PNG


def moving_picture(chromium: Browser, url: str) -> bytes:
    """The film as WebP."""
    context = chromium.new_context(base_url=url, viewport=SIZE, locale="en", reduced_motion="no-preference")  # type: ignore[arg-type]  # a size is a TypedDict
    page = context.new_page()
    scene = Scene(page, {"A": {"name": "Mara"}} | BOTS)
    scene.show(original(POSITION, seed=1), "A")
    shots = filmed(page, lambda: play(scene))
    context.close()
    return packed(resampled(shots))


def play(scene: Scene) -> None:
    """Show the story at a table, from the seat that explodes."""
    page = scene.page
    page.wait_for_timeout(PAUSE)
    for moves in STORY:
        for seat, move in moves:
            scene.table.play(seat, move)
        scene.asked += 1
        scene.tell_on()
        scene.settle(scene.asked)
        page.wait_for_timeout(PAUSE)
    page.locator("[data-out]").wait_for()
    page.wait_for_timeout(LAST)


def filmed(page: Page, act: Callable[[], None]) -> list[Shot]:
    """Every frame that the browser draws meanwhile."""
    shots: list[Shot] = []
    session = page.context.new_cdp_session(page)

    def keep(frame: dict[str, Any]) -> None:  # Any: JSON
        shots.append((float(frame["metadata"]["timestamp"]), base64.b64decode(frame["data"])))
        session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    session.on("Page.screencastFrame", keep)
    session.send("Page.startScreencast", {"format": "jpeg", "quality": 92})
    act()
    session.send("Page.stopScreencast")
    return shots


def resampled(shots: list[Shot]) -> list[tuple[Image.Image, int]]:
    """Pictures with their durations in ms: the newest frame at each tick, without repetitions."""
    found: list[tuple[Image.Image, int]] = []
    begun, shown = shots[0][0], None
    for tick in range(int((shots[-1][0] - begun) * 1000 / TICK) + 1):
        newest = max(shot for shot in shots if shot[0] <= begun + tick * TICK / 1000)
        if newest[1] == shown:
            found[-1] = (found[-1][0], found[-1][1] + TICK)
            continue
        shown = newest[1]
        picture = Image.open(io.BytesIO(newest[1])).convert("RGB")
        found.append((picture.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS), TICK))
    return [*found[:-1], (found[-1][0], LAST)]


def packed(pictures: list[tuple[Image.Image, int]]) -> bytes:
    """An animated WebP that is small enough."""
    first, *others = [picture for picture, _ in pictures]
    durations = [duration for _, duration in pictures]
    for quality in QUALITIES:
        out = io.BytesIO()
        first.save(
            out, "WEBP", save_all=True, append_images=others, duration=durations, loop=0, quality=quality, method=4
        )
        if out.tell() < LARGEST:
            return out.getvalue()
    raise SystemExit(f"the moving picture has more than {LARGEST} bytes at any quality")
