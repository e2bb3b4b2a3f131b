"""Checks what clients saw of a room against its log, as a pure function: the proof of every run with faults."""

from collections.abc import Hashable, Mapping, Sequence

import msgspec


class StoredEntry(msgspec.Struct, frozen=True):
    """A row of a log: its number, the process that wrote it, and what it is."""

    n: int
    writer: int
    takes_over: int | None = None  # the process that says, with this entry, that the room is now its own
    move: tuple[str, str] | None = None  # the seat and the id of a person's move


class ClientHistory(msgspec.Struct, frozen=True, kw_only=True):
    """What one client kept: the moves that it sent, those that were acknowledged, and what it saw of each game."""

    seat: str
    sent: Sequence[str]
    acknowledged: Sequence[str]  # in the order in which they were, also again
    seen: Mapping[int, Sequence[tuple[int, Hashable]]]  # by game: the numbers of events, and the events


Streams = Mapping[tuple[int, str], Sequence[Hashable]]  # by game and seat: the events that follow from the log


def violations(log: Sequence[StoredEntry], clients: Sequence[ClientHistory], streams: Streams) -> list[str]:
    """Everything that is wrong with the history of a room; an empty list if a single server could have had it."""
    moves = [entry.move for entry in log if entry.move is not None]
    twice = sorted({move for move in moves if moves.count(move) > 1})
    return [
        *broken_sequence(log),
        *two_owners(log),
        *[f"move {id} of {seat} was played twice" for seat, id in twice],
        *unknown_moves(moves, clients),
        *[problem for client in clients for problem in lost_moves(moves, client)],
        *[problem for client in clients for problem in wrong_sight(client, streams)],
    ]


def broken_sequence(log: Sequence[StoredEntry]) -> list[str]:
    """A log is one sequence: every number from 1 on, once and in order."""
    return [f"row {entry.n} is in the place of row {place}" for place, entry in enumerate(log, 1) if entry.n != place][
        :1
    ]


def two_owners(log: Sequence[StoredEntry]) -> list[str]:
    """Between two take-overs all rows are written by one process."""
    found = []
    writer = log[0].writer if log else 0
    for entry in log:
        if entry.takes_over is not None and entry.takes_over != entry.writer:
            found.append(f"row {entry.n} names process {entry.takes_over} and was written by {entry.writer}")
        if entry.writer != writer and entry.takes_over is None:
            found.append(f"row {entry.n} was written by process {entry.writer} in the epoch of process {writer}")
        writer = entry.writer
    return found


def unknown_moves(moves: Sequence[tuple[str, str]], clients: Sequence[ClientHistory]) -> list[str]:
    """Every move of a person was sent by the client at that seat."""
    sent = {(client.seat, id) for client in clients for id in client.sent}
    return [f"nobody sent move {id} of {seat}" for seat, id in moves if (seat, id) not in sent]


def lost_moves(moves: Sequence[tuple[str, str]], client: ClientHistory) -> list[str]:
    """Every acknowledged move is in the log, in the order of the acknowledgements."""
    made = [id for seat, id in moves if seat == client.seat]
    acknowledged = list(dict.fromkeys(client.acknowledged))
    lost = [f"move {id} of {client.seat} was acknowledged and is lost" for id in acknowledged if id not in made]
    kept = [id for id in acknowledged if id in made]
    in_order = kept == [id for id in made if id in set(kept)]
    return lost if in_order else [*lost, f"the moves of {client.seat} are in another order than they were acknowledged"]


def wrong_sight(client: ClientHistory, streams: Streams) -> list[str]:
    """A client saw of each game what its seat may see of it, without a gap, and nothing else: no other seat's card."""
    found = []
    for game, seen in client.seen.items():
        stream = streams.get((game, client.seat), ())
        for place, (n, event) in enumerate(seen):
            if n != seen[0][0] + place:
                found.append(f"{client.seat} missed an event before event {n} of game {game}")
                break
            if n > len(stream) or stream[n - 1] != event:
                found.append(f"{client.seat} saw event {n} of game {game}, which is not what happened")
                break
    return found
