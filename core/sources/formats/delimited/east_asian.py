"""Tell how well bytes read as an encoding of East Asia: each puts its common characters in places of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from core.patterns import pattern_of
from core.sources.formats.delimited.usual_characters import TOLD_APART, by_usual_characters

_FIRST, _LAST = 0xA1, 0xFE
_PLACES: Mapping[str, tuple[Sequence[range], Sequence[range]]] = MappingProxyType(
    {
        # kana, signs and the 2,965 kanji of level 1: JIS X 0208
        "cp932": ((range(0x81, 0x84), range(0x88, 0x98)), (range(0x40, 0xFD),)),
        "euc-jp": ((range(0xA1, 0xA6), range(0xB0, 0xD0)), (range(_FIRST, _LAST + 1),)),
        # signs and the 3,755 characters of level 1: GB 2312. It has kana, too, which no Chinese text has.
        "gb18030": ((range(0xA1, 0xA4), range(0xB0, 0xD8)), (range(_FIRST, _LAST + 1),)),
        # signs and the 5,401 characters of level 1
        "big5": ((range(0xA1, 0xA4), range(0xA4, 0xC7)), (range(0x40, 0x7F), range(_FIRST, _LAST + 1))),
        # signs and the 2,350 syllables of KS X 1001
        "euc-kr": ((range(0xA1, 0xA4), range(0xB0, 0xC9)), (range(_FIRST, _LAST + 1),)),
    }
)
"""The first and the second bytes of common characters: nearly all that a text of an office has."""
EAST_ASIAN = tuple(_PLACES)
_SAME = MappingProxyType({"gbk": "gb18030", "gb2312": "gb18030", "cp949": "euc-kr", "shift_jis": "cp932"})
_HALF = range(0xA6, 0xE0)
"""Katakana of half width, which cp932 has in one byte."""
_LONE = pattern_of("(?<=[A-Za-z])[ｦ-ﾟ](?![ｦ-ﾟ])|(?<![ｦ-ﾟ])[ｦ-ﾟ](?=[A-Za-z])|(?<=[a-z])[ｦ-ﾟ]+(?=[a-z])")
"""One of these beside a Latin letter, as no Japanese text has: an apostrophe of another encoding, as in “don’t”.

So are several within a word of these, which are letters with accents.
"""
COMMON = 0.9
"""Share of common characters from which an East Asian text is one, but for names of people and places."""
_LEAST = 2
"""Characters from which a text tells anything."""


def is_east_asian(encoding: str) -> bool:
    """Return whether an encoding, by any of its names, is one of East Asia."""
    return _SAME.get(encoding, encoding) in _PLACES


def common_share(text: bytes, encoding: str) -> float:
    """Return the share of the characters beyond ASCII that are common ones of an East Asian encoding.

    It is 0 where the encoding is none of East Asia, or these bytes are no text under it, or have too few characters.
    """
    name = _SAME.get(encoding, encoding)
    if name not in _PLACES:
        return 0.0
    try:
        read = text.decode(name)
    except UnicodeError:
        return 0.0
    letters = [letter.encode(name) for letter in read if not letter.isascii()]
    n_common = sum(_is_common(each, name) for each in letters) - (len(_LONE.findall(read)) if name == "cp932" else 0)
    return n_common / len(letters) if len(letters) >= _LEAST else 0.0


def _is_common(letter: bytes, name: str) -> bool:
    if len(letter) == 1:
        return name == "cp932" and letter[0] in _HALF
    firsts, seconds = _PLACES[name]
    is_such = any(letter[0] in each for each in firsts) and any(letter[1] in each for each in seconds)
    return len(letter) == len("ab") and is_such


def likeliest(text: bytes, proposed: str) -> str:
    """Return the East Asian encoding under which most characters are common ones; the proposed one if it does as well.

    Args:
        text: its bytes.
        proposed: an encoding of East Asia, or any other, under which no character is a common one.
    """
    shares = {name: common_share(text, name) for name in EAST_ASIAN}
    if may_be_either(text, proposed) and (usual := by_usual_characters(text)):
        return usual
    best = max(shares, key=lambda name: shares[name])
    return best if shares[best] > common_share(text, proposed) else proposed


def may_be_either(text: bytes, proposed: str) -> bool:
    """Return whether a text is one of Chinese and Japanese, whose common characters are alike as bytes."""
    is_one = _SAME.get(proposed, proposed) in TOLD_APART
    return is_one and all(common_share(text, name) >= COMMON for name in TOLD_APART)
