"""Encodes WebSocket frames, and decodes the simple ones without a parser."""

TEXT, PONG, MASKED = 0x81, 0x8A, 0x80
PING = b"\x89\x00"
LENGTH_16, LENGTH_64 = 126, 127  # in the place of a length: it follows in 16 or 64 bits


def encode_text(body: bytes) -> bytes:
    """A text message of the server as one frame."""
    size = len(body)
    if size < LENGTH_16:
        return b"\x81%c%b" % (size, body)
    if size < 65_536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), body)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), body)


def decode_simple(data: bytes, largest: int) -> tuple[list[bytes], bytes]:
    """The messages at the start of some bytes, as long as their frames are simple, and the rest, which needs a parser.

    A simple frame is a whole, masked text message of at most `largest` bytes, or a pong, which is skipped.
    """
    found: list[bytes] = []
    start, end = 0, len(data)
    while end - start >= 6:
        kind, size, body = data[start], data[start + 1] - MASKED, start + 6
        if size == LENGTH_16 and kind == TEXT:
            size, body = int.from_bytes(data[start + 2 : start + 4], "big"), start + 8
        elif size >= LENGTH_16:
            break
        if not 0 <= size <= largest or body + size > end or kind not in (TEXT, PONG):
            break
        if kind == TEXT:
            found.append(unmask(data[body - 4 : body], data[body : body + size]))
        start = body + size
    return found, data[start:]


def unmask(mask: bytes, body: bytes) -> bytes:
    """The payload of a masked frame."""
    size = len(body)
    key = int.from_bytes((mask * (size // 4 + 1))[:size], "little")
    return (int.from_bytes(body, "little") ^ key).to_bytes(size, "little")
