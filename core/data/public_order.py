"""The order in which a person lists categories: by a known scale, by bounds such as <18 and 60+, else natural."""

from __future__ import annotations

import re
from collections.abc import Sequence

from core.data.natural_order import in_natural_order
from core.data.ordered_words import is_aside, ranks

_PLAIN = r"(?:[0-9]{1,3}(?:[,.'’ \u00a0\u202f][0-9]{3})+(?![0-9])|[0-9]{1,12}(?:[.,][0-9]{1,6})?)k?"
_NUMBER = rf"[$€£]?(?P<number>{_PLAIN})"
_GROUPS = re.compile(r"(?<=[0-9])[,.'’ \u00a0\u202f](?=[0-9]{3}(?![0-9]))")
"""Marks between thousands: of $25,000, the comma is one."""
_TO = r"(?:-|–|—|to|bis|à|a|hasta|until|do|až|tot|fino a|até|till|to under|bis unter|to less than)"
_UNIT = (
    r"(?: ?(?:years?|yrs?|years old|jahre?n?|ans|años|anos|anni|jaar|lat|lata|roku|let|år|%|kg|cm|€|\$|£"
    r"|eur|usd|chf|fr\.|zł|kč|kr\.?))?"
)
_BELOW = re.compile(
    rf"(?:<=?|≤|under|below|less than|up to|younger than|unter|bis(?: unter| zu)?|weniger als|moins de"
    rf"|jusqu['’]à|menos de|hasta|meno di|fino a|até|tot|minder dan|jonger dan"
    rf"|do|poniżej|mniej niż|méně než|pod|mindre än) ?{_NUMBER}{_UNIT}"
)
_ABOVE = re.compile(
    rf"(?:(?:>=?|≥|over|above|more than|older than|from|über|ab|mehr als|plus de|más de|desde|più di|oltre|mais de"
    rf"|acima de|vanaf|meer dan|ouder dan|powyżej|ponad|więcej niż|od|nad|více než|över|mer än) ?{_NUMBER}{_UNIT}"
    rf"|{_NUMBER.replace('number', 'open')}{_UNIT} ?"
    r"(?:\+|(?:and|or|und|oder|et|ou|y|o|e|en|i|a|och|og) (?:over|older|more|above|up|älter|mehr|darüber|plus|más"
    r"|mayores|oltre|più|mais|ouder|meer|więcej|starsi|starsze|více|starší|äldre|mer|mere))"
    rf"{_UNIT})"
)
_CODE = re.compile(r"[-−]?[0-9]{1,6}")
"""A number beside words, such as -99 for a refusal."""
_BETWEEN = re.compile(rf"{_NUMBER}{_UNIT}(?: ?{_TO} ?[$€£]?{_PLAIN})?{_UNIT}")


def in_public_order(texts: Sequence[str]) -> tuple[str, ...]:
    """Return texts in the order of a scale, of the numbers they begin with, or in natural order.

    What stands beside a scale, such as “don't know” or a code, comes last.
    """
    in_order = _in_known_order(texts)
    if in_order is None:
        on_scale = [text for text in texts if not is_aside(text) and not _CODE.fullmatch(text)]
        found = _in_known_order(on_scale) if 1 < len(on_scale) < len(texts) else None
        in_order = found and (*found, *in_natural_order(text for text in texts if text not in found))
    return in_order or in_natural_order(texts)


def _in_known_order(texts: Sequence[str]) -> tuple[str, ...] | None:
    """Return texts in the order of a scale, or of the numbers they begin with; None if they have no such order."""
    places = ranks(texts)
    if places is not None:
        return tuple(sorted(texts, key=lambda text: (places[text], text)))
    bounds = {text: _bound(text) for text in texts}
    known = {text: bound for text, bound in bounds.items() if bound is not None}
    if len(known) == len(bounds) and any(side for _, side in known.values()):
        return tuple(sorted(texts, key=lambda text: (known[text], text)))
    return None


def _bound(text: str) -> tuple[float, int] | None:
    """Return the number a text begins with, and -1 for all below it, 1 for all above; None if it is no range."""
    plain = " ".join(text.casefold().split())
    for pattern, side in ((_BELOW, -1), (_ABOVE, 1), (_BETWEEN, 0)):
        found = pattern.fullmatch(plain)
        if found is not None:
            number = found["number"] or found["open"]
            whole = _GROUPS.sub("", number.removesuffix("k")).replace(",", ".")
            return float(whole) * (1000 if number.endswith("k") else 1), side
    return None
