"""Numbers that states and banks give to persons, told by their form, such as fiscal codes and accounts."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from core.data.column_values import Values, are_most, are_round
from core.patterns import pattern_of

_MONTH, _DAY = "(?:0[1-9]|1[0-2])", "(?:0[1-9]|[12][0-9]|3[01])"
_SHORT_DAY = rf"(?:[0-9]{{2}}{_MONTH}{_DAY}|{_DAY}{_MONTH}[0-9]{{2}})"
"""A day with a year of two digits, which most of these numbers begin with."""
_FORMS = (
    *("[A-Z]{6}[0-9]{2}[A-EHLMPRST][0-9]{2}[A-Z][0-9]{3}[A-Z]", "(?:[0-9]{8}|[XYZ][0-9]{7})-?[A-Z]"),
    *(r"[0-9]{1,2}\.[0-9]{3}\.[0-9]{3}-[A-Z0-9]", r"[0-9]{3}\.[0-9]{3}\.[0-9]{3}-[0-9]{2}"),
    *("[0-9]{3}-[0-9]{2}-[0-9]{4}", "[0-9]{3} [0-9]{3} [0-9]{4}", "[0-9]{4} [0-9]{4} [0-9]{4}"),
    r"756\.[0-9]{4}\.[0-9]{4}\.[0-9]{2}",
    rf"{_SHORT_DAY}(?:[-+A][0-9]{{3}}[0-9A-Z]| [0-9]{{5}})",
    rf"(?:19|20)[0-9]{{2}}{_MONTH}{_DAY}-[0-9]{{4}}",
    rf"[0-9]{{2}}(?:[02468][1-9]|[13579][0-2]){_DAY}[0-9]{{5}}",
    rf"[0-9]{{2}}(?:[05][1-9]|[16][0-2]){_DAY}/[0-9]{{3,4}}",
    rf"[0-9]{{4}} {_SHORT_DAY}",
    rf"[0-9]{{2}} ?{_SHORT_DAY} ?[A-Z] ?[0-9]{{2,3}}",
    rf"[12] ?[0-9]{{2}} ?{_MONTH} ?(?:[0-9]{{2}}|2[AB]) ?[0-9]{{3}} ?[0-9]{{3}}(?: ?[0-9]{{2}})?",
    "[A-Z]{2}[0-9]{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?",
)
"""Of Italy, Spain, Brazil, the USA, Switzerland, Britain, India, the North, Poland, Czechia, Austria and others."""
_NUMBER = pattern_of("|".join(_FORMS))
_GROUPED = pattern_of("[0-9]{3} [0-9]{3} [0-9]{3}")
"""As Hungarians write theirs, and others amounts with a mark for thousands."""
_LEAST, _LEAST_GROUPED = 3, 20
"""Different numbers, at least, of a form that nothing else has, and of one that amounts have, too."""
_SHORTEST, _FIRST = 9, 50
"""Characters of such a number, at least; and texts that are looked at first."""


def are_national(values: Values) -> bool:
    """Return whether nine in ten values have the form of such a number."""
    if values.n_distinct < _LEAST or not _look_so(islice(values.times, _FIRST)):
        return False
    if are_most(values, lambda text: _NUMBER.fullmatch(text) is not None):
        return True
    is_grouped = values.n_distinct >= _LEAST_GROUPED and not are_round(values)
    return is_grouped and are_most(values, lambda text: _GROUPED.fullmatch(text) is not None)


def _look_so(texts: Iterable[str]) -> bool:
    """Return whether the first texts have such a form, so that few columns are looked at as a whole."""
    first = [*texts]
    long = [text for text in first if len(text) >= _SHORTEST]
    if 2 * len(long) <= len(first):
        return False  # nearly all columns
    return 2 * sum(bool(_NUMBER.fullmatch(text) or _GROUPED.fullmatch(text)) for text in long) > len(first)
