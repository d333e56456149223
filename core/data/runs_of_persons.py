"""Whether neighbouring rows are of one person: age and sex stay, and a time beside them goes on, then begins anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from core.data.column_profile import ColumnProfile
from core.data.counted_rows import says_occasion
from core.data.describing_names import in_words
from core.data.personal_traits import BIRTH, TRAITS
from core.data.raw_cells import Cell, cell_text, is_blank
from core.data.written_dates import dates_in

_AGES, _FIXED = TRAITS[1], TRAITS[2] | TRAITS[BIRTH]
_LOOKED_AT, _MOST_COLUMNS = 2048, 60
"""Rows, and columns beside the traits, that are looked at: tables with several rows of a person are long, not wide."""
_LEAST_ALIKE, _SHARE_ALIKE = 18, 0.3
"""Rows with the traits of the row before, at least, and their share of all: by chance, few are so."""
_LEAST_CHANGES, _LEAST_VALUES = 5, 4
"""Persons that follow another one, and different ages or births of them, at least."""
_AGED = 2
"""Years by which a person may be older in the next row."""
_UNSORTED = 0.3
"""Share of the changes of a trait that go up, and that go down, at least, where rows are not sorted by it."""
_GOES_ON, _BEGINS_ANEW = 0.9, 0.6
"""Share of the rows of a person that are later than the one before; and share of persons whose first row is not."""
_NUMBERS = 0.95
_LEAST_PAIRS = 5
"""Times that texts follow each other, for each pair of them: fewer are no order."""
_BLOCK, _REPEATED = 10, 0.95
"""Rows of a block, at least, that stands again below; and share of its rows that do."""

Ranks = list[float | str | None]


class RunsOfPersons:
    """Looks at ages, sexes and births in the order of the rows, and at what changes while they do not."""

    def __init__(self, headers: Sequence[str]) -> None:
        """Look for the traits by their names; without an age or a birth, nothing is kept."""
        words = [{*in_words(header)} for header in headers]
        self._ages = [place for place, each in enumerate(words) if each & _AGES and not each & _FIXED]
        self._fixed = [place for place, each in enumerate(words) if each & _FIXED]
        self._traits = [*self._fixed, *self._ages]
        others = [place for place in range(len(headers)) if place not in self._traits][:_MOST_COLUMNS]
        self._others = sorted(others, key=lambda place: not says_occasion(headers[place]))
        kept = [*self._traits, *self._others] if self._traits else []
        self._columns: dict[int, list[Cell]] = {place: [] for place in kept}

    def take(self, columns: Sequence[Sequence[Cell]]) -> None:
        """Process further rows."""
        for place, kept in self._columns.items():
            kept.extend(columns[place][: _LOOKED_AT - len(kept)])

    def told(self, profiles: Sequence[ColumnProfile]) -> list[ColumnProfile]:
        """Return the profiles, of which that of a time says that it counts the rows of each person."""
        found = [*profiles]
        if not self._columns or any(profile.counts_rows for profile in profiles):
            return found
        place = self._in_runs()
        place = self._in_blocks() if place is None else place
        if place is not None:
            found[place] = replace(found[place], counts_rows=True)
        return found

    def _in_runs(self) -> int | None:
        """Return the column that goes on while the traits stay, and begins anew as they change."""
        traits = {place: _ranks(self._columns[place]) for place in self._traits}
        alike = self._alike(traits)
        n_alike = sum(alike)
        if n_alike < max(_LEAST_ALIKE, _SHARE_ALIKE * len(alike)) or len(alike) - n_alike < _LEAST_CHANGES:
            return None
        changes = [not each for each in alike]
        if not all(_is_unsorted(ranks, changes) for ranks in traits.values()) or not any(
            map(_has_many, traits.values())
        ):
            return None
        return next((place for place in self._others if _goes_on(self._columns[place], alike)), None)

    def _alike(self, traits: dict[int, Ranks]) -> list[bool]:
        """Return for each row but the first whether its traits are those of the row before."""
        alike = [True] * (len(self._columns[self._traits[0]]) - 1)
        for place, ranks in traits.items():
            same = _are_aged if place in self._ages else _are_same
            alike = [before and same(one, two) for before, (one, two) in zip(alike, pairwise(ranks), strict=True)]
        return alike

    def _in_blocks(self) -> int | None:
        """Return the column that has one value in a block of rows, whose traits stand again below it."""
        rows = [*zip(*(self._columns[place] for place in self._traits), strict=True)]
        top = rows[:_BLOCK]
        if len({*top}) <= _BLOCK // 2:
            return None
        for n in range(_BLOCK, len(rows) - _BLOCK + 1):
            if rows[n : n + _BLOCK] == top and _stand_again(rows, n):
                return next((place for place in self._others if _is_of_block(self._columns[place], n)), None)
        return None


def _ranks(column: Sequence[Cell]) -> Ranks:
    """Return numbers or days of the cells that can be compared, or their texts; None of a blank, or of an odd one."""
    texts = [cell_text(cell) for cell in column]
    for read in (_number, _day):
        if not any(read(text) is not None for text in texts[:_BLOCK]):
            continue
        ranks: Ranks = [*map(read, texts)]
        if sum(rank is not None for rank in ranks) >= _NUMBERS * sum(map(bool, texts)):
            return ranks
    return [text or None for text in texts]


def _number(text: str) -> float | None:
    try:
        return float(text.replace(",", "."))
    except ValueError:
        return None


def _day(text: str) -> float | None:
    day, other = dates_in(text)
    found = day or other
    return float(found.toordinal()) if found else None


def _are_same(one: float | str | None, two: float | str | None) -> bool:
    return one == two


def _are_aged(one: float | str | None, two: float | str | None) -> bool:
    """Return whether an age is that of the row before, or a little higher."""
    if isinstance(one, float) and isinstance(two, float):
        return 0 <= two - one <= _AGED
    return one == two


def _is_unsorted(ranks: Ranks, changes: Sequence[bool]) -> bool:
    """Return whether the values go up and down from person to person; a few groups in a row say nothing."""
    n_up, n_down = _steps(ranks, changes)
    return min(n_up, n_down) >= _UNSORTED * (n_up + n_down) or n_up + n_down < _LEAST_CHANGES


def _has_many(ranks: Ranks) -> bool:
    return len({*ranks}) >= _LEAST_VALUES


def _steps(ranks: Ranks, at: Sequence[bool]) -> tuple[int, int]:
    """Return how many of the steps at these rows go up, and how many go down."""
    n_up = n_down = 0
    for is_at, (one, two) in zip(at, pairwise(ranks), strict=True):
        if is_at and one is not None and two is not None and one != two and type(one) is type(two):
            n_up, n_down = (n_up + 1, n_down) if one < two else (n_up, n_down + 1)  # type: ignore[operator]
    return n_up, n_down


def _goes_on(column: Sequence[Cell], alike: Sequence[bool]) -> bool:
    """Return whether a column is later in each row of a person, or earlier in each, and begins anew with the next."""
    if any(map(is_blank, column[:_BLOCK])):
        return False
    ranks, others, n_alike = _ranks(column), [not each for each in alike], sum(alike)
    if isinstance(ranks[0], str):
        return _texts_go_on(ranks, alike)
    within, between = _steps(ranks, alike), _steps(ranks, others)
    return any(
        within[way] >= _GOES_ON * n_alike and between[1 - way] >= _BEGINS_ANEW * (len(alike) - n_alike)
        for way in (0, 1)
    )


def _texts_go_on(texts: Ranks, alike: Sequence[bool]) -> bool:
    """Return whether texts have an order in the rows of a person, and begin anew with the next one."""
    steps = [*zip(pairwise(texts), alike, strict=True)]
    within = Counter(pair for pair, is_within in steps if is_within)
    between = Counter(pair for pair, is_within in steps if not is_within)
    forward = [pair for pair, n in within.items() if pair[0] != pair[1] and n > between[pair]]
    n_on = sum(within[pair] for pair in forward)
    if n_on < max(_GOES_ON * within.total(), _LEAST_PAIRS * len(forward)):
        return False
    return sum(between[pair] for pair in forward) <= (1 - _BEGINS_ANEW) * between.total()


def _stand_again(rows: Sequence[tuple[Cell, ...]], n: int) -> bool:
    """Return whether the rows are those that stand n rows above them."""
    return sum(map(tuple.__eq__, rows[n:], rows)) >= _REPEATED * (len(rows) - n)


def _is_of_block(column: Sequence[Cell], n: int) -> bool:
    return len({*column[:n]}) == 1 and column[n] != column[0] and not is_blank(column[n])
