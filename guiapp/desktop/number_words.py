"""Numbers, shares, times and sizes as text in the user's language, and typed numbers as values."""

from __future__ import annotations

import math

from PySide6.QtCore import QCoreApplication, QLocale

DECIMALS_BELOW = ((0.1, 4), (1, 3), (10, 2), (100, 1))
"""(bound, decimals): numbers below the bound get so many decimals, about three figures; more would look exact."""


def number_text(value: float) -> str:
    """Return a number with about three figures: 1,235; 12.3; 0.045; very small ones as 1.2e-06."""
    size = abs(value)
    if 0 < size < 0.001:
        return f"{value:.2g}".replace(".", reading_locale().decimalPoint())
    decimals = next((count for bound, count in DECIMALS_BELOW if size < bound), 0)
    return whole_text(value) if value == int(value) else reading_locale().toString(value, "f", decimals)


def plain_text(value: float) -> str:
    """Return a number without trailing zeros, at most six figures: 2, 2.5, 0.25."""
    return reading_locale().toString(float(value), "g", 6)


def whole_text(value: float) -> str:
    """Return a whole number without decimals, any other with one: 1,235 or 1,234.6."""
    return reading_locale().toString(float(value), "f", 0 if value == int(value) else 1)


def percent_text(part: float, decimals: int = 1) -> str:
    """Return a part of one in per cent: 0.123 is 12.3 %."""
    return f"{reading_locale().toString(100 * part, 'f', decimals)} %"


def plural(n: int) -> int:
    """Return `n`, limited for the parameter n of `tr`, which is a 32-bit integer."""
    # A larger number raises OverflowError (PySide6 6.10.3: QObject().tr("%n", "", 2**31)). It only chooses the plural
    # form: texts with such numbers show them by a field of their own, not by %n.
    return min(n, 1_000_000_000)


def typed_amount(text: str) -> str:
    """Return a typed amount with a decimal point, as the engine parses it."""
    return text.replace(reading_locale().decimalPoint(), ".")


def typed_number(text: str) -> float | None:
    """Parse a typed number; None if the text is not one.

    A comma is a decimal mark unless it groups thousands as in the user's language: 19,5 is 19.5 in English, too.
    """
    number, understood = reading_locale().toDouble(text)
    if not understood:
        number, understood = QLocale.c().toDouble(text.replace(",", "."))
    return number if understood and math.isfinite(number) else None


def listed_numbers(text: str) -> str:
    """Return a list such as "0, 1.5, 3" with the language's decimal mark: "0; 1,5; 3" for a comma."""
    mark = reading_locale().decimalPoint()
    return text if mark == "." else text.replace(", ", "; ").replace(".", mark)


def seconds_text(seconds: float) -> str:
    """Return a duration as text: under 1 s, 12 s, 3 min."""
    if seconds < 1:
        return QCoreApplication.translate("Numbers", "under 1 s")
    if seconds < 120:
        return QCoreApplication.translate("Numbers", "{0} s").format(round(seconds))
    return QCoreApplication.translate("Numbers", "{0} min").format(round(seconds / 60))


def bytes_text(size: int) -> str:
    """Return a size of memory: 12 MB, 3.4 GB."""
    return reading_locale().formattedDataSize(size, 1, QLocale.DataSizeFormat.DataSizeSIFormat)


def reading_locale() -> QLocale:
    """Return the locale for numbers; English instead of the C locale, which groups no digits."""
    locale = QLocale()
    return QLocale(QLocale.Language.English) if locale.language() == QLocale.Language.C else locale
