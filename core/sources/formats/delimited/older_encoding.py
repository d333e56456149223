"""Tell by its letters and words in which encoding a text that is no UTF-8 is written."""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import lru_cache
from typing import BinaryIO

from core.sources.formats.delimited.east_asian import common_share, likeliest
from core.sources.formats.delimited.encoding_doubt import PLACED, Readings, likelier, readings
from core.sources.formats.delimited.odd_letters import n_beyond_ascii, odd_share
from core.sources.formats.delimited.script_letters import clearly_told
from core.sources.formats.delimited.sister_encodings import better_placed, least_odd
from core.sources.formats.delimited.table_words import told_by_words
from core.sources.formats.delimited.western_letters import placed_share

_READ = 1 << 16
"""Characters that are decoded at a time, to see whether an encoding reads all."""
_OLDER = ("windows-1252", "cp850", "mac-roman", "windows-1250", "cp852")
"""Of older programs: chardet's `MODERN_WEB` has none of DOS and of the first Macintosh, in which exports still come."""
_WESTERN = ("mac-roman", "cp850")
_DATED = (*_WESTERN, "cp852")
"""Of programs before 1995: rare, so that a guess of one of these needs its letters in their places."""
_CLEARER = 0.3
"""By how much more must be in place under another Western encoding than under the far commoner windows-1252."""
_STRAY = 0.1
"""Bytes that are not UTF-8, for each character beyond ASCII that is: up to which the file is UTF-8 with faults."""
_MIXED = 2
"""Such bytes up to which a part of the file is UTF-8."""
_ODD = 0.2
"""Share of odd letters from which an older encoding is tried."""


def proposal(opened: Callable[[], BinaryIO], sample: bytes) -> str:
    """Return the likeliest encoding of lines that have bytes beyond ASCII, of those that read the whole text."""
    best = _likely(sample)
    if best == "utf-8":
        return best
    best = next((name for name in (best, "windows-1252") if _decodes(opened, name)), "latin-1")
    return "windows-1252" if best == "windows-1250" and _are_alike(sample, best, "windows-1252") else best


def likely_readings(lines: bytes, proposed: str) -> Readings:
    """Return a value in doubt among lines, and how it reads under each likely encoding; nothing where all is clear."""
    return readings(lines, proposed) if lines and not _is_mixed(lines) else Readings(b"", {})


@lru_cache(maxsize=1)  # two looks at a large file, at its beginning and at all of it, ask about equal lines
def _likely(sample: bytes) -> str:
    """Return UTF-8 for lines with few faults, which are refused when they are read; else a single-byte encoding.

    Read as windows-1252, such lines would have two wrong letters for each good one, and no fault at all.
    """
    if _is_faulty_utf8(sample):
        return "utf-8"
    if is_mixed := _is_mixed(sample):
        sample = b"\n".join(line for line in sample.splitlines() if not _is_utf8(line))
    if told := told_by_words(sample).encodings:
        return least_odd(sample, told)
    if script := clearly_told(sample):
        return script
    placed = _placed(sample, "windows-1252")
    best = "windows-1252" if placed >= PLACED else _guess(sample)
    if best in _DATED or _oddness(sample, best) > 0:
        other = max(_WESTERN, key=lambda name: _placed(sample, name))
        if _placed(sample, other) >= max(PLACED, placed + _CLEARER) and _placed(sample, best) < PLACED:
            best = other
    # Of two encodings, no third reads all.
    return best if is_mixed else better_placed(sample, likelier(sample, best))


def _guess(sample: bytes) -> str:
    """Return chardet's guess, or an older encoding with fewer odd letters.

    Asked last: chardet 7.7 takes many short Western texts for Central European or Russian, such as "à pied".
    """
    import chardet  # noqa: PLC0415  slow to import, and rarely needed

    era = chardet.EncodingEra.MODERN_WEB
    guesses = {
        str(guess["encoding"]).lower(): float(guess["confidence"])
        for guess in chardet.detect_all(sample, ignore_threshold=True, encoding_era=era)
        if guess["encoding"]
    }
    best = max(guesses, key=lambda name: guesses[name], default="windows-1252")
    if common_share(sample, best):
        return likeliest(sample, best)  # chardet 7.7 takes Japanese for rare Chinese
    if _oddness(sample, best) >= _ODD:
        best = min((best, *_OLDER), key=lambda name: _oddness(sample, name))
    return best


def _is_faulty_utf8(sample: bytes, stray: float = _STRAY) -> bool:
    """Return whether nearly all that is beyond ASCII is UTF-8, with so many stray bytes for a character at most."""
    text = sample.decode("utf-8", errors="replace")
    faults = text.count("\ufffd")
    return faults <= stray * (n_beyond_ascii(text) - faults)


def _is_mixed(sample: bytes) -> bool:
    """Return whether some lines are UTF-8 and others are not; two bytes of another encoding may look like UTF-8."""
    return _is_faulty_utf8(sample, _MIXED) and any(map(_is_utf8, sample.splitlines()))


def _is_utf8(line: bytes) -> bool:
    try:
        line.decode()
    except UnicodeError:
        return False
    return True


def _placed(sample: bytes, encoding: str) -> float:
    """Return the share of characters in Western places under an encoding; 0 where it is none of these bytes."""
    try:
        return placed_share(sample.decode(encoding))
    except UnicodeError:
        return 0.0


def _oddness(sample: bytes, encoding: str) -> float:
    """Return the share of odd letters under an encoding; 1 where it is none of these bytes."""
    try:
        return odd_share(sample.decode(encoding))
    except (UnicodeError, LookupError):
        return 1.0


def _are_alike(sample: bytes, one: str, other: str) -> bool:
    """Return whether some text reads alike in two encodings."""
    try:
        return sample.decode(one) == sample.decode(other)
    except UnicodeError:
        return False


def _decodes(opened: Callable[[], BinaryIO], encoding: str) -> bool:
    try:
        with opened() as raw, io.TextIOWrapper(raw, encoding=encoding) as file:
            while file.read(_READ):
                pass
    # UnicodeError, not UnicodeDecodeError: CPython's "UTF-16 stream does not start with BOM" is no other.
    except (UnicodeError, LookupError):
        return False
    return True
