"""A plain card costs its block, its rule, its test, its picture and one message block a language, and nothing else.

`glimpse.txt` is such a card: each part is added at the end of the file that it names. The test adds it to a copy of the
tree, runs the generators there, and plays the card by the uncompiled kernel; the client's type check runs there too.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.meta.test_generated import GENERATORS

ROOT = Path(__file__).parents[2]
CARD = "glimpse"
BY_HAND = {
    "src/kaboodle/games/kittens/rules/futures.py",  # the block, beside its effect
    "docs/rules/original.md",  # the rule
    "tests/rules/test_glimpse.py",  # the test
    "web/src/games/kittens/looks.ts",  # the picture
    *(f"src/kaboodle/words/{language}/kittens-cards.ftl" for language in ("en", "de", "es", "pt-BR")),
}
NODE_MODULES = ROOT / "web/node_modules"
NODE = shutil.which("node")


def parts() -> dict[str, str]:
    """What the card adds to each file."""
    text = (Path(__file__).parent / f"{CARD}.txt").read_text()
    found = {}
    for part in text.split("=== ")[1:]:
        path, _, added = part.partition("\n")
        found[path] = added
    return found


def add(path: Path, added: str) -> None:
    """Add text at the end of a file; in TypeScript before the brace that closes its last object."""
    before = path.read_text() if path.exists() else ""
    if path.suffix == ".ts":
        before, brace, after = before.rpartition("}")
        path.write_text(before + added + brace + after)
    else:
        path.write_text(before + added)


def tracked() -> list[str]:
    """The files of the tree."""
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if listed.returncode:
        pytest.skip("This is no checkout of the repository, so there is no list of its files.")
    return [name for name in listed.stdout.splitlines() if (ROOT / name).is_file()]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tree with the card, everything that is generated written anew."""
    folder = tmp_path_factory.mktemp("with-card")
    names = tracked()
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, folder / name)
    for name, added in parts().items():
        add(folder / name, added)
    for generator in GENERATORS:
        run(folder, "-m", f"tools.{generator}")
    changed = {name for name in names if (folder / name).read_bytes() != (ROOT / name).read_bytes()}
    assert changed >= BY_HAND - {"tests/rules/test_glimpse.py"}
    print("generated:", *sorted(changed - BY_HAND))
    return folder


def run(folder: Path, *words: str) -> None:
    """Run Python in the copy, which has no compiled kernel."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder / "src"), str(folder)])}
    done = subprocess.run(
        [sys.executable, *words], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-3000:]


def test_a_plain_card_touches_eight_files_and_no_other() -> None:
    assert set(parts()) == BY_HAND


@pytest.mark.long
@pytest.mark.xdist_group("plain-card")
def test_a_plain_card_works_in_rules_text_views_words_and_bots(copy: Path) -> None:
    run(copy, "-m", "tests.plain_card.in_copy", CARD)


@pytest.mark.long
@pytest.mark.xdist_group("plain-card")
def test_a_plain_card_passes_its_own_test_and_those_of_the_catalogue(copy: Path) -> None:
    checks = ("tests/rules/test_glimpse.py", "tests/meta/test_rules_have_tests.py")
    run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", *checks)


@pytest.mark.long
@pytest.mark.xdist_group("plain-card")
@pytest.mark.skipif(NODE is None or not NODE_MODULES.is_dir(), reason="Node or its packages are not here.")
def test_a_plain_card_passes_the_type_check_of_the_client_and_has_a_picture(copy: Path) -> None:
    modules = copy / "web/node_modules"
    modules.symlink_to(NODE_MODULES, target_is_directory=True)
    for words in (["svelte-check", "--fail-on-warnings", "--output", "human"], ["vitest", "run", "src/cards"]):
        tool = modules / ".bin" / words[0]
        done = subprocess.run([tool, *words[1:]], cwd=copy / "web", capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-2000:]
