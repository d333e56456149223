"""Texts and numbers that people write where there is no answer: n/a, “keine Angabe”, or 999 beside plausible values."""

from __future__ import annotations

import re
from collections.abc import Collection
from datetime import date
from functools import partial
from itertools import filterfalse
from unicodedata import normalize

from core.data.element_symbols import is_element
from core.data.missing_words import BESIDE_NUMBERS, INFINITE, OF_CODES, WORDED, WORDS
from core.data.negative_codes import NEAR
from core.data.raw_cells import shows_error
from core.data.region_codes import is_region
from core.data.unchosen_answers import is_answer, says_choose
from core.patterns import pattern_of

_CODE_BEFORE = pattern_of(r"[\[(](?P<minus>[-−]?)[0-9]{1,7}[\])][:.]? *(?P<words>.*\w.*)")
"""How panels write a code and its label in one: [-1] keine Angabe."""
_OPENING = ("[", "(")
_IN_BRACKETS = frozenset(
    f"{left}{word}{right}"
    for word in ("na", "n/a", "n.a.", "nan", "null", "nil", "missing", "unknown", "k. a.", "k.a.", "s/d", "n/d", "nd")
    for left, right in ("()", "[]")
)
_NUMBER = pattern_of(r"[-+−]?[0-9][0-9.,]*(?:e[-+]?[0-9]+)?", re.IGNORECASE)
_CODE_AND_WORDS = pattern_of(r"[0-9]{1,7}(?: ?[=:]| [-–—]|[.)] ) *(?P<words>[^\W\d_].*)")
"""How lists of codes write them: 9 = no answer, 9 - no answer, 9. no answer."""
_NO_DAYS = frozenset(("0000-00-00", "0000-00-00 00:00:00", "00000000", "00.00.0000", "00/00/0000"))
"""As databases keep a day that is not known."""
_NEVER = """
0001-01-01 1111-11-11 1582-10-14 1601-01-01 1753-01-01 1800-01-01 1899-12-30 1899-12-31 1900-01-01 1970-01-01 2099-12-31
2100-01-01 2999-01-01 2999-12-31 3000-01-01 9999-01-01 9999-12-31
"""
NEVER = frozenset(map(date.fromisoformat, _NEVER.split()))
"""Days that programs write for one that is not known, or never comes; only far from all others."""
FAR_FROM = 30 * 365
"""Days between such a day and the nearest other one, at least."""

HIGH = frozenset(
    (
        *(77, 88, 777, 888, 7777, 8888, 77_777, 88_888, 32_767, 65_535, 2_147_483_647),
        *(99.9, 888.8, 999.9, 99.99, 888.88, 999.99, 8888.8, 9999.9),
        *(*range(97, 100), *range(995, 1000), *range(9995, 10_000)),
        *(*range(99_997, 100_000), *range(999_997, 1_000_000), *range(9_999_997, 10_000_000)),
        *range(99_999_997, 100_000_000),
    )
)
_SMALL = frozenset((-1, -2))
LOW = NEAR | frozenset(
    (-66, -77, -88, -97, -98, -99, -888, -32_768, -2_147_483_648, *(1 - 10**digits for digits in range(3, 10)))
)
NOT_APPLICABLE = frozenset((66, 666, 6666, 66_666))
"""Of the European Social Survey, beside 77 and 88 of as many digits; alone they are numbers."""
CANDIDATES = HIGH | LOW | NOT_APPLICABLE
"""Numbers that code books use for "no answer", and the last ones of 16 and 32 bits; only beside values that they do not
fit."""

NOUGHTS = frozenset(("0", "0.0", "0,0", "0000"))
"""How a year is written that is not known, beside others."""
_YEARS, _LEAST_YEARS = (1800, 2100), 3
"""Whole numbers that are years, and how many different ones tell it, at least."""

_OF_PYTHON = "None"
"""What Python writes for no value; beside “mild” and “severe” it is an answer."""
_NO_TIME = "NaT"
"""What pandas writes for no day, as no person does: “Nat” is a name."""
_OF_FIRMS = "n.v."
"""Of the Netherlands, too, beside B.V."""
_SUNDAY, _OTHER_DAYS, _LEAST_DAYS = "nd", frozenset(("pn", "pon", "wt", "śr", "sr", "cz", "czw", "pt", "sob", "so")), 3
"""In Polish, beside so many other days."""
_PROVINCE, _LEAST_PROVINCES = "Nan", 2
_PROVINCES = frozenset(
    (
        *("phrae", "phayao", "lampang", "lamphun", "uttaradit", "chiang rai", "chiang mai", "mae hong son", "tak"),
        *("sukhothai", "phitsanulok", "bangkok", "khon kaen", "nakhon sawan", "udon thani", "loei"),
    )
)
"""In Thailand, beside so many others; with one capital, as pandas and R write none."""
_NO_ONE = frozenset(
    ("nil", "none", "keine", "kein", "aucun", "aucune", "ninguno", "ninguna", "nessuno", "brak", "inget")
)
_LEAST_DENIED, _DENYING = 4, range(2, len("nicht ") + 1)
"""Letters of what is denied, at least, and of what denies it."""
_SIZE = pattern_of(r"[<>≥≤]? ?[0-9]{1,2}(?: ?[-–] ?[0-9]{1,2}| ?\+| (?:or|oder|ou|o|and|und) \w+)?")
"""Words for nobody and nothing, and how many there are, such as 1, 2 and 3+."""
_WITH_STOPS = pattern_of(r"(?:[^\W\d_]\.){2,}")
_DECIDED = frozenset(
    ("yes", "no", "true", "false", "y", "n", "ja", "nein", "oui", "non", "si", "sí", "sì", "nee", "sim", "não")
)
"""Answers that leave no third one."""
_CODE, _CODES = 2, 10
"""Letters of a code of a region, and other codes in its column, from which NA is one."""
_MOST_CODES = 0.8
"""Share of the other values that are codes, at least: some are written otherwise, such as Mn and P.R."""

_LEAST_LABELS, _MOST_LABELS = 2, 12
"""Texts of a column of a few labels, at least and at most."""
_MOST_CODES_BESIDE = 4
"""Codes beside them, at most, such as 97, 98 and 99."""
_NONE = frozenset(("no", "keine", "sans", "pas de", "sin", "sem", "nessuna", "geen", "brak", "ei", "ej"))
"""Words for none of something, before what it is."""
_LEAST_DEGREES, _MOST_WORDS = 2, 3
"""Other values that say how much there is of it, at least, and the words of each, at most."""
_BELOW_NOTHING = pattern_of(r"(?<![^\W_])[-−–] ?[0-9]")
"""A number below 0 within a text, such as “-9 to -5”; “18-24” has none."""


def beside_not_applicable(code: float) -> tuple[float, float]:
    """Return the codes for a refusal and for not knowing that stand beside one for "not applicable"."""
    return code / 6 * 7, code / 6 * 8


def may_mean_missing(text: str) -> bool:
    """Return whether a text is a spelling of "no answer", or may be one beside others, as what Python writes is."""
    return text == _OF_PYTHON or is_missing_word(text)


def is_missing_word(text: str) -> bool:
    """Return whether a text is a spelling of "no answer"."""
    if text[:1].isdecimal():  # numbers, which most distinct values are, and a code has a word behind it
        return text in _NO_DAYS if text[-1].isdecimal() else _is_behind_digit(_plain(text))
    if text.isascii() and text.isalnum():  # nor has such a text blanks, or accents to be composed
        return text.casefold() in WORDS or text == _NO_TIME
    plain = _plain(text)
    if plain in WORDS or says_choose(plain) or shows_error(text.strip()):
        return True
    return plain[:1] in _OPENING and (plain in _IN_BRACKETS or _is_missing_label(plain))


def is_missing_code(code: float, label: str) -> bool:
    """Return whether a negative code with this label says that there is no answer, as panels write -8 for it."""
    plain = _plain(label)
    return code < 0 and (plain in WORDS or plain in OF_CODES)


def _is_missing_label(plain: str) -> bool:
    """Return whether a text is a code in brackets and the label of "no answer"."""
    found = _CODE_BEFORE.fullmatch(plain)
    return found is not None and (found["words"] in WORDS or (found["minus"] != "" and found["words"] in OF_CODES))


def _is_behind_digit(plain: str) -> bool:
    """Return whether a text that begins with a digit is a code and the label of "no answer", or no number at all."""
    return plain in WORDS or _behind_code(plain) in WORDS


def _behind_code(plain: str) -> str:
    """Return the label behind a code without brackets; "" if the text is none of both."""
    found = _CODE_AND_WORDS.fullmatch(plain)
    return found["words"] if found else ""


def beside_texts(candidates: Collection[float], texts: Collection[str]) -> frozenset[float]:
    """Return the numbers that code "no answer" beside texts: a few beside m and f, and negative ones beside any.

    Labels with digits, such as 92 and 98-104, may be sizes, of which it is one; below 0 only those below 0 are.
    """
    found = frozenset(candidates)
    if len(texts) < _LEAST_LABELS or not _SMALL.isdisjoint(found):
        return frozenset()
    if found <= LOW and not any(map(_BELOW_NOTHING.search, texts)):
        return found
    are_labels = len(texts) <= _MOST_LABELS and not any(map(str.isdecimal, "".join(texts)))
    are_codes = len(found) == 1 or (len(found) <= _MOST_CODES_BESIDE and min(found) > 0)
    return found if are_labels and are_codes else frozenset()


def are_years(low: float, high: float, n_distinct: int) -> bool:
    """Return whether whole numbers from `low` to `high` are years, among which 0 is none."""
    return _YEARS[0] <= low <= high <= _YEARS[1] and n_distinct >= _LEAST_YEARS


def days_apart(days: Collection[date]) -> frozenset[date]:
    """Return the days that stand for "no answer": those of `NEVER` that are far from all others."""
    never = NEVER.intersection(days)
    others = [*filterfalse(never.__contains__, days)]
    if not (never and others):
        return frozenset()
    first, last = min(others).toordinal() - FAR_FROM, max(others).toordinal() + FAR_FROM
    return frozenset(day for day in never if not first < day.toordinal() < last)


def told_apart(text: str, rest: Collection[str], *, are_numbers: bool) -> bool:
    """Return whether a spelling of "no answer" means that beside the other values of its column.

    "-" beside "+" is an answer, and so are ND among codes of two letters, "don't know" beside others than numbers that
    were measured, and "no response" beside a partial and a complete one.
    """
    if text == _OF_PYTHON:
        return len(rest) > 1 and all(other.casefold() in _DECIDED for other in rest)
    plain = _plain(text)
    found = _CODE_BEFORE.fullmatch(plain) if plain[:1] in _OPENING else None
    if (found["words"] if found else _behind_code(plain) or plain) in WORDED:
        return are_numbers
    if text.strip().casefold() in BESIDE_NUMBERS:
        return bool(rest) and all(any(map(str.isdigit, other)) for other in rest)
    if plain in INFINITE:
        return bool(rest) and all(map(_NUMBER.fullmatch, rest))
    if not any(map(str.isalnum, text)):
        return all(any(map(str.isalnum, other)) for other in rest)
    is_listed = len(text) == _CODE and _is_listed(text, frozenset(rest))
    n_codes = sum(_is_code(other) for other in rest)
    is_code = _is_code(text) and len(rest) >= _CODES and n_codes >= _MOST_CODES * len(rest)
    return not (is_listed or is_code or _is_province(text, rest) or _is_one_of_list(plain, rest))


def _is_province(text: str, rest: Collection[str]) -> bool:
    return text == _PROVINCE and len(_PROVINCES.intersection(map(_plain, rest))) >= _LEAST_PROVINCES


def _is_one_of_list(plain: str, rest: Collection[str]) -> bool:
    """Return whether a text is one of its list: of firms, of degrees, of days of the week, or of how many there are."""
    if plain == _OF_FIRMS:
        return any(_WITH_STOPS.fullmatch(other.strip()) for other in rest)
    if plain == _SUNDAY:
        return len(_OTHER_DAYS.intersection(map(_plain, rest))) >= _LEAST_DAYS
    if any(map(partial(_denies, plain), map(_plain, rest))):
        return True
    return _is_nought(plain, rest) or is_answer(plain, map(_plain, rest)) or _is_least_degree(plain, rest)


def _denies(plain: str, other: str) -> bool:
    """Return whether a text says that another value is not so, as "not available" and "unavailable" do."""
    return len(other) >= _LEAST_DENIED and plain.endswith(other) and len(plain) - len(other) in _DENYING


def _is_nought(plain: str, rest: Collection[str]) -> bool:
    """Return whether a text is the class of those who have none, beside 1, 2 and 3+, where no other says 0."""
    if plain not in _NO_ONE or "1" not in rest or "0" in rest:
        return False
    return all(map(_SIZE.fullmatch, rest)) and not all(map(str.isdecimal, rest))


def _is_least_degree(plain: str, rest: Collection[str]) -> bool:
    """Return whether a text says that there is none of what several others have more of, as low and high information.

    Args:
        plain: a spelling of "no answer", whose last word says of what there is none.
        rest: the other values; spellings of "no answer" are no degrees.
    """
    before, _, last = plain.rpartition(" ")
    if before not in _NONE:
        return False
    degrees = {_plain(other) for other in rest if other.casefold().rstrip().endswith(last)}
    words = [each.split() for each in degrees if each != plain and not is_missing_word(each)]
    return sum(1 < len(each) <= _MOST_WORDS and each[-1] == last for each in words) >= _LEAST_DEGREES


def _plain(text: str) -> str:
    return " ".join(normalize("NFC", text).split()).casefold().replace("\u2019", "'")


def _is_listed(text: str, rest: frozenset[str]) -> bool:
    """Return whether a text is a symbol or a code of a region, or has one capital, as all others have: Vo, Na, Ab."""
    if is_element(text, rest) or (_is_code(text) and is_region(text, rest)):
        return True
    return text.istitle() and len(rest) > 1 and all(len(other) == _CODE and other.istitle() for other in rest)


def _is_code(text: str) -> bool:
    return len(text) == _CODE and text.isupper()
