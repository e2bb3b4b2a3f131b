"""The search: repeatable, within its budget, and it finds the moves of a good player."""

from random import Random

import pytest

import kaboodle
from kaboodle.bots.levels import bot_of
from kaboodle.bots.search import SearchBot, findings, leading

# A position, and what a good player does there.
PUZZLES = [
    ("original", "A: attack loaf | B: moon | draw: kitten moon moon | turn: A | A knows: draw@0=kitten", {"attack"}),
    ("original", "A: skip loaf | B: moon | draw: kitten moon moon | turn: A | A knows: draw@0=kitten", {"skip"}),
    (
        "two-player",
        "A: shuffle | B: moon | draw: kitten moon moon loaf loaf | turn: A | A knows: draw@0=kitten",
        {"shuffle"},
    ),
    ("two-player", "A: skip | B: moon | draw: moon kitten | turn: A | A knows: draw@0=moon", {"draw"}),
    ("two-player", "A: see-the-future skip | B: moon | draw: moon loaf kitten | turn: A", {"see-the-future"}),
    ("two-player", "A: nope | B: | draw: kitten moon | turn: B | ask: window attack top B asked A", {"nope"}),
    ("two-player", "A: loaf moon | B: | draw: moon loaf moon | turn: A | ask: hide", {"hide@0"}),
    ("mantis", "A: red (score 14) | B: orange | draw: red/red-orange-pink pink/red-orange-pink | turn: A", {"score"}),
    ("board", "A: super-move-1 flip (space 18) | B: skip (space 3) | discs: move-2 move-3", {"super-move-1"}),
    (
        "board",
        "A: skip (space 16) | B: (space 2) | discs: move-1 move-3 | magnets: 0 | A knows: discs=move-1,move-3",
        {"skip"},
    ),
    (
        "board",
        "A: alter-the-future (space 17) | B: (space 3) | discs: move-4 move-2 move-3 | magnets: 0 | ask: order "
        "| A knows: discs=move-4,move-2,move-3",
        {"order 2 1 3", "order 2 3 1"},
    ),
    ("board", "A: nope (space 16) | B: (space 18) | discs: move-3 | turn: B | ask: window super-move-1", {"nope"}),
    ("board", "A: (space 18) | B: | discs: move-2 | turn: A | ask: either move-or-flip-1", {"move"}),
    ("original", "A: defuse loaf | B: nope | draw: loaf moon | turn: A | ask: face", {"defuse"}),
]


@pytest.mark.parametrize(("edition", "text", "best"), PUZZLES, ids=[f"{it[0]} {min(it[2])}" for it in PUZZLES])
def test_a_tiger_finds_the_move(edition: str, text: str, best: set[str]) -> None:
    table = kaboodle.read(text, edition)
    (seat,) = table.waiting
    assert {bot_of("tiger").choose(table.observation(seat), Random(seed)) for seed in range(3)} <= best


def test_the_same_seed_and_budget_find_the_same_and_more_thought_goes_on_from_less() -> None:
    table = kaboodle.new("original", 4, seed=5)
    observation = table.observation(table.waiting[0])
    found = []
    for parts in ((300,), (300,), (100, 200)):
        searcher = observation.family.searcher(observation.blinded, observation.mind, observation.index, 7)
        assert searcher is not None
        for part in parts:
            searcher.think(part)
        assert searcher.found(0)[0] == 300
        assert observation.text(leading(searcher, observation).stages) in observation.moves
        found.append([*findings(searcher, observation)])
    assert found[0] == found[1] == found[2]


def test_a_tree_that_is_full_goes_on_without_growing() -> None:
    table = kaboodle.new("two-player", 2, seed=5)
    observation = table.observation(table.waiting[0])
    searcher = observation.family.searcher(observation.blinded, observation.mind, observation.index, 7)
    assert searcher is not None
    searcher.think(40_000)
    assert 31_000 < searcher.nodes < 32_768 and searcher.found(0)[0] == 40_000


def test_the_chances_of_the_moves_are_shares_with_errors_that_shrink() -> None:
    table = kaboodle.new("original", 3, seed=5)
    observation = table.observation(table.waiting[0])
    errors = []
    for iterations in (200, 5_000):
        searcher = observation.family.searcher(observation.blinded, observation.mind, observation.index, 7)
        assert searcher is not None
        searcher.think(iterations)
        found = [*findings(searcher, observation)]
        assert all(0 <= it.chance <= 1 and it.error > 0 for it in found)
        best = max(found, key=lambda it: it.visits)
        errors.append(best.error)
    assert errors[1] < errors[0] / 2


def test_a_budget_in_milliseconds_stops_a_search_that_would_go_on() -> None:
    table = kaboodle.new("original", 4, seed=5)
    observation = table.observation(table.waiting[0])
    searcher = SearchBot(10_000_000, milliseconds=20).think(observation, 1, until_settled=False)
    assert searcher is not None and 250 <= searcher.found(0)[0] < 10_000_000
    searcher = SearchBot(300, milliseconds=600_000).think(observation, 1, until_settled=False)
    assert searcher is not None and searcher.found(0)[0] == 300


@pytest.mark.parametrize(("iterations", "milliseconds"), [(0, None), (10, 0)])
def test_a_search_without_any_budget_is_refused(iterations: int, milliseconds: int | None) -> None:
    with pytest.raises(ValueError, match="at least one"):
        SearchBot(iterations, milliseconds)


@pytest.mark.parametrize("edition", kaboodle.EDITIONS)
def test_a_search_that_stops_when_it_is_settled_chooses_what_it_would_have_chosen_in_the_end(edition: str) -> None:
    table, rng, bot, saved = kaboodle.new(edition, 2, seed=6), Random(6), SearchBot(1_000), 0
    for number in range(12):
        if table.over:
            break
        seat = rng.choice(table.waiting)
        observation = table.observation(seat)
        whole, settled = (bot.think(observation, number, until_settled=it) for it in (False, True))
        assert whole is not None and settled is not None and whole.found(0)[0] == 1_000
        assert leading(whole, observation).stages == leading(settled, observation).stages
        saved += 1_000 - settled.found(0)[0]
        table.play(seat, observation.text(leading(settled, observation).stages))
    assert saved > 1_000


def test_the_only_sensible_move_is_not_thought_about_for_long() -> None:
    table = kaboodle.read("A: defuse loaf | B: nope | draw: loaf moon | turn: A | ask: face", "original")
    searcher = SearchBot(100_000).think(table.observation("A"), 1, until_settled=True)
    assert searcher is not None and searcher.choices == 1 and searcher.found(0)[0] < 1_000


def test_in_mantis_a_clear_choice_settles_soon_and_a_close_one_is_thought_about_for_long() -> None:
    clear = "A: red orange (score 9) | B: blue (score 9) | draw: red/red-orange-pink pink/red-orange-pink | turn: A"
    close = "A: red | B: red | C: red | draw: red/red-orange-pink pink/red-orange-pink | turn: A"
    spent = []
    for text in (clear, close):
        observation = kaboodle.read(text, "mantis").observation("A")
        searcher = SearchBot(20_000).think(observation, 1, until_settled=True)
        assert searcher is not None
        spent.append(searcher.found(0)[0])
    assert spent[0] <= 1_000 and spent[1] > 10_000  # B and C are equal targets


def test_in_mantis_the_turn_at_hand_is_the_only_choice_of_the_search() -> None:
    table = kaboodle.new("mantis", 4, seed=5)
    observation = table.observation(table.waiting[0])
    searcher = observation.family.searcher(observation.blinded, observation.mind, observation.index, 7)
    assert searcher is not None
    searcher.think(2_000)
    assert searcher.nodes == 1 + len(observation.moves)
    assert sum(it.visits for it in findings(searcher, observation)) >= 2_000
