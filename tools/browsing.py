"""Starts a server with the built pages and a browser, for measurements and photographs."""

import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

BROWSERS = (Path("/usr/bin/chromium-headless-shell"), Path("/usr/bin/chromium"))  # the first has half the work
CHROMIUM = next((path for path in BROWSERS if path.exists()), None)
ARGUMENTS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
WAIT = 60.0  # seconds for the server to listen


@contextmanager
def site(**settings: str) -> Iterator[str]:
    """Run a server on an empty database; yields its address."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = int(listener.getsockname()[1])
    limits = {"requests_per_second": "100000", "messages_per_second": "100000"} | settings
    environment = os.environ | {f"KABOODLE_{name.upper()}": value for name, value in limits.items()}
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "kaboodle", "serve", "--port", str(port)]
        command += ["--database", f"{folder}/kaboodle.db"]
        server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            listen(server, port)
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait(20)


def listen(server: subprocess.Popen[bytes], port: int) -> None:
    """Wait until the server answers."""
    deadline = time.monotonic() + WAIT
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            if server.poll() is not None or time.monotonic() > deadline:
                raise SystemExit("the server did not start; does `kaboodle serve` work here?") from None
            time.sleep(0.05)


@contextmanager
def browser(*arguments: str) -> Iterator[Browser]:
    """Debian's Chromium with further command line arguments."""
    if CHROMIUM is None:
        raise SystemExit("there is no Chromium here")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=str(CHROMIUM), args=[*ARGUMENTS, *arguments])
        try:
            yield started
        finally:
            started.close()
