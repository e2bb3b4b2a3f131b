"""Moves of the kittens games as text: round trips, tables of good and bad texts, and a fuzz."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kaboodle.core.errors import NotNow, Unreadable
from kaboodle.games.kittens.codes import MOVES
from kaboodle.games.kittens.text.moves import move_text, parse_move, whole_moves, why_not
from kaboodle.games.kittens.text.positions import position_text
from kaboodle.games.kittens.text.words import KIND
from tests.kittens import GOOD, IDS, ORIGINAL, TABLES, TEXTS, TWO, random_game, seldom_draw, table


@pytest.mark.parametrize(("slug", "players", "chosen"), TABLES, ids=IDS)
def test_every_whole_move_round_trips_as_text(slug: str, players: int, chosen: dict[str, str]) -> None:
    for seed in range(3):
        game, dice = random_game(slug, players, chosen, seed), Random(seed)
        for _ in range(60):
            if game.over:
                break
            for seat in game.waiting:
                texts: dict[tuple[int, ...], str] = {}
                for stages in whole_moves(game, seat):
                    if len(texts) < 300:  # five different cards alone can be thousands
                        texts[stages] = move_text(game, stages)
                        assert parse_move(game, seat, texts[stages]) == stages, f"seed {seed}: {texts[stages]}"
                assert len(set(texts.values())) == len(texts), f"seed {seed}: two moves have one text"
            game.apply(*seldom_draw(game, dice))


def test_whole_moves_are_all_that_the_stages_lead_to() -> None:
    game = table("A: attack skip shuffle favor loaf*3 | B: nope | C: skip | draw: kitten")
    texts = sorted(move_text(game, stages) for stages in whole_moves(game, 0))
    titles = [slug for slug, kind in KIND.items() if game.titles >> kind & 1 and slug != "kitten"]
    triples = [f"loaf+loaf+loaf>{seat}:{title}" for seat in "BC" for title in titles]
    pairs = ["favor>B", "favor>C", "loaf+loaf>B", "loaf+loaf>C"]
    singles = ["draw", "attack", "skip", "shuffle", "attack+skip+shuffle+favor+loaf"]
    assert texts == sorted(singles + pairs + triples)
    assert list(whole_moves(game, 1)) == []


def test_b_57_a_target_is_always_written_and_may_be_left_out_when_there_is_only_one() -> None:
    game = table("A: favor loaf*3 | B: nope | draw: kitten", TWO)
    assert sorted(move_text(game, stages) for stages in whole_moves(game, 0))[:2] == ["draw", "favor>B"]
    assert parse_move(game, 0, "favor") == parse_move(game, 0, "favor>B")
    assert parse_move(game, 0, "loaf+loaf+loaf:defuse") == parse_move(game, 0, "loaf+loaf+loaf>B:defuse")
    three = table("A: favor | B: nope | C: | draw: kitten")
    assert parse_move(three, 0, "favor") == parse_move(three, 0, "favor>B")
    both = table("A: favor | B: nope | C: skip | draw: kitten")
    assert why_not(both, 0, "favor") == "say who you play it on: >B or >C (B-57)"


THREE_SEATS = "A: attack favor skip nope loaf*3 moon defuse | B: nope | C: | D: skip | dead: E | draw: kitten skip"
HEAVEN = (
    "A: godcat feral*2 loaf*2 nope shuffle defuse armageddon targeted-attack | B: nope | C: nope | D: | draw: kitten"
)
WINDOW = "A: nope | B: nope loaf | C: skip | D: nope | dead: E | ask: window attack asked B C"

READ = [
    (THREE_SEATS, ORIGINAL, 0, " DRAW ", "draw"),
    (THREE_SEATS, ORIGINAL, 0, "Attack\n", "attack"),
    (THREE_SEATS, ORIGINAL, 0, "favor > b", "favor>B"),
    (THREE_SEATS, ORIGINAL, 0, "loaf + LOAF>D", "loaf+loaf>D"),
    (THREE_SEATS, ORIGINAL, 0, "loaf+loaf+loaf>b:Nope", "loaf+loaf+loaf>B:nope"),
    (THREE_SEATS, ORIGINAL, 0, "moon+loaf+favor+skip+attack", "attack+skip+favor+loaf+moon"),
    (THREE_SEATS, ORIGINAL, 0, "nope+defuse+favor+skip+attack", "defuse+nope+attack+skip+favor"),
    (HEAVEN, GOOD, 0, "godcat=favor>b", "godcat=favor>B"),
    (HEAVEN, GOOD, 0, "godcat=attack", "godcat=attack"),
    (HEAVEN, GOOD, 0, "godcat=targeted-attack>d", "godcat=targeted-attack>D"),
    (HEAVEN, GOOD, 0, "targeted-attack>D", "targeted-attack>D"),
    (HEAVEN, GOOD, 0, "feral+loaf>B", "loaf+feral>B"),
    (HEAVEN, GOOD, 0, "feral+feral>B", "feral+feral>B"),
    (HEAVEN, GOOD, 0, "godcat+shuffle>C", "shuffle+godcat>C"),
    (HEAVEN, GOOD, 0, "godcat+armageddon>C", "armageddon+godcat>C"),
    (HEAVEN, GOOD, 0, "feral+godcat+loaf>C:godcat", "loaf+feral+godcat>C:godcat"),
    (HEAVEN, GOOD, 0, "feral+loaf+feral>C:defuse", "loaf+feral+feral>C:defuse"),
    (HEAVEN, GOOD, 0, "godcat+feral+feral>C:defuse", "feral+feral+godcat>C:defuse"),
    (HEAVEN, GOOD, 0, "loaf+godcat+loaf>C:defuse", "loaf+loaf+godcat>C:defuse"),
    (WINDOW, ORIGINAL, 1, "NOPE", "nope"),
    (WINDOW, ORIGINAL, 2, "pass", "pass"),
    ("A: defuse | B: | ask: face kitten", ORIGINAL, 0, "defuse", "defuse"),
    ("A: godcat | B: | ask: face", GOOD, 0, "godcat = defuse", "godcat=defuse"),
    ("A: godcat | B: | ask: face", GOOD, 0, "explode", "explode"),
    ("A: | B: | draw: skip skip skip | ask: hide", ORIGINAL, 0, "hide@bottom", "hide@3"),
    ("A: | B: | draw: skip skip skip | ask: hide", ORIGINAL, 0, "hide@top", "hide@0"),
    ("A: | B: | draw: skip skip skip | ask: hide", ORIGINAL, 0, "hide @ 02", "hide@2"),
    ("A: | B: skip loaf | ask: give B", ORIGINAL, 1, "give  Skip", "give skip"),
    ("A: | B: | discard: defuse kitten | ask: take", ORIGINAL, 0, "take defuse", "take defuse"),
    ("A: | B: | ask: heck kitten", GOOD, 0, "keep", "keep"),
    ("A: | B: | ask: heck kitten", GOOD, 0, "top", "top"),
    ("A: | B: godcat loaf | ask: pick B", GOOD, 0, "pick", "pick"),
    ("A: | B: godcat loaf | ask: pick B", GOOD, 0, "pick godcat", "pick godcat"),
    ("A: | B: | C: | ask: lay", GOOD, 0, "lay>c:DEVILCAT", "lay>C:devilcat"),
    ("A: | B: | ask: lay", GOOD, 0, "lay:godcat", "lay>B:godcat"),
    ("A: | B: | ask: swap B devil A", GOOD, 1, "hold", "hold"),
    ("A: | B: | ask: swap B devil A", GOOD, 1, "swap", "swap"),
    ("A: | B: defuse | ask: devil B", GOOD, 1, "defuse", "defuse"),
    ("A: favor | B: nope | C: nope | ask: target favor", ORIGINAL, 0, "favor>C", "favor>C"),
    (
        "A: moon*3 | B: nope | C: | ask: name moon+moon+moon>B",
        ORIGINAL,
        0,
        "moon+moon+moon:skip",
        "moon+moon+moon>B:skip",
    ),
]


@pytest.mark.parametrize(("position", "slug", "seat", "said", "canonical"), READ)
def test_a_move_is_read_however_it_is_written(position: str, slug: str, seat: int, said: str, canonical: str) -> None:
    game = table(position, slug)
    stages = parse_move(game, seat, said)
    assert stages in list(whole_moves(game, seat))
    assert move_text(game, stages) == canonical
    assert why_not(game, seat, said) == ""


UNREADABLE = [
    *["", "   ", "\n", "banana", "draw!", "draw draw", "loaf++loaf>B", "+", ">", ">B", ":", "=", "@", "hide", "hide@"],
    *["hide@-1", "hide@x", "hide@1.5", "hide 3", "give", "give banana", "take", "pick banana", "favor>", "favor>Z"],
    *[
        "favor>F",
        "favor>AB",
        "favor>B:",
        "favor>B>C",
        "loaf+loaf+loaf>B:tea",
        "skip=attack",
        "godcat=attack",
        "nope nope",
    ],
    *[
        "draw\0",
        "dr\taw",
        "favor\x1b>B",
        "\u212aitten",
        "f\u00e4vor",
        "x" * 201,
        "loaf+" * 39 + "loaf!",
        "lay>Z:godcat",
    ],
    *["armageddon", "lay>B:devilcat", "draw>B", "pass=pass", "hide@" + "\u00b2", "1", "attack,skip", "\U0001f63a"],
]


@pytest.mark.parametrize("text", UNREADABLE)
def test_what_is_no_move_is_unreadable(text: str) -> None:
    game = table(THREE_SEATS)
    with pytest.raises(Unreadable) as trouble:
        parse_move(game, 0, text)
    assert str(trouble.value).isprintable()
    assert len(str(trouble.value)) < 200


TURN_B = "A: nope | B: attack | turn: B"
WHY = [
    (THREE_SEATS, ORIGINAL, 0, "loaf", "you need two of the same cat (EK-44)"),
    (THREE_SEATS, ORIGINAL, 0, "nope", "save it for when someone plays a card (B-40)"),
    (THREE_SEATS, ORIGINAL, 0, "defuse", "keep it: it saves you from a Kitten (B-40)"),
    (THREE_SEATS, ORIGINAL, 0, "kitten", "a Kitten is shown when it’s drawn, never played (EK-23)"),
    (THREE_SEATS, ORIGINAL, 0, "pass", "it’s your turn: play or draw (EK-16)"),
    (THREE_SEATS, ORIGINAL, 0, "hide@0", "it’s your turn: play or draw (EK-16)"),
    (THREE_SEATS, ORIGINAL, 0, "shuffle", "you don’t have Shuffle"),
    (THREE_SEATS, ORIGINAL, 0, "skip+skip>B", "you only have 1 Skip"),
    (THREE_SEATS, ORIGINAL, 0, "loaf+moon>B", "a pair is two matching cards (EK-47)"),
    (THREE_SEATS, ORIGINAL, 0, "loaf+loaf+moon>B:nope", "three of a kind is three matching cards (EK-48)"),
    (THREE_SEATS, ORIGINAL, 0, "loaf+loaf+loaf+loaf>B", "4 cards don’t make a combo (EK-47)"),
    (THREE_SEATS, ORIGINAL, 0, "attack+skip+favor+loaf+loaf", "five cards must all be different (EK-49)"),
    (THREE_SEATS, ORIGINAL, 0, "attack+skip+favor+loaf+shuffle", "you don’t have Shuffle"),
    (THREE_SEATS, ORIGINAL, 0, "attack+skip+favor+loaf+moon>B", "five different cards aren’t aimed at anyone (B-13)"),
    (THREE_SEATS, ORIGINAL, 0, "attack>B", "Attack isn’t aimed at anyone (B-13)"),
    (THREE_SEATS, ORIGINAL, 0, "favor>B:nope", "only three of a kind name a card (EK-48)"),
    (THREE_SEATS, ORIGINAL, 0, "loaf+loaf+loaf>B", "name the card you want, as in :defuse (EK-48)"),
    (THREE_SEATS, ORIGINAL, 0, "loaf+loaf+loaf>B:kitten", "Exploding Kitten can’t be named (B-26)"),
    (THREE_SEATS, ORIGINAL, 0, "favor>A", "you can’t choose yourself (B-13)"),
    (THREE_SEATS, ORIGINAL, 0, "favor>C", "C has no cards (B-25)"),
    (THREE_SEATS, ORIGINAL, 0, "favor>E", "E has exploded (B-21)"),
    (THREE_SEATS, ORIGINAL, 1, "draw", "it’s not your turn, the game waits for A (EK-20)"),
    (THREE_SEATS, ORIGINAL, 1, "nope", "there’s nothing to Nope now (B-22)"),
    (THREE_SEATS, ORIGINAL, 4, "draw", "you’ve exploded (B-21)"),
    (THREE_SEATS, ORIGINAL, 9, "draw", "there is no seat 9"),
    ("A: favor | B: | draw: kitten", ORIGINAL, 0, "favor>B", "B has no cards (B-25)"),
    ("A: favor | B: | draw: kitten", ORIGINAL, 0, "favor", "nobody has a card to steal (B-25)"),
    ("A: favor | B: nope | C:", ORIGINAL, 0, "favor>C", "C has no cards (B-25)"),
    (HEAVEN, GOOD, 0, "armageddon", "both cats must be on the mat (GE-26)"),
    (HEAVEN, GOOD, 0, "godcat=nope", "Godcat is never a Nope (GE-35)"),
    (HEAVEN, GOOD, 0, "godcat=armageddon", "Godcat can’t be Armageddon (B-33)"),
    (HEAVEN, GOOD, 0, "godcat=kitten", "Godcat can’t be Exploding Kitten (B-34)"),
    (HEAVEN, GOOD, 0, "godcat=loaf", "you need two of the same cat (GE-54)"),
    (HEAVEN, GOOD, 0, "godcat=defuse", "keep it: it saves you from a Kitten (B-40)"),
    (HEAVEN, GOOD, 0, "godcat", "say which card Godcat is, as in godcat=attack (GE-35)"),
    (HEAVEN, GOOD, 0, "nope+godcat>B", "Godcat is never a Nope (GE-35)"),
    (HEAVEN, GOOD, 0, "godcat+godcat>B", "there’s only one Godcat (GE-02)"),
    (HEAVEN, GOOD, 0, "feral+shuffle>B", "Feral Cats only pair with cats (B-29)"),
    (HEAVEN, GOOD, 0, "devilcat", "Devilcat is never in a hand (GE-41)"),
    (
        HEAVEN,
        GOOD,
        0,
        "loaf+feral+nope+shuffle+defuse",
        "five different cards don’t make a combo in this edition (GE-04)",
    ),
    (HEAVEN, GOOD, 1, "godcat=attack", "Godcat is only for your own turn (GE-35)"),
    (HEAVEN, GOOD, 1, "godcat=nope", "Godcat is never a Nope (GE-35)"),
    ("A: loaf moon skip favor nope | B:", TWO, 0, "loaf", "you need two of the same cat (TP-32)"),
    (
        "A: loaf | B:",
        TWO,
        0,
        "loaf+moon+skip+favor+nope",
        "five different cards don’t make a combo in this edition (TP-36)",
    ),
    (WINDOW, ORIGINAL, 0, "nope", "you can’t Nope your own card (B-19)"),
    (WINDOW, ORIGINAL, 0, "draw", "the others get to Nope first (B-18)"),
    (WINDOW, ORIGINAL, 1, "draw", "first say nope or pass (B-18)"),
    (WINDOW, ORIGINAL, 2, "nope", "you don’t have Nope"),
    (WINDOW, ORIGINAL, 3, "nope", "you’ve already let it happen (B-18)"),
    (WINDOW, ORIGINAL, 4, "nope", "you’ve exploded (B-21)"),
    ("A: godcat | B: | ask: window attack from A", GOOD, 1, "godcat=nope", "Godcat is never a Nope (GE-35)"),
    ("A: | B: | draw: skip*8 loaf*3 | ask: hide", ORIGINAL, 0, "hide@12", "there are only 12 places, 0 to 11 (EK-26)"),
    ("A: | B: | draw: skip | ask: hide", TWO, 0, "hide@" + "9" * 99, "there are only 2 places, 0 to 1 (TP-18)"),
    ("A: | B: | ask: hide", ORIGINAL, 0, "draw", "first hide the Kitten in the draw pile (EK-26)"),
    ("A: nope | B: | ask: hide", ORIGINAL, 1, "nope", "there’s nothing to Nope now (B-22)"),
    ("A: | B: | discard: kitten skip | ask: take", ORIGINAL, 0, "take kitten", "a Kitten can’t be taken (B-42)"),
    (
        *("A: | B: | discard: kitten skip | ask: take", ORIGINAL, 0, "take nope"),
        "there is no Nope in the discard pile (EK-49)",
    ),
    ("A: | B: skip | ask: give B", ORIGINAL, 1, "give nope", "you don’t have Nope"),
    ("A: | B: skip | ask: give B", ORIGINAL, 1, "draw", "first give a card (EK-41)"),
    ("A: | B: | ask: face", ORIGINAL, 0, "defuse", "you don’t have Defuse"),
    ("A: defuse | B: | ask: face", GOOD, 0, "godcat=defuse", "you don’t have Godcat"),
    ("A: defuse godcat | B: | ask: devil A", GOOD, 0, "godcat=defuse", "Godcat is no help against Devilcat (B-35)"),
    ("A: | B: godcat loaf | ask: pick B", GOOD, 0, "pick loaf", "you only see the backs (GE-37)"),
    ("A: | B: | C: | ask: lay", GOOD, 0, "lay>A:godcat", "you can’t choose yourself (B-13)"),
    ("A: | B: | C: | ask: lay", GOOD, 0, "lay:godcat", "say who you play it on: >B or >C (B-57)"),
    *[
        (
            "A: | B: | C: | ask: lay",
            GOOD,
            0,
            text,
            "say which card you put down: lay>B:godcat or lay>B:devilcat (GE-28)",
        )
        for text in ("lay", "lay>B", "lay>B:loaf")
    ],
    ("A: skip | dead: B", ORIGINAL, 0, "draw", "the game is over, A won (EK-29)"),
    (TURN_B, ORIGINAL, 0, "attack", "it’s not your turn, the game waits for B (EK-20)"),
    ("A: favor skip | B: nope | C: nope | ask: target favor", ORIGINAL, 0, "skip", "you’ve started favor: finish that"),
    (
        *("A: moon*3 | B: nope | C: nope | ask: name moon+moon+moon>B", ORIGINAL, 0, "moon+moon+moon>C:skip"),
        "you’ve started moon+moon+moon>B: finish that",
    ),
]


@pytest.mark.parametrize(("position", "slug", "seat", "said", "reason"), WHY)
def test_what_is_not_legal_now_says_why(position: str, slug: str, seat: int, said: str, reason: str) -> None:
    game = table(position, slug)
    before = game.fingerprint()
    assert why_not(game, seat, said) == reason
    with pytest.raises(NotNow):
        parse_move(game, seat, said)
    assert game.fingerprint() == before


def test_b_41_special_combos_that_are_off_are_refused_with_their_ruling() -> None:
    game = table("A: skip*2 loaf*3 attack favor nope | B: nope", special_combos="off")
    for text in ("skip+skip>B", "loaf+loaf+loaf>B:nope", "skip+loaf+attack+favor+nope"):
        assert why_not(game, 0, text) == "special combos are off (B-41)"
    assert why_not(game, 0, "loaf+loaf>B") == ""


def test_b_32_godcat_in_a_combo_is_refused_where_the_option_says_so() -> None:
    game = table("A: godcat shuffle | B: nope", GOOD, godcat_in_combo="false")
    assert why_not(game, 0, "shuffle+godcat>B") == "Godcat can’t be part of a combo (B-32)"


def test_a_play_begun_in_stages_is_finished_by_the_same_text() -> None:
    game = table("A: attack skip shuffle favor loaf moon | B: nope")
    stages = parse_move(game, 0, "loaf+favor+shuffle+skip+attack")
    for done, stage in enumerate(stages):
        assert parse_move(game, 0, "attack+skip+shuffle+favor+loaf") == stages[done:]
        if done > 1:
            assert why_not(game, 0, "skip+shuffle+favor+loaf+moon").endswith("finish that")
        assert position_text(table(position_text(game))) == position_text(game)
        game.apply(0, stage)
    assert position_text(game).endswith("ask: window attack+skip+shuffle+favor+loaf top A asked B | asks: 6")


SITUATIONS = sorted({(text, slug) for text, slug, *_ in [*READ, *WHY]})


@given(text=TEXTS, situation=st.sampled_from(SITUATIONS), seat=st.integers(0, 3))
def test_any_text_is_a_legal_move_or_one_of_two_troubles(text: str, situation: tuple[str, str], seat: int) -> None:
    game = table(*situation)
    try:
        stages = parse_move(game, seat, text)
    except (Unreadable, NotNow):
        return
    for stage in stages:
        assert 0 <= stage < MOVES
        game.apply(seat, stage)
