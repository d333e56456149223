"""The order in which a person lists categories: by a known scale, by bounds such as <18 and 60+, else natural."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import takewhile

from core.data.cut_intervals import by_intervals
from core.data.day_and_month_names import named_days
from core.data.graded_words import graded
from core.data.missing_values import is_missing_word
from core.data.natural_order import are_numbers, by_amounts, in_natural_order
from core.data.ordered_periods import periods
from core.data.ordered_words import is_aside, nearly_ranks, ranks
from core.data.written_bounds import Bound, bound
from core.patterns import pattern_of

_CODE = pattern_of(r"[-−]?[0-9]{1,6}")
"""A number beside words, such as -99 for a refusal."""
_LETTERS_OF_A_CODE = 2
"""NA stands for Namibia among codes of countries, and DK for Denmark."""
_UNKNOWN = pattern_of(
    r".*(?:nicht bekannt|unbekannt|unknown|not known|inconnue?|desconocid[oa]|desconhecid[oa]|onbekend)", re.IGNORECASE
)
"""How answers end that say of what nothing is known: “Leistung nicht bekannt”."""
_CONTROLS = frozenset(
    ("placebo", "control", "controls", "sham", "vehicle", "kontrolle", "plazebo", "contrôle", "untreated")
)
"""Groups of a trial that get no dose."""
_KM, _M = pattern_of(r"[0-9] ?km(?![^\W\d_])"), pattern_of(r"(?<=[0-9])m(?![^\W\d_])")
"""Beside kilometres, an m behind a number is no million."""
_FEET = pattern_of(r"(?P<feet>[0-9]) ?['’′] ?(?P<inches>[0-9]|1[01]) ?(?:[\"\u201d″]|''|’’|′′)")
"""Feet and inches."""
_IN_BRACKETS = pattern_of(r" ?\([^()]*\)$")
_FROM_TO = pattern_of(r"(?P<low>[0-9]{1,6})(?: ?[^\W\d_]{1,6}[23]?)? ?[-–] ?(?P<high>[0-9]{1,6})(?![0-9.,]).*")
_OVER_UNITS = pattern_of(r"[0-9]{1,4} ?(?P<low>[^\W\d_]+) ?[-–] ?[0-9]{1,4} ?(?P<high>[^\W\d_]+)")
_SIGNED = pattern_of(r"(?P<sign>[-−–+]) ?(?P<number>[0-9]{1,6})(?P<unit>(?![0-9.,]).*)")


def in_public_order(texts: Sequence[str]) -> tuple[str, ...]:
    """Return texts in the order of a scale, of the numbers they begin with, or in natural order.

    What stands beside a scale, such as “don't know” or a code, comes last; of other texts, “other” does.
    """
    return _in_order(tuple(sorted(texts)))


@lru_cache(maxsize=1 << 8)  # a survey has a hundred questions of a few answers
def _in_order(texts: tuple[str, ...]) -> tuple[str, ...]:
    if are_numbers(texts):  # 4.5 stands between marks, not behind them
        return in_natural_order(texts)
    in_order = by_amounts(texts) or _in_known_order(texts) or _behind_controls(texts)
    if in_order is None:
        on_scale = [text for text in texts if not _is_beside(text) and not _CODE.fullmatch(text)]
        is_beside = 1 < len(on_scale) < len(texts) <= 2 * len(on_scale)
        found = _in_known_order(on_scale) if is_beside else None
        in_order = found and (*found, *in_natural_order(text for text in texts if text not in found))
    if in_order is None and (places := nearly_ranks(texts)):
        on_scale = sorted(places, key=lambda text: (places[text], text))
        in_order = (*on_scale, *in_natural_order(text for text in texts if text not in places))
    if in_order is None:
        in_order = _beside_words(texts)
    if in_order is None:
        are_codes = all(len(text) <= _LETTERS_OF_A_CODE for text in texts)
        aside = [] if are_codes else [text for text in texts if _is_beside(text)]
        in_order = (*in_natural_order(text for text in texts if text not in aside), *in_natural_order(aside))
    return in_order


def _beside_words(texts: Sequence[str]) -> tuple[str, ...] | None:
    """Return bounds in their order before other texts, as <1, 1, 2+ and “do not watch”; None without both."""
    if not any(map(str.isdigit, "".join(texts))):
        return None
    found = {text: bound(text) for text in texts if not any(map(str.isdigit, text))}
    words = [text for text, said in found.items() if said is None or (said.is_none and _is_beside(text))]
    bounds = [text for text in texts if text not in words]
    in_order = _by_bounds(bounds) if 0 < 2 * len(words) <= len(bounds) else None
    return in_order and (*in_order, *in_natural_order(words))


def _is_beside(text: str) -> bool:
    """Return whether an answer stands beside any scale, as “don't know” and “unknown” do."""
    return is_aside(text) or is_missing_word(text) or _UNKNOWN.fullmatch(text) is not None


def _in_known_order(texts: Sequence[str]) -> tuple[str, ...] | None:
    """Return texts in the order of a scale, or of the numbers they begin with; None if they have no such order."""
    places = ranks(texts)
    if places is not None:
        return tuple(sorted(texts, key=lambda text: (places[text], text)))
    in_order = _by_days(texts) or by_intervals(texts) or _by_rates(texts) or _by_bounds(texts)
    if in_order is not None:
        return in_order
    # “Low risk” and “Stage IV”: what all texts share tells nothing of their order.
    bare = dict(zip(texts, _without_shared(texts), strict=True))
    found = periods(texts) or (periods([*bare.values()]) if len({*bare.values()}) == len(bare) else None)
    if found is not None:
        return tuple(sorted(texts, key=lambda text: (found[text if text in found else bare[text]], text)))
    if len({*bare.values()}) == len(bare) and (cut := by_intervals([*bare.values()])) is not None:
        return tuple(sorted(texts, key=lambda text: cut.index(bare[text])))
    rest = ranks(bare.values())
    if rest is not None:
        return tuple(sorted(texts, key=lambda text: (rest[bare[text]], text)))
    return _graded(dict(zip(texts, texts, strict=True))) or _graded(bare) or _before_brackets(texts)


def _by_days(texts: Sequence[str]) -> tuple[str, ...] | None:
    """Return months or weekdays in their order, of which some are cut short: Jan. beside März."""
    days = named_days(texts)
    are_all = len({*days.values()}) == len(days) == len(texts)
    return tuple(sorted(texts, key=days.__getitem__)) if are_all else None


def _before_brackets(texts: Sequence[str]) -> tuple[str, ...] | None:
    """Return texts on a scale by what stands before brackets, as Low (0-3); None without any."""
    before = {text: _IN_BRACKETS.sub("", text) for text in texts}
    if all(text == bare for text, bare in before.items()) or len({*before.values()}) < len(before):
        return None
    found = ranks(before.values())
    return None if found is None else tuple(sorted(texts, key=lambda text: (found[before[text]], text)))


def _behind_controls(texts: Sequence[str]) -> tuple[str, ...] | None:
    """Return doses in their order behind what is given to those who get none; None without both."""
    controls = [text for text in texts if text.strip().casefold() in _CONTROLS]
    doses = [text for text in texts if text not in controls]
    found = _in_known_order(doses) if controls and len(doses) > 1 else None
    return found and (*sorted(controls), *found)


def _graded(said: Mapping[str, str]) -> tuple[str, ...] | None:
    """Return texts in the order of what they say, if that is made of words of a scale."""
    places = graded(said.values())
    return None if places is None else tuple(sorted(said, key=lambda text: (places[said[text]], text)))


def _by_rates(texts: Sequence[str]) -> tuple[str, ...] | None:
    """Return texts such as “twice a week” from seldom to often; few lists have blanks in so many texts."""
    if 3 * sum(" " in text for text in texts) < len(texts):
        return None
    from core.data.frequencies import frequencies  # noqa: PLC0415  its pattern takes longer than all else here

    rates = frequencies(texts)
    return None if rates is None else tuple(sorted(texts, key=rates.__getitem__))


def _by_bounds(texts: Sequence[str]) -> tuple[str, ...] | None:
    """Return texts by the numbers they begin with, if some of them are bounds or have units that differ."""
    if not any(map(str.isdigit, "".join(texts))):
        return None  # as most lists are: the patterns of bounds need not be compiled
    known: dict[str, Bound] = {}
    has_km = any(map(_KM.search, texts))
    last_unit = _last_unit(texts)
    for text, side in _with_sides(texts).items():
        said = side + last_unit * side[-1:].isdecimal()
        found = bound(_in_feet(_M.sub(" m", said) if has_km else said))
        if found is None or (found.is_none and _is_beside(text)):  # “no sabe” is no nought
            return None
        known[text] = found
    units = {found.unit for found in known.values() if not found.is_none}
    is_bare = [text[:1].isdecimal() for text in texts]
    if not (any(found.side for found in known.values()) or len(units) > 1 or len({*is_bare}) > 1):
        return None  # as it is with 150000 beside $0 - $24,999
    are_alike = None not in units and len({unit.kind for unit in units if unit}) == 1

    def place(text: str) -> tuple[float, int, bool, str]:
        number, side, unit = known[text]
        is_range = _FROM_TO.fullmatch(text) is not None  # 0 h comes before 0-1 h
        return number * (unit.size if are_alike and unit else 1), side, is_range, text

    return tuple(sorted(texts, key=place))


def _last_unit(texts: Sequence[str]) -> str:
    """Return the unit that a range of two units ends with, as 3 months - 1 year: 1-3 beside it is of years."""
    ranges = [found for text in texts if (found := _OVER_UNITS.fullmatch(text))]
    ends = {found["high"] for found in ranges if found["low"] != found["high"]}
    return f" {ends.pop()}" if len(ends) == 1 else ""


def _in_feet(text: str) -> str:
    """Return a text with feet and inches as feet alone, of two decimals: of three, they would be thousands."""
    return _FEET.sub(lambda found: f"{int(found['feet']) + int(found['inches']) / 12:.2f} ft", text)


def _with_sides(texts: Sequence[str]) -> Mapping[str, str]:
    """Return texts with < for a minus before what a range begins with, and > for a plus: -1h beside 1-2h, and +2h."""
    ranges = [found for text in texts if (found := _FROM_TO.fullmatch(text))]
    lows, highs = ({int(found[end]) for found in ranges} for end in ("low", "high"))
    sides = {}
    for text in texts if ranges else ():
        found = _SIGNED.fullmatch(text)
        if found and (found["sign"] != "+" and int(found["number"]) in lows):
            sides[text] = f"< {found['number']}{found['unit']}"
        elif found and (found["sign"] == "+" and int(found["number"]) >= max(highs)):
            sides[text] = f"> {found['number']}{found['unit']}"
    return {text: sides.get(text, text) for text in texts}


def _without_shared(texts: Sequence[str]) -> list[str]:
    """Return texts without the words that all of them begin with, and those that all end with; a word stays of each."""
    words = [text.casefold().split() for text in texts]
    n_first = min(_n_shared(words), min(map(len, words), default=1) - 1)
    n_last = _n_shared([each[:n_first:-1] for each in words])
    return [" ".join(each[n_first : len(each) - n_last]) for each in words]


def _n_shared(words: Sequence[Sequence[str]]) -> int:
    """Return with how many equal words all texts begin."""
    return sum(1 for _ in takewhile(lambda place: len({*place}) == 1, zip(*words, strict=False)))
