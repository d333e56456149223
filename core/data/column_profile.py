"""What is found out about a column: its results, and what follows of them at once."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date

from core.data.histogram import Histogram
from core.data.sensitive import Private
from core.data.set_aside import Aside
from core.data.vacant_words import may_be_vacant
from core.domain.attribute import Kind

MOST_DISTINCT = 100_000  # distinct values per column: more are only counted as "at least so many"
MOST_SHOWN = 200
FEW_NUMBERS = 12  # that many distinct numbers or fewer are codes or small counts: better categories than bins
WORDS_OF_A_NAME = 4


@dataclass(frozen=True, slots=True, repr=False)
class ColumnProfile(Private):
    """One column as it is; private: only `header` and `kind` may be written anywhere.

    Attributes:
        header: name of the column.
        kind: the kind of most of its cells.
        n_blank: empty cells.
        n_distinct: distinct non-blank texts, at most `MOST_DISTINCT`.
        values: (text, times) of the most common ones, most common first, at most `MOST_SHOWN`.
        low: least number or date; None for categories that are no numbers.
        high: greatest number or date.
        n_other_kinds: cells that are neither blank nor of `kind`.
        odd_row: the first row of the file with such a cell; 0 if there is none.
        is_id_like: whether the column seems to identify people rather than describe them.
        histogram: of the numbers or dates; None if all are equal.
        missing: (text, times) of values that are a spelling of "no answer", or a number such as 999 that codes it; most
            common first. `low`, `high`, `histogram` and `n_other_kinds` leave them out, `values` does not.
        has_list: whether the values are few and repeated enough for a list; free text and nearly unique values are not.
        mark_between: what is between several answers in a cell, such as ";"; "" if cells hold one each.
        choices: (answer, cells with it) where cells hold several, most common first; () where they do not.
        months_apart: 12, 3 or 1 where all dates are the first of a year, a quarter or a month; else 0.
        order: its values in an order that the file says they have; () if it says none.
        declares_all: whether the file declares that order as all values there may be, whichever of them rows have.
        measured_in: the unit behind its numbers, such as kg, or “hh:mm” of times of day; "" if there is none.
        names_few_twice: whether nearly all values occur once, and some again as persons do.
        counts_rows: whether it counts the rows of each person, as the visits of a patient.
        recurs_beside: whether persons recur who are told apart by it and others, as a surname beside a first name;
            None: it is no such column.
        told_with: the columns that only together with it tell persons apart; () if there are none.
        aside: why it is not used until its owner asks for it.
        names_others: whether its texts are names of others than the persons of the rows, such as their teachers.
        n_limits: cells that say a limit in place of a number, such as <20; they are among `n_other_kinds`.
        listed_missing: those of the listed labels whose codes, such as -8, say that there is no answer.
        listed: labels that the file lists for the column beside its rows, in the order of the file; () if none.
    """

    header: str
    kind: Kind
    n_blank: int
    n_distinct: int
    values: tuple[tuple[str, int], ...]
    low: float | date | None
    high: float | date | None
    n_other_kinds: int
    is_id_like: bool
    histogram: Histogram | None
    missing: tuple[tuple[str, int], ...] = ()
    has_list: bool = True
    listed: tuple[str, ...] = ()
    mark_between: str = ""
    choices: tuple[tuple[str, int], ...] = ()
    names_few_twice: bool = False
    odd_row: int = 0
    months_apart: int = 0
    order: tuple[str, ...] = ()
    declares_all: bool = False
    listed_missing: tuple[str, ...] = ()
    measured_in: str = ""
    counts_rows: bool = False
    recurs_beside: bool | None = None
    told_with: tuple[str, ...] = ()
    aside: Aside = Aside.NONE
    names_others: bool = False
    n_limits: int = 0

    def as_asked(self) -> ColumnProfile:
        """Return the profile of a column whose list the owner asks for, whatever its values look like."""
        return replace(self, is_id_like=False, has_list=True, names_others=False)

    @property
    def is_proposed(self) -> bool:
        """Whether labels are proposed: neither identifiers nor free text nor nearly unique values."""
        has_list = self.has_list and not self.names_others
        return not self.is_id_like and (has_list or self.kind is not Kind.CATEGORIES)

    @property
    def is_used_first(self) -> bool:
        """Whether a plan begins with it: not with one value alone, weights of a survey, seeds and versions."""
        return self.is_proposed and (self.aside is Aside.NONE or bool(self.listed))

    @property
    def has_odd_cells(self) -> bool:
        """Whether it is a column of numbers or dates, and some cells are neither."""
        return self.kind is not Kind.CATEGORIES and self.n_other_kinds > 0

    @property
    def recurs(self) -> bool:
        """Whether the column seems to identify persons, some of whom have several rows."""
        if self.recurs_beside is not None:
            return self.recurs_beside
        is_person = self.names_few_twice or (self.is_id_like and self._most_rows_of_one > 1)
        return is_person and not self._has_sentences

    @property
    def _most_rows_of_one(self) -> int:
        """Rows of the most common value that may be a person's: words for no answer, or “vacant”, are of nobody."""
        nobody = {text for text, _ in self.missing if not text[:1].isdecimal()}
        times = (n for text, n in self.values if n == 1 or not (text in nobody or may_be_vacant(text)))
        return next(times, 0)

    @property
    def _has_sentences(self) -> bool:
        """Whether more than a tenth of the texts are too long for a name: comments identify nobody."""
        return 10 * sum(len(text.split()) > WORDS_OF_A_NAME for text, _ in self.values) > len(self.values)
