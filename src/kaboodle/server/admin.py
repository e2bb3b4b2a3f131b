"""What the keeper of a server can do to its database, also while the server runs: it hears of it and obeys."""

import contextlib
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import msgspec

from kaboodle.server.bus import SqliteBus
from kaboodle.server.entries import HEADER
from kaboodle.server.forgetting import GONE, rewritten
from kaboodle.server.keeping import Summary, unshelve
from kaboodle.server.lock import hold
from kaboodle.server.orders import TOPIC, Order
from kaboodle.server.sqlite import make_private, open_file
from kaboodle.server.store import Row, Saved, StoreError

Kind = Literal["guest", "address"]
DAY = 86_400_000  # ms
SLICE = 50  # rooms or games that are deleted at once
TURN = 0.05  # seconds for a running server to write, before the next ones


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A room, as a keeper sees it."""

    code: str
    edition: str
    made: int
    last: int  # when the last line of its log came in
    lines: int
    awake: bool
    closed: bool
    seats: tuple[tuple[str, str, str], ...]  # seat, guest, name


class Keeper:
    """Administers one database file that exists."""

    def __init__(self, database: str) -> None:
        if not Path(database).is_file():
            raise StoreError(f"there is no database {database}; --database names another one")
        self.database = database
        self._db = open_file(database)
        self._db.execute("PRAGMA busy_timeout = 10000")
        self._db.execute("PRAGMA secure_delete = ON")  # what is deleted is overwritten, not only let go of

    def close(self) -> None:
        """Let go of the file."""
        self._db.close()

    def rooms(self) -> list[Listed]:
        """All rooms, the one in which something happened last first."""
        rows = self._db.execute(
            "SELECT code, header, room.at, awake, closed, coalesce(max(log.at), room.at), count(n) "
            "FROM room LEFT JOIN log ON log.room = code GROUP BY code ORDER BY 6 DESC, code"
        ).fetchall()
        return [
            Listed(
                code=code,
                edition=HEADER.decode(header).edition,
                made=at,
                last=last,
                lines=lines,
                awake=bool(awake),
                closed=bool(closed),
                seats=self._seats(code),
            )
            for code, header, at, awake, closed, last, lines in rows
        ]

    def close_room(self, code: str) -> None:
        """Close a room for good; what was played there is kept."""
        with self._change():
            if not self._db.execute("UPDATE room SET closed = 1, awake = 0 WHERE code = ?", (code,)).rowcount:
                raise StoreError(f"there is no room {code}")
            self._order(Order(what="close", room=code))

    def ban(self, kind: Kind, who: str) -> None:
        """Let a guest or an address in no more."""
        with self._change():
            self._db.execute("INSERT OR IGNORE INTO ban VALUES (?, ?, ?)", (kind, who, now()))
            self._order(Order(what="bans"))

    def unban(self, kind: Kind, who: str) -> None:
        """Let somebody in again."""
        with self._change():
            if not self._db.execute("DELETE FROM ban WHERE kind = ? AND who = ?", (kind, who)).rowcount:
                raise StoreError(f"{kind} {who} is not banned")
            self._order(Order(what="bans"))

    def bans(self) -> list[tuple[str, str, int]]:
        """Who is banned, and since when."""
        return [(kind, who, at) for kind, who, at in self._db.execute("SELECT * FROM ban ORDER BY at, kind, who")]

    def prune(self, days: int) -> tuple[int, int]:
        """Delete rooms that are not awake and in which nothing happened for so long, and games kept for longer."""
        before = now() - days * DAY
        rooms = self._delete(
            "SELECT code FROM room WHERE NOT awake AND at < ?1 "
            "AND NOT EXISTS (SELECT 1 FROM log WHERE log.room = code AND log.at >= ?1) LIMIT ?2",
            ("DELETE FROM log WHERE room = ?", "DELETE FROM played WHERE room = ?", "DELETE FROM room WHERE code = ?"),
            before,
        )
        return rooms, self._delete(
            "SELECT id FROM kept WHERE at < ? LIMIT ?", ("DELETE FROM kept WHERE id = ?",), before
        )

    def _delete(self, old: str, deletes: tuple[str, ...], before: int) -> int:
        """Delete what is old, a little at a time: a running server writes in between."""
        gone = 0
        while True:
            with self._change():
                found = self._db.execute(old, (before, SLICE)).fetchall()
                for sql in deletes:
                    self._db.executemany(sql, found)
            gone += len(found)
            if len(found) < SLICE:
                return gone
            time.sleep(TURN)

    def forget(self, guest: str) -> int:
        """Delete a person's data: their id and name become nobody's, in logs and in games kept; in how many places."""
        with self._change():
            places = self._forget_kept(guest)
            places += self._db.execute("DELETE FROM played WHERE guest = ?", (guest,)).rowcount
            for code, header in self._db.execute("SELECT code, header FROM room").fetchall():
                changed = self._forget_room(code, header, guest)
                places += changed
                if changed:
                    self._order(Order(what="reread", room=code))
        self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return places

    def _forget_room(self, code: str, header: bytes, guest: str) -> int:
        """Take a person out of a room's log and header; in how many places."""
        named = "SELECT 1 FROM log WHERE room = ? AND instr(CAST(entry AS TEXT), ?) LIMIT 1"
        changed = 0
        found = HEADER.decode(header)
        if self._db.execute(named, (code, f'"{guest}"')).fetchone():
            rows = self._db.execute("SELECT n, at, entry FROM log WHERE room = ? ORDER BY n", (code,))
            saved = Saved(header, tuple(Row(*row) for row in rows))
            try:
                lines = list(rewritten(saved, guest))
            except (msgspec.DecodeError, LookupError):
                raise StoreError(f"the log of room {code} is of another version; close and prune it first") from None
            for n, line in lines:
                self._db.execute("UPDATE log SET entry = ? WHERE room = ? AND n = ?", (line, code, n))
            changed += len(lines)
        if found.host == guest:
            line = msgspec.json.encode(msgspec.structs.replace(found, host=GONE))
            changed += self._db.execute("UPDATE room SET header = ? WHERE code = ?", (line, code)).rowcount
        return changed

    def backup(self, copy: str) -> None:
        """A copy of the whole database as it is at one moment, while the server goes on."""
        if Path(copy).exists():
            raise StoreError(f"{copy} is there already")
        try:
            make_private(copy)
        except OSError as trouble:
            raise StoreError(f"{copy} could not be written: {trouble.strerror}") from None
        to = sqlite3.connect(copy)
        try:
            self._db.backup(to)  # in one step: one of several begins anew with every commit of the server
        except sqlite3.Error as trouble:
            raise StoreError(f"{copy} could not be written: {trouble}") from None
        finally:
            to.close()

    def _seats(self, code: str) -> tuple[tuple[str, str, str], ...]:
        """Who sat down in a room last, by seat."""
        sql = 'SELECT entry FROM log WHERE room = ? AND CAST(entry AS TEXT) LIKE \'{"type":"sat"%\' ORDER BY n'
        said = [msgspec.json.decode(entry) for (entry,) in self._db.execute(sql, (code,))]
        found = {line["seat"]: (line["seat"], line["guest"], line["name"]) for line in said}
        return tuple(found[seat] for seat in sorted(found))

    def _forget_kept(self, guest: str) -> int:
        """Take a person's name out of the games that are kept."""
        sql = (
            "SELECT kept.id, played.seat, summary, packed FROM kept JOIN played USING (room, game) "
            "WHERE guest = ? AND seat != ''"
        )
        found = self._db.execute(sql, (guest,)).fetchall()
        for id, seat, summary, packed in found:
            short = nameless(msgspec.json.decode(summary, type=Summary), seat)
            shelved = unshelve(packed)
            whole = msgspec.structs.replace(shelved, summary=nameless(shelved.summary, seat))
            line = (msgspec.json.encode(short), whole.packed(), id)
            self._db.execute("UPDATE kept SET summary = ?, packed = ? WHERE id = ?", line)
        return len(found)

    def _order(self, order: Order) -> None:
        """Tell the server, if one runs."""
        SqliteBus(self._db).publish(TOPIC, msgspec.json.encode(order))

    @contextlib.contextmanager
    def _change(self) -> Iterator[None]:
        """Change the database, all of it or nothing."""
        try:
            self._db.execute("BEGIN IMMEDIATE")
            yield
            self._db.execute("COMMIT")
        except sqlite3.Error as trouble:
            raise StoreError(f"the database says: {trouble}") from None
        finally:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")


def restore(copy: str, database: str) -> None:
    """Put a copy in the place of the database; no server may be running on it."""
    if not Path(copy).is_file():
        raise StoreError(f"there is no copy {copy}")
    open_file(copy).close()  # it can be used, and is of a version that is known
    held = hold(database)
    try:
        source, target = sqlite3.connect(copy), sqlite3.connect(database)
        with contextlib.closing(source), contextlib.closing(target):
            source.backup(target)
    except sqlite3.Error as trouble:
        raise StoreError(f"{database} could not be written: {trouble}") from None
    finally:
        if held is not None:
            held.close()


def nameless(summary: Summary, seat: str) -> Summary:
    """A summary without the name at one seat."""
    at = "ABCDEFGHI".index(seat)
    names = tuple(GONE if n == at else name for n, name in enumerate(summary.names))
    return msgspec.structs.replace(summary, names=names)


def now() -> int:
    """The time of day, in milliseconds."""
    return int(time.time() * 1000)
