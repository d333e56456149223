"""Currencies, percent signs and a minus around a number: $1,234.50, 1.234,50 €, 12 %, 12,50- of SAP, and (12.50)."""

from __future__ import annotations

import re

_SIGNS = "$€£¥₹₽₺₴₪₩%"
_CODES = "US\\$|R\\$|CHF|EUR|USD|GBP|SEK|NOK|DKK|PLN|CZK|Fr\\.|kr\\.?|zł|Kč"
_BEFORE = re.compile(rf"(?P<sign>[+\-−]?)(?:[{_SIGNS[:-1]}]|{_CODES})[ \u00a0\u202f]?(?P<rest>[+\-−]?[0-9.,].*)")
_AFTER = re.compile(rf"(?P<rest>.*[0-9.,])[ \u00a0\u202f]?(?:[{_SIGNS}]|{_CODES})")
_FIRST, _LAST = frozenset(f"+-−({_SIGNS[:-1]}"), frozenset(f"{_SIGNS}FRDPKN.rłč-−)")
_FIRST_TWO = frozenset(code.replace("\\", "")[:2] for code in _CODES.split("|"))
"""What texts with a currency begin or end with: plain numbers and most words do not, and are spared the patterns."""
_MINUS_AFTER = re.compile(r"(?P<rest>[0-9].*[.,][0-9]{2,3})[-−]")
"""A mark for decimals is needed: 3- is a grade of German schools."""
_IN_BRACKETS = re.compile(r"(?P<before>[$€£]?)\((?P<rest>[^()]*[0-9][.,][0-9]{2}[^()0-9]*)\)")
"""An amount with cents, as accountants write minus. (12) stays a text: to a statistics office it means uncertain."""


def without_currency(text: str) -> str:
    """Return the number of a text without one currency before or after it, or a percent sign; else the text.

    A percentage is the number as it is written: 12 % is 12. A minus behind an amount comes before it.
    """
    if not text or (text[0] not in _FIRST and text[-1] not in _LAST and text[:2] not in _FIRST_TWO):
        return text
    bracketed = _IN_BRACKETS.fullmatch(text) if text[-1] == ")" else None
    if bracketed is not None and not bracketed["rest"].startswith(("-", "−", "+")):
        return f"-{without_currency(bracketed['before'] + bracketed['rest'])}"
    behind = _MINUS_AFTER.fullmatch(text) if text[-1] in "-−" else None
    if behind is not None:
        return f"-{behind['rest']}"
    found = _BEFORE.fullmatch(text)
    if found is not None:
        return found["sign"] + found["rest"]
    found = _AFTER.fullmatch(text)
    return text if found is None else found["rest"]
