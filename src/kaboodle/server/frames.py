"""WebSocket frames made and read by hand where they are plain; a parser reads whatever else comes."""

TEXT, PONG, MASKED = 0x81, 0x8A, 0x80
PING = b"\x89\x00"
SHORT, LONG = 126, 127  # how long a frame is, when it is longer than a byte tells


def frame(body: bytes) -> bytes:
    """A text message of the server as one frame."""
    size = len(body)
    if size < SHORT:
        return b"\x81%c%b" % (size, body)
    if size < 65_536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), body)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), body)


def read_plain(data: bytes, largest: int) -> tuple[list[bytes], bytes]:
    """The messages with which some bytes begin, as long as they are plain: whole, masked, text; pongs say nothing.

    The rest begins with a frame that is another one, or not all there: it needs a parser.
    """
    found: list[bytes] = []
    start, end = 0, len(data)
    while end - start >= 6:
        kind, size, body = data[start], data[start + 1] - MASKED, start + 6
        if size == SHORT and kind == TEXT:
            size, body = int.from_bytes(data[start + 2 : start + 4], "big"), start + 8
        elif size >= SHORT:
            break
        if not 0 <= size <= largest or body + size > end or kind not in (TEXT, PONG):
            break
        if kind == TEXT:
            found.append(unmasked(data[body - 4 : body], data[body : body + size]))
        start = body + size
    return found, data[start:]


def unmasked(mask: bytes, body: bytes) -> bytes:
    """What a client said before it masked it."""
    size = len(body)
    key = int.from_bytes((mask * (size // 4 + 1))[:size], "little")
    return (int.from_bytes(body, "little") ^ key).to_bytes(size, "little")
