"""Mantis as an engine: games end, cards are conserved, hidden cards stay hidden, compiled or not."""

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kaboodle
from kaboodle.engine.rng import Secret
from kaboodle.games.mantis.beliefs import blind, redeal
from kaboodle.games.mantis.cards import CARDS, card_text
from kaboodle.games.mantis.editions import set_up
from kaboodle.games.mantis.events import describe
from kaboodle.games.mantis.family import Mantis
from kaboodle.games.mantis.kernel import Game, MoveList, Rng, Tally, play_random
from kaboodle.games.mantis.view import view_of
from tests.mantis import at, dealt, told
from tests.uncompiled import uncompiled

PLAYERS = st.integers(2, 6)
SEED = st.integers(0, 2**64 - 1)
CHOICES = st.lists(st.integers(0, 5), max_size=105)
GAMES = """
import json
from kaboodle.games.mantis.editions import set_up, start
from kaboodle.games.mantis.kernel import COMPILED, Rng
from kaboodle.games.mantis.beliefs import blind, redeal

prints = []
for players in range(2, 7):
    for seed in range(200):
        game = set_up("mantis", players, {})
        start(game, seed, None, watched=False)
        dice = Rng()
        dice.start_engine(seed + 1000, None)
        while not game.over:
            moves = game.legal(game.current)
            game.apply(game.current, moves[dice.below(len(moves))])
            prints.append(game.fingerprint())
            if game.turns == 20:
                prints.append(redeal(blind(game, 0), seed).fingerprint())
print(json.dumps([COMPILED, prints]))
"""


def after(players: int, seed: int, choices: list[int]) -> Game:
    """A game some moves after its deal."""
    game = dealt(players, seed)
    for choice in choices:
        if game.over:
            break
        legal = game.legal(game.current)
        game.apply(game.current, legal[choice % len(legal)])
    return game


def cards_of(game: Game) -> int:
    """How many cards are on the table."""
    return game.pile_size + sum(game.size_of(seat) + game.score_of(seat) for seat in range(game.players))


def run_games(environment: dict[str, str] | None) -> tuple[bool, list[int]]:
    """Play the games of this test in a separate process."""
    ran = subprocess.run([sys.executable, "-c", GAMES], env=environment, capture_output=True, check=True, text=True)
    compiled, prints = json.loads(ran.stdout)
    return compiled, prints


def test_compiled_and_uncompiled_play_identical_games(tmp_path: Path) -> None:
    compiled, fast = run_games(None)
    plain, slow = run_games(uncompiled(tmp_path))
    assert not plain
    if not compiled:
        pytest.skip("the kernel is not compiled here")
    assert len(fast) > 20_000
    assert fast == slow


@pytest.mark.parametrize("players", range(2, 7))
def test_every_game_ends_with_a_winner(players: int) -> None:
    tally = Tally()
    play_random(set_up("mantis", players, {}), 11, 200, tally)
    assert tally.games == sum(tally.games_by_length()) == 200
    assert sum(tally.games_by_length()[: CARDS - 4 * players + 1]) == 200
    assert sum(tally.wins_by_seat()) >= 200
    assert tally.decisions == tally.turns


@given(PLAYERS, SEED, CHOICES)
def test_cards_are_conserved_and_unseen_cards_are_the_draw_pile(players: int, seed: int, choices: list[int]) -> None:
    game = after(players, seed, choices)
    assert cards_of(game) == CARDS
    pile = game.pile_list()
    assert len(set(pile)) == len(pile)
    assert game.exposed_list() == [int(card not in pile) for card in range(CARDS)]
    assert [game.size_of(seat) for seat in range(players)] == [sum(game.tank_list(seat)) for seat in range(players)]


@given(PLAYERS, SEED, CHOICES, st.integers(-2, 8), st.integers(-2, 9))
def test_listed_moves_are_accepted_and_all_others_change_nothing(
    players: int, seed: int, choices: list[int], seat: int, move: int
) -> None:
    game = after(players, seed, choices)
    before = game.fingerprint()
    if move in game.legal(seat):
        game.apply(seat, move)
        assert game.fingerprint() != before
    else:
        with pytest.raises(ValueError, match="may not play"):
            game.apply(seat, move)
        assert game.fingerprint() == before


@given(PLAYERS, SEED, CHOICES)
def test_a_clone_is_independent(players: int, seed: int, choices: list[int]) -> None:
    game = after(players, seed, choices)
    before = game.fingerprint()
    copy = game.clone()
    assert copy.fingerprint() == before
    dice = Rng()
    dice.start_engine(seed, None)
    copy.play_out(dice, MoveList())
    assert copy.over
    assert game.fingerprint() == before


def test_a_blinded_game_cannot_be_played_on() -> None:
    known = blind(dealt(3, 1, starter=0), 1)
    assert len(known.legal(0)) == 3
    with pytest.raises(ValueError, match="may not play"):
        known.apply(0, 0)
    with pytest.raises(ValueError, match="no seat 3"):
        blind(known, 3)


@given(PLAYERS, SEED, CHOICES, SEED)
def test_a_redealt_game_cannot_be_told_from_the_true_one(
    players: int, seed: int, choices: list[int], other: int
) -> None:
    game = after(players, seed, choices)
    for seat in range(players):
        known = blind(game, seat)
        again = redeal(known, other)
        assert sorted(again.pile_list()) == sorted(game.pile_list())
        mirrored = blind(again, seat)
        assert mirrored.fingerprint() == known.fingerprint()
        assert view_of(mirrored, seat, "mantis", {}) == view_of(known, seat, "mantis", {})
        assert observe(mirrored, seat) == observe(known, seat)


def test_a_redealt_game_has_another_generator_and_no_secret() -> None:
    game = set_up("mantis", 3, {})
    game.start_engine(0, Secret(bytes(32)))
    game.deal_cards()
    known = blind(game, 0)
    assert known.secret is None
    assert not known.sealed
    first, second = redeal(known, 1), redeal(known, 2)
    assert first.secret is None
    assert first.word() != second.word()


def test_redealt_piles_are_as_frequent_as_exact_enumeration_says() -> None:
    pile = "red/red-blue-pink pink/red-blue-pink green/red-green-blue blue/red-green-blue"
    known = blind(at(f"A: red | draw: {pile}"), 0)
    times = 12_000
    counts = Counter(tuple(card_text(card) for card in redeal(known, seed).pile_list()) for seed in range(times))
    # Two cards fit the top back; the other three lie in any order below: 2 * 3! piles, all equally likely.
    assert len(counts) == 12
    assert {pile[0] for pile in counts} == {"red/red-blue-pink", "pink/red-blue-pink"}
    squares = sum((count - times / 12) ** 2 / (times / 12) for count in counts.values())
    assert squares < 31.3  # chi square with 11 degrees of freedom: one in a thousand is above


def observe(known: Game, seat: int) -> list[int]:
    """What a seat knows as numbers."""
    return Mantis().observe(known, None, seat)


@pytest.mark.parametrize("players", range(2, 7))
def test_observations_have_one_size(players: int) -> None:
    game = dealt(players, 3, starter=0)
    for seat in range(players):
        numbers = observe(blind(game, seat), seat)
        assert len(numbers) == kaboodle.observation("mantis").size
        assert numbers[:7] == game.tank_list(seat)
    assert observe(blind(game, 0), 0)[kaboodle.observation("mantis")["seat+0-turn"].start] == 1
    assert observe(blind(game, 1), 1)[kaboodle.observation("mantis")["seat+0-turn"].start] == 0


def test_settle_leaves_a_choice_alone() -> None:
    game = dealt(2, 1)
    before = game.fingerprint()
    game.settle()
    assert game.fingerprint() == before


@given(PLAYERS, SEED, CHOICES, st.randoms(use_true_random=False), st.integers(0, 5))
def test_cards_deep_in_the_pile_change_nothing_that_anybody_hears(
    players: int, seed: int, choices: list[int], chance: Random, choice: int
) -> None:
    game = after(players, seed, choices)
    if game.over:
        return
    pile = game.pile_list()
    below = pile[2:]  # the next two are about to be flipped, and to show their back
    chance.shuffle(below)
    twin = game.clone()
    twin.set_pile([*pile[:2], *below])
    heard = []
    for table in (game, twin):
        table.watch()
        legal = table.legal(table.current)
        table.apply(table.current, legal[choice % len(legal)])
        known = blind(table, 0)
        heard.append((table.drain(), table.waiting, view_of(known, 0, "mantis", {}), observe(known, 0)))
    assert heard[0] == heard[1]


def test_the_deal_is_told_in_order() -> None:
    events = told(dealt(2, 4, starter=1))
    assert [event["what"] for event in events] == [*["dealt"] * 8, "top", "first", "turn"]
    assert events[-2:] == [{"what": "first", "seat": "B"}, {"what": "turn", "seat": "B"}]
    with pytest.raises(KeyError, match="99"):
        describe((99, 0, 0, 0, 0, 0, 0, 0))


def test_a_game_with_nothing_to_draw_ends_at_the_next_move() -> None:
    game = dealt(3, 1, starter=0)
    game.set_pile([])
    assert redeal(blind(game, 0), 1).pile_list() == []
    game.apply(0, 0)
    assert game.winners == 0b111
    assert game.payoffs == [1 / 3] * 3
    assert game.waiting == []
