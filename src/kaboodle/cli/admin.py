"""`kaboodle admin`: rooms, bans, copies and deletions in a server's database, also while the server runs."""

import argparse
import os
import secrets
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Literal

import msgspec

from kaboodle.cli.arguments import Refused
from kaboodle.server.addresses import parse_address, parse_network
from kaboodle.server.settings import Settings, variable
from kaboodle.server.store.postgres_schema import is_postgres

if TYPE_CHECKING:
    from kaboodle.server.admin import DatabaseAdmin

UNITS = {"m": timedelta(minutes=1), "h": timedelta(hours=1), "d": timedelta(days=1)}
Does = Callable[["DatabaseAdmin", argparse.Namespace], list[str]]


def add_commands(parser: argparse.ArgumentParser) -> None:
    """Every deed of a keeper."""
    place = os.environ.get(variable("database")) or Settings().database
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND", parser_class=type(parser))

    def add(name: str, about: str, does: Does) -> argparse.ArgumentParser:
        command = commands.add_parser(name, help=about, description=about)
        command.add_argument("--database", default=place, metavar="FILE", help="the server's database (%(default)s)")
        command.set_defaults(run=run, does=does)
        return command

    listing = add("rooms", "list all rooms with their seats, guests and names", rooms)
    listing.add_argument("--json", action="store_true", help="for a program")
    ended = add("close", "close rooms for good, awake or asleep; their games are kept", close)
    ended.add_argument("rooms", metavar="CODE", nargs="*")
    ended.add_argument("--guest", metavar="GUEST", help="every room that this guest has made")
    banning = add("ban", "let a guest (by id), an address or a network in no more", ban)
    banning.add_argument("who", metavar="WHO")
    end = banning.add_mutually_exclusive_group()
    end.add_argument("--for", dest="span", metavar="TIME", help="how long: 30m, 12h or 7d; without it for good")
    end.add_argument("--until", metavar="TIME", help="until when, UTC: 2027-01-31 or 2027-01-31T18:00")
    add("unban", "let somebody in again", unban).add_argument("who", metavar="WHO")
    add("bans", "list who is banned", bans)
    told = add("reports", "list what players have reported, with the chat around it", reports)
    told.add_argument("--json", action="store_true", help="for a program")
    told.add_argument("--done", type=int, metavar="ID", help="delete a report that was dealt with")
    key = add("key", "make the key of the moderators' page, /admin; an older key ends", make_key)
    key.add_argument("--off", action="store_true", help="turn the page off")
    add("backup", "write a copy of the database while the server runs", backup).add_argument("copy", metavar="COPY")
    test = add("check", "say what is damaged in the database, and save what can be saved", rooms)
    test.add_argument("--save", metavar="COPY", help="write everything that can be read into this new file")
    test.set_defaults(run=check)
    copy = add("migrate", "copy everything into another, empty database: a file, or postgresql://...", rooms)
    copy.add_argument("target", metavar="TARGET")
    copy.set_defaults(run=move)
    back = add("restore", "put a copy in the database's place; the server must be stopped", rooms)
    back.add_argument("copy", metavar="COPY")
    back.set_defaults(run=put_back)
    old = add("prune", "delete rooms asleep and games kept that are older than some days", prune)
    old.add_argument("--awake", action="store_true", help="rooms awake too, if nothing has happened there for so long")
    old.add_argument("--days", type=int, required=True, metavar="N", help="how many days are kept")
    add("forget", "delete a person's data: their id and name, wherever they are", forget).add_argument(
        "guest", metavar="GUEST"
    )


def run(parsed: argparse.Namespace) -> int:
    """Do one deed and say what was done."""
    from kaboodle.server.admin import DatabaseAdmin  # large, and only this command needs it
    from kaboodle.server.store.base import StoreError

    try:
        admin_db = DatabaseAdmin(parsed.database)
        try:
            lines = parsed.does(admin_db, parsed)
        finally:
            admin_db.close()
    except StoreError as trouble:
        raise Refused(str(trouble)) from None
    print("\n".join(lines))
    return 0


def put_back(parsed: argparse.Namespace) -> int:
    """Restore a copy."""
    from kaboodle.server.admin import restore
    from kaboodle.server.store.base import StoreError

    if is_postgres(parsed.database):
        raise Refused("PostgreSQL is restored by pg_restore or psql, from a copy of pg_dump")
    try:
        restore(parsed.copy, parsed.database)
    except StoreError as trouble:
        raise Refused(str(trouble)) from None
    print(f"{parsed.database} is what {parsed.copy} was.")
    return 0


def move(parsed: argparse.Namespace) -> int:
    """Copy everything from one kind of database to the other."""
    from kaboodle.server.store.base import StoreError
    from kaboodle.server.store.migrate import migrate_database

    try:
        count = migrate_database(parsed.database, parsed.target)
    except StoreError as trouble:
        raise Refused(str(trouble)) from None
    print("\n".join([f"{rows} rows of {table}" for table, rows in count.items()]))
    print("They are a copy. Start the server with the other --database; the old one is as it was.")
    return 0


def check(parsed: argparse.Namespace) -> int:
    """Say what is damaged, and save what can be read; 1 if anything is damaged."""
    from kaboodle.server.store.base import StoreError
    from kaboodle.server.store.damage import find_damage, save_readable

    if is_postgres(parsed.database):
        raise Refused("PostgreSQL checks its own pages: pg_amcheck, and pg_verifybackup for copies")
    try:
        saved = None if parsed.save is None else save_readable(parsed.database, parsed.save)
        damage = find_damage(parsed.database, thorough=True) if saved is None else saved.damage
    except StoreError as trouble:
        raise Refused(str(trouble)) from None
    lines = [f"SQLite says: {fault}" for fault in damage.faults]
    for room in damage.rooms:
        state = "cannot be read" if room.readable is None else f"can be read up to entry {room.readable} of its log"
        lines.append(f"Room {room.code} {state}.")
    if not damage.found:
        lines.append(f"{parsed.database} is not damaged.")
    if saved is not None:
        count = ", ".join(f"{count} of {table}" for table, count in saved.rows.items())
        lines.append(f"{parsed.save} has every row that can be read: {count}. {parsed.database} is as it was.")
    print("\n".join(lines))
    return int(damage.found)


def rooms(admin_db: "DatabaseAdmin", parsed: argparse.Namespace) -> list[str]:
    """All rooms."""
    found = admin_db.rooms()
    if parsed.json:
        return [msgspec.json.encode(found).decode()]
    lines = []
    for room in found:
        state = "closed" if room.closed else "awake" if room.awake else "asleep"
        lines.append(f"{room.code}  {room.edition}, {state}, {room.lines} lines, last {day(room.last)}")
        lines += [f"    {seat}  {guest}  {name}" for seat, guest, name in room.seats]
    return lines or ["There are no rooms."]


def close(admin_db: "DatabaseAdmin", parsed: argparse.Namespace) -> list[str]:
    """Close rooms."""
    if not parsed.rooms and parsed.guest is None:
        raise Refused("name the rooms by their codes, or their maker with --guest")
    for room in parsed.rooms:
        admin_db.close_room(room)
    lines = [f"Room {room} is closed; a running server does so within a second." for room in parsed.rooms]
    if parsed.guest is not None:
        count = admin_db.close_rooms_of(parsed.guest)
        lines.append(f"{count} rooms of {parsed.guest} are closed; a running server does so within a second.")
    return lines


def ban(admin_db: "DatabaseAdmin", parsed: argparse.Namespace) -> list[str]:
    """Ban somebody."""
    until = ban_end(parsed.span, parsed.until)
    admin_db.ban(kind_of(parsed.who), parsed.who, until)
    end = "for good" if until is None else f"until {day(until)}"
    return [f"{parsed.who} is banned as a {kind_of(parsed.who)} {end}; a running server obeys within a second."]


def unban(admin_db: "DatabaseAdmin", parsed: argparse.Namespace) -> list[str]:
    """Let somebody in again."""
    admin_db.unban(kind_of(parsed.who), parsed.who)
    return [f"{parsed.who} may come again."]


def bans(admin_db: "DatabaseAdmin", parsed: argparse.Namespace) -> list[str]:
    """Who is banned."""
    return [
        f"{ban.kind} {ban.who}  since {day(ban.at)}" + ("" if ban.until is None else f", until {day(ban.until)}")
        for ban in admin_db.bans()
    ] or ["Nobody is banned."]


def reports(admin_db: "DatabaseAdmin", parsed: argparse.Namespace) -> list[str]:
    """What players have reported."""
    if parsed.done is not None:
        admin_db.finish_report(parsed.done)
        return [f"Report {parsed.done} is deleted, with its chat."]
    found = admin_db.reports()
    if parsed.json:
        return [msgspec.json.encode(found).decode()]
    lines = []
    for one in found:
        report = one.report
        lines.append(f"{one.id}  {day(one.at)}, room {one.room}: {report.seat} {report.name} ({one.guest})")
        lines += [f"    by {one.reporter}: {report.text or 'no words'}"]
        lines += [
            f"    {day(line.at)}  {line.seat or '-'} {line.name} ({line.guest}): {line.text}" for line in report.chat
        ]
    return lines or ["There are no reports."]


def make_key(admin_db: "DatabaseAdmin", parsed: argparse.Namespace) -> list[str]:
    """Make a key for moderators, or turn their page off."""
    key = "" if parsed.off else secrets.token_urlsafe(32)
    admin_db.set_key(key)
    return (
        ["The page /admin is off."] if parsed.off else [key, "It opens /admin. It is shown only now; keep it secret."]
    )


def backup(admin_db: "DatabaseAdmin", parsed: argparse.Namespace) -> list[str]:
    """Copy the database."""
    admin_db.backup(parsed.copy)
    return [f"{parsed.copy} is a copy of {parsed.database}. It holds secrets of running games: let nobody read it."]


def prune(admin_db: "DatabaseAdmin", parsed: argparse.Namespace) -> list[str]:
    """Delete what is old."""
    if parsed.days < 1:
        raise Refused("--days is at least 1")
    old, games = admin_db.prune(parsed.days, awake=parsed.awake)
    return [f"{old} rooms and {games} kept games were older than {parsed.days} days and are deleted."]


def forget(admin_db: "DatabaseAdmin", parsed: argparse.Namespace) -> list[str]:
    """Delete a person's data."""
    places = admin_db.forget(parsed.guest)
    if not places:
        raise Refused(f"nothing is known of a guest {parsed.guest}; `kaboodle admin rooms` lists guests")
    return [f"The guest was forgotten in {places} places; rooms awake forget the name when they next sleep."]


def kind_of(who: str) -> Literal["guest", "address"]:
    """Whether this is an address or a network, or a guest's id."""
    if parse_address(who.partition("/")[0]) is None:
        return "guest"
    try:
        parse_network(who)
    except ValueError as error:
        raise Refused(str(error)) from None
    return "address"


def ban_end(span: str | None, until: str | None) -> int | None:
    """When a ban ends, in milliseconds since 1970; None: never."""
    now = datetime.now(UTC)
    if span is not None:
        number, unit = span[:-1], UNITS.get(span[-1:])
        if unit is None or not number.isdecimal() or not 0 < int(number) < 100_000:
            raise Refused(f"--for {span}: a number with m, h or d, such as 7d")
        return int((now + int(number) * unit).timestamp() * 1000)
    if until is None:
        return None
    try:
        end = datetime.fromisoformat(until)
    except ValueError:
        raise Refused(f"--until {until}: a day or a time, such as 2027-01-31 or 2027-01-31T18:00") from None
    end = end if end.tzinfo else end.replace(tzinfo=UTC)
    if end <= now:
        raise Refused(f"--until {until} is past")
    return int(end.timestamp() * 1000)


def day(at: int) -> str:
    """A moment, for people."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")
