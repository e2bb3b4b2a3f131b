"""Temperaments: they show where moves are about equal, follow from the bot's seat, and see no hidden card."""

from random import Random

import pytest

import kaboodle
from kaboodle.bots.bot import answers, play_fairly, play_out
from kaboodle.bots.levels import UnknownBot, bot_of, is_built_in
from kaboodle.bots.reactions import EMOTES, reaction
from kaboodle.core.table import LETTERS, Table
from kaboodle.core.temperament import BY_SEAT, TEMPERAMENTS
from kaboodle.server import wire

BLIND = [("original", 4), ("good-vs-evil", 3), ("mantis", 3), ("board", 3)]
REST = "draw: loaf moon cactus noodle kitten loaf moon cactus kitten kitten"
PAIR = f"A: defuse loaf loaf | B: moon cactus | C: favor skip | D: skip cactus | {REST}"


def chosen(table: Table, seat: str, name: str, tries: int = 40) -> set[str]:
    """What a bot plays in a position, over several seeds."""
    return {bot_of(name).choose(table.observation(seat), Random(seed)) for seed in range(tries)}


def test_every_seat_of_the_largest_table_has_a_temperament_and_the_first_five_have_all() -> None:
    assert set(BY_SEAT) == set(LETTERS[:9])
    assert {BY_SEAT[seat] for seat in "ABCDE"} == set(TEMPERAMENTS)


def test_the_bold_one_takes_from_others_before_it_draws() -> None:
    table = kaboodle.read(f"{PAIR} | turn: A", "original")
    assert "draw" in chosen(table, "A", "cat") and "draw" not in chosen(table, "A", "cat-bold")


def test_the_careful_one_looks_before_it_draws() -> None:
    table = kaboodle.read(
        f"A: defuse see-the-future see-the-future | B: moon cactus | C: favor skip | {REST} | turn: A", "original"
    )
    assert "draw" in chosen(table, "A", "cat") and chosen(table, "A", "cat-careful") == {"see-the-future"}


def test_the_vengeful_one_takes_from_who_took_from_it() -> None:
    table = kaboodle.read(
        "A: defuse loaf loaf moon moon | B: moon cactus skip | C: favor favor skip skip | D: skip cactus noodle | "
        f"{REST} | turn: C",
        "original",
    )
    table.play("C", "favor>A")
    for seat in "ABD":
        table.play(seat, "pass")
    table.play("A", "give moon")
    table.play("C", "draw")
    table.play("D", "draw")
    assert table.waiting == ("A",) and table.observation("A").rival() == "C"
    aimed = {move.partition(">")[2] for move in chosen(table, "A", "cat-vengeful") if ">" in move}
    assert aimed == {"C"}


def test_the_joker_shuffles_for_the_fun_of_it() -> None:
    table = kaboodle.read(
        f"A: defuse shuffle shuffle moon | B: moon cactus | C: favor skip | {REST} | turn: A", "original"
    )
    assert "shuffle" in chosen(table, "A", "cat-joker") and "shuffle" not in chosen(table, "A", "cat")


@pytest.mark.parametrize(("edition", "players"), BLIND)
@pytest.mark.parametrize("name", [f"{level}-{temper}" for level in ("kitten", "cat") for temper in TEMPERAMENTS])
def test_a_temperament_chooses_the_same_when_hidden_cards_are_swapped(name: str, edition: str, players: int) -> None:
    asked = different = 0
    table, rng = kaboodle.new(edition, players, seed=4), Random(4)
    bots = {seat: bot_of(name) for seat in table.seats}
    while not table.over:
        for seat in table.waiting:
            other = table.redeal(seat, rng.getrandbits(32))
            choices = [bot_of(name).choose(it.observation(seat), Random(asked)) for it in (table, other)]
            assert choices[0] == choices[1]
            asked += 1
            different += other.position != table.position
        play_fairly(table, answers(table, bots, rng))
    assert asked > 20 and different > asked / 2


@pytest.mark.parametrize("edition", ["original", "mantis", "board"])
def test_a_search_with_a_temperament_plays_one_of_the_moves_it_cannot_tell_apart(edition: str) -> None:
    table = kaboodle.new(edition, 3, seed=2)
    for round in range(12):
        if table.over:
            break
        for seat in table.waiting:
            observation = table.observation(seat)
            plain, tempered = bot_of("tomcat"), bot_of("tomcat-bold")
            move = plain.choose(observation, Random(round))
            equal = tempered.candidates(observation, Random(round))  # type: ignore[attr-defined]  # a TemperedBot
            assert equal[0] == move and len(equal) == len(set(equal))
            assert tempered.choose(observation, Random(round)) in equal
        play_fairly(
            table, {seat: bot_of("cat").choose(table.observation(seat), Random(round)) for seat in table.waiting}
        )


@pytest.mark.parametrize("edition", kaboodle.EDITIONS)
def test_whole_games_of_all_temperaments_are_legal(edition: str) -> None:
    players = 2 if edition == "two-player" else 4
    for seed in range(4):
        table = kaboodle.new(edition, players, seed=seed)
        names = [f"cat-{BY_SEAT[LETTERS[(seed + n) % 9]]}" for n in range(players)]
        play_out(table, {seat: bot_of(name) for seat, name in zip(table.seats, names, strict=True)}, Random(seed))
        assert table.over and table.winners


def test_a_temperament_that_does_not_exist_is_refused() -> None:
    assert is_built_in("cat-bold") and not is_built_in("cat-shy") and not is_built_in("bold")
    with pytest.raises(UnknownBot, match="no bot 'cat-shy'"):
        bot_of("cat-shy")


def test_reactions_are_emotes_that_the_server_knows_and_nobody_laughs_at_who_is_out() -> None:
    for events in EMOTES.values():
        for by_role in events.values():
            assert {emote for emotes in by_role for emote in emotes} <= set(wire.EMOTES)
        assert not {"laugh", "party", "angry"} & set(events["explode"][2])


def test_at_most_one_bot_reacts_and_each_by_its_temperament() -> None:
    bots = {seat: BY_SEAT[seat] for seat in "BCDE"}
    found = [reaction("nope", "B", "C", bots, Random(seed)) for seed in range(400)]
    shown = [it for it in found if it is not None]
    assert 100 < len(shown) < 360 and {it.seat for it in shown} == set("BCDE")
    assert {it.emote for it in shown if it.seat == "D"} == {"thinking"}
    assert all(400 <= it.after <= 1_300 for it in shown)
    assert reaction("nope", "A", "B", {}, Random(1)) is None
