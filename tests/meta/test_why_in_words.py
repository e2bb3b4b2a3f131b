"""What speaks for a move comes as a key: each language of the browser has its sentence, with the same numbers."""

import re
from pathlib import Path

import pytest

from kaboodle.bots.why import SENTENCES

WORDS = Path(__file__).parents[2] / "web/src/words"
SENTENCE = re.compile(r"^hint-why-([a-z-]+) = (.+(?:\n[ }].*)*)$", re.MULTILINE)  # with its plural forms


@pytest.mark.parametrize("language", sorted(folder.name for folder in WORDS.iterdir() if folder.is_dir()))
def test_every_reason_of_a_bot_is_said_in_every_language(language: str) -> None:
    said = dict(SENTENCE.findall((WORDS / language / "advice.ftl").read_text()))
    assert set(said) == set(SENTENCES)
    for key, sentence in SENTENCES.items():
        assert set(re.findall(r"\$(\w+)", said[key])) == set(re.findall(r"\{(\w+)\}", sentence)), key
