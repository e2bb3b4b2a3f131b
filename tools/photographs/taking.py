"""Takes every photograph, with several browsers side by side."""

import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from urllib.parse import urlsplit

from tools.browsing import browser, site
from tools.photographs.camera import HOST, Camera, State
from tools.photographs.overlays import OVERLAYS
from tools.photographs.pages import PAGES
from tools.photographs.tables import ALL_TABLES

DRAWING = (  # arguments of Chromium so that the same page is always drawn from the same pixels
    "--disable-gpu",
    "--disable-partial-raster",
    "--disable-checker-imaging",
    "--disable-skia-runtime-opts",
    "--num-raster-threads=1",
    "--force-color-profile=srgb",
    "--disable-lcd-text",
)
STATES: list[State] = PAGES + ALL_TABLES + OVERLAYS


def take(folder: Path, only: str, jobs: int) -> int:
    """Photograph the states into a folder, with so many browsers side by side; 1 if some could not be."""
    wanted = [state for state in STATES if only in state.file]
    folder.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    troubles: dict[str, str] = {}
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        tasks = [pool.submit(take_share, folder, only, looks) for looks in shares(wanted, jobs)]
        for task in tasks:
            troubles |= task.result()
    print(f"{len(wanted) - len(troubles)} photographs in {time.monotonic() - began:.0f} s")
    for name, why in troubles.items():
        print(f"{name} could not be taken: {why}", file=sys.stderr)
    return 1 if troubles or not wanted else 0


def shares(wanted: list[State], jobs: int) -> list[set[str]]:
    """The looks for each browser, so that all have about as many states."""
    found: list[tuple[int, set[str]]] = [(0, set()) for _ in range(jobs)]
    for look, count in Counter(state.look.name for state in wanted).most_common():
        number = min(range(jobs), key=lambda n: found[n][0])
        found[number] = (found[number][0] + count, found[number][1] | {look})
    return [looks for _, looks in found if looks]


def take_share(folder: Path, only: str, looks: set[str]) -> dict[str, str]:
    """Photograph the states in some of the looks; why some could not be, by file name."""
    wanted = [state for state in STATES if only in state.file and state.look.name in looks]
    with site(hosts=HOST) as url:
        mapped = f"--host-resolver-rules=MAP {HOST} {urlsplit(url).netloc}"
        with browser(mapped, *DRAWING) as chromium:
            return Camera(chromium, folder).take_all(wanted)
