"""Tell encodings of other scripts apart by how often each letter is, and by letters that stand where none do.

Each of these encodings takes one byte for a letter. So it can be compared how likely these bytes are as words of
one language and of another.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import log
from types import MappingProxyType
from typing import NamedTuple

from core.sources.formats.delimited.east_asian import COMMON, EAST_ASIAN, common_share

_LETTERS = (
    (
        "windows-1251 koi8-r cp866 iso-8859-5 mac-cyrillic",  # Russian
        (
            "о110 е85 а80 и74 н67 т63 с55 р47 в45 л44 к35 м32 д30 п28 у26 я20 ы19 ь17 г17 з16 б16 ч14 й12 х10 ж9 ш7"
            " ю6 ц5 щ4 э3 ф3 ъ1 ё1"
        ),
    ),
    (
        "windows-1251 koi8-u cp1125 iso-8859-5 mac-cyrillic",  # Ukrainian
        (
            "о94 а83 и62 н68 в55 і57 т53 р47 е50 с43 к39 л40 у34 д35 м31 п29 я24 з23 ь18 г16 б18 ч14 й14 х12 ц8 ж8 ш7"
            " ю8 ї7 є5 щ4 ф3 ґ1"
        ),
    ),
    (
        "windows-1251 iso-8859-5",  # Serbian
        (
            "а115 о90 е88 и90 н56 т45 с50 р50 в40 л35 к37 м35 д37 п28 у42 ј45 г18 з17 б15 ч9 х6 ж6 ш10 ц8 ф2 љ5 њ7 ћ7"
            " ђ2 џ1"
        ),
    ),
    (
        "windows-1253 iso-8859-7 cp737",
        (
            "α92 ο77 ι70 ε65 τ77 σ49 ν62 η38 υ38 ρ43 π40 κ41 μ33 λ28 ς42 ω17 γ17 δ17 χ12 θ12 φ8 β7 ξ5 ζ4 ψ2 ά20 έ18"
            " ή14 ί25 ό22 ύ10 ώ10"
        ),
    ),
    (
        "cp874",
        (
            "า65 น65 ร60 อ55 ก50 เ45 ง45 ม40 ่40 ย40 ล35 ว35 ้35 ด30 ท30 ต27 ส30 ั35 ี30 ิ25 ห25 ป23 บ20 ค23 แ20 จ20"
            " พ18 ะ20 ช17 ใ10 ไ13 ข13 โ7 ์15 ็10 ุ12 ู12 ำ10 ึ5 ื8 ถ8 ผ8 ศ5 ญ4 ธ5 ภ4 ณ4 ซ4 ฟ3 ษ3 ฐ2 ๆ2"
        ),
    ),
    (
        "windows-1255 cp862",
        ("י110 ו105 ה95 ל70 א63 ר56 ת55 ב50 מ50 ש45 נ30 ם30 ע32 ד27 ק22 ח24 כ22 פ20 ן15 ט13 ג13 ס15 ז13 צ10 ך8 ף3 ץ2"),
    ),
    (
        "windows-1256 iso-8859-6",
        (
            "ا135 ل115 ي70 م62 و58 ن58 ر50 ت45 ب37 ة33 ع35 د33 س28 ف26 ه30 ك22 ق23 أ20 ح20 ج14 ش12 ص11 خ9 ط9 ض6 ذ6"
            " ز6 إ8 ى6 ث6 غ5 ء5 ظ2 ئ3 ؤ1 آ2"
        ),
    ),
)
"""Encodings with the letters of a language that is written in them, each with how often it is among a thousand."""
_PRIOR = MappingProxyType(
    dict.fromkeys(("windows-1251", "windows-1253"), 2.0)
    | dict.fromkeys(("cp874", "windows-1255"), 1.0)
    | {"mac-cyrillic": -1.0, "cp1125": -2.0, "cp862": -4.0}
)
"""How much likelier an encoding is than others, whatever the text: all these are logarithms."""
_RARE, _SIGN = log(2e-4), log(2e-6)
"""How likely another letter is, and anything else within a word."""
_MISPLACED, _EDGE, _BEGUN, _SHOUTED, _UNSTRESSED = 6.0, 4.6, 0.5, 1.5, 2.5
"""By how much less likely is each letter out of place, sign at the edge, first capital, capital word, Greek word."""
_NOWHERE = re.compile(
    r"ς(?=\w)|σ\b|[άέήίόύώ](?=\w*[άέήίόύώ])|[םןךףץ](?=\w)|(?<=\w)[מנכפצ]\b|[ةى](?=\w)|[เแโใไ](?![ก-ฮ])"
    r"|\b[ьъы]|[ьъ](?=[аоуыэйьъ])|й(?=[аоуиеы])"
)
"""Letters where no word has them."""
_BARE = re.compile("[α-ω]{3,}")
"""A Greek word in small letters without the accent that all of them have."""
_TOKEN = re.compile(rb"[A-Za-z\x80-\xff]+")
_EDGES = re.compile(r"^[\xab\xbb\u2018-\u201e–—…№°§\xa0]+|[\xab\xbb\u2018-\u201e–—…№°§\xa0]+$")
_LOOKED_AT = 1 << 13
"""Bytes that are looked at."""
_LEAST = 10
"""Letters of different words from which these tell anything."""
_NATURAL = -3.9
"""How likely a letter of a text is on average, at least: words of other languages and of East Asia hardly reach it."""
_CLEAR, _SURE, _MANY = 4.0, 8.0, 16
"""By how much an encoding must be likelier than others to be proposed, or taken without doubt; and then of how many."""


class LetterGuess(NamedTuple):
    """The encoding that letters of another script tell.

    Attributes:
        encoding: the likeliest.
        is_clear: whether no other that reads another text is nearly as likely.
        is_sure: whether it is far likelier than others, and the letters are many.
    """

    encoding: str
    is_clear: bool
    is_sure: bool


def told_by_letters(lines: bytes) -> LetterGuess | None:
    """Return the likeliest encoding of another script; None where the text is natural in none of them.

    Args:
        lines: of the text that have bytes beyond ASCII.
    """
    sample = lines[:_LOOKED_AT].rpartition(b"\n")[0] or lines[:_LOOKED_AT]
    tokens = [each for each in dict.fromkeys(_TOKEN.findall(sample)) if not each.isascii()]
    n = sum(map(len, tokens))
    found = _likelihoods(lines, tokens) if n >= _LEAST else {}
    best = max(found, key=lambda name: found[name], default="")
    if not best or found[best] < _NATURAL * n:
        return None
    read = sample.decode(best, errors="replace")
    others = [told for name, told in found.items() if sample.decode(name, errors="replace") != read]
    clearer = found[best] - max(others, default=-n / 0.01)
    return LetterGuess(best, clearer >= _CLEAR, clearer >= _SURE and n >= _MANY)


def clearly_told(lines: bytes) -> str | None:
    """Return the encoding that letters of another script clearly tell, surely where it may be one of East Asia."""
    told = told_by_letters(lines)
    if told is None:
        return None
    may_be_eastern = any(common_share(lines, name) >= COMMON for name in EAST_ASIAN)
    return told.encoding if (told.is_sure if may_be_eastern else told.is_clear) else None


def _likelihoods(lines: bytes, tokens: Sequence[bytes]) -> Mapping[str, float]:
    """Return how likely words are under each encoding that reads all lines."""
    found: dict[str, float] = {}
    for encodings, letters in _shares():
        for name in encodings:
            try:
                lines.decode(name)
            except UnicodeError:
                continue
            told = sum(_likelihood(each.decode(name), letters) for each in tokens) + _PRIOR.get(name, 0.0)
            found[name] = max(found.get(name, told), told)
    return found


def _likelihood(word: str, letters: Mapping[str, float]) -> float:
    """Return how likely a word is, by its letters, where they stand, and which of them are capitals."""
    inner = _EDGES.sub("", word)
    small = inner.lower()
    told = sum(letters.get(letter) or (_RARE if _is_foreign(letter) else _SIGN) for letter in small)
    told -= _MISPLACED * len(_NOWHERE.findall(small)) + _EDGE * (len(word) - len(inner))
    if inner.isupper() and len(inner) > 1:
        return told - _SHOUTED
    n_amid = sum(letter.isupper() for letter in inner[1:])
    return told - _MISPLACED * n_amid - _BEGUN * inner[:1].isupper() - _UNSTRESSED * bool(_BARE.fullmatch(small))


def _is_foreign(letter: str) -> bool:
    return letter.isalpha() and not letter.isascii()


@lru_cache(maxsize=1)
def _shares() -> Sequence[tuple[Sequence[str], Mapping[str, float]]]:
    return [
        (names.split(), {each[0]: log(int(each[1:]) / 1000) for each in letters.split()}) for names, letters in _LETTERS
    ]
