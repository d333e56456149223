"""Amounts of privacy as text: parsed exactly, written exactly, or rounded against the user."""

from __future__ import annotations

import re
from decimal import ROUND_CEILING, ROUND_FLOOR, Context, Decimal
from fractions import Fraction

from core.errors import AmountError, DeltaError
from core.words import N_, Figures

_NUMBER = re.compile(r"(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]{1,4})?|[0-9]+/[0-9]+", re.ASCII)
_LONGEST = 200
"""Characters of an amount, at most. Without a limit, a pasted text of megabytes would be converted digit by digit."""

_SMALLEST = Fraction(1, 10**100)
_LARGEST = Fraction(10**100)
"""Range of an amount. `zcdp_conversion` searches the best order for it; outside, ρ would be needlessly small."""

_MOST_DECIMALS = 120
"""Decimal places written, at most: enough for 1e-100 with 20 figures. Longer decimals are written as a fraction."""

_FIGURES = 6
"""Significant figures of a rounded amount. Fewer would hide small releases in what is left."""


def parse_amount(text: str, what: str) -> Fraction:
    """Parse an exact positive number.

    Args:
        text: such as "1", "0.5", "1/3" or "1e-9"; surrounding blanks are ignored.
        what: name of the number in the message: "ε", "δ", "ρ" or "the weight".

    Returns:
        A fraction between 1e-100 and 1e100.

    Raises:
        AmountError: for any other text, such as 0, -1, nan, inf or 1e999.
    """
    trimmed = text.strip()
    if len(trimmed) > _LONGEST:
        wanted = N_("Error", "a number above 0, written in at most {most} letters").format(most=_LONGEST)
        raise AmountError(what, _shortened(trimmed), wanted)
    if not _NUMBER.fullmatch(trimmed) or re.search(r"/0+$", trimmed):
        raise AmountError(what, _shortened(trimmed), N_("Error", "a number above 0"))
    amount = Fraction(trimmed)
    if not _SMALLEST <= amount <= _LARGEST:
        raise AmountError(what, _shortened(trimmed), N_("Error", "a number above 0, from 1e-100 to 1e100"))
    return amount


def parse_delta(text: str) -> Fraction:
    """Parse an exact δ in [0, 1).

    Raises:
        DeltaError: for any other text, such as -0.1 or 1.
    """
    trimmed = text.strip()
    if re.fullmatch(r"0+\.?0*|\.0+", trimmed, re.ASCII):
        return Fraction(0)
    wanted = N_("Error", "0, or from 1e-100 to below 1")
    try:
        delta = parse_amount(trimmed, "δ")
    except AmountError as error:
        raise DeltaError(error.what, error.text, wanted) from error
    if delta >= 1:
        raise DeltaError("δ", _shortened(trimmed), wanted)
    return delta


def exact_text(amount: Fraction) -> str:
    """Return the shortest finite decimal, or "a/b" if there is none; `parse_amount` reads it back exactly.

    Numbers below 0.0001 or from 1e15 on are written like 1e-9.
    """
    decimal = _finite_decimal(amount)
    if decimal is None:
        return Figures(f"{amount.numerator}/{amount.denominator}")
    return _plain(decimal)


def text_at_most(amount: Fraction) -> str:
    """Return `amount` rounded down to six figures: for the budget that is left."""
    return _plain(_decimal(amount, ROUND_FLOOR))


def text_at_least(amount: Fraction) -> str:
    """Return `amount` rounded up to six figures: for the budget that is spent."""
    return _plain(_decimal(amount, ROUND_CEILING))


def _shortened(text: str) -> str:
    if not text:
        return N_("Error", "empty")
    return text if len(text) <= 24 else f"{text[:20]}…"


def _finite_decimal(amount: Fraction) -> Decimal | None:
    """Return `amount` as a decimal; None if it has none of at most 120 places."""
    # A fraction has a finite decimal if and only if its denominator has no prime factor but 2 and 5.
    rest = amount.denominator
    for prime in (2, 5):
        while rest % prime == 0:
            rest //= prime
    if rest != 1:
        return None
    places = next((k for k in range(_MOST_DECIMALS + 1) if 10**k % amount.denominator == 0), None)
    return None if places is None else Decimal(f"{(amount * 10**places).numerator}e-{places}")


def _decimal(amount: Fraction, rounding: str) -> Decimal:
    """Return `amount` rounded to six figures."""
    context = Context(prec=_FIGURES, rounding=rounding)
    return context.divide(Decimal(amount.numerator), Decimal(amount.denominator))


def _plain(decimal: Decimal) -> str:
    """Return the digits without trailing zeros; in scientific notation below 1e-4 and from 1e15 on."""
    if not decimal:
        return Figures("0")
    sign, digits, exponent = decimal.as_tuple()
    figures = "".join(map(str, digits))
    kept = figures.rstrip("0")
    shift = int(exponent) + len(figures) - len(kept)
    minus = "-" if sign else ""
    first = shift + len(kept) - 1  # the power of ten of the first digit
    if -4 <= first < 15:
        return Figures(minus + f"{Decimal((0, tuple(map(int, kept)), shift)):f}")
    point = "." + kept[1:] if len(kept) > 1 else ""
    return Figures(f"{minus}{kept[0]}{point}e{first}")
