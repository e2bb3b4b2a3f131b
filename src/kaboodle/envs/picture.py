"""Lines of text as a picture: what environments show in the render mode `rgb_array`."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Any

import numpy as np
from PIL import Image, ImageDraw, ImageFont

WIDTH, HEIGHT = 960, 640  # always the same, so that pictures can be put together as a film
LETTERS, MARGIN, SIZE, STEP = 104, 16, 16, 22
PAPER, INK = (250, 247, 240), (32, 32, 40)


def picture_of(lines: Sequence[str]) -> Any:  # Any: an array of NumPy, whose types are not known here
    """An array of height, width and three colours; what does not fit is left out at the end."""
    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    draw, font = ImageDraw.Draw(image), ImageFont.load_default(SIZE)
    room = (HEIGHT - 2 * MARGIN) // STEP
    wrapped = [part for line in lines for part in wrap(line, LETTERS) or [""]]
    for row, text in enumerate(wrapped[:room]):
        draw.text((MARGIN, MARGIN + row * STEP), text, fill=INK, font=font)
    return np.asarray(image, dtype=np.uint8)
