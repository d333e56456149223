"""Amounts of privacy between the text a person writes and the exact fraction we spend."""

from __future__ import annotations

import re
from decimal import Context, Decimal
from fractions import Fraction

from core.errors import AmountError

_AMOUNT = re.compile(r"\d{1,30}(\.\d{0,60})?([eE][+-]?\d{1,3})?|\.\d{1,60}([eE][+-]?\d{1,3})?|\d{1,60}/\d{1,60}")
_PLAIN_PLACES = 6


def parse_amount(text: str, what: str) -> Fraction:
    """Return the exact value of a positive amount such as "1", "0.5", "1/3" or "1e-9".

    Args:
        text: what the user wrote; outer blanks do not count.
        what: the name of the amount, for the message.

    Raises:
        AmountError: if it is not a number, not above 0, or of absurd length.
    """
    stripped = text.strip()
    # The pattern bounds the length, so that "1e999999999" is refused and not computed.
    if not _AMOUNT.fullmatch(stripped) or re.search(r"/0*$", stripped):
        raise AmountError(what=what, text=stripped, wanted="a number above 0")
    amount = Fraction(stripped)
    if amount <= 0:
        raise AmountError(what=what, text=stripped, wanted="a number above 0")
    return amount


def exact_text(amount: Fraction) -> str:
    """Return the shortest exact writing of an amount >= 0: a decimal if it ends, else a fraction such as "1/3"."""
    rest, places = amount.denominator, 0
    for prime in (2, 5):
        power = 0
        while rest % prime == 0:
            rest, power = rest // prime, power + 1
        places = max(places, power)
    if rest != 1:
        return str(amount)
    digits = amount.numerator * 10**places // amount.denominator
    if places <= _PLAIN_PLACES:
        return f"{Decimal(digits).scaleb(-places, Context(prec=len(str(digits)) + places + 1)):f}"
    figures = str(digits).rstrip("0")
    exponent = len(str(digits)) - 1 - places
    if exponent >= -_PLAIN_PLACES:
        return f"{Decimal(digits).scaleb(-places, Context(prec=len(str(digits)) + places + 1)):f}"
    return f"{figures[0]}{'.' if figures[1:] else ''}{figures[1:]}e{exponent}"
