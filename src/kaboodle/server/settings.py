"""Every setting of the server, each also an environment variable KABOODLE_<NAME>."""

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server behaves; the defaults suit one machine behind a proxy."""

    host: str = "127.0.0.1"
    port: int = 8000  # 0: any free one
    database: str = "kaboodle.db"
    origins: tuple[str, ...] = ()  # sites besides our own whose pages may connect
    secure: bool = False  # cookies over TLS only; set it behind a TLS proxy
    rooms_per_guest: int = 20
    connections_per_room: int = 64
    connections_per_address: int = 256
    connections: int = 20_000
    rooms: int = 10_000  # awake at once
    messages_per_second: int = 20  # of one connection, with a burst of four times as many
    requests_per_second: int = 20  # HTTP, of one address, with a burst of four times as many
    outbox: int = 512  # messages that may wait for a slow reader before it is dropped
    hello_within: int = 10_000  # ms until the first message of a connection
    entropy_within: int = 4_000  # ms that players' clients have to add to a deal
    bot_least: int = 600  # ms a bot takes to answer, at least
    bot_most: int = 1_600
    asleep_after: int = 600_000  # ms without anybody until a room without a running game goes to sleep
    thinkers: int = 2  # threads in which bots think
