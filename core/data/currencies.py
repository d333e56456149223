"""Currencies and percent signs around a number: $1,234.50, 1.234,50 €, 12 %."""

from __future__ import annotations

import re

_SIGNS = "$€£¥₹%"
_CODES = "US\\$|R\\$|CHF|EUR|USD|GBP|SEK|NOK|DKK|PLN|CZK|Fr\\.|kr\\.?|zł|Kč"
_BEFORE = re.compile(rf"(?P<sign>[+\-−]?)(?:[{_SIGNS[:-1]}]|{_CODES})[ \u00a0\u202f]?(?P<rest>[+\-−]?[0-9.,].*)")
_AFTER = re.compile(rf"(?P<rest>.*[0-9.,])[ \u00a0\u202f]?(?:[{_SIGNS}]|{_CODES})")


def without_currency(text: str) -> str:
    """Return the number of a text without one currency before or after it, or a percent sign; else the text.

    A percentage is the number as it is written: 12 % is 12.
    """
    found = _BEFORE.fullmatch(text)
    if found is not None:
        return found["sign"] + found["rest"]
    found = _AFTER.fullmatch(text)
    return text if found is None else found["rest"]
