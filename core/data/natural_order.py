"""The order in which a person lists texts: numbers by their value, 5-9 before 10-19, without regard to case."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from core.data.currencies import with_cents, without_currency
from core.patterns import pattern_of

_NUMBER = pattern_of(r"[+\-−]?[0-9]+(?:(?:[.,][0-9]+)?(?:[eE][+-][0-9]{1,3})?|[.,][0-9]+[eE][0-9]{1,3})")
"""A letter between whole numbers is no power of ten: 5E1 is a class."""
_MARK = pattern_of("[.,]")
_AMOUNTS = {
    (".", ","): pattern_of(r"[+\-−]?(?:[0-9]{1,3}(?:\.[0-9]{3})+|[0-9]+)(?:,[0-9]{2})?"),
    (",", "."): pattern_of(r"[+\-−]?(?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]+)(?:\.[0-9]{2})?"),
}
"""Amounts by the marks for thousands and decimals."""
_SECTION = pattern_of(r"([0-9]{1,3})\.([1-9][0-9]{0,2})")
_TITRE = pattern_of(r"([<>≤≥]?)=? ?(1 ?[:/] ?[0-9]{1,7})")
"""How far blood was thinned: <1:20 is less than 1:20."""
_OF_YEAR = pattern_of(r"([0-9]{1,2})[-/]((?:18|19|20)[0-9]{2})")
_HEX = pattern_of(r"0[xX][0-9a-fA-F]{1,16}")
_BOUND = r"[-−+]?(?:[0-9]+(?:[.,][0-9]+)?|inf(?:inity)?|∞)"
_RANGE = pattern_of(rf"[\[(\]]? ?(?P<low>{_BOUND}) ?(?:[,;–-]|\.\.|to|bis|à|a) ?{_BOUND} ?[\])\[]?", re.IGNORECASE)
"""From a number that may be below 0: -5 to 0, and (-0.001, 2.0] as programs write it."""
_FRACTION = pattern_of(r"(?<![0-9])(?=[¼½¾⅓⅔⅛])")
"""Before a part of one with nothing whole: ½ comes before 1, as 1½ before 2."""
_LEAST_STEPS, _ENDS = 3, 2
"""Numbers of a scale, at least, and how many of them may say what they mean."""
_SIDES = {"<": -1, "≤": -1, ">": 1, "≥": 1}


def are_numbers(texts: Iterable[str]) -> bool:
    """Return whether all texts are numbers, so that their values tell their order."""
    return all(map(_NUMBER.fullmatch, texts))


def in_natural_order(texts: Iterable[str]) -> tuple[str, ...]:
    """Return texts as numbers by their value if all of them are numbers, else in natural order."""
    listed = list(texts)
    numbers = [*filter(_NUMBER.fullmatch, listed)]
    words = [text for text in listed if not _NUMBER.fullmatch(text)]
    if not words:
        return _by_value(numbers)
    if any(map(_MARK.search, numbers)) and not any(map(str.isnumeric, "".join(words))):  # 1.42 and 1.6, and NT
        return (*_by_value(numbers), *in_natural_order(words))
    if all(map(_HEX.fullmatch, listed)):
        return tuple(sorted(listed, key=lambda text: (int(text, 16), text)))
    if all(map(_OF_YEAR.fullmatch, listed)):  # 2/2023 before 1/2024
        return tuple(sorted(listed, key=lambda text: [*map(int, reversed(re.split("[-/]", text)))]))
    lows = {text: found["low"] for text in listed if (found := _RANGE.fullmatch(text))}
    if len(lows) == len({*listed}) and any(low[0] in "-−" for low in lows.values()):
        return tuple(sorted(listed, key=lambda text: (_number(lows[text]), text)))
    steps = _steps(listed)
    # the text itself, of two that differ in case
    return tuple(sorted(listed, key=lambda text: (steps.get(text, 0), *_place(text), text)))


def by_amounts(texts: Sequence[str]) -> tuple[str, ...] | None:
    """Return amounts by their value, where one has both marks, as 1.250,00; None if any is something else.

    One such amount tells which mark is for thousands in all of them.
    """
    if not any("." in text and "," in text for text in texts):
        return None
    amounts = {text: without_currency(with_cents(text)) for text in texts}
    for (thousands, decimal), pattern in _AMOUNTS.items():
        if all(map(pattern.fullmatch, amounts.values())):
            plain = {text: _number(each.replace(thousands, "").replace(decimal, ".")) for text, each in amounts.items()}
            return tuple(sorted(texts, key=lambda text: (plain[text], text)))
    return None


def _by_value(numbers: Sequence[str]) -> tuple[str, ...]:
    """Return numbers by their value, and those of sections by their parts."""
    if _are_sections(numbers):
        return tuple(sorted(numbers, key=lambda text: [*map(int, text.split("."))]))
    return tuple(sorted(numbers, key=lambda text: (_number(text), text)))


def _number(text: str) -> float:
    return float(text.replace(",", ".").replace("−", "-").replace("∞", "inf"))


def _steps(texts: Sequence[str]) -> Mapping[str, int]:
    """Return the numbers of texts such as “very bad 1”, 2, 3, 4 and “5 very good”; none of others."""
    if sum(map(str.isdecimal, texts)) < max(len(texts), _LEAST_STEPS) - _ENDS:
        return {}  # as of most lists
    found = {text: [*map(int, re.findall("[0-9]{1,3}", text))] for text in texts}
    numbers = sorted(number[0] for number in found.values() if len(number) == 1)
    if len(numbers) < max(len(texts), _LEAST_STEPS) or numbers != [*range(numbers[0], numbers[0] + len(numbers))]:
        return {}
    worded = {number[0] for text, number in found.items() if not text.isdecimal()}
    return {text: number[0] for text, number in found.items()} if worded <= {numbers[0], numbers[-1]} else {}


def _are_sections(texts: Sequence[str]) -> bool:
    """Return whether 7.10 comes behind 7.9: parts count on, with 9 and 10 among them, as no measures do."""
    found = [*map(_SECTION.fullmatch, texts)]
    parts: defaultdict[str, set[int]] = defaultdict(set)
    for each in found:
        if each is None:
            return False
        parts[each[1]].add(int(each[2]))
    are_many = any({9, 10} <= numbers for numbers in parts.values())
    return are_many and all(max(numbers) - min(numbers) < len(numbers) for numbers in parts.values())


def _place(text: str) -> tuple[tuple[tuple[bool, int, str, str], ...], int]:
    """Return the natural place of a text, and whether it is below or above what stands there."""
    titre = _TITRE.fullmatch(text)
    return (_natural(titre[2]), _SIDES.get(titre[1], 0)) if titre else (_natural(text), 0)


def _natural(text: str) -> tuple[tuple[bool, int, str, str], ...]:
    # ² is a digit to Python, but no number
    parts = re.findall(r"([0-9]+)|([^0-9]+)", _FRACTION.sub("0", text.casefold()))
    figures = ((digits, digits.lstrip("0"), other) for digits, other in parts)
    return tuple((not digits, len(significant), significant or other, digits) for digits, significant, other in figures)
