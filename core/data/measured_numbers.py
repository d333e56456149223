"""The numbers of a column with a unit behind them, and its times, until it is known whether all have one unit."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Collection
from dataclasses import replace
from datetime import datetime

from core.data.durations import duration_of
from core.data.measures import unit_behind
from core.data.raw_cells import KIND_SHARE, Cell, Marks, number_of
from core.data.shortened_amounts import OWN_UNITS, ends_shortened, may_be_shortened
from core.data.times_of_day import hours_of_moment, is_after_a_day
from core.domain.attribute import CLOCK, DURATION, SHORTENED
from core.patterns import pattern_of

_FEW_TIMES = 12
"""Times of day that are rather categories, such as when shifts begin, at most."""

_LONG = 5
"""Digits behind the decimal mark of what was measured or computed, at least, without noughts at their beginning."""

_TIMES = (CLOCK, DURATION)
_READ_WHOLE = (*_TIMES, SHORTENED)
_SAYS_DURATION = pattern_of(
    r"dauer|duration|dur[ée]e|duraci[oó]n|dura[cç][aã]o|durata|varaktighed|varaktighet|elapsed|"
    r"min:s|m:ss|laufzeit|lap ?time|finish|pause|saldo|arbeitszeit|time (?:spent|taken)|hours worked|"
    r"wartezeit|gespr[äa]chszeit|haltezeit|klingelzeit|wachttijd|gesprekstijd|temps d.attente|tiempo de espera|"
    r"tempo d[ie] (?:espera|attesa)|(?<![a-z])(?:wait|hold|talk|ring|handl|wrap)(?:e|ing)?(?:[ _-]?time)?$",
    re.IGNORECASE,
)
_SAYS_SCORE = pattern_of(
    r"ergebnis|endstand|halbzeit|spielstand|punktestand|score|result|r[ée]sultat|resultado|marcador|risultato|uitslag|"
    r"wynik|\bstand\b",
    re.IGNORECASE,
)
"""Of a game, such as 28:25."""
_LEAST_SCORES = 20
"""Different ones, at least: of so many times, some have minutes that begin with 0, as one in six has."""
_SIGNS, _HOURS, _COLON = "+-−.,", frozenset("hH"), len("-12345:")
_MINUTES, _TEN = 60, 10
_MONEY = frozenset("$€£₹")
_ENDS = ("Uhr", "m", "min", "min.", "Min", "Min.", "mins", "minutes", "Minuten", "M", "m.", "M.")
"""Of times and durations that have no colon."""


class MeasuredNumbers:
    """Counts such numbers by unit; an attribute tells a release which one its column has."""

    def __init__(self, marks: Marks) -> None:
        """Start with no number."""
        self._marks, self._marks_of = marks, dict[str, Marks]()
        self._times: defaultdict[str, Counter[float]] = defaultdict(Counter)

    def take(self, cell: Cell, times: int) -> bool:
        """Count a cell that occurs so often; return whether it is such a number."""
        is_number = False
        for unit in _units_of(cell.strip()) if isinstance(cell, str) else _of_moment(cell):
            if unit not in self._marks_of:
                self._marks_of[unit] = replace(self._marks, unit=unit)
            number = number_of(cell, self._marks_of[unit])
            if number is not None:
                self._times[unit][number] += times
                is_number = True
        return is_number

    @property
    def n_taken(self) -> int:
        """How many cells are such numbers, of the unit that most have."""
        return max((numbers.total() for numbers in self._times.values()), default=0)

    def told(self, header: str, n_filled: int, n_plain: int) -> tuple[str, Counter[float]]:
        """Return the unit that nearly all of so many filled cells have, and their numbers; "" if there is none.

        Amounts below a thousand stand plain beside those in thousands.
        """
        if len(self._times) > 1:
            self._leave_one_of_times(header)
        if SHORTENED in self._times:
            self._leave_shortened_or_unit(header, KIND_SHARE * n_filled)
        if len(self._times) != 1:
            return "", Counter()
        ((unit, numbers),) = self._times.items()
        self._times.clear()
        if unit in _TIMES and _are_scores(header, numbers):
            return "", Counter()
        n_such = numbers.total() + (n_plain if unit == SHORTENED else 0)
        if n_such < KIND_SHARE * n_filled or (unit in _READ_WHOLE and len(numbers) <= _FEW_TIMES):
            return "", Counter()
        return unit, numbers

    def _leave_shortened_or_unit(self, header: str, most: float) -> None:
        """Leave out amounts in thousands where all have one letter that is a unit; of others, leave out these units.

        Where fewer than `most` cells have a k, numbers stand beside it that are none of thousands.
        """
        n = self._times[SHORTENED].total()
        own = [unit for unit in OWN_UNITS if unit in self._times]
        is_unit = any(self._times[unit].total() >= n for unit in own) and (own != ["k"] or n >= most)
        for unit in [SHORTENED] if is_unit or not may_be_shortened(header) else own:
            del self._times[unit]

    def _leave_one_of_times(self, header: str) -> None:
        """Leave out durations where all are times of day, too, unless the column is called a duration."""
        clock, durations = (self._times.get(unit, Counter()).total() for unit in (CLOCK, DURATION))
        are_durations = durations > clock or (durations == clock and says_duration(header))
        self._times.pop(CLOCK if are_durations else DURATION, None)


def says_duration(header: str) -> bool:
    """Return whether the name says that the column has lengths of time."""
    return _SAYS_DURATION.search(header) is not None


def _are_scores(header: str, hours: Collection[float]) -> bool:
    """Return whether times are the scores of games by the name of the column; no part of a score begins with 0."""
    is_said = len(hours) >= _LEAST_SCORES and _SAYS_SCORE.search(header) is not None
    return is_said and all(round(number % 1 * _MINUTES) >= _TEN for number in hours)


def _units_of(text: str) -> tuple[str, ...]:
    """Return what the text may be a number of; a time such as 7:30 may be a duration, too."""
    if not (text[0].isdecimal() or text[0] in _SIGNS):
        return _of_letters(text)
    if ":" in text[:_COLON] or not _HOURS.isdisjoint(text[1:3]):  # as few texts have, and no date
        unit = unit_behind(text)
        return (unit,) if unit else _TIMES
    if is_after_a_day(text):
        return (CLOCK,)
    if text[-1].isdecimal():
        return ()
    unit = unit_behind(text)
    if ends_shortened(text) and ":" not in text:
        return (unit, SHORTENED) if unit else (SHORTENED,)
    return (unit,) if unit else _TIMES if text.endswith(_ENDS) else ()


def _of_letters(text: str) -> tuple[str, ...]:
    """Return what a text may be a number of that begins with no digit: $45K, PT2H15M."""
    if text[0] in _MONEY and ends_shortened(text):
        return (SHORTENED,)
    return (DURATION,) if text[0] == "P" and "T" in text and duration_of(text) is not None else ()


def _of_moment(cell: Cell) -> tuple[str, ...]:
    """Return that a moment of a day that stands for none is a time of day."""
    return (CLOCK,) if isinstance(cell, datetime) and hours_of_moment(cell) is not None else ()


def have_long_fractions(numbers: Collection[float]) -> bool:
    """Return whether half of the numbers are no codes: nobody chooses 0.27176 among answers."""
    figures = [f"{number:.15g}".partition(".")[2] for number in numbers if number % 1]
    return 2 * sum(len(figure.lstrip("0")) >= _LONG for figure in figures) >= max(len(numbers), 1)
