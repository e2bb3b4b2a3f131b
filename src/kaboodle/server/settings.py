"""Every setting of the server: a command line option, and an environment variable KABOODLE_<NAME>."""

import argparse
import os
from typing import Annotated, get_args, get_type_hints

import msgspec
from msgspec import Meta

from kaboodle.server.addresses import parse_network
from kaboodle.server.limits import HTTP_CONNECTION, MIB, PROCESS, ROOM, SOCKET
from kaboodle.server.store.postgres_schema import is_postgres

LAST_PORT = 65_535
POSITIVE = (  # settings that must be at least 1
    *("thinkers", "workers", "rooms", "connections", "connections_per_room", "connections_per_address"),
    *("messages_per_second", "requests_per_second", "work_per_second"),
)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a server; the defaults suit one machine behind a proxy."""

    host: Annotated[str, Meta(description="the address to listen on")] = "127.0.0.1"
    port: Annotated[int, Meta(description="the port to listen on; 0 is any free one")] = 8000
    database: Annotated[str, Meta(description="the file in which everything is kept, or postgresql://...")] = (
        "kaboodle.db"
    )
    workers: Annotated[int, Meta(description="processes that serve this port; more than 1 need PostgreSQL")] = 1
    peer_address: Annotated[
        str, Meta(description="ADDRESS:PORT at which processes on other machines reach this one, with PostgreSQL")
    ] = ""
    peer_sockets: Annotated[
        bool, Meta(description="pass connections on to processes of the same machine as they are, not through a relay")
    ] = True
    hosts: Annotated[tuple[str, ...], Meta(description="names that browsers may use for this server; * is any")] = ()
    origins: Annotated[tuple[str, ...], Meta(description="other sites whose pages may connect, with commas")] = ()
    secure: Annotated[bool, Meta(description="cookies over TLS only; set it behind a TLS proxy")] = False
    trusted_proxies: Annotated[
        tuple[str, ...], Meta(description="addresses or networks whose X-Forwarded-For or Forwarded is believed")
    ] = ()
    tls_cert: Annotated[str, Meta(description="the file of a certificate chain, to serve TLS without a proxy")] = ""
    tls_key: Annotated[str, Meta(description="the file of the certificate's private key")] = ""
    metrics_address: Annotated[str, Meta(description="ADDRESS:PORT that answers Prometheus; off without one")] = ""
    banned_words: Annotated[str, Meta(description="a file of words that no name may contain, one a line")] = ""
    rooms_per_guest: Annotated[int, Meta(description="rooms of one guest that are awake or wait for a deadline")] = 40
    rooms_per_address: Annotated[int, Meta(description="the same for all guests of one address")] = 400
    rooms_per_minute: Annotated[int, Meta(description="rooms made from one address, with a burst as many")] = 120
    connections_per_room: Annotated[int, Meta(description="people and spectators in one room")] = 64
    connections_per_address: Annotated[int, Meta(description="sockets from one address")] = 256
    connections: Annotated[int, Meta(description="sockets in all")] = 20_000
    rooms: Annotated[int, Meta(description="rooms awake at once")] = 10_000
    messages_per_second: Annotated[int, Meta(description="of one socket, with a burst of four times as many")] = 20
    requests_per_second: Annotated[int, Meta(description="of one address over HTTP, with a burst as above")] = 20
    replays_per_minute: Annotated[int, Meta(description="replays, records and lists of games for one address")] = 60
    outbox: Annotated[int, Meta(description="bytes that may wait for a slow reader before it is dropped")] = 262_144
    outboxes: Annotated[int, Meta(description="bytes that may wait for all slow readers together")] = 67_108_864
    memory: Annotated[int, Meta(description="MiB that the process may use; idle rooms sleep, then new ones wait")] = (
        4096
    )
    request_within: Annotated[int, Meta(description="milliseconds without progress until a request is cut off")] = (
        20_000
    )
    hello_within: Annotated[int, Meta(description="milliseconds until the first message of a socket")] = 10_000
    entropy_within: Annotated[int, Meta(description="milliseconds that players' clients have to add to a deal")] = 4_000
    bot_least: Annotated[int, Meta(description="milliseconds that a bot takes to answer, at least")] = 350
    bot_most: Annotated[int, Meta(description="milliseconds that a bot takes to answer, at most")] = 700
    window_least: Annotated[int, Meta(description="milliseconds of a bot's answer in a reaction window, at least")] = (
        250
    )
    window_most: Annotated[int, Meta(description="milliseconds of a bot's answer in a reaction window, at most")] = 400
    asleep_after: Annotated[int, Meta(description="milliseconds until a room that nobody uses leaves memory")] = 600_000
    bot_thinks: Annotated[int, Meta(description="milliseconds that a bot or a hint may think, at most")] = 400
    shortest_clock: Annotated[int, Meta(description="milliseconds of the shortest clock that a room may have")] = 2_000
    work_per_second: Annotated[int, Meta(description="what is no move, for all, in tenths of a millisecond")] = 5_000
    thinkers: Annotated[int, Meta(description="threads in which bots think")] = 2


WANTED = {int: "a whole number", float: "a number", bool: "true or false"}  # what a setting of a type takes


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add every setting as an option."""
    defaults, kinds = Settings(), get_type_hints(Settings, include_extras=True)
    for field in msgspec.structs.fields(Settings):
        own = getattr(defaults, field.name)
        shown = ",".join(own) if isinstance(own, tuple) else str(own)
        about = get_args(kinds[field.name])[1].description
        parser.add_argument(
            option(field.name), metavar="X", help=f"{about} ({shown or 'none'}; {variable(field.name)})"
        )
    parser.add_argument("--open", action="store_true", help="open the first page in the browser")


def settings_from(parsed: argparse.Namespace) -> Settings:
    """The settings of a command line and the environment; ValueError names what cannot be read."""
    kinds = get_type_hints(Settings)
    found: dict[str, object] = {}
    for field in msgspec.structs.fields(Settings):
        text = getattr(parsed, field.name) or os.environ.get(variable(field.name))
        if text is not None:
            several = kinds[field.name] == tuple[str, ...]
            found[field.name] = [part.strip() for part in text.split(",") if part.strip()] if several else text
    try:
        settings = msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        wrong, _, path = str(error).rpartition(" - at `$.")
        name = path.rstrip("`")
        if kinds.get(name) in WANTED:
            wrong = f"{WANTED[kinds[name]]}, not {str(found[name])[:40]!r}"
        raise ValueError(f"{option(name)}: {wrong}" if name else wrong) from None
    check(settings)
    return settings


def check(settings: Settings) -> None:
    """ValueError for settings that no server can run with."""
    for field in msgspec.structs.fields(Settings):
        value = getattr(settings, field.name)
        if isinstance(value, int) and value < 0:
            raise ValueError(f"{option(field.name)}: {value} is less than nothing")
        if value == 0 and field.name in POSITIVE:
            raise ValueError(f"{option(field.name)}: at least 1")
    for first, last in (("bot_least", "bot_most"), ("window_least", "window_most")):
        fewest, limit = getattr(settings, first), getattr(settings, last)
        if fewest > limit:
            raise ValueError(f"{option(first)}: {fewest} is more than {option(last)}, {limit}")
    if bool(settings.tls_cert) != bool(settings.tls_key):
        raise ValueError("--tls-cert and --tls-key: both or none")
    for network in settings.trusted_proxies:
        try:
            parse_network(network)
        except ValueError as error:
            raise ValueError(f"--trusted-proxies: {error}") from None
    for name in ("metrics_address", "peer_address"):
        if getattr(settings, name):
            split_address(getattr(settings, name), name)
    if settings.workers > 1 and not is_postgres(settings.database):
        raise ValueError("--workers: several processes need PostgreSQL; --database postgresql://... names it")
    if settings.port > LAST_PORT:
        raise ValueError(f"--port: {settings.port} is beyond the last port, {LAST_PORT}")
    least = (PROCESS + ROOM + SOCKET + HTTP_CONNECTION + settings.outboxes) // MIB + 1
    if settings.memory < least:
        raise ValueError(f"--memory: at least {least} MiB, for the program, the --outboxes and one room")


def split_address(text: str, name: str = "metrics_address") -> tuple[str, int]:
    """The host and the port of a setting; ValueError if it has none."""
    host, _, port = text.rpartition(":")
    if not host or not port.isdecimal() or not 0 < int(port) <= LAST_PORT:
        raise ValueError(f"{option(name)}: {text} is no address with a port, such as 127.0.0.1:9100")
    return host.strip("[]"), int(port)


def option(name: str) -> str:
    """The command line option of a setting."""
    return f"--{name.replace('_', '-')}"


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return f"KABOODLE_{name.upper()}"
