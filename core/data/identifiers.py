"""Whether a column identifies persons rather than describes them, judged by its values and by its name.

This is a heuristic. A false positive leaves a column out of the proposals and costs the owner one question. A false
negative puts names of persons into a plan. So doubt counts as yes.

Repeating identifiers are recognised by three figures: d distinct values, m = n / d rows per value, and the evenness
n² / (d Σ c²) for counts c, which is 1 for equal counts, m / (m + 1) for random ones, and 1/2 for visits as uneven as
waiting times. Places, occupations and diagnoses are far less even, or have many more rows per value.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

from core.data.amount_names import are_amounts, are_days_or_times, names_unit, says_amount
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
from core.data.counting_names import are_few_counts, number_each, says_count, says_many, says_persons
from core.data.currencies import without_currency
from core.data.describing_names import names_places, numbers_question, words_of
from core.data.doubtful_identifiers import is_doubtful
from core.data.few_persons import are_few_by_name, are_few_persons, are_own_names, are_sizes
from core.data.heaped_numbers import are_heaped
from core.data.identifier_names import Hint, hint, numbers_area, says_number, says_person, says_row
from core.data.measured_texts import are_measures, are_parts
from core.data.missing_values import is_missing_word
from core.data.names_of_rows import name_rows, says_index
from core.data.national_numbers import are_national
from core.data.register_numbers import are_of_register, says_record
from core.domain.attribute import Kind
from core.patterns import pattern_of

LEAST_NAMED = {
    Hint.DESCRIPTION: None,
    Hint.NONE: None,
    Hint.ENDS_WITH_NUMBER: 100,
    Hint.PERSON: 13,
    Hint.PERSON_NUMBER: 3,
}
"""Distinct values from which the name of the column decides; fewer are codes of rooms, kinds of customers, yes/no."""

LEAST_NAMED_SO = 3
"""Distinct addresses or full names from which they count as identifiers."""

_MAILS = frozenset(("mail", "email", "e"))
MOST_MAILED = 5
"""Digits of the votes, letters or answers that came by mail, at most."""

LEAST_COUNTED = 3
"""Rows from which they can be numbered."""

_KINDS = frozenset(("kind", "type", "typ", "category", "class", "group", "gruppe"))
"""Words for kinds, of which each row has not the next one: a “Kind” is a child in German."""

LEAST = 20
"""Distinct texts from which they may count as identifiers without a telling name."""

MANY = 60
"""Distinct texts above which no list of categories would be proposed as a whole."""

RUNNING = 100
"""Distinct whole numbers without large gaps from which they are a running number."""

WEEKS, OLDEST = 53, 120
"""Largest whole numbers of weeks, and of ages or percentages: up to here numbers may describe instead of identify."""

CODED = 1000
"""Numbers above this are codes if evenly spread and not round; measurements so large are heaped on round numbers."""

LEAST_RECURRING = 1.5
"""Rows that each number has, at least, where the name is that of any question."""

_SERIAL = pattern_of(r"(?P<before>[^\W\d_]{1,4}[-_./ ]?)(?P<number>[0-9]{4,9})")
ADDRESS = pattern_of(r"[^@\s]+@[^@\s]+")
_DEVICE = pattern_of(r"[0-9A-Fa-f]{2}(?:([:-])[0-9A-Fa-f]{2})(?:\1[0-9A-Fa-f]{2}){4}")
"""The address of a device in a network."""
_FIRST = 20
"""Values that are looked at for a currency."""


def is_identifier(header: str, values: Values) -> bool:
    """Return whether the column called `header` seems to identify persons."""
    said = Hint.NONE if _are_counted_mails(header, values) else hint(header)
    may_count = (
        says_row(header)
        or says_index(header)
        or (values.n_distinct >= LEAST and not _KINDS.isdisjoint(words_of(header)))
    )
    if (may_count and _counts_rows(values)) or are_national(values) or name_rows(header, values):
        return True
    if are_few_counts(header, values) or are_sizes(header, values) or _are_priced(values):
        return False
    if values.kind is Kind.NUMBER and values.are_whole:
        if says_count(header):
            return _by_numbers(values, repeats_tell=False)
        is_open = said in (Hint.PERSON, Hint.NONE) and says_many(header)
        if is_open and not number_each(values, are_persons=said is Hint.PERSON or says_persons(header)):
            return False
    return _is_identifier(header, values, said)


def _are_priced(values: Values) -> bool:
    """Return whether the first numbers all have a currency: an amount identifies nobody."""
    first = [*islice(values.times, _FIRST)] if values.kind is Kind.NUMBER else []
    return bool(first) and all(without_currency(text) != text for text in first)


def _are_counted_mails(header: str, values: Values) -> bool:
    """Return whether small numbers stand below “mail”, as votes by mail: they are no addresses."""
    if not _MAILS.issuperset(words_of(header)):
        return False
    told = [text for text in values.times if not is_missing_word(text)]
    return all(text.isdecimal() and len(text) <= MOST_MAILED for text in told)


def _counts_rows(values: Values) -> bool:
    """Return whether the values are 1, 2, 3, …, or 0, 1, 2, …, in the order of the rows, however few there are."""
    texts = [*values.times]
    if not LEAST_COUNTED <= len(texts) == values.n_compared or texts[0] not in ("0", "1"):
        return False
    return texts == [*map(str, range(int(texts[0]), int(texts[0]) + len(texts)))]


def _is_identifier(header: str, values: Values, said: Hint) -> bool:
    is_measured = values.kind is Kind.DATE or (values.kind is Kind.NUMBER and not values.are_whole)
    if is_measured and said is not Hint.PERSON_NUMBER:
        return False
    least = LEAST_NAMED[said]
    if least is not None and values.n_distinct >= least:
        return True
    if is_measured:
        return False
    is_said = said is Hint.PERSON and (
        _are_some(values, is_full_name) or (says_person(header) and are_few_persons(values))
    )
    are_named = are_own_names(header, values) or are_few_by_name(header, values)
    are_texts = values.kind is not Kind.NUMBER
    if is_said or are_named or (are_texts and (_are_some(values, _is_address) or _are_devices(header, values))):
        return True
    if are_days_or_times(header, values) or (values.kind is Kind.CATEGORIES and _are_measured(header, values)):
        return False
    are_digits = values.kind is Kind.NUMBER or are_most(values, str.isdecimal)  # beside labels such as “No answer”
    is_amount = says_amount(header) or (are_digits and names_unit(header))
    is_of_area = numbers_area(header)
    is_described = (said is Hint.DESCRIPTION and not says_record(header)) or is_amount or is_of_area
    repeats_tell = not is_described or (says_number(header) and not is_of_area)
    if values.kind is Kind.NUMBER:
        repeats_tell = repeats_tell or (numbers_question(header) and _are_long_and_recur(values))
    elif not names_places(header):
        repeats_tell = repeats_tell or are_most(values, is_full_name) or _are_serials(values)
    by_values = _by_numbers if values.kind is Kind.NUMBER else _by_texts
    may_be_of_any = not is_described and (is_doubtful(values) or are_of_register(header, values))
    return may_be_of_any or (by_values(values, repeats_tell) and not _are_remarks(header, values))


def _are_serials(values: Values) -> bool:
    """Return whether all texts are numbers of one length behind one prefix, as K1175 and K1028; codes have several."""
    found = [_SERIAL.fullmatch(text) for text in values.times]
    return len({(each["before"], len(each["number"])) for each in found if each}) == 1 and all(found)


def _are_long_and_recur(values: Values) -> bool:
    """Return whether numbers are as long as codes and each has several rows, as exact amounts have not."""
    return values.low >= CODED and values.rows_each >= LEAST_RECURRING


def _are_remarks(header: str, values: Values) -> bool:
    if values.kind is Kind.NUMBER:
        return False
    from core.data.remarks import says_remarks  # noqa: PLC0415  names of columns, in many languages

    return says_remarks(header) and not are_most(values, _is_word_or_code)


def _is_word_or_code(text: str) -> bool:
    return len(text.split()) == 1


def _are_measured(header: str, values: Values) -> bool:
    return are_amounts(header, values) or are_measures(values) or (not says_number(header) and are_parts(values))


def _are_some(values: Values, is_such: Callable[[str], bool]) -> bool:
    """Return whether `is_such` holds for nine in ten values, and there are at least three."""
    return values.n_distinct >= LEAST_NAMED_SO and are_most(values, is_such)


def _are_devices(header: str, values: Values) -> bool:
    """Return whether texts are addresses of devices: half of them, at least, below a name that says so."""
    n_found = sum(map(bool, map(_DEVICE.fullmatch, values.times)))
    least = values.n_distinct / 2 if header.strip().casefold().endswith("mac") else 0.9 * values.n_distinct
    return n_found >= max(LEAST_NAMED_SO, least)


def _is_address(text: str) -> bool:
    return ADDRESS.fullmatch(text) is not None


def _by_texts(values: Values, repeats_tell: bool) -> bool:
    """Return whether texts are identifiers: nearly all differ, or, if `repeats_tell`, they repeat as persons do."""
    n_distinct = values.n_distinct
    if n_distinct < LEAST:
        return False
    return n_distinct >= 0.9 * values.n_compared or (repeats_tell and _is_repeated(values))


def _is_repeated(values: Values) -> bool:
    """Return whether many values have several rows each, as persons do; long lists need less evenness."""
    if values.rows_each < FEW_ROWS:
        return values.n_distinct > MANY or values.evenness >= 1 / 3
    return values.n_distinct > MANY and values.rows_each < MANY_ROWS and values.evenness >= 1 / 2


def _by_numbers(values: Values, repeats_tell: bool) -> bool:
    """Return whether whole numbers are identifiers: running ones; or, if `repeats_tell`, large, even, not round."""
    n_distinct, span = values.n_distinct, values.high - values.low
    is_dense = span < 2 * n_distinct
    if is_dense and n_distinct >= 0.9 * values.n_compared:  # random numbers so dense would repeat more often
        return n_distinct >= RUNNING
    if not repeats_tell:
        return False
    if is_dense and values.low in (0, 1) and values.rows_each < MANY_ROWS:
        is_counted = values.low == 1 and values.high == n_distinct  # ages begin at 0, or are not all there
        is_running = values.high > (WEEKS if is_counted else OLDEST) and values.evenness >= 1 / 5
        return is_running and not are_heaped(values.times)
    is_large = values.high >= CODED and not FIRST_YEAR <= values.low <= values.high <= LAST_YEAR
    is_coded = is_large and n_distinct >= LEAST and not are_round(values) and values.rows_each > 1.2
    return is_coded and is_even(values) and not are_heaped(values.times)
