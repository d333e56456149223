"""Numbers, shares, times and sizes as a person reads them, in the language of the system."""

from __future__ import annotations

import math

from PySide6.QtCore import QCoreApplication, QLocale

DECIMALS_BELOW = ((0.1, 4), (1, 3), (10, 2), (100, 1))
"""(bound, decimals): numbers below the bound get so many decimals; three figures or so, never a false precision."""


def number_text(value: float) -> str:
    """Return a number with about three figures: 1,235; 12.3; 0.045; very small ones as 1.2e-06."""
    size = abs(value)
    if 0 < size < 0.001:
        return f"{value:.2g}".replace(".", reading_locale().decimalPoint())
    decimals = next((count for bound, count in DECIMALS_BELOW if size < bound), 0)
    return whole_text(value) if value == int(value) else reading_locale().toString(value, "f", decimals)


def plain_text(value: float) -> str:
    """Return a number with as many decimals as it needs: 2, 2.5, 0.25."""
    return reading_locale().toString(float(value), "g", 6)


def whole_text(value: float) -> str:
    """Return a number without decimals where it has none, else with one: 1,235 or 1,234.6."""
    return reading_locale().toString(float(value), "f", 0 if value == int(value) else 1)


def percent_text(part: float, decimals: int = 1) -> str:
    """Return a part of one in per cent: 0.123 is 12.3 %."""
    return f"{reading_locale().toString(100 * part, 'f', decimals)} %"


def plural(n: int) -> int:
    """Return `n` as Qt takes it to choose between singular and plural; the number itself may be too large for it."""
    return min(n, 1_000_000_000)


def typed_amount(text: str) -> str:
    """Return an amount that a person has typed as the engine reads it: with a point, whatever their decimal mark."""
    return text.replace(reading_locale().decimalPoint(), ".")


def typed_number(text: str) -> float | None:
    """Return a number that a person has typed, None if it is none.

    Either mark is the decimal one unless it groups thousands as the language does: 19,5 is 19.5 in English, too.
    """
    number, understood = reading_locale().toDouble(text)
    if not understood:
        number, understood = QLocale.c().toDouble(text.replace(",", "."))
    return number if understood and math.isfinite(number) else None


def listed_numbers(text: str) -> str:
    """Return numbers written like "0, 1.5, 3" with the decimal mark of the language: "0; 1,5; 3" for a comma."""
    mark = reading_locale().decimalPoint()
    return text if mark == "." else text.replace(", ", "; ").replace(".", mark)


def seconds_text(seconds: float) -> str:
    """Return a duration in words: under 1 s, 12 s, 3 min."""
    if seconds < 1:
        return QCoreApplication.translate("Numbers", "under 1 s")
    if seconds < 120:
        return QCoreApplication.translate("Numbers", "{0} s").format(round(seconds))
    return QCoreApplication.translate("Numbers", "{0} min").format(round(seconds / 60))


def bytes_text(size: int) -> str:
    """Return a size of memory: 12 MB, 3.4 GB."""
    return reading_locale().formattedDataSize(size, 1, QLocale.DataSizeFormat.DataSizeSIFormat)


def reading_locale() -> QLocale:
    """Return the locale numbers are read in; the nameless C locale, which groups no digits, counts as English."""
    locale = QLocale()
    return QLocale(QLocale.Language.English) if locale.language() == QLocale.Language.C else locale
