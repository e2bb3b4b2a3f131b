"""Every registered family, and one of another package, passes the checks of `families.py` and works everywhere."""

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar

import pytest

import kaboodle
from kaboodle.bots.bot import play_out
from kaboodle.bots.levels import BASELINE, LEVELS, bot_of
from kaboodle.bots.search import SearchBot
from kaboodle.core.events import Seen
from kaboodle.core.family import Family
from kaboodle.core.game_counts import GameCounts
from kaboodle.core.plain_family import PlainView
from kaboodle.core.record import from_json, to_json
from kaboodle.core.registry import families, family_of
from kaboodle.core.table import Table
from kaboodle.lab.arena.arena import Arena
from kaboodle.lab.arena.plan import plan
from kaboodle.lab.balance.games import watch_game
from kaboodle.lab.simulate import simulate
from tests.conformance import families as conform
from tests.tiny_game.joined import SNATCH, joined

EDITIONS = [*kaboodle.EDITIONS, SNATCH]

# What a game that comes with Kaboodle may leave to Family, and when that is right.
MAY_LACK = {
    "card_facts": "a game without titled cards",
    "commands": "a game without files",
    "commands_help": "a game without files",
    "file_options": "a game without files",
    "flat_search": "a search with a tree",
    "follow": "a game in which everybody knows the same",
    "hand": "a game without hands",
    "iterations": "the usual budgets are right",
    "last_resorts": "a game in which nobody can give up",
    "list_moves": "the plain listing is fast enough",
    "minds": "a game in which everybody knows the same",
    "stages": "every move has one stage",
    "windows": "the usual window, or none",
}
NOT_FACETS = {"has_heuristic", "lacks", "tell", "title"}  # derived from the others: words from `event_grammar`
SECRET = bytes(range(32))


@pytest.fixture(autouse=True, scope="module")
def snatch() -> Iterator[None]:
    """Snatch joins by its entry point."""
    with joined():
        yield


def moments(edition: str, players: int, every: int) -> Iterator[Table]:
    """A random game, at every so many moves and at its end."""
    table, rng = kaboodle.new(edition, players, seed=7), Random(f"{edition}{players}")
    while not table.over:
        if len(table.moves) % every == 0:
            yield table
        seat = rng.choice(table.waiting)
        moves = [move for move in table.legal(seat) if move not in table.family.last_resorts]
        table.play(seat, rng.choice(moves or list(table.legal(seat))))
    yield table


def least(edition: str) -> int:
    """The smallest table of an edition."""
    return kaboodle.EDITIONS[edition].seats[0]


def most(edition: str) -> int:
    """A table of up to four."""
    return min(4, kaboodle.EDITIONS[edition].seats[-1])


def test_one_family_of_another_package_is_here() -> None:
    assert [family.name for family in families()][-1] == SNATCH
    assert set(kaboodle.EDITIONS) == set(EDITIONS)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_family_says_what_it_is(edition: str) -> None:
    family = family_of(edition)
    conform.check_declared(family)
    words = {it.constant: list(it.words) for it in family.word_lists()}
    assert all(words.values()) and len(words) == len(family.word_lists())
    assert all(facts.copies.keys() <= family.editions.keys() for facts in family.card_facts().values())
    for language in conform.ALL_WORDS:
        assert family.card_rules(edition, "", language) and family.card_rules(edition, "no such card", language)


@pytest.mark.parametrize("edition", EDITIONS)
def test_moves_positions_views_and_redeals_agree_at_every_moment(edition: str) -> None:
    size = len(kaboodle.new(edition, least(edition), seed=1).observe("A"))
    for table in moments(edition, most(edition), 11):
        conform.check_moves(table)
        conform.check_position(table)
        conform.check_views(table)
        conform.check_observations(table, size)
        conform.check_redeal(table, len(table.moves))
        conform.check_advice(table, Random(1))


@pytest.mark.parametrize("edition", EDITIONS)
def test_events_have_audiences_and_words(edition: str) -> None:
    *_, table = moments(edition, most(edition), 1_000)
    conform.check_streams(table)
    assert sum(event.what == "first" for event in table.history) == 1, "who begins is told"


@pytest.mark.parametrize("family", [family for family in families() if family.word_lists()], ids=lambda it: it.name)
def test_every_event_of_a_game_that_comes_with_kaboodle_has_words_of_its_own(
    family: Family, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_words(event: Seen) -> str:
        raise AssertionError(f"there are no words for {event.what}")

    monkeypatch.setattr("kaboodle.core.event_text.bare_sentence", no_words)
    whats = [word for words in family.word_lists() if words.kind == "event" for word in words.words]
    assert "first" in whats and "win" in whats
    for what in whats:
        card = "red/red-blue-pink"  # which is also the slug of a card that has no title
        event = Seen(n=1, what=what, seat="A", other="B", card=card, cards=(card,), named=card, place=1, count=2)
        assert [family.tell([event], me, language) for language in conform.ALL_WORDS for me in ("A", "B", None)]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_is_recorded_replayed_and_verified(edition: str) -> None:
    for chance in ({"seed": 3}, {"secret": SECRET, "entropy": ("one", "two")}):
        table, rng = kaboodle.new(edition, most(edition), **chance), Random(3)
        play_out(table, {seat: bot_of(BASELINE) for seat in table.seats}, rng)
        record = from_json(to_json(kaboodle.record_of(table)))
        again = kaboodle.replay(record)
        assert kaboodle.verify(record) == [] and again.position == table.position and again.winners == table.winners
        assert [again.stream(seat) for seat in again.seats] == [table.stream(seat) for seat in table.seats]


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_level_and_a_search_sit_down(edition: str) -> None:
    for name in (*LEVELS[:2], BASELINE):
        table, rng = kaboodle.new(edition, least(edition), seed=5), Random(5)
        play_out(table, {seat: bot_of(name) for seat in table.seats}, rng)
        assert table.winners, name
    table, rng = kaboodle.new(edition, least(edition), seed=5), Random(5)
    play_out(table, {"A": SearchBot(20), **{seat: bot_of(BASELINE) for seat in table.seats[1:]}}, rng)
    assert table.winners
    observation = kaboodle.new(edition, most(edition), seed=2).observation
    for seat in kaboodle.new(edition, most(edition), seed=2).waiting:
        for level in LEVELS[2:]:
            assert bot_of(level).choose(observation(seat), Random(1)) in observation(seat).moves
        found = SearchBot(60).explain(observation(seat), Random(1))
        assert sorted(it.move for it in found) == sorted(observation(seat).moves)
        assert all(0 <= it.chance <= 1 and it.why.text for it in found)


@pytest.mark.parametrize("edition", EDITIONS)
def test_arena_simulation_and_balance_study_play_it(edition: str) -> None:
    players = least(edition)
    contest = plan(edition, (BASELINE, *["kitten"] * (players - 1)), 1, {}, 10.0)
    arena = Arena(contest, 2)
    arena.play()
    assert len(arena.played) == 2 * players and not any(it.verdicts for it in arena.played.values())
    assert all(sum(it.payoffs) == pytest.approx(1) for it in arena.played.values())
    one, two = (simulate(edition, players, 30, 4) for _ in range(2))
    assert (one.games, one.wins, one.decisions) == (two.games, two.wins, two.decisions)
    assert one.games == 30 <= sum(one.wins.values()) and one.decisions > 30 < one.turns
    facts = watch_game(contest, 1)
    assert facts.turns > 0 and sum(facts.payoffs) == pytest.approx(1) and not facts.faults
    assert issubclass(family_of(edition).counts_type, GameCounts)


def test_a_family_without_a_required_part_cannot_be_made() -> None:
    class Incomplete(Family):
        name: ClassVar[str] = "incomplete"

    with pytest.raises(TypeError, match=r"abstract methods?.*blind.*describe.*redeal.*view"):
        Incomplete()  # type: ignore[abstract]  # that is the point


def broken(**parts: Any) -> Table:  # Any: methods of a family
    """A game of Snatch whose family has other parts."""
    table = kaboodle.new(SNATCH, 3, seed=9)
    table.family = type("Broken", (type(table.family),), parts)()
    return table


def test_the_checks_find_a_family_that_is_inconsistent() -> None:
    true = family_of(SNATCH)
    moves: Any = true.list_moves
    with pytest.raises(AssertionError, match="listed in two ways"):
        conform.check_moves(broken(list_moves=lambda self, game, seat: dict(reversed(moves(game, seat).items()))))
    with pytest.raises(AssertionError, match="could tell"):
        conform.check_redeal(broken(blind=lambda self, game, seat: game.blind((seat + 1) % 3)), 1)
    with pytest.raises(AssertionError, match="numbers, not 90"):
        conform.check_observations(broken(observe=lambda self, blinded, mind, seat: [1] * seat), 90)
    with pytest.raises(AssertionError, match="needs the tag"):
        conform.check_declared(broken(view_type=kaboodle.new("mantis", 2, seed=1).family.view_type).family)
    with pytest.raises(AssertionError):
        conform.check_views(broken(view=lambda self, *_: PlainView(edition=SNATCH, options={}, seat=None)))
    with pytest.raises(AssertionError):
        conform.check_streams(broken(tell=lambda self, events, me, words: []))


def test_two_games_of_one_name_are_refused() -> None:
    from kaboodle.core.registry import check_distinct

    with pytest.raises(ValueError, match="the games snatch and snatch both use the name snatch"):
        check_distinct(family_of(SNATCH), family_of(SNATCH))
