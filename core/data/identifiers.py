"""Whether a column tells persons apart rather than describes them: by its values, whatever its name, or by its name.

Nothing is certain here. A column taken for an identifier by mistake is left out of the proposals, and its owner is
asked a question too many; one that is not recognised puts names of persons into a plan. So doubt counts as yes.

Identifiers that repeat are told by three figures: d distinct values, m = n / d rows each on average, and how evenly the
n rows are spread, n² / (d Σ c²) for counts c: 1 when all have as many, m / (m + 1) when they come by chance, 1/2 when
visits are as uneven as waiting times. Places, occupations and diagnoses are far less even, or have many more rows each.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from core.data.column_values import (
    FEW_ROWS,
    FIRST_YEAR,
    LAST_YEAR,
    MANY_ROWS,
    Values,
    are_most,
    are_round,
    is_even,
    is_full_name,
)
from core.data.doubtful_identifiers import is_doubtful
from core.data.identifier_names import Hint, hint
from core.domain.attribute import Kind

LEAST_NAMED = {
    Hint.DESCRIPTION: None,
    Hint.NONE: None,
    Hint.ENDS_WITH_NUMBER: 100,
    Hint.PERSON: 13,
    Hint.PERSON_NUMBER: 3,
}
"""Distinct values from which a name is believed; fewer are rather codes of rooms, kinds of customers, yes and no."""

LEAST_NAMED_SO = 3
"""Distinct addresses or full names that are believed."""

LEAST = 20
"""Distinct texts that are recognised without a name."""

MANY = 60
"""More distinct texts are no list that would be proposed whole."""

RUNNING = 100
"""That many whole numbers without large gaps are a running number."""

WEEKS, OLDEST = 53, 120
"""Whole numbers up to here are parts of a year as well as persons; with 0, or with gaps, also ages or percentages."""

CODED = 1000
"""Numbers above this, even and not round, are codes; measurements so large are heaped on round numbers."""

ADDRESS = re.compile(r"[^@\s]+@[^@\s]+")


def is_identifier(header: str, values: Values) -> bool:
    """Return whether the column called `header` seems to tell persons apart."""
    said = hint(header)
    is_measured = values.kind is Kind.DATE or (values.kind is Kind.NUMBER and not values.are_whole)
    if is_measured and said is not Hint.PERSON_NUMBER:
        return False
    least = LEAST_NAMED[said]
    if least is not None and values.n_distinct >= least:
        return True
    if is_measured:
        return False
    if _are_some(values, _is_address) or (said is Hint.PERSON and _are_some(values, is_full_name)):
        return True
    by_values = _by_numbers if values.kind is Kind.NUMBER else _by_texts
    return by_values(values) or (said is not Hint.DESCRIPTION and is_doubtful(values))


def _are_some(values: Values, is_such: Callable[[str], bool]) -> bool:
    """Return whether three values or more, and nine in ten, are such."""
    return values.n_distinct >= LEAST_NAMED_SO and are_most(values, is_such)


def _is_address(text: str) -> bool:
    return ADDRESS.fullmatch(text) is not None


def _by_texts(values: Values) -> bool:
    n_distinct = values.n_distinct
    if n_distinct < LEAST:
        return False
    return n_distinct >= 0.9 * values.n_told or _is_repeated(values)


def _is_repeated(values: Values) -> bool:
    """Return whether many values have several rows each, as persons have; in long lists evenness matters less."""
    if values.rows_each < FEW_ROWS:
        return values.n_distinct > MANY or values.evenness >= 1 / 3
    return values.n_distinct > MANY and values.rows_each < MANY_ROWS and values.evenness >= 1 / 2


def _by_numbers(values: Values) -> bool:
    """Return whether whole numbers are codes: counted on from the first, or large, many, even and not round."""
    n_distinct, span = values.n_distinct, values.high - values.low
    is_dense = span < 2 * n_distinct
    if is_dense and n_distinct >= 0.9 * values.n_told:  # drawn by chance, so dense ones recur more often
        return n_distinct >= RUNNING
    if is_dense and values.low in (0, 1) and values.rows_each < MANY_ROWS:
        is_counted = values.low == 1 and values.high == n_distinct  # ages begin at 0, or are not all there
        return values.high > (WEEKS if is_counted else OLDEST) and values.evenness >= 1 / 5
    is_large = values.high >= CODED and not FIRST_YEAR <= values.low <= values.high <= LAST_YEAR
    return is_large and n_distinct >= LEAST and not are_round(values) and values.rows_each > 1.2 and is_even(values)
