"""Compares two folders of photographs pixel by pixel, and draws what differs."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageChops, ImageFilter

GAP = 12  # pixels between the pictures of a side-by-side image
GREY = (128, 128, 128)
RED = (255, 0, 60)


@dataclass(frozen=True)
class Difference:
    """How two photographs of one state differ."""

    name: str
    what: str
    before: Image.Image | None = None
    after: Image.Image | None = None
    pixels: Image.Image | None = None  # white where they differ


def differences(before: Path, after: Path, only: str = "") -> Iterator[Difference]:
    """Every state whose photographs differ, by name."""
    names = sorted({path.name for folder in (before, after) for path in folder.glob("*.png") if only in path.name})
    for name in names:
        if not (after / name).exists():
            yield Difference(name, "missing after")
        elif not (before / name).exists():
            yield Difference(name, "extra after")
        elif (before / name).read_bytes() != (after / name).read_bytes():
            found = difference(name, before / name, after / name)
            if found:
                yield found


def difference(name: str, before: Path, after: Path) -> Difference | None:
    """How two pictures differ; None if every pixel is the same."""
    old, new = (Image.open(path).convert("RGB") for path in (before, after))
    sizes = "" if old.size == new.size else f", {old.width}x{old.height} became {new.width}x{new.height}"
    whole = max(old.width, new.width), max(old.height, new.height)
    wide_old, wide_new = (padded(picture, whole) for picture in (old, new))
    channels = ImageChops.difference(wide_old, wide_new).split()
    most = ImageChops.lighter(ImageChops.lighter(channels[0], channels[1]), channels[2])
    box = most.getbbox()
    if box is None:
        return Difference(name, sizes.lstrip(", "), old, new, most) if sizes else None
    pixels = most.point([0] + [255] * 255)
    count = pixels.histogram()[255]
    left, top, right, bottom = box
    place = f"{right - left}x{bottom - top} at {left},{top}"
    largest = max(level for level, found in enumerate(most.histogram()) if found)
    return Difference(name, f"{count} pixels in {place}, by {largest} of 255 at most{sizes}", old, new, pixels)


def padded(picture: Image.Image, size: tuple[int, int]) -> Image.Image:
    """A picture on a grey ground of this size."""
    ground = Image.new("RGB", size, GREY)
    ground.paste(picture)
    return ground


def side_by_side(found: Difference) -> Image.Image | None:
    """Before, after, and where they differ in red; None if one of them is missing."""
    if found.before is None or found.after is None or found.pixels is None:
        return None
    width, height = found.pixels.size
    ground = padded(found.after, found.pixels.size).convert("L").point([128 + level // 2 for level in range(256)])
    marked = ground.convert("RGB")
    marked.paste(RED, mask=found.pixels.filter(ImageFilter.MaxFilter(5)))
    whole = Image.new("RGB", (3 * width + 2 * GAP, height), GREY)
    for place, picture in enumerate((found.before, found.after, marked)):
        whole.paste(picture, (place * (width + GAP), 0))
    return whole
