"""Finished games of bots, put into the archive of a running server."""

from functools import cache

import msgspec

from kaboodle.core.record import Record
from kaboodle.server.rooms.archive import ArchivedRecord, GameSummary
from kaboodle.server.store.schema import open_database
from kaboodle.study.self_play import self_play
from tests.server.process import Served

NAMES = ("Mara", "Bertrand", "tomcat", "tiger")


@cache
def game(edition: str, players: int, seed: int) -> Record:
    """A game of self-play."""
    return self_play(edition, players, seed)


def archive_game(served: Served, edition: str, players: int, seed: int) -> str:
    """Archive a game; the id of its replay."""
    record = game(edition, players, seed)
    id = f"{edition.replace('-', '')}{players}{seed}".translate(str.maketrans("0189", "abcd"))
    summary = GameSummary(edition=edition, names=NAMES[:players], winners=record.winners)
    packed = ArchivedRecord(at=1, summary=summary, record=record).packed()
    db = open_database(str(served.database))
    db.execute(
        "INSERT OR IGNORE INTO archive VALUES (?, ?, 1, 1, ?, ?)", (id, id, msgspec.json.encode(summary), packed)
    )
    db.close()
    return id
