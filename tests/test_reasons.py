"""Why a card cannot be played: the kernel's reason with its rule, only from what the seat knows."""

import re
from pathlib import Path
from random import Random

import pytest

import kaboodle
from kaboodle.core.reasons import cards_used, why_dimmed, why_not
from tests.playing import play_on

WORDS = Path(__file__).parents[1] / "src/kaboodle/words"


@pytest.mark.parametrize(
    ("position", "edition", "card", "rule"),
    [
        ("A: loaf nope defuse | B: skip | draw: moon kitten | turn: A", "original", "loaf", "EK-44"),
        ("A: loaf nope defuse | B: skip | draw: moon kitten | turn: A", "original", "nope", "B-40"),
        ("A: loaf nope defuse | B: skip | draw: moon kitten | turn: A", "original", "defuse", "B-40"),
        ("A: skip favor | B: skip | draw: moon kitten | turn: B", "original", "favor", "EK-20"),
        ("A: favor | B: | draw: moon kitten | turn: A", "original", "favor", "B-25"),
        (
            "A: armageddon | B: loaf godcat | draw: moon kitten | mat: devilcat | turn: A",
            "good-vs-evil",
            "armageddon",
            "GE-26",
        ),
    ],
)
def test_a_card_that_cannot_be_played_has_its_reason(position: str, edition: str, card: str, rule: str) -> None:
    reasons = why_dimmed(kaboodle.read(position, edition).observation("A"))
    assert reasons[card].rule == rule and rule in reasons[card].text


def test_a_card_that_can_be_played_is_not_dimmed() -> None:
    observation = kaboodle.read("A: loaf loaf skip | B: nope | draw: moon kitten | turn: A", "original").observation(
        "A"
    )
    assert why_dimmed(observation) == {} and why_not(observation, "skip") is None
    refused = why_not(observation, "skip>B")
    assert refused is not None and refused.rule == "B-13"


@pytest.mark.parametrize("edition", kaboodle.EDITIONS)
def test_in_whole_games_every_card_is_lit_or_has_a_reason_that_hidden_cards_do_not_change(edition: str) -> None:
    for seed in range(2):
        dice = Random(f"{edition}{seed}")
        table = kaboodle.new(edition, min(3, kaboodle.EDITIONS[edition].seats[-1]), seed)
        while play_on(table, dice, 5):
            for seat in table.seats:
                observation = table.observation(seat)
                dimmed = why_dimmed(observation)
                lit = {card for move in observation.moves for card in cards_used(move)}
                assert set(observation.family.hand(observation.view) or ()) <= set(dimmed) | lit
                assert not lit & set(dimmed)
                assert dimmed == why_dimmed(table.redeal(seat, seed).observation(seat))


@pytest.mark.parametrize("edition", [edition for edition in kaboodle.EDITIONS if edition != "mantis"])
def test_the_browser_has_a_message_for_every_reason_of_a_turn(edition: str) -> None:
    files = [path for path in (WORDS / "en").glob("*.ftl") if path.stem.endswith("refusals")]  # those that pages load
    loaded = set(re.findall(r"^([a-z-]+) =", "\n".join(path.read_text() for path in files), re.MULTILINE))
    met: set[str] = set()
    for seed in range(12):
        dice = Random(f"{edition}{seed}")
        table = kaboodle.new(edition, min(2 + seed % 3, kaboodle.EDITIONS[edition].seats[-1]), seed)
        while play_on(table, dice, 1):
            if table.question == "turn":
                reasons = why_dimmed(table.observation(table.waiting[0])).values()
                met |= {reason.phrase.message for reason in reasons}
    assert met and met <= loaded, met - loaded
