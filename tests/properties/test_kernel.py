"""Invariants of every game at every step."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import kaboodle
from kaboodle.core.table import Table
from kaboodle.games.kittens.card_ids import DEVILCAT, GODCAT, KITTEN
from kaboodle.games.mantis.cards import CARDS
from tests.playing import MANTIS, MOST_MOVES, NAMES, TABLES, as_read, deal, mixed, play_on

HUGE = [-(2**200), -(2**63), -(2**31), 2**31, 2**32, 2**63, 2**64, 10**100]
every_table = pytest.mark.parametrize(("slug", "players", "chosen"), TABLES, ids=NAMES)


def cards_at(table: Table) -> Counter[int]:
    """Every card of a game of kittens, wherever it is."""
    game: Any = table.game  # Any: the kernel's own type
    zones = [game.hand_list(seat) for seat in range(game.players)] + [game.box_list()]
    found: Counter[int] = Counter()
    for zone in zones:
        found.update({kind: count for kind, count in enumerate(zone) if count})
    found.update([*game.pile_list(), *game.discard_list()])
    found.update({GODCAT: game.mat_godcat, DEVILCAT: game.mat_devilcat})
    if table.question in ("face", "hide", "heck"):
        found[game.held] += 1
    if table.question in ("lay", "swap"):  # both cats are in the duel
        found.update([GODCAT, DEVILCAT])
    return +found


def assert_conserved(table: Table) -> None:
    """All cards are there, once."""
    game: Any = table.game  # Any: the kernel's own type
    if table.edition == MANTIS:
        seats = range(game.players)
        assert sum(game.score_of(seat) + game.size_of(seat) for seat in seats) + game.pile_size == CARDS
        assert all(sum(game.tank_list(seat)) == game.size_of(seat) for seat in seats)
        assert len(set(game.pile_list())) == game.pile_size
        return
    deck = {kind: count for kind, count in enumerate(game.deck_list()) if count}
    assert cards_at(table) == deck
    assert all(sum(game.hand_list(seat)) == game.size_of(seat) for seat in range(game.players))
    assert not any(game.hand_list(seat)[KITTEN] for seat in range(game.players))


def assert_drawable(table: Table) -> None:
    """The draw pile has a card, and there is one Kitten fewer than players.  B-49"""
    game: Any = table.game  # Any: the kernel's own type
    assert game.pile_size > 0
    if table.edition != MANTIS and not game.five_kitten:
        assert game.pile_list().count(KITTEN) >= game.living - 1


@every_table
def test_b_49_cards_are_conserved_and_every_game_ends(slug: str, players: int, chosen: dict[str, str]) -> None:
    for seed in range(8):
        table, dice = deal(slug, players, chosen, seed), Random(seed)
        for _ in range(MOST_MOVES):
            assert_conserved(table)
            if table.over:
                break
            if table.question == "turn":
                assert_drawable(table)
            table.play(*mixed(table, dice))
        assert table.over and sum(table.payoffs.values()) == pytest.approx(1)


@every_table
def test_every_listed_move_is_accepted_and_every_other_refused(slug: str, players: int, chosen: dict[str, str]) -> None:
    for seed in range(2):
        table, dice = deal(slug, players, chosen, seed), Random(seed)
        while play_on(table, dice, dice.randrange(1, 20)):
            game: Any = table.game  # Any: the kernel's own type
            before = (game.fingerprint(), table.position)
            for seat in range(-2, 12):
                listed = game.legal(seat)
                assert len(set(listed)) == len(listed) and bool(listed) == (seat in game.waiting)
                for move in {*range(-3, 460), *HUGE} - set(listed) if seat < players + 1 else {0, 1, 2}:
                    with pytest.raises((ValueError, OverflowError)):
                        game.apply(seat, move)
                for move in listed:
                    after = game.clone()
                    after.apply(seat, move)
                    assert after.fingerprint() != before[0]
            for seat in HUGE:
                with pytest.raises((ValueError, OverflowError)):
                    game.apply(seat, 0)
            assert (game.fingerprint(), table.position) == before


@every_table
def test_text_and_replay_and_clones_agree(slug: str, players: int, chosen: dict[str, str]) -> None:
    for seed in range(3):
        table, dice = deal(slug, players, chosen, seed), Random(seed)
        while play_on(table, dice, dice.randrange(1, 30)):
            read = kaboodle.read(table.position, slug, options=chosen)
            assert read.position == table.position
            assert (read.waiting, read.question, read.ask_id) == (table.waiting, table.question, table.ask_id)
            for index, seat in enumerate(table.seats):
                assert read.game.legal(index) == table.game.legal(index)
                if slug == MANTIS or table.game.is_alive(index):
                    assert as_read(read.view(seat)) == as_read(table.view(seat))
            assert_independent(table, dice)
        replayed = deal(slug, players, chosen, seed)
        for seat, move in table.moves:
            replayed.play(seat, move)
        assert replayed.game.fingerprint() == table.game.fingerprint()
        assert replayed.position == table.position and replayed.history == table.history


def assert_independent(table: Table, dice: Random) -> None:
    """Moves on a clone do not change the table, and both continue the same way."""
    before = (table.game.fingerprint(), table.position, len(table.history))
    one, two = table.clone(), table.clone()
    state = dice.getstate()
    play_on(one, dice, 12)
    assert (table.game.fingerprint(), table.position, len(table.history)) == before
    dice.setstate(state)
    play_on(two, dice, 12)
    assert one.position == two.position and one.game.fingerprint() == two.game.fingerprint()


class Steps(RuleBasedStateMachine):
    """A state machine of moves, invalid texts, clones and round trips through text."""

    table: Table

    @initialize(which=st.sampled_from(TABLES), seed=st.integers(0, 2**64 - 1))
    def set_up(self, which: tuple[str, int, dict[str, str]], seed: int) -> None:
        slug, players, chosen = which
        self.table = kaboodle.new(slug, players, seed, options=chosen)
        self.chosen = chosen

    @precondition(lambda self: not self.table.over)
    @rule(dice=st.randoms(use_true_random=False), moves=st.integers(1, 15))
    def play(self, dice: Random, moves: int) -> None:
        play_on(self.table, dice, moves)

    @rule(seat=st.integers(-5, 12), move=st.integers(-600, 600))
    def poke(self, seat: int, move: int) -> None:
        game: Any = self.table.game  # Any: the kernel's own type
        before = game.fingerprint()
        if move not in game.legal(seat):
            with pytest.raises(ValueError, match="may not play"):
                game.apply(seat, move)
            assert game.fingerprint() == before

    @rule()
    def travel_as_text(self) -> None:
        read = kaboodle.read(self.table.position, self.table.edition, options=self.chosen)
        assert read.position == self.table.position

    @rule()
    def silence(self) -> None:
        for seat in self.table.waiting:
            assert self.table.default(seat) in self.table.legal(seat)

    @invariant()
    def all_is_there(self) -> None:
        if hasattr(self, "table"):
            assert_conserved(self.table)


TestSteps = Steps.TestCase
TestSteps.settings = settings(max_examples=25, stateful_step_count=25, suppress_health_check=list(HealthCheck))


@given(st.integers(), st.integers())
@settings(max_examples=200)
def test_any_two_numbers_are_a_listed_move_or_refused(seat: int, move: int) -> None:
    for slug in kaboodle.EDITIONS:
        game: Any = kaboodle.new(slug, 2, 1).game  # Any: the kernel's own type
        before = game.fingerprint()
        if 0 <= seat < 2 and move in game.legal(seat):
            continue
        with pytest.raises((ValueError, OverflowError)):
            game.apply(seat, move)
        assert game.fingerprint() == before
