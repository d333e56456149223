"""Propose an attribute from the profile of a column, for the owner to confirm or change."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from datetime import date, timedelta
from decimal import Decimal
from fractions import Fraction
from itertools import count, takewhile

from core.data.column_profile import FEW_NUMBERS, WORDS_OF_A_NAME, ColumnProfile
from core.data.counting_names import are_small_counts
from core.data.describing_names import in_words, words_of
from core.data.far_numbers import TAILS, are_lopsided, edges_of_most
from core.data.histogram import Histogram
from core.data.known_ranges import known_range, widened
from core.data.missing_values import is_missing_word, told_apart
from core.data.public_order import in_public_order
from core.data.raw_cells import KIND_SHARE, number_with_either_mark
from core.data.spellings import merges_of
from core.data.thin_ends import may_go_on
from core.data.top_classes import edges_below, top_class
from core.domain.attribute import CLOCK, DAY_COUNTS, Attribute, Kind, Provenance
from core.domain.spare_labels import BLANKS, OTHERS, spare_label

MOST_CATEGORIES = 60
"""Categories of a proposal: longer lists are hardly read before they are confirmed."""
WANTED_BINS = 8
"""Bins of numbers, about: enough to see a distribution, few enough for tables with other attributes."""
MOST_BINS = 12
"""Bins of dates, fewer than this: one year has twelve months."""
YES_NO = ("yes", "no")
"""Labels of cells that have an answer, and of those that do not."""
_HOUR, _EARLY, _LATE = words_of("hour stunde heure hora ora uur godzina hodina timme tunti"), 4, 20
"""Names of the hour of a day, not of a number of hours, and hours of the night and the evening, which tell it."""
_NOON, _DAY = 12.0, tuple(float(hour) for hour in range(0, 25, 3))
"""Bins of times of day, which everybody knows, where some are after noon, and they are of most of a day."""
_HOURS_EACH = {12: 1, 16: 2}
"""Between the first and the last time of day, at most, and how long a bin is then."""
_COUNTED = (0.0, 1.0, 2.0, 3.0, 5.0, 10.0, 20.0, 50.0, 100.0)
"""Bins of small counts, most of which are none, one or two: with equal ones, the first would have them all."""
_MOST = Fraction(sys.float_info.max)
_WEEK, _WEEKS = 7, 8
"""Days of a week, and weeks up to which dates come by weeks: by months they would have one bin, or two."""
_RARE = 20
"""Labels of numbers for which one may be a text, at least."""
_LEAST_COUNTS = 6
"""Different counts, at least: fewer may be codes that a questionnaire numbers with gaps."""
_MONTHS = (1, 3, 6, 12, 24, 60, 120, 240, 600, 1200, 12000)  # widths of date bins that calendars know

Edges = tuple[float, ...] | tuple[date, ...]
"""Edges of bins, of numbers or of dates."""


def propose(profile: ColumnProfile) -> Attribute:
    """Return an attribute for the column, marked as taken from the data.

    Numbers get about eight bins with round edges, dates calendar bins. Up to sixty distinct texts become categories in
    their order, of several spellings the usual one; of more, the most common sixty, and "anything else".
    Spellings of "no answer" count as blanks. A column that looks like an identifier, free text, and nearly unique
    values get no categories: their values must not enter a plan. A list that the file keeps beside its rows, such as
    the value labels of SPSS, is taken as it stands where it names nearly all cells; its owner has to confirm it where
    it was made from the rows.
    """
    if _is_listed(profile):
        return _of_list(profile)
    binned = profile.kind is not Kind.CATEGORIES and not profile.is_id_like
    missing_values = tuple(text for text, times in profile.missing if not binned or times > 1)
    merges, categories = ((), ()) if binned or not profile.is_proposed else _categories(profile)
    edges = _of_whole(profile, _edges(profile)) if binned else ()
    n_listed = len(categories) + len(merges) + len(missing_values)
    # Nobody confirms bins, so that a plan with them names no cell of one person alone.
    top = top_class(profile) if binned else None
    n_beside = profile.n_other_kinds - (top.times if top else 0)
    leaves_out = n_beside or profile.is_id_like or len(missing_values) < len(profile.missing)
    leaves_out = leaves_out or (not edges and profile.n_distinct > n_listed) or _is_open(profile, edges)
    leaves_out = leaves_out or _are_counts_with_gaps(categories)
    other = spare_label(OTHERS, categories) if leaves_out else None
    blank = profile.n_blank or missing_values or not (categories or edges or other)
    return Attribute(
        name=profile.header,
        kind=profile.kind if binned else Kind.CATEGORIES,
        categories=categories,
        edges=edges,
        merges=merges,
        other=other,
        missing=spare_label(BLANKS, categories) if blank else None,
        provenance=Provenance.DATA,
        missing_values=missing_values,
        measured_in=_unit(profile) if binned else "",
    )


def _is_open(profile: ColumnProfile, edges: Sequence[float] | Sequence[date]) -> bool:
    """Return whether a later file may have numbers beyond the bins, which would stop its release."""
    numbers = tuple(edge for edge in edges if isinstance(edge, float | int))
    if not (numbers and profile.histogram and isinstance(profile.low, float) and isinstance(profile.high, float)):
        return False
    is_known = profile.n_distinct <= FEW_NUMBERS or known_range(profile.header) is not None
    return not is_known and may_go_on(profile.histogram, profile.low, profile.high, numbers)


def _are_counts_with_gaps(categories: Sequence[str]) -> bool:
    """Return whether categories are counts from 0 or 1 on of which some lack, as 10 in 0 to 9 and 11: scales lack none.

    A later file has them.
    """
    if len(categories) < _LEAST_COUNTS or not all(text.isascii() and text.isdecimal() for text in categories):
        return False
    counts = sorted(map(int, categories))
    return counts[0] in (0, 1) and 0 < counts[-1] - counts[0] + 1 - len(counts) <= len(counts)


def _unit(profile: ColumnProfile) -> str:
    """Return what the numbers are measured in; "" where the owner chose a kind that has no such unit."""
    is_counted = profile.measured_in in DAY_COUNTS
    return profile.measured_in if is_counted is (profile.kind is Kind.DATE) else ""


def propose_choice(profile: ColumnProfile, choice: str) -> Attribute:
    """Return an attribute of the cells that have one of several answers, and of those that do not."""
    blank = profile.n_blank or profile.missing
    return Attribute(
        name=f"{profile.header}: {choice}",
        kind=Kind.CATEGORIES,
        categories=YES_NO,
        missing=spare_label(BLANKS, YES_NO) if blank else None,
        provenance=Provenance.DATA,
        column=profile.header,
        missing_values=tuple(text for text, _ in profile.missing),
        contains=choice,
        between=profile.mark_between,
    )


def _is_listed(profile: ColumnProfile) -> bool:
    """Return whether the list of the file is one of categories: numbers with a few labelled exceptions are none.

    Nor are texts of persons that a program numbered, as Stata's `encode` does: then each label is some row's, too. Nor
    are many numbers that it numbered for a text among them, as R does with the levels of a factor.
    """
    if profile.kind is Kind.NUMBER and len(profile.listed) > FEW_NUMBERS and _are_numbers(profile.listed):
        return False
    is_of_rows = not profile.has_list and len(profile.listed) <= profile.n_distinct
    missing = {text for text, _ in profile.missing}
    given = [(text, times) for text, times in profile.values if text not in missing] or profile.values
    named = sum(times for text, times in given if text in profile.listed)
    shown = sum(times for _, times in given)
    return bool(profile.listed) and not (profile.is_id_like or is_of_rows) and named >= KIND_SHARE * shown


def _are_numbers(labels: Sequence[str]) -> bool:
    """Return whether labels say numbers, all but one in twenty at most."""
    n_others = sum(number_with_either_mark(label) is None for label in labels)
    return n_others * _RARE <= len(labels)


def _is_made_of_rows(profile: ColumnProfile) -> bool:
    """Return whether the labels were made from the rows, of which one alone has some.

    Programs that number texts (`encode`, AUTORECODE, categories of pandas) sort them and list none that no row has. A
    questionnaire does neither.
    """
    times = dict(profile.values)
    if [*profile.listed] != sorted(profile.listed, key=str.casefold) or len(profile.listed) > profile.n_distinct:
        return False
    are_shown = profile.n_distinct == len(times)  # of more, the rarest are not known
    return not are_shown or (times.keys() >= {*profile.listed} and 1 in map(times.get, profile.listed))


def _of_list(profile: ColumnProfile) -> Attribute:
    gone = profile.listed_missing
    missing_values = tuple(text for text in profile.listed if text in gone or _means_missing(text, profile.listed))
    categories = tuple(text for text in profile.listed if text not in missing_values)
    if not categories:
        categories, missing_values = profile.listed, ()
    unlisted = tuple(text for text, _ in profile.missing if text not in profile.listed)  # such as a 99 without label
    missing_values += unlisted
    leaves_out = any(text not in (*profile.listed, *unlisted) for text, _ in profile.values)
    return Attribute(
        name=profile.header,
        kind=Kind.CATEGORIES,
        categories=categories,
        other=spare_label(OTHERS, categories) if leaves_out else None,
        missing=spare_label(BLANKS, categories) if profile.n_blank or missing_values else None,
        provenance=Provenance.DATA if _is_made_of_rows(profile) else Provenance.CODE_LIST,
        missing_values=missing_values,
    )


def _means_missing(text: str, listed: Sequence[str]) -> bool:
    """Return whether a label is one of no answer; the list alone tells it, whichever labels rows have."""
    others = [label for label in listed if label != text]
    return is_missing_word(text) and told_apart(text, others, are_numbers=False)


def round_edges(low: float, high: float, n_wanted: int = WANTED_BINS) -> tuple[float, ...]:
    """Return edges at multiples of 1, 2 or 5 times a power of ten, from below `low` to above `high`.

    Args:
        low: finite.
        high: finite, at least `low`.
        n_wanted: about so many bins.
    """
    span = Decimal(high) - Decimal(low) or Decimal(max(abs(low), 1))
    powers = (Fraction(10) ** (span.adjusted() + shift) for shift in (-2, -1, 0, 1))
    steps = [power * digit for power in powers for digit in (1, 2, 5)]
    step = min(steps, key=lambda step: abs(_bins(low, high, step) - n_wanted))
    first = Fraction(low) // step
    edges = (_float((first + place) * step) for place in range(_bins(low, high, step) + 1))
    return tuple(sorted(set(edges)))  # a set: between neighbouring floats several edges may round to one


def calendar_edges(low: date, high: date, months_apart: int = 0) -> tuple[date, ...]:
    """Return edges at Mondays, first days of months, quarters or round years, from before `low` to after `high`.

    Single days are none: the first and the last would be somebody's. Of dates that stand for months, quarters or years,
    `months_apart` long, an edge lies between two of them at most.
    """
    if (
        not months_apart
        and (high - low).days < _WEEKS * _WEEK
        and low.toordinal() > _WEEK
        and high.toordinal() + _WEEK < date.max.toordinal()
    ):
        monday = low - timedelta(days=low.weekday())
        return tuple(monday + timedelta(days=day) for day in range(0, (high - monday).days + 1 + _WEEK, _WEEK))
    first, last = 12 * low.year + low.month - 1, 12 * high.year + high.month - 1
    widths = (width for width in _MONTHS if width % max(months_apart, 1) == 0)
    width = next(width for width in widths if last // width - first // width < MOST_BINS)
    months = takewhile(lambda month: month - width < last + 1, count(first // width * width, width))
    return tuple(sorted(set(map(_first_day, months))))


def _bins(low: float, high: float, step: Fraction) -> int:
    """Return the number of bins of width `step` that cover [low, high]; the last bin is closed."""
    (least, under), (most, over), (width, part) = (each.as_integer_ratio() for each in (low, high, step))
    return max(-(-most * part // (over * width)) - least * part // (under * width), 1)


def _first_day(month: int) -> date:
    """Return the first day of a month counted from year 0, or the nearest day that `date` can represent."""
    if not 12 <= month < 12 * 10_000:
        return date.min if month < 12 else date.max
    return date(month // 12, month % 12 + 1, 1)


def _float(edge: Fraction) -> float:
    return float(min(max(edge, -_MOST), _MOST))


def _edges(profile: ColumnProfile) -> Edges:
    if isinstance(profile.low, date) and isinstance(profile.high, date):
        return calendar_edges(profile.low, profile.high, profile.months_apart)
    if isinstance(profile.low, float) and isinstance(profile.high, float):
        is_clock = profile.measured_in == CLOCK and _NOON < profile.high <= _DAY[-1]
        if is_clock or _is_hour_of_day(profile.header, profile.low, profile.high):
            return _hours(profile.low, profile.high)
        # Of few numbers, bins of eight would be one value each, and the first and the last edge somebody's.
        n_few = max(profile.n_distinct // 2, 1)
        if profile.n_distinct <= FEW_NUMBERS and are_small_counts(profile.header, profile.low, profile.high):
            return _COUNTED[: 1 + next(place for place, edge in enumerate(_COUNTED) if edge > profile.high)]
        if profile.n_distinct <= FEW_NUMBERS:
            return round_edges(profile.low, profile.high, n_few)
        top = top_class(profile)
        if top is not None:
            return edges_below(top, round_edges(profile.low, top.least))
        edges = _edges_of_many(profile.histogram, profile.low, profile.high)
        # Limits such as <20 and >65 beside numbers are in no bin, however far the last one goes.
        return edges if profile.n_limits else widened(profile.header, edges, profile.high)
    raise ValueError("a column of numbers or dates has a least and a greatest")


def _of_whole(profile: ColumnProfile, edges: Edges) -> Edges:
    """Return the edges of bins without those between two whole numbers where all numbers are whole: 18, 18.5, 19."""
    missing = {text for text, _ in profile.missing}
    texts = [text for text, _ in profile.values if text not in missing]
    are_all = profile.kind is Kind.NUMBER and 0 < profile.n_distinct <= len(profile.values)
    if not are_all or not all(text.lstrip("-").isdecimal() for text in texts):
        return edges
    whole = tuple(edge for edge in edges if not isinstance(edge, date) and float(edge).is_integer())
    return whole if len(whole) > 1 else edges


def _is_hour_of_day(header: str, low: float, high: float) -> bool:
    return 0 <= low <= _EARLY and _LATE <= high < _DAY[-1] and not _HOUR.isdisjoint(in_words(header))


def _hours(low: float, high: float) -> tuple[float, ...]:
    """Return edges at whole hours, around times that are of a part of the day alone, as office hours are."""
    step = next((each for span, each in _HOURS_EACH.items() if high - low <= span), None)
    if step is None:
        return _DAY
    first, last = int(low // step), int(-(-high // step))
    return tuple(float(step * place) for place in range(first, last + 1))


def _edges_of_many(histogram: Histogram | None, low: float, high: float) -> tuple[float, ...]:
    """Return round edges, of most numbers alone where a few far ones would leave all others in one bin."""
    edges = round_edges(low, high)
    if histogram is None or not are_lopsided(histogram, edges):
        return edges
    of_most = (edges_of_most(histogram, low, high, round_edges, tail) for tail in TAILS)
    return next((own for own in of_most if not are_lopsided(histogram, own)), edges)


def _categories(profile: ColumnProfile) -> tuple[tuple[tuple[str, str], ...], tuple[str, ...]]:
    """Return other spellings, each with its category, and the categories in order."""
    missing = {text for text, _ in profile.missing}
    given = _without_remarks([pair for pair in profile.values if pair[0] not in missing])
    merges = merges_of(given)
    into = dict(merges)
    again = into.keys()
    texts = [*dict.fromkeys(into.get(text, text) for text, _ in given)][:MOST_CATEGORIES]
    merges = tuple(pair for pair in merges if pair[1] in texts)
    if set(texts) <= set(profile.order):
        keeps_all = profile.declares_all and len(profile.order) <= MOST_CATEGORIES
        own = {*profile.order} - missing - again if keeps_all else {*texts}
        return merges, tuple(text for text in profile.order if text in own)
    return merges, in_public_order(texts)


def _without_remarks(given: Sequence[tuple[str, int]]) -> Sequence[tuple[str, int]]:
    """Return values with their rows, without long ones of a single row among short ones: what somebody wrote."""
    longest = max((len(text) for text, times in given if times > 1), default=sys.maxsize)
    return [
        (text, times)
        for text, times in given
        if times > 1 or len(text) <= 2 * longest or len(text.split()) <= WORDS_OF_A_NAME
    ]
