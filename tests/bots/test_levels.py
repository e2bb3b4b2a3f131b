"""Bots: legal moves, the same move for the same seed, and no knowledge of hidden cards."""

from random import Random

import pytest

import kaboodle
from kaboodle.bots.bot import Bot, answers, play_fairly, play_out
from kaboodle.bots.cat import CatBot
from kaboodle.bots.levels import BASELINE, LEVELS, UnknownBot, bot_of
from kaboodle.bots.random import RandomBot
from kaboodle.games.kittens.heuristic import risk_on_top
from kaboodle.games.kittens.view import KittensView

TABLES = [
    *[("original", players, {}) for players in (2, 3, 5, 7, 9)],
    *[("good-vs-evil", players, {}) for players in range(2, 6)],
    ("two-player", 2, {}),
    *[("mantis", players, {}) for players in range(2, 7)],
    *[("board", players, {}) for players in (2, 4, 6)],
    ("board", 3, {"magnets_return": "true", "auto_defuse": "always", "loop_step": "arrow_is_free"}),
    ("original", 4, {"five_can_take_kitten": "true", "empty_target": "allow_no_effect", "quick_game": "on"}),
    ("good-vs-evil", 4, {"armageddon_nopeable": "false", "heck_kitten": "explodes", "attack_stacking": "never"}),
]
BLIND = [("original", 4), ("good-vs-evil", 3), ("two-player", 2), ("mantis", 2), ("mantis", 3), ("board", 3)]
IDS = [f"{edition}-{players}{'-' if options else ''}{'-'.join(options)}" for edition, players, options in TABLES]


QUICK = ("kitten", "cat")


@pytest.mark.parametrize(("edition", "players", "options"), TABLES, ids=IDS)
def test_whole_games_of_kittens_cats_and_random_ones_are_legal(
    edition: str, players: int, options: dict[str, str]
) -> None:
    names = [*QUICK, BASELINE]
    for seed in range(9):
        table = kaboodle.new(edition, players, seed=seed, options=options)
        bots = {seat: bot_of(names[(index + seed) % 3]) for index, seat in enumerate(table.seats)}
        play_out(table, bots, Random(seed))
        assert table.over and table.winners and not table.waiting


@pytest.mark.parametrize(("edition", "players"), BLIND)
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_chooses_the_same_when_hidden_cards_are_swapped(level: str, edition: str, players: int) -> None:
    asked = different = 0
    enough = {"tiger": 20, "tomcat": 150}.get(level, 10_000)
    for seed in range(3):
        table, rng = kaboodle.new(edition, players, seed=seed), Random(seed)
        bots = {seat: bot_of(level) for seat in table.seats}
        while not table.over and asked < enough:
            for seat in table.waiting:
                other = table.redeal(seat, rng.getrandbits(32))
                assert other.view(seat) == table.view(seat)
                choices = [bot_of(level).choose(it.observation(seat), Random(asked)) for it in (table, other)]
                assert choices[0] == choices[1]
                asked += 1
                different += other.position != table.position
            play_fairly(table, answers(table, bots, rng))
    assert asked >= min(50, enough) and different > asked / 2


@pytest.mark.parametrize(("edition", "players"), BLIND)
def test_a_sight_holds_what_the_table_tells_its_seat_and_nothing_that_leads_to_the_rest(
    edition: str, players: int
) -> None:
    table, rng = kaboodle.new(edition, players, secret=bytes(32)), Random(3)
    while not table.over:
        for seat in table.waiting:
            observation = table.observation(seat)
            assert observation.view == table.view(seat) and list(observation.moves) == list(table.legal(seat))
            assert observation.blinded.secret is None and not observation.blinded.sealed
            assert all(observation.text(observation.stages(move)) == move for move in observation.moves[:50])
        seat = rng.choice(table.waiting)
        table.play(seat, rng.choice([move for move in table.legal(seat) if move != "explode"] or ["explode"]))


def test_a_sight_stays_as_it_was_when_the_game_goes_on() -> None:
    table = kaboodle.read("A: see-the-future loaf | B: moon | draw: kitten loaf moon moon | turn: A", "original")
    before = table.observation("A")
    table.play("A", "see-the-future")
    table.play("B", "pass")
    assert "see-the-future" in before.moves and table.observation("A").view != before.view
    assert isinstance(before.view, KittensView) and not before.view.pile_known


def test_a_bot_that_does_not_exist_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownBot, match="no bot 'lion'; there are kitten, cat, tomcat, tiger and random"):
        bot_of("lion")


@pytest.mark.parametrize("edition", kaboodle.EDITIONS)
def test_the_same_chance_gives_the_same_game(edition: str) -> None:
    games = []
    for _ in range(2):
        table = kaboodle.new(edition, 2, seed=9)
        play_out(table, {"A": CatBot(), "B": CatBot()}, Random(1))
        games.append(table.moves)
    assert games[0] == games[1]


@pytest.mark.parametrize("edition", kaboodle.EDITIONS)
def test_a_cat_beats_random_ones(edition: str) -> None:
    won, players = 0, 2 if edition == "two-player" else 4
    for seed in range(120):
        table = kaboodle.new(edition, players, seed=seed)
        sensible = table.seats[seed % players]
        bots: dict[str, Bot] = {seat: CatBot() if seat == sensible else RandomBot() for seat in table.seats}
        play_out(table, bots, Random(seed))
        won += sensible in table.winners
    assert won / 120 > 1.4 / players


@pytest.mark.parametrize("edition", kaboodle.EDITIONS)
def test_a_kitten_loses_to_cats_more_often_than_chance_would_have_it(edition: str) -> None:
    won = 0
    for seed in range(120):
        table = kaboodle.new(edition, 2, seed=seed)
        silly = table.seats[seed % 2]
        play_out(table, {seat: bot_of("kitten" if seat == silly else "cat") for seat in table.seats}, Random(seed))
        won += silly in table.winners
    assert 0 < won < 54


def test_of_several_nopes_only_the_first_clockwise_from_the_player_is_played() -> None:
    text = "A: nope | B: nope | C: favor nope | D: nope | draw: loaf kitten kitten kitten | turn: C"
    table = kaboodle.read(text, "original")
    table.play("C", "favor>A")
    play_fairly(table, {"A": "nope", "B": "nope", "D": "pass"})
    assert table.moves[-1] == ("A", "nope")
    assert table.question == "window" and list(table.waiting) == ["B", "C", "D"]
    play_fairly(table, {"B": "pass", "C": "pass", "D": "pass"})
    assert table.question == "turn" and list(table.waiting) == ["C"]


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
    assert {CatBot().choose(table.observation(seat), Random(n)) for n in range(20)} == {choice}


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
    assert CatBot().choose(table.observation("A"), Random(1)) == "skip"


def risk_of(table: kaboodle.Table) -> float:
    """The heuristic's move for A."""
    view = table.view("A")
    assert isinstance(view, KittensView)
    return risk_on_top(view)
