"""The screens, languages and settings that a photograph is taken with."""

import json
from dataclasses import dataclass

SIZES = {  # width, height, and whether it is touched
    "desk": (1440, 900, False),
    "laptop": (1280, 700, False),
    "tablet": (1024, 768, False),
    "portrait": (820, 1180, True),
    "slate": (768, 960, True),
    "phone": (390, 844, True),
    "small": (360, 640, True),
    "sideways": (844, 390, True),
    "flat": (740, 360, True),
}
LANGUAGES = ("en", "es", "pt-BR", "de")
FLAGS = ("contrast", "twice", "small-cards", "large-cards", "moving")


@dataclass(frozen=True)
class Look:
    """What a photograph is taken with; read from words such as `phone de twice`."""

    name: str  # the words joined by hyphens, for file names
    size: str
    language: str
    flags: frozenset[str]

    @property
    def touched(self) -> bool:
        """Whether the screen is touched and has no mouse."""
        return SIZES[self.size][2]

    @property
    def context(self) -> dict[str, object]:
        """The options of the browser context."""
        width, height, touched = SIZES[self.size]
        return {
            "viewport": {"width": width, "height": height},
            "has_touch": touched,
            "is_mobile": touched,
            "locale": self.language,
            "timezone_id": "UTC",
            "reduced_motion": "no-preference" if "moving" in self.flags else "reduce",
            "color_scheme": "dark",
            "service_workers": "block",
        }

    @property
    def settings(self) -> str:
        """The settings of the device, as the client keeps them in its storage."""
        theme = "contrast" if "contrast" in self.flags else "night"
        cards = [flag.removesuffix("-cards") for flag in self.flags if flag.endswith("-cards")]
        size = cards[0] if cards else "normal"
        return json.dumps({"theme": theme, "cardSize": size, "name": "Ada", "oddsOpen": True})


def read_look(words: str) -> Look:
    """A look from its words: a size, then a language other than English, then flags."""
    size, *rest = words.split()
    language = next((word for word in rest if word in LANGUAGES), "en")
    flags = [word for word in rest if word != language]
    if size not in SIZES or not set(flags) <= set(FLAGS):
        raise ValueError(f"a look is a size, a language and flags, not {words!r}")
    return Look("-".join(words.split()), size, language, frozenset(flags))
