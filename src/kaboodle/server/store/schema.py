"""The database file: its schema as numbered migrations, and how it is opened."""

import contextlib
import os
import sqlite3
import stat

from kaboodle.server.log import note
from kaboodle.server.store.base import StoreError

OTHERS = stat.S_IRWXG | stat.S_IRWXO
MIGRATIONS = (  # number n brings a file of version n to version n + 1; never changed, only added to
    """
    CREATE TABLE room (code TEXT PRIMARY KEY, header BLOB NOT NULL, at INTEGER NOT NULL, awake INTEGER NOT NULL);
    CREATE TABLE log (room TEXT NOT NULL REFERENCES room, n INTEGER NOT NULL, at INTEGER NOT NULL,
        entry BLOB NOT NULL, PRIMARY KEY (room, n)) WITHOUT ROWID;
    CREATE TABLE setting (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE played (guest TEXT NOT NULL, room TEXT NOT NULL REFERENCES room, game INTEGER NOT NULL,
        at INTEGER NOT NULL, PRIMARY KEY (guest, room, game)) WITHOUT ROWID;
    """,
    """
    ALTER TABLE played ADD COLUMN seat TEXT NOT NULL DEFAULT '';
    CREATE TABLE kept (id TEXT PRIMARY KEY, room TEXT NOT NULL, game INTEGER NOT NULL, at INTEGER NOT NULL,
        summary BLOB NOT NULL, packed BLOB NOT NULL);
    CREATE INDEX kept_game ON kept (room, game);
    """,
    """
    ALTER TABLE room ADD COLUMN closed INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE ban (kind TEXT NOT NULL, who TEXT NOT NULL, at INTEGER NOT NULL,
        PRIMARY KEY (kind, who)) WITHOUT ROWID;
    CREATE TABLE news (n INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, topic TEXT NOT NULL,
        body BLOB NOT NULL);
    """,
    """
    ALTER TABLE kept RENAME TO archive;
    ALTER TABLE archive RENAME COLUMN packed TO record;
    DROP INDEX kept_game;
    CREATE INDEX archive_game ON archive (room, game);
    ALTER TABLE news RENAME TO bus;
    CREATE TEMP TABLE tag (old TEXT PRIMARY KEY, new TEXT);
    INSERT INTO tag VALUES
        ('sat', 'seat-taken'),
        ('seated', 'bot-seated'),
        ('swapped', 'seats-swapped'),
        ('named', 'renamed'),
        ('changed', 'room-changed'),
        ('left', 'standing-answer-set'),
        ('stood', 'seat-freed'),
        ('handed', 'seat-handed-to-bot'),
        ('returned', 'seat-reclaimed'),
        ('hosted', 'host-changed'),
        ('sealed', 'deal-sealed'),
        ('added', 'entropy-added'),
        ('dealt', 'deal-made'),
        ('undealt', 'deal-cancelled');
    UPDATE log SET entry = CAST('{"type":"' || new || substr(CAST(entry AS TEXT), 10 + length(old)) AS BLOB)
        FROM tag WHERE old = CAST(entry AS TEXT) ->> '$.type';
    DROP TABLE tag;
    """,
    """
    ALTER TABLE room ADD COLUMN maker TEXT NOT NULL DEFAULT '';
    ALTER TABLE room ADD COLUMN origin TEXT NOT NULL DEFAULT '';
    ALTER TABLE room ADD COLUMN wake INTEGER;
    ALTER TABLE room ADD COLUMN timers BLOB;
    UPDATE room SET maker = coalesce(CAST(header AS TEXT) ->> '$.host', '');
    CREATE INDEX room_maker ON room (maker);
    CREATE INDEX room_origin ON room (origin);
    CREATE INDEX room_wake ON room (wake) WHERE wake IS NOT NULL;
    CREATE TABLE snapshot (room TEXT NOT NULL REFERENCES room, game INTEGER NOT NULL, n INTEGER NOT NULL,
        state BLOB NOT NULL, PRIMARY KEY (room, game)) WITHOUT ROWID;
    """,
    """
    ALTER TABLE ban ADD COLUMN until INTEGER;
    CREATE TABLE signed_out (guest TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE report (id INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, room TEXT NOT NULL,
        reporter TEXT NOT NULL, guest TEXT NOT NULL, body BLOB NOT NULL, done INTEGER NOT NULL DEFAULT 0);
    """,
    """
    CREATE TABLE review (id TEXT NOT NULL, seat TEXT NOT NULL, method INTEGER NOT NULL, at INTEGER NOT NULL,
        review BLOB NOT NULL, PRIMARY KEY (id, seat)) WITHOUT ROWID;
    """,
    """
    CREATE TABLE guest_record (kind TEXT NOT NULL, guest TEXT NOT NULL, name TEXT NOT NULL, at INTEGER NOT NULL,
        body BLOB NOT NULL, PRIMARY KEY (kind, guest, name)) WITHOUT ROWID;
    CREATE INDEX guest_record_guest ON guest_record (guest);
    CREATE INDEX guest_record_name ON guest_record (kind, name);
    """,
)


def open_database(path: str) -> sqlite3.Connection:
    """Open a database, migrated and durable at every commit; StoreError says what is wrong with the file."""
    try:
        make_private(path)
        db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=2)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
        migrate(db)
        for file in (path, f"{path}-wal", f"{path}-shm"):
            tighten(file)
    except (sqlite3.Error, OSError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        damaged = isinstance(error, sqlite3.DatabaseError) and not isinstance(error, sqlite3.OperationalError)
        hint = "; `kaboodle admin check` says what can be saved" if damaged else ""
        raise StoreError(f"{path} cannot be used as a database: {why}{hint}") from None
    return db


def make_private(path: str) -> None:
    """Create a file that only its owner can read, unless it exists: it holds secrets. SQLite's files get its mode.

    An existing file is not opened: closing it would release every lock that this process has on it.
    """
    if path != ":memory:":
        with contextlib.suppress(FileExistsError):
            os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))


def tighten(path: str) -> None:
    """Take everybody else's rights to a file away; StoreError if they have any and that is not possible."""
    try:
        mode = stat.S_IMODE(os.stat(path).st_mode)
    except FileNotFoundError:
        return
    if os.name != "posix" or not mode & OTHERS:
        return
    try:
        os.chmod(path, mode & ~OTHERS)
    except OSError:
        raise StoreError(f"others can read {path}, which holds secrets; its owner must `chmod 600` it first") from None
    note("permissions", file=path, was=f"{mode:o}", why="others could read it; now only its owner can")


def migrate(db: sqlite3.Connection, to: int | None = None) -> None:
    """Bring a file to a version, by default the newest; each migration is one transaction."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise StoreError(f"the database has version {version}; this Kaboodle knows versions up to {len(MIGRATIONS)}")
    for number in range(version, len(MIGRATIONS) if to is None else to):
        db.executescript(f"BEGIN IMMEDIATE; {MIGRATIONS[number]} PRAGMA user_version = {number + 1}; COMMIT;")
