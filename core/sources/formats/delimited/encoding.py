"""Find out in which encoding a text file is written."""

from __future__ import annotations

import codecs
from collections.abc import Callable, Iterator
from typing import BinaryIO

from core.errors import SwitchingEncodingError, UnknownEncodingError
from core.sources.source import UNSEEN, TextReading

BLOCK = 1 << 16
"""Bytes read at a time. They stay in the processor's cache; a text of more takes its time in fresh memory."""
ASKED = 1 << 17
"""Bytes of lines beyond ASCII that are shown to chardet, whose time grows with them; more hardly changes its guess."""
BYTE_ORDER_MARK = codecs.BOM_UTF8
"""What a text begins with; within one, it is where texts were put one below the other."""
_MARKS = (  # UTF-32 first: its little-endian mark begins with that of UTF-16
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_SHIFTING = ("iso2022", "hz", "utf-7")  # which letters bytes stand for is switched, and stays so
_SWITCH = b"\x1b$"
"""What turns from Latin to Japanese letters, in texts of mail programs and mainframes."""
_JOINING = ("unicode-escape", "raw-unicode-escape", "punycode")  # a backslash that ends a row joins it to the next


_without = bytes.translate
_SEEN = bytes({*range(1 << 8)}.difference(UNSEEN))
"""Bytes that a text may have."""
_ENDS = b"\x1a\0\r\n"
"""With which a text may end: programs of DOS wrote the first two."""

Opened = Callable[[], BinaryIO]
"""Opens the text anew."""


def encoding_of(opened: Opened) -> str:
    """Return the encoding of a text: by its byte order mark, else UTF-8 if all of it is, else a proposal.

    The whole file is read: one accent in the last row decides.
    """
    with opened() as file:
        start = file.read(4096)
    for mark, name in _MARKS:
        if start.startswith(mark):
            return name
    if start.isascii() and _SWITCH in start:
        return "iso2022_jp"
    if b"\0" in start.rstrip(b"\0"):
        return _wide(start)
    beyond = _beyond_utf8(opened)
    if beyond is None:
        return "utf-8"
    from core.sources.formats.delimited.older_encoding import proposal  # noqa: PLC0415  most texts are UTF-8

    return proposal(opened, beyond)


def whole_lines(opened: Callable[[], BinaryIO]) -> Iterator[bytes]:
    """Yield a text in blocks that end with a line; the last one may have no line end."""
    rest, size = b"", BLOCK
    with opened() as file:
        while block := file.read(size):
            cut = block.rfind(b"\n") + 1
            if cut:
                yield rest + block[:cut]
                rest, size = block[cut:], BLOCK
            else:
                rest, size = rest + block, 2 * size  # or a line of any length would be copied again for each block
    if rest:
        yield rest


def has_unseen(opened: Opened, encoding: str, delimiter: str) -> bool:
    """Return whether a character stands somewhere that nobody sees; UTF-16 has a zero byte in every letter of ASCII."""
    if encoding.startswith(("utf-16", "utf-32", *_SHIFTING)):
        return False
    block = b""
    for lines in whole_lines(opened):
        if holds_unseen(block, delimiter):
            return True
        block = b"\n" * bool(block) + lines
    return holds_unseen(block.rstrip(_ENDS), delimiter)


def holds_unseen(block: bytes, delimiter: str) -> bool:
    """Return whether such a character is among some bytes."""
    if not block.isascii() and b"\n" + BYTE_ORDER_MARK in block:
        return True
    return bool(_without(block, None, _SEEN).replace(delimiter.encode("utf-8"), b""))


def doubtful_readings(opened: Opened, proposed: str) -> tuple[TextReading, ...]:
    """Return the likely readings of a text that is read in the encoding `proposed`; () where there is no doubt."""
    if proposed.startswith("utf"):
        return ()
    from core.sources.formats.delimited.older_encoding import likely_readings  # noqa: PLC0415  most texts are UTF-8

    lines = _lines_beyond_ascii(opened)
    cell, texts = likely_readings(lines, proposed)
    with opened() as file:
        row = next((row for row, line in enumerate(file, start=1) if cell in line), 0) if texts else 0
    return tuple(TextReading(encoding, text, row) for encoding, text in texts.items())


def known_encoding(file: str, name: str) -> str:
    """Return `name` if it is an encoding of text.

    Raises:
        LayoutError: if it is not, or a mark in one row changes how those after it are read.
    """
    try:
        b"a".decode(name, errors="ignore")
    except (LookupError, ValueError):
        raise UnknownEncodingError(file, name) from None
    if codecs.lookup(name).name.startswith(_SHIFTING + _JOINING):
        raise SwitchingEncodingError(file, name)
    return name


def _wide(start: bytes) -> str:
    """Return which UTF-16 without a mark this is, by where the zero bytes of Latin letters are."""
    return "utf-16-le" if start[1::2].count(0) >= start[::2].count(0) else "utf-16-be"


def _beyond_utf8(opened: Opened) -> bytes | None:
    """Return the lines that have bytes beyond ASCII, up to `ASKED` bytes; None if the whole file is UTF-8."""
    decoder = codecs.getincrementaldecoder("utf-8")()
    try:
        with opened() as file:
            while block := file.read(BLOCK):
                decoder.decode(block)
        decoder.decode(b"", final=True)
    except UnicodeDecodeError:
        return _lines_beyond_ascii(opened)
    return None


def _lines_beyond_ascii(opened: Opened) -> bytes:
    found = bytearray()
    with opened() as file:
        while len(found) < ASKED and (line := file.readline(BLOCK)):
            if not line.isascii():
                found += line
    return bytes(found)
