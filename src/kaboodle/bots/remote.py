"""An agent that listens on a TCP port: the protocol of programs, over a connection for every game."""

import contextlib
import socket
import struct

from kaboodle.bots.program import START, Listener, Misbehaved, Program

SECOND = struct.pack("ll", 1, 0)  # as the socket options write it


class Remote(Program):
    """One agent of the network in one seat. Games are independent: each has a connection of its own."""

    def __init__(self, name: str, host: str, port: int, limit: float) -> None:
        super().__init__(name, f"{host}:{port}", limit)
        self.address = (host, port)
        self.socket: socket.socket | None = None

    def connect(self) -> None:
        """Connect to the agent."""
        try:
            self.socket = socket.create_connection(self.address, START)
        except OSError as trouble:
            raise Misbehaved("dead", f"{self.command} cannot be reached: {trouble}", lasting=True) from None
        self.socket.settimeout(None)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # lines are short and waited for
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDTIMEO, SECOND)  # `send` looks at the time then
        self.input = self.socket.fileno()
        self.listener = Listener(self.input)

    def dead(self) -> Misbehaved:
        """The fault of an agent that has hung up."""
        return Misbehaved("dead", f"{self.command} has closed the connection", lasting=True)

    def close(self) -> None:
        """Hang up."""
        found, self.socket, self.input = self.socket, None, None
        if found is None:
            return
        with contextlib.suppress(OSError):
            found.shutdown(socket.SHUT_RDWR)
        if self.listener:
            self.listener.join(1)
        found.close()


def read_address(text: str) -> tuple[str, int]:
    """Host and port of HOST:PORT; ValueError says what is wrong."""
    host, colon, port = text.rpartition(":")
    if not colon or not host or not port.isdecimal() or int(port) not in range(1, 65536):
        raise ValueError(f"an agent of the network is written tcp:HOST:PORT, not {text[:60]!r}")
    return host.strip("[]"), int(port)
