"""`kaboodle admin`: rooms, bans, copies and deletions in a server's database, also while the server runs."""

import argparse
import os
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Literal

import msgspec

from kaboodle.cli.arguments import Refused
from kaboodle.server.addresses import group_of, parse_address
from kaboodle.server.settings import Settings, variable

if TYPE_CHECKING:
    from kaboodle.server.admin import DatabaseAdmin

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
    add("close", "close a room for good; its games are kept", close).add_argument("room", metavar="CODE")
    add("ban", "let a guest (by id) or an address in no more", ban).add_argument("who", metavar="WHO")
    add("unban", "let somebody in again", unban).add_argument("who", metavar="WHO")
    add("bans", "list who is banned", bans)
    add("backup", "write a copy of the database while the server runs", backup).add_argument("copy", metavar="COPY")
    back = add("restore", "put a copy in the database's place; the server must be stopped", rooms)
    back.add_argument("copy", metavar="COPY")
    back.set_defaults(run=put_back)
    old = add("prune", "delete rooms asleep and games kept that are older than some days", prune)
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

    try:
        restore(parsed.copy, parsed.database)
    except StoreError as trouble:
        raise Refused(str(trouble)) from None
    print(f"{parsed.database} is what {parsed.copy} was.")
    return 0


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
    """Close a room."""
    admin_db.close_room(parsed.room)
    return [f"Room {parsed.room} is closed; a running server does so within a second."]


def ban(admin_db: "DatabaseAdmin", parsed: argparse.Namespace) -> list[str]:
    """Ban somebody."""
    admin_db.ban(kind_of(parsed.who), parsed.who)
    return [f"{parsed.who} is banned as a {kind_of(parsed.who)}; a running server obeys within a second."]


def unban(admin_db: "DatabaseAdmin", parsed: argparse.Namespace) -> list[str]:
    """Let somebody in again."""
    admin_db.unban(kind_of(parsed.who), parsed.who)
    return [f"{parsed.who} may come again."]


def bans(admin_db: "DatabaseAdmin", parsed: argparse.Namespace) -> list[str]:
    """Who is banned."""
    return [f"{kind} {who}  since {day(at)}" for kind, who, at in admin_db.bans()] or ["Nobody is banned."]


def backup(admin_db: "DatabaseAdmin", parsed: argparse.Namespace) -> list[str]:
    """Copy the database."""
    admin_db.backup(parsed.copy)
    return [f"{parsed.copy} is a copy of {parsed.database}. It holds secrets of running games: let nobody read it."]


def prune(admin_db: "DatabaseAdmin", parsed: argparse.Namespace) -> list[str]:
    """Delete what is old."""
    if parsed.days < 1:
        raise Refused("--days is at least 1")
    old, games = admin_db.prune(parsed.days)
    return [f"{old} rooms and {games} kept games were older than {parsed.days} days and are deleted."]


def forget(admin_db: "DatabaseAdmin", parsed: argparse.Namespace) -> list[str]:
    """Delete a person's data."""
    places = admin_db.forget(parsed.guest)
    if not places:
        raise Refused(f"nothing is known of a guest {parsed.guest}; `kaboodle admin rooms` lists guests")
    return [f"The guest was forgotten in {places} places; rooms awake forget the name when they next sleep."]


def kind_of(who: str) -> Literal["guest", "address"]:
    """Whether this is an address, or the network that stands for it in the list of bans, or a guest's id."""
    address, slash, _ = who.partition("/")
    found = parse_address(address) is not None and (not slash or group_of(address) == who)
    return "address" if found else "guest"


def day(at: int) -> str:
    """A moment, for people."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")
