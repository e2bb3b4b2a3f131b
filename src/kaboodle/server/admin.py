"""Administration of a database, also while its server runs: the server is told over the bus."""

import contextlib
import hashlib
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, cast

import msgspec

from kaboodle.core.table import LETTERS
from kaboodle.server.addresses import parse_network
from kaboodle.server.bans import Ban, ban_target, covers
from kaboodle.server.rooms.archive import GameSummary, unpack_record
from kaboodle.server.rooms.erasure import GONE, rewrite_log
from kaboodle.server.rooms.log import DECODER, HEADER, SeatTaken
from kaboodle.server.rooms.reports import Report
from kaboodle.server.store.base import LogRow, SavedRoom, StoreError
from kaboodle.server.store.bus import DatabaseBus
from kaboodle.server.store.guest_records import GuestRecord, all_records
from kaboodle.server.store.lock import lock_database
from kaboodle.server.store.postgres_admin import BlockingPostgres
from kaboodle.server.store.postgres_schema import is_postgres
from kaboodle.server.store.schema import make_private, open_database

BanKind = Literal["guest", "address"]
TOPIC = "keeper"  # of the bus, on disk: frozen
PROXIES = "trusted-proxies"  # the setting in which a server leaves its --trusted-proxies, for `ban` to check
ADMIN_KEY = "admin-key"  # the setting with the hash of the key of the moderators' page
DAY = 86_400_000  # ms
UNUSED = "at < ?1 AND NOT EXISTS (SELECT 1 FROM log WHERE log.room = code AND log.at >= ?1)"
ROOM_TABLES = (("log", "room"), ("played", "room"), ("snapshot", "room"), ("room", "code"))  # and their key
SLICE = 50  # rooms or games that are deleted in one transaction
TURN = 0.05  # seconds between two transactions, for a running server to write


class AdminOrder(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One order: a room was closed, its log was rewritten, the bans have changed, or a guest has signed out."""

    what: Literal["close", "reread", "bans", "sign-out"]
    room: str | None = None
    guest: str | None = None
    at: int = 0  # when a guest has signed out


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


class StoredReport(msgspec.Struct, frozen=True):
    """A report: when, in which room, by whom, about whom, and what it keeps."""

    id: int
    at: int
    room: str
    reporter: str
    guest: str
    report: Report


REPORT: msgspec.json.Decoder[Report] = msgspec.json.Decoder(Report)


class DatabaseAdmin:
    """Administers one existing database file."""

    def __init__(self, database: str) -> None:
        self.database = database
        self._db: sqlite3.Connection | BlockingPostgres
        if is_postgres(database):
            self._db = BlockingPostgres(database)
            return
        if not Path(database).is_file():
            raise StoreError(f"there is no database {database}; --database names another one")
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
            if not self._db.execute("SELECT 1 FROM room WHERE code = ?", (code,)).fetchone():
                raise StoreError(f"there is no room {code}")
            self._close([code])

    def close_rooms_of(self, guest: str) -> int:
        """Close every room that a guest has made; how many."""
        with self._change():
            found = self._db.execute("SELECT code FROM room WHERE maker = ? AND NOT closed", (guest,)).fetchall()
            self._close([code for (code,) in found])
        return len(found)

    def _close(self, codes: list[str]) -> None:
        """Close rooms, and tell a running server."""
        for code in codes:
            self._db.execute("UPDATE room SET closed = TRUE, awake = FALSE, wake = NULL WHERE code = ?", (code,))
            self._order(AdminOrder(what="close", room=code))

    def ban(self, kind: BanKind, who: str, until: int | None = None) -> None:
        """Ban a guest, an address or a network, for good or until a time; StoreError if it has a trusted proxy."""
        if kind == "address":
            target = ban_target(who)
            if any(covers(parse_network(proxy), target) for proxy in self._trusted_proxies()):
                has = "contains" if "/" in who else "is"
                raise StoreError(f"{who} {has} a trusted proxy: everybody behind it would be banned, not one person")
            who = target
        with self._change():
            self._db.execute("DELETE FROM ban WHERE until <= ?", (now(),))
            sql = """INSERT INTO ban (kind, who, at, until) VALUES (?, ?, ?, ?)
                ON CONFLICT (kind, who) DO UPDATE SET at = excluded.at, until = excluded.until"""
            self._db.execute(sql, (kind, who, now(), until))
            self._order(AdminOrder(what="bans"))

    def unban(self, kind: BanKind, who: str) -> None:
        """Lift a ban."""
        with self._change():
            group = ban_target(who) if kind == "address" else who
            if not self._db.execute("DELETE FROM ban WHERE kind = ? AND who IN (?, ?)", (kind, who, group)).rowcount:
                raise StoreError(f"{kind} {who} is not banned")
            self._order(AdminOrder(what="bans"))

    def _trusted_proxies(self) -> list[str]:
        """The proxies that the server on this database has trusted since its last start."""
        found = self._db.execute("SELECT value FROM setting WHERE name = ?", (PROXIES,)).fetchone()
        return [] if found is None else msgspec.json.decode(found[0], type=list[str])

    def bans(self) -> list[Ban]:
        """The bans that hold, the oldest first."""
        rows = self._db.execute("SELECT kind, who, at, until FROM ban ORDER BY at, kind, who")
        return [ban for ban in (Ban(*row) for row in rows) if ban.holds(now())]

    def prune(self, days: int, *, awake: bool = False) -> tuple[int, int]:
        """Delete rooms and archived games that are older than some days; how many of each.

        Rooms awake, or that a deadline will wake, are deleted only with `awake`: they are closed first.
        """
        before = now() - days * DAY
        if awake:
            with self._change():
                found = self._db.execute(
                    f"SELECT code FROM room WHERE (awake OR wake IS NOT NULL) AND {UNUSED}", (before,)
                ).fetchall()
                self._close([code for (code,) in found])
        rooms = self._delete(
            f"SELECT code FROM room WHERE NOT awake AND wake IS NULL AND {UNUSED} LIMIT ?2",
            tuple(f"DELETE FROM {table} WHERE {key} = ?" for table, key in ROOM_TABLES),
            before,
        )
        return rooms, self._delete(
            "SELECT id FROM archive WHERE at < ? LIMIT ?",
            ("DELETE FROM review WHERE id = ?", "DELETE FROM archive WHERE id = ?"),
            before,
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
            places = self._forget_archived(guest) + self._forget_reports(guest)
            places += self._db.execute("DELETE FROM played WHERE guest = ?", (guest,)).rowcount
            places += self._db.execute("DELETE FROM guest_record WHERE guest = ?", (guest,)).rowcount
        for code in self._rooms_naming(guest):
            with self._change():  # one for each room, so that a running server can write in between
                ((header,),) = self._db.execute("SELECT header FROM room WHERE code = ?", (code,)).fetchall()
                places += self._forget_room(code, header, guest)
                self._order(AdminOrder(what="reread", room=code))
        if not is_postgres(self.database):
            self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return places

    def reports(self) -> list[StoredReport]:
        """The reports that are open, the oldest first."""
        rows = self._db.execute("SELECT id, at, room, reporter, guest, body FROM report WHERE NOT done ORDER BY id")
        return [
            StoredReport(id, at, room, reporter, guest, REPORT.decode(body))
            for id, at, room, reporter, guest, body in rows.fetchall()
        ]

    def finish_report(self, id: int) -> None:
        """Delete a report that was dealt with, and its chat."""
        with self._change():
            if not self._db.execute("DELETE FROM report WHERE id = ?", (id,)).rowcount:
                raise StoreError(f"there is no report {id}")

    def set_key(self, key: str) -> None:
        """Set the key of the moderators' page, of which only a hash is stored; an empty one turns the page off."""
        value = hash_admin_key(key).encode() if key else b""
        with self._change():
            sql = "INSERT INTO setting VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
            self._db.execute(sql, (ADMIN_KEY, value))

    def _forget_reports(self, guest: str) -> int:
        """Delete a person and their words from reports; how many reports that were."""
        sql = """SELECT id, reporter, guest, body FROM report
            WHERE ?1 IN (reporter, guest) OR instr(CAST(body AS TEXT), ?1) > 0"""
        found = self._db.execute(sql, (guest,)).fetchall()
        for id, reporter, about, body in found:
            report = REPORT.decode(body)
            chat = tuple(
                msgspec.structs.replace(line, guest=GONE, name=GONE, text="") if line.guest == guest else line
                for line in report.chat
            )
            report = msgspec.structs.replace(report, chat=chat, name=GONE if about == guest else report.name)
            who = [GONE if one == guest else one for one in (reporter, about)]
            line = (*who, msgspec.json.encode(report), id)
            self._db.execute("UPDATE report SET reporter = ?, guest = ?, body = ? WHERE id = ?", line)
        return len(found)

    def seats_of(self, guest: str) -> list[tuple[str, str, str, int]]:
        """The seats that logs name a guest at: room, seat, name, and when."""
        sql = "SELECT at, entry FROM log WHERE room = ? AND instr(CAST(entry AS TEXT), ?) > 0 ORDER BY n"
        found = []
        for code in self._rooms_naming(guest):
            for at, entry in self._db.execute(sql, (code, f'"{guest}"')).fetchall():
                taken = DECODER.decode(entry)
                if isinstance(taken, SeatTaken) and taken.guest == guest:
                    found.append((code, taken.seat, taken.name, at))
        return found

    def records_of(self, guest: str) -> list[GuestRecord]:
        """Ratings, answers and results of a guest."""
        return all_records(self._db, guest)

    def _rooms_naming(self, guest: str) -> list[str]:
        """The rooms whose header or log names a guest; read without a lock."""
        sql = """SELECT code FROM room WHERE instr(CAST(header AS TEXT), ?1) > 0
            UNION SELECT room FROM log WHERE instr(CAST(entry AS TEXT), ?1) > 0"""
        return [code for (code,) in self._db.execute(sql, (f'"{guest}"',)).fetchall()]

    def _forget_room(self, code: str, header: bytes, guest: str) -> int:
        """Delete a person from a room's log and header; in how many places they were."""
        named = "SELECT 1 FROM log WHERE room = ? AND instr(CAST(entry AS TEXT), ?) > 0 LIMIT 1"
        changed = 0
        found = HEADER.decode(header)
        if self._db.execute(named, (code, f'"{guest}"')).fetchone():
            rows = self._db.execute("SELECT n, at, entry FROM log WHERE room = ? ORDER BY n", (code,))
            saved = SavedRoom(header, tuple(LogRow(*row) for row in rows))
            try:
                lines = list(rewrite_log(saved, guest))
            except (msgspec.DecodeError, LookupError):
                raise StoreError(f"the log of room {code} is of another version; close and prune it first") from None
            self._db.execute("DELETE FROM snapshot WHERE room = ?", (code,))  # it only saves reading the log
            for n, line in lines:
                self._db.execute("UPDATE log SET entry = ? WHERE room = ? AND n = ?", (line, code, n))
            changed += len(lines)
        if found.host == guest:
            line = msgspec.json.encode(msgspec.structs.replace(found, host=GONE))
            sql = "UPDATE room SET header = ?, maker = ? WHERE code = ?"
            changed += self._db.execute(sql, (line, GONE, code)).rowcount
        return changed

    def backup(self, copy: str) -> None:
        """Copy the whole database as of one moment, while the server runs."""
        if is_postgres(self.database):
            raise StoreError("PostgreSQL is copied by pg_dump; `kaboodle admin migrate` copies it into a file")
        if Path(copy).exists():
            raise StoreError(f"{copy} is there already")
        try:
            make_private(copy)
        except OSError as error:
            raise StoreError(f"{copy} could not be written: {error.strerror}") from None
        to = sqlite3.connect(copy)
        try:
            cast(sqlite3.Connection, self._db).backup(to)  # in one step: steps restart at every commit
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

    def publish(self, order: AdminOrder) -> None:
        """Publish an order for all processes of this server."""
        with self._change():
            self._order(order)

    def _order(self, order: AdminOrder) -> None:
        """Publish an order for a running server."""
        DatabaseBus(self._db).publish(TOPIC, msgspec.json.encode(order))

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


def hash_admin_key(key: str) -> str:
    """The hash of the key of the moderators' page; the key is random and long, so it needs no salt."""
    return hashlib.sha256(key.encode()).hexdigest()


def now() -> int:
    """The time of day, in milliseconds."""
    return int(time.time() * 1000)
