"""Whether a column counts the rows of each person: below “visit” or “wave” it begins anew, or has equal blocks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from core.data.describing_names import in_words, words_of
from core.data.raw_cells import Cell, is_blank
from core.patterns import pattern_of

if TYPE_CHECKING:
    from core.data.column_profile import ColumnProfile

_OCCASIONS = words_of(
    """
    visit wave occasion session timepoint measurement assessment followup trial trials attempt durchgang versuch
    besuch visite welle messung messzeitpunkt zeitpunkt erhebungswelle befragungswelle sitzung erhebung untersuchung
    vague seance consultation mesure passation visita onda ola sesion medicion ocasion oleada ondata sessione
    misurazione rilevazione occasione sessao medicao medida
    meting meetmoment golf bezoek sessie tidpunkt matpunkt vag besok mattillfalle tillfalle bolge besog maling
    aalto kaynti mittaus fala wizyta pomiar sesja vlna navsteva mereni hullam vizit meres val poset ziyaret dalga olcum
    визит волна измерение сессия замер επισκεψη κυμα μετρηση 訪問 調査回 測定 访视 访问 방문 차수
    """
)
"""What each person has several of; their plural says how many, and numbers nothing."""
_TIME_POINT = pattern_of(r"(?:time|study|data collection) points?|follow up|point de mesure|momento de medicion")
_COMPOUND = pattern_of(
    r"(?:visit|wave|session|occasion|visite|besuchs?|wellen?|messungs?|sitzungs?)(?:nr|no|num|number)"
)
_MOST = 60
"""Occasions of a person; of more, the column holds dates or texts."""
_LEAST_ROWS, _LEAST_RUNS, _LEAST_EACH = 10, 3, 1.5
"""Rows, persons, and rows of each in the mean, from which it is no chance that all begin alike."""
_AMISS = 0.02
"""Runs that begin otherwise, at most: a person may have missed the first visit."""
_LEAST_BLOCKS, _LEAST_ROWS_EACH = 3, 10
"""Visits one below another, and rows of each, from which it is no chance that all have as many."""


def says_occasion(header: str) -> bool:
    """Return whether the name is that of a visit, a wave of a survey or the like."""
    words = in_words(header)
    is_such = not _OCCASIONS.isdisjoint(words) or any(map(_COMPOUND.fullmatch, words))
    return is_such or _TIME_POINT.search(" ".join(words)) is not None


class CountedRows:
    """Looks at the columns whose names say an occasion, in the order of the rows."""

    def __init__(self, headers: Sequence[str]) -> None:
        """Look at the columns among these whose names say an occasion."""
        self._looks = {place: _Runs() for place, header in enumerate(headers) if says_occasion(header)}

    def take(self, columns: Sequence[Sequence[Cell]]) -> None:
        """Process further rows."""
        for place, look in self._looks.items():
            look.take(columns[place])

    def told(self, profiles: Sequence[ColumnProfile]) -> list[ColumnProfile]:
        """Return the profiles of the columns, with what was found."""
        counting = {place for place, look in self._looks.items() if look.begin_anew or look.are_blocks}
        return [replace(each, counts_rows=True) if place in counting else each for place, each in enumerate(profiles)]


class _Runs:
    """Rows in a row, of which each is later than the one before, as the first ones tell."""

    def __init__(self) -> None:
        self._ranks: dict[Cell, int] = {}
        self._times: Counter[int] = Counter()
        self._last = self._n_rows = self._n_runs = self._n_amiss = self._n_changes = 0

    def take(self, cells: Sequence[Cell]) -> None:
        for cell in cells:
            if len(self._ranks) > _MOST:
                return
            if is_blank(cell):
                continue
            rank = self._ranks.setdefault(cell, len(self._ranks))
            if not self._n_rows or rank <= self._last:
                self._n_runs += 1
                self._n_amiss += rank > 0
            self._n_changes += rank != self._last
            self._times[rank] += 1
            self._last = rank
            self._n_rows += 1

    @property
    def begin_anew(self) -> bool:
        is_long = self._n_rows >= max(_LEAST_ROWS, _LEAST_EACH * self._n_runs)
        is_such = self._n_runs >= _LEAST_RUNS and self._n_amiss <= _AMISS * self._n_runs
        return is_long and is_such and len(self._ranks) <= _MOST

    @property
    def are_blocks(self) -> bool:
        """Whether all rows of a visit stand together, and each has as many, as where all persons came."""
        n_each = {*self._times.values()}
        if len(self._ranks) < _LEAST_BLOCKS or len(self._ranks) > _MOST or len(n_each) > 1:
            return False
        return self._n_changes == len(self._ranks) - 1 and max(n_each) >= _LEAST_ROWS_EACH
