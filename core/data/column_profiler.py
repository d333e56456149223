"""The profile of a column, from which an attribute is proposed: for the owner's screen, never for a release."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from datetime import date
from functools import partial
from math import gcd
from typing import cast

from core.data.amount_names import says_amount
from core.data.class_codes import are_class_codes
from core.data.column_dates import ColumnDates
from core.data.column_profile import FEW_NUMBERS, MOST_DISTINCT, MOST_SHOWN, WORDS_OF_A_NAME, ColumnProfile
from core.data.column_values import Values
from core.data.counting_names import leave_holes, says_count, says_open_count
from core.data.day_counts import day_count, day_of
from core.data.few_repeats import names_few_twice
from core.data.histogram import Histogram, Spread
from core.data.identifier_names import names_codes, says_code, says_label, says_place
from core.data.identifiers import is_identifier
from core.data.known_ranges import known_range
from core.data.limits import are_enough, says_limit
from core.data.measured_numbers import MeasuredNumbers, have_long_fractions
from core.data.minus_around import MinusAround
from core.data.missing_values import (
    CANDIDATES,
    NOUGHTS,
    are_years,
    beside_texts,
    is_missing_word,
    may_mean_missing,
    told_apart,
)
from core.data.names_of_others import names_others
from core.data.negative_codes import Others, are_codes
from core.data.never_zero import is_never_zero
from core.data.raw_cells import KIND_SHARE, Cell, Marks, cell_text, is_blank, number_of
from core.data.register_numbers import are_article_numbers
from core.data.seasons import are_no_days
from core.data.sentinels import Rest, alone, ending_counts, sentinels
from core.data.set_aside import Aside, may_be_aside, numbers_among, reason
from core.data.several_answers import are_lists_of_codes, several_answers
from core.data.written_dates import dates_in, may_be_digits_of_date, months_apart
from core.domain.attribute import DAY_COUNTS, Kind

MOST_WAITING = 1 << 14  # distinct cells that wait beside `MOST_DISTINCT` texts, to be read once where they recur: 2 MB
MOST_SENTENCES = 60  # distinct answers in sentences from which they are free text
MOST_COMBINED = 2000  # distinct texts that can be combinations of a few answers; more are texts
MOST_PLACES = 200  # numbers up to it are those of districts, if the name says so
DIGITS_HELD = 15  # of a whole number as a float: a longer one is a code, and so is one that begins with 0
CODES_EACH = 100  # numbers of which one at least has a leading zero, where they are codes
FEW_ONCE = 12  # distinct values of which most may occur once, in many rows
_DAYS = frozenset((date, type(None)))  # of cells of a workbook; a moment of a day is a datetime


class ColumnProfiler:
    """Computes a profile from the parts of a column, in bounded memory."""

    def __init__(self, marks: Marks) -> None:
        self._marks = marks
        self._around, self._measured = MinusAround(marks), MeasuredNumbers(marks)
        self._waiting: Counter[Cell] = Counter()
        self._texts: Counter[str] = Counter()
        self._words: Counter[str] = Counter()
        self._impossible: Counter[str] = Counter()
        self._noughts: Counter[str] = Counter()
        self._candidates: defaultdict[float, Counter[str]] = defaultdict(Counter)
        self._dates = ColumnDates(marks.day_first)
        self._n_blank = self._n_filled = self._limits = 0
        self._begin_numbers()

    def _begin_numbers(self) -> None:
        self._n_numbers = self._n_codes = 0
        self._numbers: Counter[float] = Counter()
        self._low, self._high, self._whole = float("inf"), float("-inf"), True
        self._spread = Spread()

    def take(self, column: Sequence[Cell] | Mapping[Cell, int]) -> None:
        """Process further cells, or how often each occurs."""
        self._waiting.update(column)
        # The first so many wait in place of their texts; then both are kept.
        if len(self._waiting) > (MOST_WAITING if self._texts else MOST_DISTINCT):
            self._take_waiting()

    def _take_waiting(self) -> None:
        if {*map(type, self._waiting)} <= _DAYS:
            self._n_blank += self._waiting.pop(None, 0)
            self._take_days(cast("Counter[date]", self._waiting))
            self._waiting.clear()
        for cell, times in self._waiting.items():
            if is_blank(cell):
                self._n_blank += times
            else:
                self._take(cell, times)
        self._waiting.clear()

    def _take_days(self, days: Counter[date]) -> None:
        """Take cells that are days, which need none of the questions about texts."""
        for day, times in days.items():
            self._take_text(day.isoformat(), times)
        self._n_filled += days.total()
        self._dates.take_cells(days)

    def _take_text(self, text: str, times: int) -> None:
        if text in self._texts or len(self._texts) < MOST_DISTINCT:
            self._texts[text] += times

    def profile(self, header: str) -> ColumnProfile:
        """Return the profile of all cells so far."""
        count = self._take_all(header)
        missing = self._missing(header) + self._impossible
        self._take_around(header)
        dates = self._counted_dates(missing) if count else self._dates.read()
        missing.update(self._days_apart(dates))
        kind, n_fitting, low, high = self._kind(header, dates)
        compared = self._values(kind)
        may_be_several = kind is Kind.CATEGORIES and len(self._texts) <= MOST_COMBINED
        told = ((text, times) for text, times in self._texts.items() if text not in missing)
        given = dict(told) if missing else self._texts  # N/A is no list of answers
        are_others = kind is Kind.CATEGORIES and names_others(header, given.keys())
        between, choices = several_answers(given) if may_be_several else ("", Counter())
        return ColumnProfile(
            header=header,
            kind=kind,
            n_blank=self._n_blank,
            n_distinct=len(self._texts),
            values=tuple(self._texts.most_common(MOST_SHOWN)),
            low=low,
            high=high,
            n_other_kinds=self._n_filled - n_fitting,
            is_id_like=not (between or self._are_labels(header) or self._marks.unit or self._limits)
            and is_identifier(header, compared),
            histogram=None if low is None else self._histogram(dates if kind is Kind.DATE else None),
            missing=tuple(missing.most_common()),
            has_list=self._has_list(missing) and not (between and len(self._texts) > FEW_ONCE),
            mark_between=between,
            choices=tuple(choices.most_common()),
            names_few_twice=not (between or self._limits) and names_few_twice(header, compared),
            months_apart=months_apart(dates) if kind is Kind.DATE else 0,
            measured_in=self._marks.unit,
            aside=self._aside(header, given),
            names_others=are_others,
            n_limits=self._limits if kind is Kind.NUMBER else 0,
        )

    def _take_all(self, header: str) -> str:
        """Take what waited for all cells to be known; return what the numbers count if they are dates."""
        self._take_waiting()
        if self._n_numbers and are_class_codes(header, self._texts):
            self._begin_numbers()
        for number in alone(self._candidates, self._high):
            self._take_back(number, self._candidates.pop(number))
        count = self._day_count(header)
        if not count:
            self._leave_impossible(header)
            self._take_noughts(header)
        self._limits = self._count_limits()
        self._take_measured(header)
        self._marks = replace(self._marks, unit=count) if count else self._marks
        return count

    def _aside(self, header: str, given: Mapping[str, int]) -> Aside:
        """Return why the column is not used at first.

        Args:
            header: its name.
            given: how often each text occurs that does not mean missing.
        """
        if len(given) == 1 and len(self._texts) == 1 and not self._n_blank and max(given.values()) > 1:
            return Aside.CONSTANT
        if not may_be_aside(header):
            return Aside.NONE
        return reason(header, given, numbers_among(given, self._marks))

    def _are_labels(self, header: str) -> bool:
        """Return whether numbers stand for articles, or small ones for places, which repeat as evenly as persons do."""
        if says_code(header) or are_article_numbers(header, self._texts):
            return True
        are_small = self._n_numbers == self._n_filled and self._whole and 0 <= self._low <= self._high <= MOST_PLACES
        return are_small and says_place(header)

    def odd(self, column: Sequence[Cell], kind: Kind) -> int | None:
        """Return the place of the first cell that is neither blank, nor missing, nor a number (date); None: of none."""
        is_month_first = kind is Kind.DATE and self._dates.is_month_first
        cells = enumerate(column)
        return next((place for place, cell in cells if not self._fits(cell, kind, is_month_first=is_month_first)), None)

    def _fits(self, cell: Cell, kind: Kind, *, is_month_first: bool) -> bool:
        if is_blank(cell) or is_missing_word(cell_text(cell)):
            return True
        if kind is Kind.NUMBER:
            return number_of(cell, self._marks) is not None
        if self._marks.unit in DAY_COUNTS:
            return day_of(cell, self._marks.unit, self._marks) is not None
        return dates_in(cell, self._marks.first_year)[is_month_first] is not None  # day first, then month first

    def _histogram(self, dates: Counter[date] | None) -> Histogram | None:
        if dates is None:
            return self._spread.histogram(whole=self._whole)
        days = Spread()
        for day, times in dates.items():
            days.add(day.toordinal(), times)
        return days.histogram(whole=True, of_dates=True)

    def _take(self, cell: Cell, times: int) -> None:
        text = cell_text(cell)
        self._take_text(text, times)
        if may_mean_missing(text):
            self._words[text] += times
            return
        number = number_of(cell, self._marks)
        if number is not None and (number == 0 or number in CANDIDATES) and (number or text in NOUGHTS):
            (self._candidates[number] if number else self._noughts)[text] += times
            return
        self._n_filled += times
        if number is not None:
            self._take_number(number, text, times)
        elif not self._measured.take(cell, times) and (below := self._around.number(cell)) is not None:
            self._around.times[below] += times
        is_dated = number is None or may_be_digits_of_date(text)
        if is_dated and (dates := dates_in(cell, self._marks.first_year)) != (None, None):
            self._dates.take(dates, text, times)

    def _day_count(self, header: str) -> str:
        """Return what the numbers count if they are dates; "" if they are none."""
        if self._n_numbers < KIND_SHARE * self._n_filled:
            return ""
        return day_count(header, self._low, self._high, lambda: {*self._told_numbers().values()})

    def _told_numbers(self) -> dict[str, float]:
        """Return the distinct numbers that code nothing, by their texts."""
        numbers = ((text, number_of(text, self._marks)) for text in self._texts if text not in NOUGHTS)
        return {text: number for text, number in numbers if number is not None and number not in self._candidates}

    def _counted_dates(self, missing: Collection[str]) -> Counter[date]:
        dates: Counter[date] = Counter()
        for text in self._texts.keys() - missing:
            if (day := day_of(text, self._marks.unit, self._marks)) is not None:
                dates[day] += self._texts[text]
        return dates

    def _leave_impossible(self, header: str) -> None:
        """Take away few numbers that the name says nobody has, such as an age of 340, and begin again with the rest."""
        bounds = known_range(header)
        if bounds is None or (bounds.has(self._low) and bounds.has(self._high)):
            return
        told = self._told_numbers()
        self._impossible = bounds.slips(told, self._texts, self._n_numbers)
        if self._impossible:
            self._n_filled -= self._impossible.total()
            self._begin_numbers()
            for text in told.keys() - self._impossible.keys():
                self._take_number(told[text], text, self._texts[text])

    def _take_noughts(self, header: str) -> None:
        """Take the noughts as numbers, except among years or heights, where they are missing."""
        if self._whole and are_years(self._low, self._high, len(self._numbers)):
            return
        if is_never_zero(header, self._low, self._high, len(self._numbers)):
            return
        self._take_back(0.0, self._noughts)
        self._noughts.clear()

    def _take_back(self, number: float, texts: Mapping[str, int]) -> None:
        """Take what means a number after all, by how often each of its texts occurs."""
        for text, times in texts.items():
            self._n_filled += times
            self._take_number(number, text, times)

    def _count_limits(self) -> int:
        """Return how many cells say a limit, such as <20, if they stand beside enough numbers to be one column."""
        n_numbers = self._n_numbers + self._measured.n_taken
        if n_numbers == self._n_filled or not are_enough(n_numbers, self._n_filled):
            return 0
        limits = sum(times for text, times in self._texts.items() if text not in self._words and says_limit(text))
        return limits if n_numbers + limits >= KIND_SHARE * self._n_filled else 0

    def _take_measured(self, header: str) -> None:
        """Take numbers with a unit behind them, if nearly all cells have it and none has another."""
        unit, numbers = self._measured.told(header, self._n_filled - self._limits, self._n_numbers)
        self._marks = replace(self._marks, unit=unit) if unit != self._marks.unit else self._marks
        for number, times in numbers.items():
            self._take_number(number, "", times)

    def _take_around(self, header: str) -> None:
        """Take numbers in brackets, or with a minus behind them, if the others tell that they are numbers."""
        if self._around.are_told(header, self._n_numbers, self._n_filled, self._low):
            self._marks = replace(self._marks, minus_around=True)
            for number, times in self._around.times.items():
                self._take_number(number, "", times)
            self._around.times.clear()

    def _missing(self, header: str) -> Counter[str]:
        """Return the texts that mean missing; what only looked like one is counted with the rest."""
        often = {number: texts.total() for number, texts in self._candidates.items()}
        usual, each = (self._n_numbers / max(len(all_of), 1) for all_of in (self._numbers, self._texts))
        step = gcd(*map(int, self._numbers)) if self._whole and 1 < len(self._numbers) <= FEW_NUMBERS else 0
        others = Others(self._low, self._high, usual, lambda code: self._texts.get(str(code), 0), self._whole_share)
        told_codes = partial(are_codes, header, others=others)
        of_others = Rest(self._low, self._high, each)
        apart = sentinels(often, of_others, whole=self._whole, are_codes=told_codes, step=step)
        if apart and ((is_open := says_open_count(header)) or says_count(header) or says_amount(header)):
            apart -= ending_counts(often, self._high, usual, is_open=is_open)
        rest = self._texts.keys() - self._words.keys()
        n_numbers = self._n_numbers + self._around.times.total()
        are_numbers = n_numbers >= KIND_SHARE * self._n_filled and len(self._numbers) > FEW_NUMBERS
        told = {text for text in self._words if told_apart(text, rest, are_numbers=are_numbers)}
        missing = Counter({text: times for text, times in self._words.items() if text in told})
        if self._candidates and not n_numbers:
            of_candidates = {text for texts in self._candidates.values() for text in texts}
            apart = beside_texts(self._candidates, rest - told - of_candidates)
        for text in self._words.keys() - missing.keys():
            self._n_filled += self._words.pop(text)
        for number in [each for each in self._candidates if each not in apart]:
            self._take_back(number, self._candidates.pop(number))
        for texts in self._candidates.values():
            missing.update(texts)
        missing.update(self._noughts)
        return missing

    def _whole_share(self) -> float:
        """Return the share of the numbers, none of them a candidate, that are whole, by rows."""
        if self._whole:
            return 1.0
        pairs = ((number_of(text, self._marks), times) for text, times in self._texts.items())
        whole = [n for number, n in pairs if number is not None and number % 1 == 0 and number not in self._candidates]
        return sum(whole) / max(self._n_numbers, 1)

    def _has_list(self, missing: Counter[str]) -> bool:
        """Return whether values repeat: half of the rows share one, and most values, if they are many, occur again.

        One or two that occur once, where most cells are blank, are texts such as "other, namely …".
        """
        times = [n for text, n in self._texts.items() if text not in missing]
        n_once = sum(n == 1 for n in times)
        if len(times) <= 2:
            return n_once < len(times) or self._n_blank + missing.total() <= len(times)
        is_once = len(times) > FEW_ONCE and 2 * n_once > len(times)
        return not is_once and 2 * len(times) <= self._n_filled and not self._is_free_text(len(times))

    def _is_free_text(self, n_distinct: int) -> bool:
        n_long = sum(len(text.split()) > WORDS_OF_A_NAME for text in self._texts)
        return n_distinct > MOST_SENTENCES and 10 * n_long > len(self._texts)

    def _take_number(self, number: float, text: str, times: int) -> None:
        self._n_numbers += times
        if text[:1] == "0" or len(text) > DIGITS_HELD:
            self._n_codes += times * text.isdigit() * (len(text) > 1)
        if not self._low <= number <= self._high:  # rarely: calls of min and max cost more than all else here
            self._low, self._high = min(self._low, number), max(self._high, number)
        self._whole = self._whole and number.is_integer()
        self._spread.add(number, times)
        if len(self._numbers) <= FEW_NUMBERS:
            self._numbers[number] += times

    def _kind(self, header: str, dates: Counter[date]) -> tuple[Kind, int, float | date | None, float | date | None]:
        """Return the kind, the number of cells of that kind, the least and the greatest."""
        n_dates = sum(dates.values())
        if n_dates and n_dates >= KIND_SHARE * self._n_filled and not are_no_days(header, dates, self._texts):
            return Kind.DATE, n_dates, min(dates), max(dates)
        is_called = names_codes(header, self._high) or are_article_numbers(header, self._texts)
        are_few = len(self._numbers) <= FEW_NUMBERS
        is_label = is_called or (self._low >= 0 and says_label(header, few=are_few, has_nought=self._low == 0))
        is_coded = self._are_codes(header) or are_lists_of_codes(self._texts) or (self._whole and is_label)
        if not self._n_numbers or is_coded or self._n_numbers < KIND_SHARE * (self._n_filled - self._limits):
            return Kind.CATEGORIES, self._n_filled, None, None
        # Few numbers that hardly repeat are measured, not codes: a list of them would be a list of persons' values.
        recur = len(self._numbers) < 3 or 2 * len(self._numbers) <= min(self._n_numbers, 2 * FEW_NUMBERS)
        if recur and not have_long_fractions(self._numbers) and not leave_holes(header, self._numbers):
            return Kind.CATEGORIES, self._n_filled, self._low, self._high
        return Kind.NUMBER, self._n_numbers, self._low, self._high

    def _are_codes(self, header: str) -> bool:
        """Return whether numbers are codes: some have leading zeros, or all as many digits; one 05 is a number."""
        if self._n_codes * CODES_EACH >= self._n_numbers:
            return self._n_codes > 0
        return self._n_codes > 0 and not says_amount(header) and len({*map(len, filter(str.isdigit, self._texts))}) == 1

    def _days_apart(self, dates: Counter[date]) -> Counter[str]:
        """Take days out of `dates` that mean missing, and return their texts; of a column of texts there are none."""
        if dates.total() < KIND_SHARE * self._n_filled:
            return Counter()
        n_apart, missing = self._dates.take_apart(dates)
        self._n_filled -= n_apart
        return missing

    def _values(self, kind: Kind) -> Values:
        return Values(
            kind=kind,
            times=self._texts,
            n_compared=min(self._n_filled, MOST_DISTINCT),
            low=self._low,
            high=self._high,
            are_whole=self._whole,
        )
