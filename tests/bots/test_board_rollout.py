"""The rollout policy of the board game."""

import pytest

import kaboodle
from kaboodle.games.board.card_ids import ADD_MAGNET, SUPER_MOVE_2
from kaboodle.games.board.codes import DEFUSE_IT, DONE, EXPLODE, PASS, PLAY

POLICIES = [
    # A Defuse is played if exploding would cost much.
    ("A: defuse (space 4) | B: (space 3) | discs: move-2 | turn: A | ask: face", {EXPLODE}),
    ("A: defuse (space 12) | B: (space 2) | discs: move-2 | turn: A | ask: face", {DEFUSE_IT}),
    # A Super Move is played if the next disc is better from there, and kept otherwise.
    ("A: super-move-2 (space 14) | B: (space 3) | discs: move-3 | magnets: 0 | turn: A", {PLAY + SUPER_MOVE_2}),
    ("A: super-move-2 (space 5) | B: (space 3) | discs: move-1 move-2 | magnets: 0 | turn: A", {DONE}),
    # A magnet is added against a player ahead of the last one; two on the same space do not swap.
    ("A: add-magnet (space 2) | B: (space 9) | discs: move-1 | turn: B | ask: now", {PLAY + ADD_MAGNET, PASS}),
    ("A: add-magnet | B: | discs: move-1 | turn: B | ask: now", {PASS}),
]


@pytest.mark.parametrize(("text", "wanted"), POLICIES, ids=[it[0].partition(" | ")[0] for it in POLICIES])
def test_the_rollout_policy_makes_a_sensible_move(text: str, wanted: set[int]) -> None:
    table = kaboodle.read(text, "board")
    observation = table.observation("A")
    searcher = observation.family.searcher(observation.blinded, observation.mind, observation.index, 5)
    assert searcher is not None
    found = set()
    for _ in range(40):
        searcher.begin()
        found.add(searcher.policy_move(observation.index))
    assert found == wanted
