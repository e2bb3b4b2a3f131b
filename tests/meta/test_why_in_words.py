"""Reasons for a move are keys: each language of the browser has its sentence, with the same arguments."""

import re
from pathlib import Path

import pytest

from kaboodle.core.explain import SHARED
from kaboodle.core.registry import shipped_families
from kaboodle.words import LANGUAGES

SENTENCES = dict(SHARED)
for family in shipped_families():
    SENTENCES |= family.explanations
WORDS = Path(__file__).parents[2] / "src/kaboodle/words"
SENTENCE = re.compile(r"^hint-why-([a-z-]+) = (.+(?:\n[ }].*)*)$", re.MULTILINE)  # with its plural forms


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_a_bot_is_said_in_every_language(language: str) -> None:
    catalogues = sorted((WORDS / language).glob("*.ftl"))
    said = dict(SENTENCE.findall("\n".join(path.read_text() for path in catalogues)))
    assert set(said) == set(SENTENCES)
    for key, sentence in SENTENCES.items():
        assert set(re.findall(r"\$(\w+)", said[key])) == set(re.findall(r"\{(\w+)\}", sentence)), key
