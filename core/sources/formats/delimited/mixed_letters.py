"""Find the first row whose letters look wrong: odd ones, or UTF-8 within a text that is read in another encoding."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice
from typing import BinaryIO

from core.patterns import pattern_of
from core.sources.formats.delimited.east_asian import is_east_asian
from core.sources.formats.delimited.odd_letters import has_odd
from core.sources.formats.delimited.plain_lines import codec_of

_LINES = 20_000
"""Lines that are looked at, as bytes: these take a few thousandths of a second."""
_PAIR = pattern_of(rb"[\xc3-\xc5][\x80-\xbf]")
_IN_WORD = pattern_of("(?:[A-Za-z][À-ſ]|[À-ſ][A-Za-z])")
_SHAPES = pattern_of("[\u2500-\u25ff]")
_AMONG_CAPITALS = pattern_of("[A-Z][ß-ÿ][A-Z]")
"""What other letters become where they are pairs by chance: ORĂŞENI."""


def odd_row(lines: Iterable[str], opened: Callable[[], BinaryIO], encoding: str) -> int:
    """Return the first row whose letters look wrong; 0 if there is none.

    Args:
        lines: the first ones, as they are read.
        opened: opens the text anew.
        encoding: in which the lines are read.
    """
    found = next((row for row, line in enumerate(lines, start=1) if has_odd(line)), 0)
    if found or encoding.startswith(("utf", "iso2022")) or is_east_asian(encoding):
        return found
    with opened() as file:
        return next((row for row, line in enumerate(islice(file, _LINES), start=1) if _is_utf8(line)), 0)


def is_wrong(text: str, encoding: str, *, is_doubtful: bool = False) -> bool:
    """Return whether letters of a value look wrong, that was read in this encoding; shapes such as ○ are answers.

    Args:
        text: the value.
        encoding: of the file.
        is_doubtful: whether it is asked about by itself, so that odd letters may be of another one.
    """
    if not is_doubtful and has_odd(_SHAPES.sub("", text)):
        return True
    if encoding.startswith(("utf", "iso2022")) or is_east_asian(encoding):
        return False
    codec = codec_of(encoding)
    return bool(codec) and _is_utf8(text.encode(codec, "ignore"))


def _is_utf8(line: bytes) -> bool:
    """Return whether all letters of a line beyond ASCII are UTF-8 of Latin ones, within words of ASCII letters."""
    if line.isascii() or _PAIR.search(line) is None:
        return False
    try:
        text = line.decode()
    except UnicodeError:
        return False
    others = [letter for letter in text if not letter.isascii()]
    are_latin = all("À" <= letter <= "ſ" for letter in others)
    return are_latin and _IN_WORD.search(text) is not None and _AMONG_CAPITALS.search(text) is None
