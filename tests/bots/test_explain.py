"""Explanations of moves: the chance of winning with its error, and a reason."""

import inspect
import re
from random import Random

import pytest

import kaboodle
from kaboodle.bots.search import TRIES, Estimate, SearchBot
from kaboodle.core import explain
from kaboodle.core.explain import PLAIN, SHARED, percent
from kaboodle.games.board import explain as board
from kaboodle.games.kittens import explain as kittens
from kaboodle.games.mantis import explain as mantis

SENTENCES = SHARED | kittens.SENTENCES | mantis.SENTENCES | board.SENTENCES
KNOWN = "A knows: draw@0=kitten"


def explained(text: str, edition: str = "original", iterations: int = 300) -> dict[str, Estimate]:
    """The explanations of the asked seat, in order."""
    table = kaboodle.read(text, edition)
    (seat,) = table.waiting
    return {it.move: it for it in SearchBot(iterations).explain(table.observation(seat), Random(1))}


def test_an_attack_is_explained_by_the_card_that_is_known_to_explode() -> None:
    found = explained(f"A: attack shuffle loaf | B: moon | draw: kitten moon moon loaf | turn: A | {KNOWN}")
    assert found["attack"].why.text == "the next card is known to explode" == found["draw"].why.text
    assert found["shuffle"].why.text == "the next card is known to explode; afterwards 25 % risk"
    assert next(iter(found)) in ("attack", "shuffle") and found["draw"].chance == 0


def test_a_draw_is_explained_by_its_exact_risk() -> None:
    pile = " ".join([card for card in ("loaf", "moon", "cactus", "noodle", "drizzle", "favor") for _ in range(4)])
    pile += " kitten"
    found = explained(f"A: skip | B: attack | draw: {pile} | turn: A")
    assert found["draw"].why.text == "4 % risk" and found["draw"].why.numbers == {"percent": 4}
    assert found["skip"].why.text == "avoids a risk of 4 %"
    found = explained(f"A: skip defuse | B: attack | draw: {pile} | turn: A")
    assert found["draw"].why.text == "4 % risk, and a Defuse to answer it"


def test_what_takes_cards_says_how_many_and_how_likely() -> None:
    found = explained("A: loaf*3 favor | B: moon*3 defuse | draw: moon kitten moon | turn: A | A knows: B+defuse B~3")
    assert found["loaf+loaf>B"].why.text == "takes one of 4 cards"
    assert found["loaf+loaf+loaf>B:defuse"].why.text == "100 % chance that B has it"


def test_windows_rescues_and_hiding_places_have_reasons_too() -> None:
    play = "turn: B | ask: window favor>A top B asked A"
    found = explained(f"A: nope loaf | B: moon | draw: moon kitten | {play}")
    assert (found["nope"].why.key, found["pass"].why.key) == ("nope-you", "pass")
    found = explained("A: loaf | B: moon | draw: moon moon moon loaf loaf loaf | turn: A | ask: hide")
    assert found["hide@0"].why.key == "hide-top" and found["hide@6"].why.text == "6 cards lie above it"


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
    assert re.fullmatch(r"\d+ % risk of a Kitten space afterwards, now \d+ %", reasons["flip-board"])


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
            assert it.why.text == SENTENCES[it.why.key].format(**it.why.numbers)
        table.play(seat, found[0].move)


def test_percentages_are_never_sure_of_what_is_not() -> None:
    assert [percent(chance) for chance in (0, 0.001, 0.04, 0.999, 1)] == [0, 1, 4, 99, 100]


def test_every_sentence_is_said_somewhere() -> None:
    functions = "".join(inspect.getsource(module).partition("\n}\n")[2] for module in (explain, kittens, mantis, board))
    assert [key for key in SENTENCES if key != PLAIN and f'"{key}"' not in functions] == []
    assert "PLAIN" in functions
