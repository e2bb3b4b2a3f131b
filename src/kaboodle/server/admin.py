"""Administration of a database, also while its server runs: the server is told over the bus."""

import contextlib
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import msgspec

from kaboodle.core.table import LETTERS
from kaboodle.server.addresses import group_of
from kaboodle.server.proxies import TrustedProxies
from kaboodle.server.rooms.archive import GameSummary, unpack_record
from kaboodle.server.rooms.erasure import GONE, rewrite_log
from kaboodle.server.rooms.log import HEADER
from kaboodle.server.store.base import LogRow, SavedRoom, StoreError
from kaboodle.server.store.bus import SqliteBus
from kaboodle.server.store.lock import lock_database
from kaboodle.server.store.schema import make_private, open_database

BanKind = Literal["guest", "address"]
TOPIC = "keeper"  # of the bus, on disk: frozen
PROXIES = "trusted-proxies"  # the setting in which a server leaves its --trusted-proxies, for `ban` to check
DAY = 86_400_000  # ms
SLICE = 50  # rooms or games that are deleted in one transaction
TURN = 0.05  # seconds between two transactions, for a running server to write


class AdminOrder(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One order: a room was closed, its log was rewritten, or the list of bans has changed."""

    what: Literal["close", "reread", "bans"]
    room: str | None = None


class RoomListing(msgspec.Struct, frozen=True, kw_only=True):
    """A room in the list for administrators."""

    code: str
    edition: str
    made: int
    last: int  # the time of its last log entry
    lines: int
    awake: bool
    closed: bool
    seats: tuple[tuple[str, str, str], ...]  # seat, guest, name


class DatabaseAdmin:
    """Administers one existing database file."""

    def __init__(self, database: str) -> None:
        if not Path(database).is_file():
            raise StoreError(f"there is no database {database}; --database names another one")
        self.database = database
        self._db = open_database(database)
        self._db.execute("PRAGMA busy_timeout = 10000")
        self._db.execute("PRAGMA secure_delete = ON")  # overwrite what is deleted

    def close(self) -> None:
        """Close the file."""
        self._db.close()

    def rooms(self) -> list[RoomListing]:
        """All rooms, the most recently used first."""
        rows = self._db.execute(
            "SELECT code, header, room.at, awake, closed, coalesce(max(log.at), room.at), count(n) "
            "FROM room LEFT JOIN log ON log.room = code GROUP BY code ORDER BY 6 DESC, code"
        ).fetchall()
        return [
            RoomListing(
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
        """Close a room for good; its finished games stay archived."""
        with self._change():
            if not self._db.execute("UPDATE room SET closed = 1, awake = 0 WHERE code = ?", (code,)).rowcount:
                raise StoreError(f"there is no room {code}")
            self._order(AdminOrder(what="close", room=code))

    def ban(self, kind: BanKind, who: str) -> None:
        """Ban a guest or an address; StoreError for the address of a proxy that the server trusts."""
        if kind == "address":
            if TrustedProxies(self._trusted_proxies()).trusts(who):
                raise StoreError(f"{who} is a trusted proxy: everybody behind it would be banned, not one person")
            who = group_of(who)
        with self._change():
            self._db.execute("INSERT OR IGNORE INTO ban VALUES (?, ?, ?)", (kind, who, now()))
            self._order(AdminOrder(what="bans"))

    def unban(self, kind: BanKind, who: str) -> None:
        """Lift a ban."""
        with self._change():
            group = group_of(who) if kind == "address" else who
            if not self._db.execute("DELETE FROM ban WHERE kind = ? AND who IN (?, ?)", (kind, who, group)).rowcount:
                raise StoreError(f"{kind} {who} is not banned")
            self._order(AdminOrder(what="bans"))

    def _trusted_proxies(self) -> list[str]:
        """The proxies that the server on this database has trusted since its last start."""
        found = self._db.execute("SELECT value FROM setting WHERE name = ?", (PROXIES,)).fetchone()
        return [] if found is None else msgspec.json.decode(found[0], type=list[str])

    def bans(self) -> list[tuple[str, str, int]]:
        """All bans: kind, id or address, and since when."""
        return [(kind, who, at) for kind, who, at in self._db.execute("SELECT * FROM ban ORDER BY at, kind, who")]

    def prune(self, days: int) -> tuple[int, int]:
        """Delete rooms asleep and archived games that are older than some days; how many of each."""
        before = now() - days * DAY
        rooms = self._delete(
            "SELECT code FROM room WHERE NOT awake AND at < ?1 "
            "AND NOT EXISTS (SELECT 1 FROM log WHERE log.room = code AND log.at >= ?1) LIMIT ?2",
            ("DELETE FROM log WHERE room = ?", "DELETE FROM played WHERE room = ?", "DELETE FROM room WHERE code = ?"),
            before,
        )
        return rooms, self._delete(
            "SELECT id FROM archive WHERE at < ? LIMIT ?", ("DELETE FROM archive WHERE id = ?",), before
        )

    def _delete(self, old: str, deletes: tuple[str, ...], before: int) -> int:
        """Delete old rows in slices, so that a running server can write in between; how many."""
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
        """Delete a person's id and name from logs and archived games; in how many places they were."""
        with self._change():
            places = self._forget_archived(guest)
            places += self._db.execute("DELETE FROM played WHERE guest = ?", (guest,)).rowcount
            for code, header in self._db.execute("SELECT code, header FROM room").fetchall():
                changed = self._forget_room(code, header, guest)
                places += changed
                if changed:
                    self._order(AdminOrder(what="reread", room=code))
        self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return places

    def _forget_room(self, code: str, header: bytes, guest: str) -> int:
        """Delete a person from a room's log and header; in how many places they were."""
        named = "SELECT 1 FROM log WHERE room = ? AND instr(CAST(entry AS TEXT), ?) LIMIT 1"
        changed = 0
        found = HEADER.decode(header)
        if self._db.execute(named, (code, f'"{guest}"')).fetchone():
            rows = self._db.execute("SELECT n, at, entry FROM log WHERE room = ? ORDER BY n", (code,))
            saved = SavedRoom(header, tuple(LogRow(*row) for row in rows))
            try:
                lines = list(rewrite_log(saved, guest))
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
        """Copy the whole database as of one moment, while the server runs."""
        if Path(copy).exists():
            raise StoreError(f"{copy} is there already")
        try:
            make_private(copy)
        except OSError as error:
            raise StoreError(f"{copy} could not be written: {error.strerror}") from None
        to = sqlite3.connect(copy)
        try:
            self._db.backup(to)  # in one step: a stepwise copy restarts at every commit of the server
        except sqlite3.Error as error:
            raise StoreError(f"{copy} could not be written: {error}") from None
        finally:
            to.close()

    def _seats(self, code: str) -> tuple[tuple[str, str, str], ...]:
        """The last holder of each seat."""
        sql = 'SELECT entry FROM log WHERE room = ? AND CAST(entry AS TEXT) LIKE \'{"type":"seat-taken"%\' ORDER BY n'
        said = [msgspec.json.decode(entry) for (entry,) in self._db.execute(sql, (code,))]
        found = {line["seat"]: (line["seat"], line["guest"], line["name"]) for line in said}
        return tuple(found[seat] for seat in sorted(found))

    def _forget_archived(self, guest: str) -> int:
        """Delete a person's name from archived games; how many games that were."""
        sql = (
            "SELECT archive.id, played.seat, summary, record FROM archive JOIN played USING (room, game) "
            "WHERE guest = ? AND seat != ''"
        )
        found = self._db.execute(sql, (guest,)).fetchall()
        for id, seat, summary, packed in found:
            short = without_name(msgspec.json.decode(summary, type=GameSummary), seat)
            archived = unpack_record(packed)
            whole = msgspec.structs.replace(archived, summary=without_name(archived.summary, seat))
            line = (msgspec.json.encode(short), whole.packed(), id)
            self._db.execute("UPDATE archive SET summary = ?, record = ? WHERE id = ?", line)
        return len(found)

    def _order(self, order: AdminOrder) -> None:
        """Publish an order for a running server."""
        SqliteBus(self._db).publish(TOPIC, msgspec.json.encode(order))

    @contextlib.contextmanager
    def _change(self) -> Iterator[None]:
        """A transaction."""
        try:
            self._db.execute("BEGIN IMMEDIATE")
            yield
            self._db.execute("COMMIT")
        except sqlite3.Error as error:
            raise StoreError(f"the database says: {error}") from None
        finally:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")


def restore(copy: str, database: str) -> None:
    """Replace the database with a copy; StoreError while a server runs on it."""
    if not Path(copy).is_file():
        raise StoreError(f"there is no copy {copy}")
    open_database(copy).close()  # checks that it can be read and has a known version
    held = lock_database(database)
    try:
        source, target = sqlite3.connect(copy), sqlite3.connect(database)
        with contextlib.closing(source), contextlib.closing(target):
            source.backup(target)
    except sqlite3.Error as error:
        raise StoreError(f"{database} could not be written: {error}") from None
    finally:
        if held is not None:
            held.close()


def without_name(summary: GameSummary, seat: str) -> GameSummary:
    """A summary without the name at one seat."""
    at = LETTERS.index(seat)
    names = tuple(GONE if n == at else name for n, name in enumerate(summary.names))
    return msgspec.structs.replace(summary, names=names)


def now() -> int:
    """The time of day, in milliseconds."""
    return int(time.time() * 1000)
