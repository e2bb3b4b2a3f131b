"""The checker of histories finds what it is there to find: each test breaks one good history in one way."""

from msgspec.structs import replace

from tests.server.histories import ClientHistory, StoredEntry, violations

LOG = (
    StoredEntry(1, 7),
    StoredEntry(2, 7, move=("A", "a1")),
    StoredEntry(3, 7, move=("B", "b1")),
    StoredEntry(4, 8, takes_over=8),
    StoredEntry(5, 8, move=("A", "a2")),
)
ANN = ClientHistory(seat="A", sent=("a1", "a2", "a3"), acknowledged=("a1", "a2"), seen={1: ((1, "x"), (2, "y"))})
BEN = ClientHistory(seat="B", sent=("b1",), acknowledged=("b1", "b1"), seen={1: ((2, "z"),)})
STREAMS = {(1, "A"): ("x", "y"), (1, "B"): ("x", "z")}


def wrong(log: tuple[StoredEntry, ...] = LOG, ann: ClientHistory = ANN) -> list[str]:
    return violations(log, (ann, BEN), STREAMS)


def test_a_good_history_has_nothing_wrong() -> None:
    assert wrong() == []


def test_a_lost_acknowledged_move_is_found() -> None:
    log = (*LOG[:4], replace(LOG[4], move=None))
    assert wrong(log) == ["move a2 of A was acknowledged and is lost"]


def test_a_move_that_was_played_twice_is_found() -> None:
    assert "move a1 of A was played twice" in wrong((*LOG, StoredEntry(6, 8, move=("A", "a1"))))


def test_moves_in_another_order_are_found() -> None:
    assert "another order" in " ".join(wrong(ann=replace(ANN, acknowledged=("a2", "a1"))))


def test_a_move_from_nowhere_is_found() -> None:
    assert wrong((*LOG, StoredEntry(6, 8, move=("B", "b9")))) == ["nobody sent move b9 of B"]


def test_a_gap_and_a_doubled_number_are_found() -> None:
    assert wrong((*LOG[:4], replace(LOG[4], n=6))) == ["row 6 is in the place of row 5"]
    assert "row 4 is in the place of row 5" in wrong((*LOG[:4], replace(LOG[4], n=4)))


def test_two_owners_in_one_epoch_are_found() -> None:
    late = (*LOG, StoredEntry(6, 7))
    assert wrong(late) == ["row 6 was written by process 7 in the epoch of process 8"]
    assert wrong((*LOG[:3], replace(LOG[3], takes_over=None), LOG[4])) == [
        "row 4 was written by process 8 in the epoch of process 7"
    ]
    assert "names process 9" in wrong((*LOG[:3], replace(LOG[3], takes_over=9), LOG[4]))[0]


def test_an_event_that_did_not_happen_is_found() -> None:
    assert "saw event 2" in wrong(ann=replace(ANN, seen={1: ((1, "x"), (2, "card of B"))}))[0]
    assert "saw event 3" in wrong(ann=replace(ANN, seen={1: ((1, "x"), (2, "y"), (3, "w"))}))[0]
    assert "saw event 1 of game 2" in wrong(ann=replace(ANN, seen={2: ((1, "x"),)}))[0]


def test_a_missed_event_is_found() -> None:
    streams = {(1, "A"): ("x", "y", "w"), (1, "B"): ("x", "z")}
    ann = replace(ANN, seen={1: ((1, "x"), (3, "w"))})
    assert violations(LOG, (ann, BEN), streams) == ["A missed an event before event 3 of game 1"]
