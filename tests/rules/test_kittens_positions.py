"""Positions of the kittens games as text: round trips, tables of good and bad texts, and a fuzz."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kaboodle.core.errors import OptionError, Unreadable
from kaboodle.games.kittens.card_ids import DEFUSE
from kaboodle.games.kittens.cards import NEVER
from kaboodle.games.kittens.codes import OVER
from kaboodle.games.kittens.editions import EDITIONS
from kaboodle.games.kittens.kernel import Game, Mind
from kaboodle.games.kittens.text.positions import position_text, read_position
from tests.kittens import GOOD, IDS, ORIGINAL, TABLES, TEXTS, TWO, random_game, seldom_draw, table


def same_legal(one: Game, other: Game) -> bool:
    """Whether every seat may do the same in two games."""
    return all(one.legal(seat) == other.legal(seat) for seat in range(one.players))


@pytest.mark.parametrize(("slug", "players", "chosen"), TABLES, ids=IDS)
def test_every_moment_of_a_game_round_trips_as_a_position(slug: str, players: int, chosen: dict[str, str]) -> None:
    for seed in range(6):
        game, dice = random_game(slug, players, chosen, seed), Random(seed)
        for _ in range(400):
            text = position_text(game)
            again = read_position(text, slug, chosen)
            assert position_text(again) == text, f"seed {seed}"
            assert again.deck_list() == game.deck_list(), f"seed {seed}: {text}"
            assert same_legal(game, again), f"seed {seed}: {text}"
            if game.over:
                break
            game.apply(*seldom_draw(game, dice))


def test_the_random_games_come_to_every_decision_there_is() -> None:
    seen = set()
    for slug, players, chosen in TABLES:
        for seed in range(6):
            game, dice = random_game(slug, players, chosen, seed), Random(seed)
            for _ in range(400):
                seen.add(game.decision)
                if game.over:
                    break
                game.apply(*seldom_draw(game, dice))
    assert seen == set(range(OVER + 1))


@pytest.mark.parametrize(("slug", "players", "chosen"), TABLES, ids=IDS)
def test_a_position_that_was_read_plays_on_alike(slug: str, players: int, chosen: dict[str, str]) -> None:
    for seed in range(40):
        game, dice = random_game(slug, players, chosen, seed), Random(seed)
        for _ in range(dice.randrange(120)):
            if game.over:
                break
            game.apply(*seldom_draw(game, dice))
        again = read_position(position_text(game), slug, chosen)
        again.rng, again.turns = game.rng, game.turns  # what a position does not say
        assert again.fingerprint() == game.fingerprint(), f"seed {seed}"
        while not game.over:
            seat, move = seldom_draw(game, dice)
            game.apply(seat, move)
            again.apply(seat, move)
            assert again.fingerprint() == game.fingerprint(), f"seed {seed}: {position_text(game)}"
        assert again.payoffs == game.payoffs


CANONICAL = [
    ("a: NOPE favor | B: skip", ORIGINAL, "A: nope favor | B: skip | draw: | turn: A"),
    ("A: loaf loaf loaf | B:", ORIGINAL, "A: loaf*3 | B: | draw: | turn: A"),
    (
        "turn: b owes 2 attacked|draw:loaf*2 kitten|B:|A:",
        ORIGINAL,
        "A: | B: | draw: loaf loaf kitten | turn: B owes 2 attacked",
    ),
    ("A: | B: | turn: B attacked", ORIGINAL, "A: | B: | draw: | turn: B attacked"),
    ("A: | dead: B", ORIGINAL, "A: | draw: | dead: B | turn: A | over: A"),
    ("A: | dead: B | turn: B owes 3", TWO, "A: | draw: | dead: B | turn: B owes 3 | over: A"),
    ("dead: A | B: | C:", ORIGINAL, "B: | C: | draw: | dead: A | turn: B"),
    ("A: | B:", GOOD, "A: | B: | draw: | mat: godcat devilcat | turn: A"),
    ("A: | B: godcat", GOOD, "A: | B: godcat | draw: | mat: devilcat | turn: A"),
    ("A: | B: | mat:", GOOD, "A: | B: | draw: | mat: | turn: A"),
    ("A: | B: | ask: lay", GOOD, "A: | B: | draw: | mat: | turn: A | ask: lay"),
    (
        "A: | B: | Hidden  Box: skip | box: kitten*2",
        ORIGINAL,
        "A: | B: | draw: | box: kitten*2 | hidden box: skip | turn: A",
    ),
    ("A: | B: | ask: window attack", ORIGINAL, "A: | B: | draw: | turn: A | ask: window attack top A asked B"),
    ("A: | B: | ask: window favor", ORIGINAL, "A: | B: | draw: | turn: A | ask: window favor>B top A asked B"),
    (
        *("A: | B: | C: | ask: window favor>c from A top B noped asked a | asks: 17", ORIGINAL),
        "A: | B: | C: | draw: | turn: A | ask: window favor>C top B noped asked A | asks: 17",
    ),
    ("A: | B: skip | ask: face", ORIGINAL, "A: | B: skip | draw: | turn: A | ask: face kitten"),
]


@pytest.mark.parametrize(("text", "slug", "canonical"), CANONICAL)
def test_b_93_a_partial_position_takes_its_natural_values(text: str, slug: str, canonical: str) -> None:
    game = table(text, slug)
    assert position_text(game) == canonical
    assert position_text(table(canonical, slug)) == canonical


NO_POSITION = [
    ("", "empty text"),
    ("   ", "empty text"),
    ("A: skip", "2 to 9 seats, not 1"),
    ("A skip | B:", "a name, a colon"),
    ("A: skip | | B:", "a name, a colon"),
    ("A: | A: | B:", "A: this part is there twice"),
    ("A: | B: | draw: | draw:", "draw: this part is there twice"),
    ("A: | C:", "seat B is missing"),
    ("A: | B: | J:", "there is no part 'j'"),
    ("A: | B: | pile: skip", "there is no part 'pile'"),
    ("A: skp | B:", "A: there is no card 'skp'"),
    ("A: feral | B:", "A: there is no Feral Cat in this edition"),
    ("A: kitten | B:", "A: Exploding Kitten is never in a hand"),
    ("A: skip*0 | B:", "A: expected a number from 1 to 112"),
    ("A: skip*999999999999 | B:", "A: expected a number"),
    ("A: skip*x | B:", "A: expected a number"),
    ("A: skip* | B:", "A: expected a number"),
    ("A: skip*9 | B:", "9 Skip cards, more than the 8"),
    ("A: skip*100 skip*100 | B:", "at most 112 cards"),
    ("A: | B: | dead: B", "B has exploded and can’t have a hand"),
    ("A: | B: | dead: C C", "C is there twice"),
    ("A: | B: | dead: X", "dead: there is no seat 'x'"),
    ("dead: A B", "somebody must be alive"),
    ("A: | B: | mat: godcat", "mat: there is no Godcat"),
    ("A: | B: | mat:", "mat: only Godcat and Devilcat"),
    ("A: | B: | turn: C", "turn: there is no seat 'c'"),
    ("A: | B: | dead: C | turn: C", "turn: C has exploded"),
    ("A: | B: | turn: A owes", "turn: expected a number from 1"),
    ("A: | B: | turn: A owes 0", "turn: expected a number from 1"),
    ("A: | B: | turn: A owes -1", "turn: expected a number from 1"),
    ("A: | B: | turn: A owes 1000", "turn: expected a number from 1"),
    ("A: | B: | turn: A attacked twice", "turn: expected a seat"),
    ("A: | B: | turn: attacked", "turn: there is no seat 'attacked'"),
    ("A: | B: | asks: many", "asks: expected a number"),
    ("A: | B: | asks: 99999999999", "asks: expected a number"),
    ("A: | B: | over: A", "2 seats are alive"),
    ("A: | dead: B | over: B", "B has exploded and can’t have won"),
    ("A: | dead: B | over: Q", "over: there is no seat 'q'"),
    ("A: | dead: B | ask: face", "the game is over"),
    ("A: | B: | ask:", "ask: expected one of"),
    ("A: | B: | ask: sing", "ask: expected one of"),
    ("A: | B: | ask: window", "ask: a card is missing"),
    ("A: | B: | ask: window draw", "ask: there is no card 'draw'"),
    ("A: | B: | ask: window lay>B", "is not a play"),
    ("A: | B: | ask: window loaf", "you need two of the same cat"),
    ("A: | B: | ask: window loaf+loaf+loaf>B", "name the card you want"),
    ("A: | B: | C: | ask: window favor", "there is no seat"),
    ("A: | B: | C: | ask: window favor>A", "expected another seat"),
    ("A: | B: | C: | dead: D | ask: window favor>D", "D has exploded"),
    ("A: | B: | ask: window attack from B", "the seat whose turn it is"),
    ("A: | B: | ask: window attack noped", "say who Noped it"),
    ("A: | B: | ask: window attack asked", "the window is closed"),
    ("A: | B: | ask: window attack asked A", "is not asked (B-19)"),
    ("A: | B: | ask: window attack asked B X", "there is no seat 'x'"),
    ("A: | B: | ask: window attack loudly", "'loudly' was not expected"),
    ("A: | B: | ask: window attack+skip+shuffle+favor+loaf", "no card that could be taken"),
    ("A: | B: | ask: give", "there is no seat ''"),
    ("A: | B: skip | ask: give A", "expected another seat"),
    ("A: | B: | ask: give B", "B has no card to give"),
    ("A: | B: | discard: kitten | ask: take", "no card that could be taken"),
    ("A: | B: | ask: pick B", "pick is not asked in this edition"),
    ("A: | B: | ask: heck skip", "heck is not asked in this edition"),
    ("A: | B: | ask: lay", "lay is not asked in this edition"),
    ("A: favor | B: skip | ask: target favor", "doesn’t need to be asked"),
    ("A: | B: skip | C: skip | ask: target favor", "can’t have begun"),
    ("A: loaf*3 | B: skip | ask: name loaf+loaf>B", "only three of a kind"),
    ("A: loaf*3 | B: skip | C: skip | ask: name loaf+loaf+loaf", "can’t have begun"),
    ("A: loaf*3 | B: skip | C: | ask: name loaf+loaf+loaf>C", "C can’t be the target"),
    ("A: loaf*3 | B: skip | ask: five loaf", "can’t have begun"),
    ("A: | B: | draw: skip\0", "plain letters"),
    ("A:\n| B:", "plain letters"),
    ("A: \u00e9 | B:", "plain letters"),
    ("A: | B: | draw: \u212aitten", "plain letters"),
    ("A: " + "skip " * 3000 + "| B:", "at most 10000 characters"),
]
NO_POSITION_GOOD = [
    ("A: devilcat | B:", "Devilcat is never in a hand"),
    ("A: godcat | B: godcat", "2 Godcat cards"),
    ("A: godcat | B: | mat: godcat devilcat", "2 Godcat cards"),
    ("A: | B: | draw: godcat", "draw: Godcat is never here"),
    ("A: | B: | discard: devilcat", "discard: Devilcat is never here"),
    ("A: | B: | mat: skip", "mat: there is no Skip"),
    ("A: | B: | mat: nope", "mat: only Godcat and Devilcat"),
    ("A: | B: | mat: godcat devilcat | ask: lay", "in the duel"),
    ("A: godcat | B: | ask: lay", "2 Godcat cards"),
    ("A: godcat | B: | ask: window armageddon", "both cats must be on the mat (GE-26)"),
    ("A: | B: | ask: heck godcat", "never in the draw pile"),
    ("A: | B: | ask: heck", "a card is missing"),
    ("A: | B: godcat | ask: pick B", "Godcat is among others"),
    ("A: | B: | ask: swap B", "in front of whom Devilcat lies"),
    ("A: | B: | C: | ask: swap B devil C", "C is not in the duel"),
    ("A: | B: | ask: swap A devil A", "expected another seat"),
    ("A: | B: | ask: take", "take is not asked in this edition"),
    ("A: | B: | C: | D: | E: | F:", "2 to 5 seats, not 6"),
]
FAULTS = [(ORIGINAL, *row) for row in NO_POSITION] + [(GOOD, *row) for row in NO_POSITION_GOOD]


@pytest.mark.parametrize(("slug", "text", "reason"), [*FAULTS, (TWO, "A: | B: | C:", "has 2 seats, not 3")])
def test_what_is_no_position_says_which_part_is_wrong(slug: str, text: str, reason: str) -> None:
    with pytest.raises(Unreadable) as trouble:
        table(text, slug)
    assert reason in str(trouble.value)
    assert str(trouble.value).isprintable()


def test_options_that_do_not_fit_a_position_are_refused_as_options() -> None:
    with pytest.raises(OptionError, match="tables of 2 players"):
        table("A: | B: | C:", two_player_variant="off")
    with pytest.raises(OptionError, match="no option 'tempo'"):
        table("A: | B:", tempo="fast")
    with pytest.raises(OptionError, match="there is no edition 'chess'"):
        table("A: | B:", "chess")


@given(
    start=st.sampled_from(["", "A: | B: ", *[text for text, *_ in CANONICAL]]),
    text=TEXTS,
    slug=st.sampled_from([*EDITIONS]),
)
def test_any_text_is_a_position_that_can_be_played_or_unreadable(start: str, text: str, slug: str) -> None:
    try:
        game = table(start + text, slug)
    except Unreadable:
        return
    assert position_text(table(position_text(game), slug)) == position_text(game)
    dice = Random(0)
    for _ in range(60):
        if game.over:
            return
        assert game.waiting
        seat = dice.choice(game.waiting)
        game.apply(seat, dice.choice(game.legal(seat)))


def test_ek_48_unknown_cards_of_which_the_same_has_become_known_are_one_class() -> None:
    mind = Mind(0)
    mind.set_class(1, NEVER, 2)
    mind.set_class(1, NEVER | 1 << DEFUSE, 1)
    mind.miss(1, DEFUSE)
    assert mind.classes_of(1) == [(NEVER | 1 << DEFUSE, 3)]
