"""The level `cat` uses its Nopes: it spends what it can spare, keeps the last one, and does not die with a handful."""

from random import Random

import kaboodle
from kaboodle.bots.bot import answers, play_fairly
from kaboodle.bots.cat import CatBot
from kaboodle.core.table import Table
from kaboodle.games.kittens.view import KittensView

HANDS = "A: {play} moon | B: {nopes} moon | C: moon loaf"
SAFE = "draw: moon loaf cactus noodle drizzle loaf moon cactus kitten kitten | turn: A"
DEADLY = "draw: kitten moon kitten | turn: A"


def noped(play: str, nopes: int, draw: str, move: str = "") -> float:
    """How often B Nopes a play of A, over many seeds."""
    table = kaboodle.read(f"{HANDS.format(play=play, nopes=f'nope*{nopes}')} | {draw}", "original")
    table.play("A", move or play)
    chosen = [CatBot().choose(table.observation("B"), Random(seed)) for seed in range(200)]
    return chosen.count("nope") / len(chosen)


def test_with_nopes_to_spare_every_harm_to_it_is_noped() -> None:
    for nopes in (2, 4):
        assert noped("attack", nopes, SAFE) == 1
        assert noped("favor", nopes, SAFE, "favor>B") == 1


def test_the_last_nope_is_played_often_and_not_always() -> None:
    assert 0.4 < noped("attack", 1, SAFE) < 0.8


def test_an_escape_that_leaves_it_a_kitten_is_noped() -> None:
    assert noped("skip", 4, DEADLY) == 1
    assert noped("skip", 4, SAFE) == 0  # the top card is hardly a Kitten


def test_what_harms_somebody_else_is_let_through() -> None:
    assert noped("favor", 4, SAFE, "favor>C") == 0
    assert noped("shuffle", 4, SAFE) == 0


def hand_of(table: Table, seat: str) -> dict[str, int]:
    """The cards of a seat."""
    view = table.view(seat)
    assert isinstance(view, KittensView)
    return view.hand


def test_hardly_any_cat_explodes_with_three_nopes_in_hand() -> None:
    died = handful = 0
    for seed in range(40):
        table, rng = kaboodle.new("original", 4, seed=seed), Random(seed)
        bots = {seat: CatBot() for seat in table.seats}
        while not table.over:
            before = {seat: hand_of(table, seat).get("nope", 0) for seat in table.seats if not table.is_out(seat)}
            play_fairly(table, answers(table, bots, rng))
            out = [seat for seat in before if table.is_out(seat)]
            died += len(out)
            handful += sum(before[seat] >= 3 for seat in out)
    assert died == 120 and handful <= 3
