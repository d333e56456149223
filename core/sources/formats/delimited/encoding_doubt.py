"""In which encodings a text may be, where the letters beyond ASCII are too few to tell."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple
from unicodedata import category

from core.patterns import pattern_of
from core.sources.formats.delimited.east_asian import COMMON, EAST_ASIAN, common_share, is_east_asian, may_be_either
from core.sources.formats.delimited.northern_letters import are_northern, has_them_alone
from core.sources.formats.delimited.odd_letters import n_beyond_ascii, odd_share
from core.sources.formats.delimited.script_letters import told_by_letters
from core.sources.formats.delimited.sister_encodings import may_be_eastern, may_be_sister
from core.sources.formats.delimited.table_words import told_by_words
from core.sources.formats.delimited.usual_characters import by_usual_characters
from core.sources.formats.delimited.western_letters import placed_share

_TRIED = (
    *("windows-1252", "windows-1250", "windows-1251", "windows-1253", "windows-1254", "mac-roman", "cp850"),
    *("iso-8859-2", "iso-8859-7", "iso-8859-15", "windows-1257", "koi8-r", "cp866", "cp852", *EAST_ASIAN),
    *("windows-1255", "windows-1256", "cp874"),
    *("iso-8859-5", "mac-cyrillic", "cp737", "koi8-u", "iso-8859-6", "cp857"),
)
"""Encodings in which files of offices come."""
_SELDOM = ("koi8-u", "windows-1258", "hp-roman8", "kz1048", "ptcp154")
"""Encodings that chardet takes texts of other ones for."""
PLACED = 0.97
"""Share of characters in their places from which a text is Western; the rest may be foreign names."""
_MANY, _MOSTLY = 20, 0.85
"""Different words beyond ASCII, so many of whose characters are in Western places that the others are foreign names."""
_FEW = 4
"""Different words beyond ASCII, from which chardet's guess is hardly ever wrong."""
_LIKELY = 0.25
"""Share of characters that are no letters, or stand where none do, up to which a reading is likely."""
_MOST = 8
"""Readings that are offered, at most."""
_SHOWN, _LAST_ASCII = 30, 0x7F
"""Characters that are shown of a text, at most."""
_LOOKED_AT = 1 << 13
"""Bytes that are read in each encoding: the doubtful texts are short."""
_WORD = pattern_of(r"[^\W\d_]+")
_BETWEEN = pattern_of(rb"[;,|\t\r\n\"]+")


class Readings(NamedTuple):
    """How a text reads under several encodings.

    Attributes:
        cell: the bytes of a text that they read in most ways.
        texts: what it is under each encoding, the likeliest first; {} where there is no doubt.
    """

    cell: bytes
    texts: Mapping[str, str]


def readings(lines: bytes, proposed: str) -> Readings:
    """Return how a text in doubt reads under the likely encodings, the proposed one first.

    Args:
        lines: of the text that have bytes beyond ASCII.
        proposed: the encoding in which the text is read.
    """
    if not _is_doubtful(lines, proposed):
        return Readings(b"", {})
    sample = lines[:_LOOKED_AT].rpartition(b"\n")[0] or lines
    told = {proposed: sample.decode(proposed, errors="replace")}
    script = told_by_letters(lines)
    for encoding in (*([script.encoding] if script else []), *_likely(sample)):
        text = sample.decode(encoding)
        if text not in told.values() and len(told) < _MOST:
            told[encoding] = text
    cells = [cell.strip() for cell in dict.fromkeys(_BETWEEN.split(sample)) if not cell.isascii()]
    ways = [{name: cell.decode(name, errors="replace")[:_SHOWN] for name in told} for cell in map(_shown, cells)]
    texts = max(ways, key=lambda way: len({*way.values()}))
    return Readings(cells[ways.index(texts)], texts if len(told) > 1 else {})


def _shown(cell: bytes) -> bytes:
    """Return a text from its first word beyond ASCII on, if that stands far behind in it."""
    first = next(place for place, byte in enumerate(cell) if byte > _LAST_ASCII)
    return cell if first < _SHOWN // 2 else cell[cell.rfind(b" ", 0, first) + 1 :]


def likelier(lines: bytes, proposed: str) -> str:
    """Return the proposed encoding, or the likeliest one where that reads no good text."""
    sample = lines[:_LOOKED_AT].rpartition(b"\n")[0] or lines
    if is_east_asian(proposed):
        return proposed
    is_good = unlikeness(sample.decode(proposed, errors="replace")) <= _LIKELY and proposed not in _SELDOM
    return proposed if is_good else next(iter(_likely(sample)), proposed)


def _likely(sample: bytes) -> list[str]:
    """Return the encodings that read a good text, the likeliest first."""
    found = {
        name: 1 - common_share(sample, name) if name in EAST_ASIAN else unlikeness(sample.decode(name))
        for name in _decoding(sample)
    }
    likely = (name for name, share in found.items() if share <= _LIKELY)
    return sorted(likely, key=lambda name: (name in _SELDOM, found[name]))


def _is_doubtful(lines: bytes, proposed: str) -> bool:
    """Return whether another encoding may be the right one.

    A text that is all Western in the commonest encoding is certain, be it a single word; others need several words.
    """
    text = lines.decode(proposed, errors="replace")
    words = {word for word in _WORD.findall(text) if not word.isascii()}
    if "windows-1252" in _decoding(lines) and text == lines.decode("windows-1252"):
        is_western = placed_share(text) >= (_MOSTLY if len(words) >= _MANY else PLACED)
        return not are_northern(text) and (not is_western or may_be_eastern(lines, text))
    if (told := _told_by_language(lines, text)) is not None:
        return not told
    if may_be_sister(lines, proposed):
        return True
    if is_east_asian(proposed):
        is_unclear = may_be_either(lines, proposed) and by_usual_characters(lines) is None
        return len(words) < _FEW or is_unclear or common_share(lines, proposed) < COMMON
    is_eastern = any(common_share(lines, name) >= COMMON for name in EAST_ASIAN)
    is_odd = odd_share(text) > 0 or has_them_alone(text) or (proposed == "cp874" and _STRANGE.search(text) is not None)
    return len(words) < (_MANY if proposed in _SELDOM else _FEW) or is_odd or is_eastern


def _told_by_language(lines: bytes, text: str) -> bool | None:
    """Return whether words or letters tell that a text is read right, or wrong; None where they tell neither."""
    told = told_by_words(lines)
    if told.is_sure and len(told.encodings) == 1 and text == lines.decode(told.encodings[0], errors="replace"):
        return True
    script = told_by_letters(lines)
    if script is None or (told.encodings and not script.is_sure):
        return None
    is_alike = text == lines.decode(script.encoding)
    if is_alike and script.is_sure:
        return True
    may_be_east_asian = any(common_share(lines, name) >= COMMON for name in EAST_ASIAN)
    return False if not (is_alike and script.is_clear) and (script.is_sure or not may_be_east_asian) else None


def _decoding(lines: bytes) -> Iterator[str]:
    """Yield the encodings under which the bytes are a text."""
    for name in _TRIED:
        try:
            lines.decode(name)
        except UnicodeError:
            continue
        yield name


def unlikeness(text: str) -> float:
    """Return the share of the characters beyond ASCII that are no letters or stand where none do.

    It is 0 where all are in Western places.
    """
    n = n_beyond_ascii(text)
    strange = sum(_is_strange(letter) for letter in text)
    return min(1 - placed_share(text), (strange + len(_STRANGE.findall(text))) / max(n, 1) + odd_share(text))


_STRANGE = pattern_of(
    r"(?<=\d)[^\W\d_a-zA-Z]|[^\W\d_a-zA-Z](?=\d)|(?<=[à-ÿа-яα-ω])[À-ÞА-ЯΑ-Ω]|[เ-ไ](?![ก-ฮ])|[а-я]€|€[а-я]"
)
"""A letter beside a digit, a capital within a word, a Thai vowel before no consonant, and € beside a letter."""


_SIGNS = pattern_of(r"[…–—€£\u201c-\u201e\u2018\u2019\xab\xbb°§]")
"""Signs that texts of offices have anywhere."""


def _is_strange(letter: str) -> bool:
    """Return whether a character is no letter and no usual sign, or one that only wrong readings have.

    These are katakana of half width, and private characters.
    """
    is_rare = "\uff61" <= letter <= "\uff9f" or "\ue000" <= letter <= "\uf8ff" or letter in "ƒªº"
    is_letter = letter.isalpha() or category(letter) == "Mn"  # of Thai, vowels are marks above letters
    return not letter.isascii() and (is_rare if is_letter else _SIGNS.match(letter) is None)
