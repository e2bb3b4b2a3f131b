"""The photographs of the browser client: the list of states, and a comparison that finds a single pixel."""

from collections import Counter
from pathlib import Path

import pytest
from PIL import Image

from tests.web.decisions import DECISIONS
from tools.photographs.__main__ import main
from tools.photographs.comparison import differences, side_by_side
from tools.photographs.looks import FLAGS, LANGUAGES, SIZES, read_look
from tools.photographs.taking import STATES, shares

GREEN, BLUE = (0, 90, 0), (0, 0, 90)


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    """Two folders with the same photograph."""
    found = tmp_path / "before", tmp_path / "after"
    for folder in found:
        folder.mkdir()
        Image.new("RGB", (40, 30), GREEN).save(folder / "table.png")
    return found


def change(folder: Path, *points: tuple[int, int]) -> None:
    """Paint some pixels of a photograph in another colour."""
    picture = Image.open(folder / "table.png")
    for point in points:
        picture.putpixel(point, (0, 91, 0))
    picture.save(folder / "table.png")


def test_every_photograph_has_a_name_of_its_own() -> None:
    assert [name for name, count in Counter(state.file for state in STATES).items() if count > 1] == []


def test_every_decision_size_language_and_setting_is_photographed() -> None:
    names = {state.name for state in STATES}
    assert {f"ask-{name.replace(' ', '-')}" for name in DECISIONS} <= names
    assert {state.look.size for state in STATES} == set(SIZES)
    assert {state.look.language for state in STATES} == set(LANGUAGES)
    assert {flag for state in STATES for flag in state.look.flags} == set(FLAGS)


def test_a_look_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="'phone klingon'"):
        read_look("phone klingon")


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_every_look_is_in_one_share(jobs: int) -> None:
    looks = [look for share in shares(STATES, jobs) for look in share]
    assert sorted(looks) == sorted({state.look.name for state in STATES})


def test_the_same_photographs_do_not_differ(folders: tuple[Path, Path], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", *map(str, folders)]) == 0
    assert capsys.readouterr().out == "no photograph differs\n"


def test_one_level_of_two_pixels_is_found_placed_and_drawn(
    folders: tuple[Path, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(folders[1], (3, 4), (7, 9))
    assert main(["compare", *map(str, folders), "--out", str(tmp_path / "out")]) == 1
    assert "table.png: 2 pixels in 5x6 at 3,4, by 1 of 255 at most\n" in capsys.readouterr().out
    drawn = Image.open(tmp_path / "out/table.png")
    assert drawn.size == (3 * 40 + 2 * 12, 30)
    assert drawn.getpixel((2 * 52 + 3, 4)) == (255, 0, 60)


def test_a_photograph_of_another_size_a_missing_and_an_extra_one_are_told(folders: tuple[Path, Path]) -> None:
    before, after = folders
    Image.new("RGB", (40, 35), GREEN).save(after / "table.png")
    Image.new("RGB", (4, 4), BLUE).save(before / "old.png")
    Image.new("RGB", (4, 4), BLUE).save(after / "new.png")
    found = {each.name: each for each in differences(before, after)}
    assert found["old.png"].what == "missing after"
    assert found["new.png"].what == "extra after"
    assert found["table.png"].what.endswith("40x30 became 40x35")
    assert side_by_side(found["old.png"]) is None
    assert list(differences(before, after, "lobby")) == []
