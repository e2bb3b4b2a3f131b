"""Explanations of moves: the chance of winning with its error, and a reason."""

import re
from random import Random

import pytest

import kaboodle
from kaboodle.bots.search import TRIES, Estimate, SearchBot
from kaboodle.core.explain import percent
from kaboodle.words import english

KNOWN = "A knows: draw@0=kitten"


def explained(text: str, edition: str = "original", iterations: int = 300) -> dict[str, Estimate]:
    """The explanations of the asked seat, in order."""
    table = kaboodle.read(text, edition)
    (seat,) = table.waiting
    return {it.move: it for it in SearchBot(iterations).explain(table.observation(seat), Random(1))}


def test_an_attack_is_explained_by_the_card_that_is_known_to_explode() -> None:
    found = explained(f"A: attack shuffle loaf | B: moon | draw: kitten moon moon loaf | turn: A | {KNOWN}")
    assert found["attack"].why.text == "You know the next card is a Kitten." == found["draw"].why.text
    assert found["shuffle"].why.text == "The next card is a Kitten. After a shuffle: 25% risk."
    assert next(iter(found)) in ("attack", "shuffle") and found["draw"].chance == 0


def test_a_draw_is_explained_by_its_exact_risk() -> None:
    pile = " ".join([card for card in ("loaf", "moon", "cactus", "noodle", "drizzle", "favor") for _ in range(4)])
    pile += " kitten"
    found = explained(f"A: skip | B: attack | draw: {pile} | turn: A")
    assert found["draw"].why.text == "4% chance of a Kitten." and found["draw"].why.numbers == {"percent": 4}
    assert found["skip"].why.text == "Dodges a 4% risk."
    found = explained(f"A: skip defuse | B: attack | draw: {pile} | turn: A")
    assert found["draw"].why.text == "4% chance of a Kitten, but you have a Defuse."


def test_what_takes_cards_says_how_many_and_how_likely() -> None:
    found = explained("A: loaf*3 favor | B: moon*3 defuse | draw: moon kitten moon | turn: A | A knows: B+defuse B~3")
    assert found["loaf+loaf>B"].why.text == "Takes one of their 4 cards."
    assert found["loaf+loaf+loaf>B:defuse"].why.text == "100% chance that B has it."


def test_windows_rescues_and_hiding_places_have_reasons_too() -> None:
    play = "turn: B | ask: window favor>A top B asked A"
    found = explained(f"A: nope loaf | B: moon | draw: moon kitten | {play}")
    assert (found["nope"].why.key, found["pass"].why.key) == ("nope-you", "pass")
    found = explained("A: loaf | B: moon | draw: moon moon moon loaf loaf loaf | turn: A | ask: hide")
    assert found["hide@0"].why.key == "hide-top" and found["hide@6"].why.text == "6 cards on top of it."


def test_on_the_board_reasons_tell_where_discs_and_cards_lead() -> None:
    table, reasons = kaboodle.new("board", 3, seed=2), dict[str, str]()
    rng = Random(2)
    while not table.over:
        for seat in table.waiting:
            observation = table.observation(seat)
            why = observation.family.explainer(observation.view)
            for move in observation.moves:
                it = why(move)
                reasons[it.key] = it.text
        seat = table.waiting[0]
        table.play(seat, rng.choice(table.observation(seat).moves))
    assert {"disc-risk", "disc-covered", "flip-board", "lands-at", "magnet-deep", "stay", "fall"} <= set(reasons)
    assert re.fullmatch(r"Kitten risk: \d+% now, \d+% after the flip\.", reasons["flip-board"])


@pytest.mark.parametrize("edition", ["original", "good-vs-evil", "two-player", "mantis", "board"])
def test_every_legal_move_of_whole_games_is_explained_with_a_sentence_of_the_list(edition: str) -> None:
    table, rng = kaboodle.new(edition, 2, seed=4), Random(4)
    while not table.over:
        seat = rng.choice(table.waiting)
        observation = table.observation(seat)
        found = SearchBot(30).explain(observation, rng)
        assert sorted(it.move for it in found) == sorted(observation.moves)
        assert found[0].visits == max(it.visits for it in found)
        for it in found:
            assert 0 <= it.chance <= 1 and 0 < it.error <= 1 and it.visits >= TRIES
            assert it.why.text == english().text(f"hint-why-{it.why.key}", **it.why.numbers)
        table.play(seat, found[0].move)


def test_percentages_are_never_sure_of_what_is_not() -> None:
    assert [percent(chance) for chance in (0, 0.001, 0.04, 0.999, 1)] == [0, 1, 4, 99, 100]
