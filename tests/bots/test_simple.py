"""Bots: always legal, the same for the same chance, and blind to what their seat cannot see."""

from random import Random

import pytest

import kaboodle
from kaboodle.bots.bot import Bot, answers, play_fairly, play_out
from kaboodle.bots.random import RandomBot
from kaboodle.bots.simple import SimpleBot
from kaboodle.bots.simple_kittens import risk_on_top
from kaboodle.views import KittensView

TABLES = [
    *[("original", players, {}) for players in (2, 3, 5, 7, 9)],
    *[("good-vs-evil", players, {}) for players in range(2, 6)],
    ("two-player", 2, {}),
    *[("mantis", players, {}) for players in range(2, 7)],
    ("original", 4, {"five_can_take_kitten": "true", "empty_target": "allow_no_effect", "quick_game": "on"}),
    ("good-vs-evil", 4, {"armageddon_nopeable": "false", "heck_kitten": "explodes", "attack_stacking": "never"}),
]
IDS = [f"{edition}-{players}{'-' if options else ''}{'-'.join(options)}" for edition, players, options in TABLES]


@pytest.mark.parametrize(("edition", "players", "options"), TABLES, ids=IDS)
def test_whole_games_of_simple_bots_among_random_ones_are_legal(
    edition: str, players: int, options: dict[str, str]
) -> None:
    for seed in range(25):
        table = kaboodle.new(edition, players, seed=seed, options=options)
        bots: dict[str, Bot] = {
            seat: SimpleBot() if (index + seed) % 3 else RandomBot() for index, seat in enumerate(table.seats)
        }
        play_out(table, bots, Random(seed))
        assert table.over and table.winners and not table.waiting


@pytest.mark.parametrize(("edition", "players"), [("original", 4), ("good-vs-evil", 3), ("two-player", 2)])
def test_a_simple_bot_chooses_the_same_when_hidden_cards_are_swapped(edition: str, players: int) -> None:
    asked = different = 0
    for seed in range(12):
        table, rng = kaboodle.new(edition, players, seed=seed), Random(seed)
        bots: dict[str, Bot] = {seat: SimpleBot() for seat in table.seats}
        while not table.over:
            for seat in table.waiting:
                other = table.redeal(seat, rng.getrandbits(32))
                assert other.view(seat) == table.view(seat)
                choices = [
                    SimpleBot().choose(it.view(seat), list(it.legal(seat)), Random(asked)) for it in (table, other)
                ]
                assert choices[0] == choices[1]
                asked += 1
                different += other.position != table.position
            play_fairly(table, answers(table, bots, rng))
    assert asked > 100 and different > asked / 2


@pytest.mark.parametrize("edition", kaboodle.EDITIONS)
def test_the_same_chance_gives_the_same_game(edition: str) -> None:
    games = []
    for _ in range(2):
        table = kaboodle.new(edition, 2, seed=9)
        play_out(table, {"A": SimpleBot(), "B": SimpleBot()}, Random(1))
        games.append(table.moves)
    assert games[0] == games[1]


@pytest.mark.parametrize("edition", kaboodle.EDITIONS)
def test_a_simple_bot_beats_random_ones(edition: str) -> None:
    won, players = 0, 2 if edition == "two-player" else 4
    for seed in range(60):
        table = kaboodle.new(edition, players, seed=seed)
        sensible = table.seats[seed % players]
        bots: dict[str, Bot] = {seat: SimpleBot() if seat == sensible else RandomBot() for seat in table.seats}
        play_out(table, bots, Random(seed))
        won += sensible in table.winners
    assert won / 60 > 1.4 / players


def test_of_several_nopes_only_the_first_clockwise_from_the_player_is_played() -> None:
    text = "A: nope | B: nope | C: favor nope | D: nope | draw: loaf kitten kitten kitten | turn: C"
    table = kaboodle.read(text, "original")
    table.play("C", "favor>A")
    play_fairly(table, {"A": "nope", "B": "nope", "D": "pass"})
    assert table.moves[-1] == ("A", "nope")
    assert table.asks == "window" and list(table.waiting) == ["B", "C", "D"]
    play_fairly(table, {"B": "pass", "C": "pass", "D": "pass"})
    assert table.asks == "turn" and list(table.waiting) == ["C"]


@pytest.mark.parametrize(
    ("text", "choice"),
    [
        ("A: defuse loaf | B: nope | draw: loaf moon | turn: A | ask: face", "defuse"),
        ("A: favor | B: nope loaf defuse | draw: loaf kitten | turn: A | ask: give B", "give loaf"),
    ],
)
def test_plain_good_sense(text: str, choice: str) -> None:
    table = kaboodle.read(text, "original")
    (seat,) = table.waiting
    assert {SimpleBot().choose(table.view(seat), list(table.legal(seat)), Random(n)) for n in range(20)} == {choice}


def test_the_risk_follows_from_what_the_seat_knows() -> None:
    table = kaboodle.read("A: see-the-future skip loaf | B: moon | draw: loaf kitten moon moon | turn: A", "original")
    assert risk_of(table) == 0.25
    table.play("A", "see-the-future")
    table.play("B", "pass")
    assert risk_of(table) == 0
    table = kaboodle.read("A: see-the-future skip loaf | B: moon | draw: kitten loaf moon moon | turn: A", "original")
    table.play("A", "see-the-future")
    table.play("B", "pass")
    assert risk_of(table) == 1
    assert SimpleBot().choose(table.view("A"), list(table.legal("A")), Random(1)) == "skip"


def risk_of(table: kaboodle.Table) -> float:
    """What A makes of its view."""
    view = table.view("A")
    assert isinstance(view, KittensView)
    return risk_on_top(view)
