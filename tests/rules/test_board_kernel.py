"""The board game as an engine: games end, nothing is lost, hidden things stay hidden, compiled or not."""

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
from kaboodle.bots.bot import Bot, answers, play_fairly
from kaboodle.bots.cat import CatBot
from kaboodle.bots.random import RandomBot
from kaboodle.games.board.card_ids import BY_SLUG
from kaboodle.games.board.codes import CODES, LAST_TURN, MAGNET, OVER
from kaboodle.games.board.editions import BOARD, set_up
from kaboodle.games.board.kernel import Game, MoveList, Rng, Tally, play_random
from kaboodle.games.board.shipped_packs import shipped
from tests.board import IDS, TABLES, dealt, kernel_game, view, waits
from tests.uncompiled import uncompiled
from tests.ways_out import differing

SEED = st.integers(0, 2**64 - 1)
TABLE = st.sampled_from(TABLES)
GAMES = """
import json
from kaboodle.games.board.family import Board
from kaboodle.games.board.editions import BOARD, start
from kaboodle.games.board.kernel import COMPILED, Rng, Tally, play_random

family, prints = Board(), []
tables = [(players, {}) for players in range(2, 7)]
tables += [(3, {"pack": "standard-64", "start_side": "chaos", "magnets_return": "true"})]
tables += [(4, {"loop_step": "arrow_is_free", "auto_defuse": "always", "empty_target": "allow_no_effect"})]
for players, options in tables:
    for seed in range(12):
        game = family.set_up("board", players, BOARD.choose(players, options), -1)
        start(game, seed, None, watched=True)
        minds = family.minds(game)
        dice = Rng()
        dice.start_engine(seed + 1000, None)
        while not game.over:
            seat = game.next_seat()
            moves = game.legal(seat)
            game.apply(seat, moves[dice.below(len(moves))])
            for record in game.drain():
                for mind in minds:
                    whole, others = record[6:]
                    if whole >> mind.me & 1:
                        mind.see(*record[:6])
                    elif others:
                        mind.see(record[0], record[1], -2, record[3], -2, record[5])
            prints.append(game.fingerprint())
            if game.ask % 40 == 0 and not game.over:
                prints.append(family.redeal(family.blind(game, 0), minds[0], seed).fingerprint())
                prints.append(sum(family.observe(family.blind(game, 0), minds[0], 0)))
                if 0 in game.waiting:
                    thinker = family.searcher(family.blind(game, 0), minds[0], 0, seed)
                    thinker.think(8)
                    prints += [number for node in range(thinker.nodes) for number in thinker.found(node)]
    tally = Tally()
    play_random(family.set_up("board", players, BOARD.choose(players, options), -1), 5, 10, tally)
    prints += [tally.decisions, tally.turns, *tally.wins_by_seat()]
print(json.dumps([COMPILED, prints]))
"""


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
    assert len(fast) > 10_000
    assert fast == slow


@pytest.mark.parametrize(("players", "chosen"), TABLES, ids=IDS)
def test_every_random_game_ends_on_the_bow(players: int, chosen: dict[str, str]) -> None:
    all_chosen = BOARD.choose(players, chosen)
    tally = Tally()
    play_random(set_up(shipped(all_chosen["pack"]), players, all_chosen), 3, 300, tally)
    assert tally.games == sum(tally.games_by_length()[:LAST_TURN]) == sum(tally.wins_by_seat()) == 300
    assert tally.shared == 0


@pytest.mark.parametrize("seed", range(3))
def test_a_table_that_only_flips_and_skips_is_called_off(seed: int) -> None:
    table = dealt(3, seed)
    while not table.over:
        for seat in table.waiting:
            moves = list(table.legal(seat))
            table.play(seat, next((move for move in ("flip-it", "skip", "explode", "pass") if move in moves), moves[0]))
    assert table.game.turns <= LAST_TURN
    assert waits(table).startswith("over ")


def after(players: int, chosen: dict[str, str], seed: int, steps: int) -> Game:
    """A game some random moves after its deal."""
    game, dice = kernel_game(players, seed, chosen), Random(seed)
    for _ in range(steps):
        if game.over:
            break
        seat = dice.choice(game.waiting)
        game.apply(seat, dice.choice(game.legal(seat)))
    return game


@given(TABLE, SEED, st.integers(0, 400))
def test_cards_and_discs_are_conserved(table: tuple[int, dict[str, str]], seed: int, steps: int) -> None:
    game = after(*table, seed, steps)
    hands = [game.hand_list(seat) for seat in range(game.players)]
    cards = Counter(game.pile_list() + game.discard_list())
    totals = [cards[kind] + sum(hand[kind] for hand in hands) for kind in range(len(hands[0]))]
    assert totals == game.deck_list()
    assert [game.size_of(seat) for seat in range(game.players)] == [sum(hand) for hand in hands]
    discs = Counter(game.disc_list() + game.used_list())
    discs[MAGNET] += game.supply
    assert [discs[code] for code in range(CODES)] == game.wheel_list()
    taken = [game.space_of(seat) for seat in range(game.players) if game.space_of(seat)]
    assert len(set(taken)) == len(taken)


@given(TABLE, SEED, st.integers(0, 200), st.integers(-2, 8), st.integers(-3, 130))
def test_listed_moves_are_accepted_and_all_others_change_nothing(
    table: tuple[int, dict[str, str]], seed: int, steps: int, seat: int, move: int
) -> None:
    game = after(*table, seed, steps)
    before = game.fingerprint()
    if move in game.legal(seat):
        game.apply(seat, move)
        assert game.fingerprint() != before
    else:
        with pytest.raises(ValueError, match="may not play"):
            game.apply(seat, move)
        assert game.fingerprint() == before
    for asked in game.waiting:
        assert game.default(asked) in game.legal(asked)


@given(TABLE, SEED, st.integers(0, 200))
def test_a_clone_is_independent_and_settling_leaves_a_choice(
    table: tuple[int, dict[str, str]], seed: int, steps: int
) -> None:
    game = after(*table, seed, steps)
    before, copy, dice = game.fingerprint(), game.clone(), Rng()
    assert copy.fingerprint() == before
    seat = copy.settle()
    assert copy.over if seat < 0 else len(copy.legal(seat)) > 1
    dice.start_engine(seed, None)
    copy.play_out(dice, MoveList())
    assert copy.over
    assert game.fingerprint() == before


def test_the_random_games_come_to_every_decision_there_is() -> None:
    seen = set()
    for players, chosen in TABLES:
        for seed in range(5):
            game, dice = kernel_game(players, seed, chosen), Random(seed)
            while not game.over:
                seen.add(game.decision)
                seat = dice.choice(game.waiting)
                game.apply(seat, dice.choice(game.legal(seat)))
    assert seen == set(range(OVER))


@pytest.mark.parametrize(("players", "chosen"), TABLES, ids=IDS)
def test_a_mind_is_never_wrong_and_a_redealt_table_cannot_be_told_from_the_true_one(
    players: int, chosen: dict[str, str]
) -> None:
    for seed in range(6):
        table, rng = dealt(players, seed, **chosen), Random(seed)
        bots: dict[str, Bot] = {seat: CatBot() if i % 2 else RandomBot() for i, seat in enumerate(table.seats)}
        while not table.over:
            play_fairly(table, answers(table, bots, rng))
            if rng.random() < 0.2:
                for seat in table.seats:
                    check_mind(table, seat)
                    other = table.redeal(seat, rng.getrandbits(40))
                    assert other.view(seat) == table.view(seat), f"seed {seed}"
                    assert other.observe(seat) == table.observe(seat), f"seed {seed}"
                    assert len(table.observe(seat)) == kaboodle.observation("board").size
                    assert list(other.legal(seat)) == list(table.legal(seat)), f"seed {seed}"


def check_mind(table: kaboodle.Table, seat: str) -> None:
    """What a seat knows is true."""
    known, pile = view(table, seat), table.family.pile(table.game)
    for disc in known.discs_known:
        assert disc.card in pile[disc.first : disc.last + 1], f"{seat} is wrong about {disc}: {table.position}"
    assert Counter(pile) == Counter(known.discs_left)
    for other in known.seats:
        hand = dict(zip(BY_SLUG, table.game.hand_list(table.seats.index(other.seat)), strict=False))
        assert all(count <= hand[card] for card, count in other.known.items())
        assert not any(hand[card] - other.known.get(card, 0) for card in other.lacks)


def test_nobody_sees_what_is_not_theirs_to_see() -> None:
    for seed in range(40):
        table, rng = dealt(2 + seed % 5, seed), Random(seed)
        revealed = False
        while not table.over:
            seat = rng.choice(table.waiting)
            table.play(seat, rng.choice(list(table.legal(seat))))
            for event in table.events:
                revealed = event.cards == ("reveal-the-future",) if event.what == "play" else revealed
                check_audience(event.what, event.audience, event.told, event.seat, event.other, revealed=revealed)


def check_audience(
    what: str, audience: tuple[str, ...], told: bool, seat: str | None, other: str | None, *, revealed: bool
) -> None:
    """Written separately from the rules: who may see an event whole."""
    owners = {
        "dealt": {seat},
        "draw": {seat},
        "steal": {seat, other},
        "magnet": {seat},
        "order": {seat},
        "pass": {seat},
    }
    if what == "peek" and not revealed:
        owners[what] = {seat}
    if what in owners:
        assert set(audience) == owners[what], what
    else:
        assert "all" in audience, what
    assert told == (what != "pass")


HIDDEN_MOVES = ("hide@", "order ")


def test_what_a_seat_cannot_see_changes_nothing_that_it_receives() -> None:
    compared = 0
    for seed in range(20):
        table, rng = dealt(2 + seed % 5, seed), Random(seed)
        while not table.over:
            mover = rng.choice(table.waiting)
            moves = list(table.legal(mover))
            move = rng.choice(moves)
            seat = rng.choice([other for other in table.seats if other != mover])
            twin, same = table.redeal(seat, rng.getrandbits(40)), table.clone()
            secret = [other for other in moves if other.startswith(HIDDEN_MOVES)]
            announced = table.question in ("turn", "now") and move not in ("done", "pass")
            if announced and move in twin.legal(mover):
                compared += same_to(seat, mover, (same, move), (twin, move))
            elif secret and table.game.supply > 1:  # after the last magnet a disc is turned at once
                compared += same_to(seat, mover, (same, rng.choice(secret)), (twin, rng.choice(secret)))
            table.play(mover, move)
    assert compared > 130


def same_to(seat: str, mover: str, one: tuple[kaboodle.Table, str], other: tuple[kaboodle.Table, str]) -> int:
    """Make a move at two tables that this seat cannot tell apart: it must receive the same bytes."""
    received = []
    for table, move in (one, other):
        table.play(mover, move)
        received.append((table.seen_by(seat), table.waiting, table.ask_id))
    assert received[0] == received[1], f"{seat} can tell {one} from {other}"
    assert not differing(one[0], other[0], seat), f"{seat} can tell {one} from {other}"
    return 1
