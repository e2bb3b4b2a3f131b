"""The daily deal: everything follows from the key, the same moves give the same game, scores are duplicate scores."""

import pytest

import kaboodle
from kaboodle.core.observation import Observation
from kaboodle.core.record import verify
from kaboodle.study.daily import (
    bot_chooser,
    commitment,
    day_key,
    deals_of,
    field_of,
    go_on,
    play_deal,
    score_of,
    table_of,
    word_of,
)

KEY = day_key(b"a secret of the server", "2026-11-18")
OTHER = day_key(b"a secret of the server", "2026-11-19")


def test_a_day_follows_from_its_key_and_days_differ() -> None:
    assert deals_of(KEY) == deals_of(KEY) and len(deals_of(KEY)) == len(kaboodle.EDITIONS)
    assert KEY != OTHER and commitment(KEY) != commitment(OTHER)
    deal = deals_of(KEY)[0]
    assert table_of(KEY, deal).position == table_of(KEY, deal).position != table_of(OTHER, deal).position
    assert word_of(KEY, "deal", 0) != word_of(KEY, "deal", 1)


@pytest.mark.parametrize("number", range(5))
def test_the_same_moves_give_the_same_game_and_its_record_can_be_verified(number: int) -> None:
    deal = deals_of(KEY)[number]
    choose, answers = bot_chooser(KEY, deal, "cat"), list[str]()  # in a window somebody else may be quicker

    def remember(observation: Observation) -> str:
        answers.append(choose(observation))
        return answers[-1]

    made = play_deal(KEY, deal, remember)
    assert verify(made.record) == [] and made.moves == len(answers)
    again = play_deal(KEY, deal, lambda observation: answers.pop(0))
    assert again == made and not answers


def test_a_bot_answers_by_what_its_seat_knows() -> None:
    deal = deals_of(KEY)[0]
    one, other = table_of(KEY, deal), table_of(KEY, deal)
    go_on(one, KEY, deal)
    go_on(other, KEY, deal)
    assert one.moves == other.moves and (one.over or deal.seat in one.waiting)


def test_the_score_compares_with_everybody_in_the_same_seat() -> None:
    field = {0: [0.0, 1.0], 1: [0.0, 0.0]}
    alone = score_of({0: 1.0, 1: 0.0}, [], field)
    assert alone.deals == (50.0, 0.0) and alone.points == 25.0 and alone.percentile is None
    among = score_of({0: 1.0, 1: 0.0}, [{0: 1.0, 1: 1.0}, {0: 0.0, 1: 0.0}], field)
    assert among.deals == (50.0, -25.0) and among.percentile == 50


def test_the_field_of_bots_is_the_same_for_all() -> None:
    deal = next(it for it in deals_of(KEY) if it.players == 2)
    assert field_of(KEY, deal, ("kitten", "cat")) == field_of(KEY, deal, ("kitten", "cat"))
