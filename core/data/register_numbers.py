"""Recognise numbers out of a register, such as those of patients' cards: they grow from row to row, or differ."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice, pairwise

from core.data.amount_names import names_unit, says_amount
from core.data.column_values import FIRST_YEAR, LAST_YEAR, Values, are_round
from core.data.describing_names import in_words, words_of
from core.data.identifier_names import Hint, hint
from core.domain.attribute import Kind

_RECORDS = words_of(
    """
    chart folder vorgang vorgange beleg protokoll protokol protocolo protocollo kartya karta karty karton prontuario
    dossier expediente ficha fiche cartella akte kartoteka historia clinica folio spis sag sak mappe seed inscricao nu
    bib bibs dossard startnummer истории болезни история карта карты φακελος φακελου αρ รหัส カルテ 病歴 病历 病歷
    """
)
"""What a register has one of for each entry, so that people call its number by it."""
_BESIDE = words_of(
    """
    no nr n num number numero nummer numer cislo nro the of de du la le los der die das di do da med medical patient
    номер αριθμος 番号
    """
)
_GROW = words_of(
    """
    timestamp ts epoch unix time tick ticks cumulative cumulated cum cumul cumule kumuliert acumulado running balance
    saldo reading odometer zahlerstand kilometrage position pos offset frame sample wavelength chainage depth x y t
    """
)
"""What grows from row to row, too, and is measured."""
_LEAST, _LEAST_GROWING = 20, 30
"""Different numbers from which the name, and from which the order of the rows, tells those of a register."""
_SMALLEST = 1000
_NEARLY_ALL = 0.9
_TAIL, _FAR = 50, 4
"""One step in so many is at the end; and how far apart numbers lie there, for the usual step: amounts end sparsely."""

_LENGTHS = (8, 12, 13, 14)
_CHECKED, _LEAST_CHECKED = 200, 5
"""Numbers of articles whose check digit is looked at, at most and at least."""
_OF_PEOPLE = ("756", "7601")
"""How insured people and doctors of Switzerland begin, who have numbers of this form."""


def says_record(header: str) -> bool:
    """Return whether the name is that of an entry of a register, as “Chart” and “Historia clínica” are."""
    words = {*in_words(header)}
    return bool(words) and not words.isdisjoint(_RECORDS) and words <= _RECORDS | _BESIDE


def are_of_register(header: str, values: Values) -> bool:
    """Return whether whole numbers below a name that says nothing else are those of a register.

    The name says it, or they grow in the order of the rows, and have four digits or more, and nearly equal length.
    """
    if (
        values.kind is not Kind.NUMBER
        or values.n_distinct < _LEAST
        or FIRST_YEAR <= values.low <= values.high <= LAST_YEAR
    ):
        return False
    if says_record(header):
        is_such = values.high >= _SMALLEST and not are_round(values)
        return is_such and values.n_distinct >= _NEARLY_ALL * values.n_compared
    is_measured = says_amount(header) or names_unit(header) or not _GROW.isdisjoint(in_words(header))
    is_long = values.low >= _SMALLEST and len(str(int(values.high))) <= len(str(int(values.low))) + 1
    return is_long and not is_measured and _grow(values)


def _grow(values: Values) -> bool:
    """Return whether each number is larger than the one before, or smaller, by steps that vary and stay usual."""
    if not _LEAST_GROWING <= values.n_distinct == values.n_compared or are_round(values):
        return False
    texts = [*values.times]
    if not all(map(str.isdecimal, texts)):
        return False
    steps = [int(after) - int(before) for before, after in pairwise(texts)]
    if min(steps) <= 0 <= max(steps) or min(steps) == max(steps):
        return False
    sizes = sorted(map(abs, steps))
    at_end = [*map(abs, steps if steps[0] > 0 else steps[::-1])][-max(3, len(steps) // _TAIL) :]
    return sum(at_end) <= _FAR * len(at_end) * max(sizes[len(sizes) // 2], 1)


def are_article_numbers(header: str, texts: Iterable[str]) -> bool:
    """Return whether numbers are those of articles or books, as their lengths and last digits tell, and no persons'."""
    looked_at = [*islice(texts, _CHECKED)]
    if len(looked_at) < _LEAST_CHECKED or not _has_check_digit(looked_at[0]) or hint(header) >= Hint.PERSON:
        return False
    return all(map(_has_check_digit, looked_at)) and not all(text.startswith(_OF_PEOPLE) for text in looked_at)


def _has_check_digit(text: str) -> bool:
    if not (text.isascii() and text.isdecimal() and len(text) in _LENGTHS):
        return False
    digits = [*map(int, reversed(text))]
    return (sum(digits[::2]) + 3 * sum(digits[1::2])) % 10 == 0
