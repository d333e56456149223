"""How large a release will be: known from the plan, before anything is read, charged or drawn."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from core.domain.attribute import Attribute
from core.domain.reading_layout import ProtectedUnit
from core.planning.noise_plan import NoisePlan, Recovery, noise_group_title
from core.recovery.pipeline import OutputRules
from core.release.statement import public_facts, ranges_asked, told_of
from core.workload.workload import WantedTable

LARGEST_TOTAL = 12.0
"""Standard deviations that the noise of a total stays below, but for one release in a hundred thousand."""

_BYTES_AN_ANSWER = 8
_BYTES_A_KEPT_NUMBER = 34
_BYTES_A_TOTAL = 150
_BYTES_AT_REST = 16_000
"""Of a ledger that keeps a release: answers as they are, and tables, compressed at worst not at all."""


@dataclass(frozen=True, slots=True)
class TableSize:
    """One table to be published.

    Attributes:
        names: of its attributes, in the order of the plan's table.
        cells: how many.
        letters: bytes that the labels of one cell take, on average.
        sums: how many cumulative counts it has along each attribute asked for them.
    """

    names: tuple[str, ...]
    cells: int
    letters: float
    sums: tuple[int, ...] = ()

    @property
    def title(self) -> str:
        """Such as "age × sex"."""
        return " × ".join(self.names)

    @property
    def totals(self) -> int:
        """The number of kinds of totals, each with an error of its own."""
        return (1 << len(self.names)) - 1


@dataclass(frozen=True, slots=True)
class ReleaseSize:
    """All tables, and what is told with them.

    Attributes:
        tables: in the order of the plan.
        attributes: those that the release tells of.
        groups: names of what is measured, each with a scale of its own.
        sentences: of the statement, as far as they depend on the plan.
        whole: whether the published numbers have no decimals.
        answers: noisy numbers to be drawn.
        records: the most made-up records to be expected beside one for each row counted; None: it makes none.
    """

    tables: tuple[TableSize, ...]
    attributes: tuple[Attribute, ...]
    groups: tuple[str, ...]
    sentences: tuple[str, ...]
    whole: bool
    answers: int
    records: int | None = None

    @property
    def cells(self) -> int:
        """All published numbers but cumulative counts."""
        return sum(table.cells for table in self.tables)

    @property
    def sums(self) -> int:
        """All cumulative counts."""
        return sum(map(sum, (table.sums for table in self.tables)))

    @property
    def used_names(self) -> frozenset[str]:
        """The attributes that occur in a table."""
        return frozenset(name for table in self.tables for name in table.names)

    @property
    def statement_bytes(self) -> int:
        """Bytes of the statement as data: names, labels, and what was measured."""
        labels = sum(len(label.encode("utf-8", "replace")) + 8 for each in self.attributes for label in each.labels)
        return 6000 + labels + sum(len(title) + 70 for title in self.groups) + sum(map(len, self.sentences))

    @property
    def kept_bytes(self) -> int:
        """Bytes that the ledger grows by: what was drawn, and the tables made of it."""
        totals = sum(table.totals for table in self.tables)
        numbers = _BYTES_A_KEPT_NUMBER * (self.cells + self.sums) + _BYTES_AN_ANSWER * self.answers
        return _BYTES_AT_REST + numbers + _BYTES_A_TOTAL * totals + 2 * self.statement_bytes


def release_size(noise_plan: NoisePlan, recovery: Recovery, rules: OutputRules, unit: ProtectedUnit) -> ReleaseSize:
    """Return what a release of the plan will hold."""
    workload, told = noise_plan.workload, told_of(noise_plan)
    letters = [_letters(attribute.labels) for attribute in workload.domain.attributes]
    return ReleaseSize(
        tables=tuple(_table_size(noise_plan, number, letters) for number in range(len(workload.tables))),
        attributes=told,
        groups=tuple(
            noise_group_title(noise_plan, noise_group)
            for noise_group, scale in noise_plan.scaled_groups
            if scale is not None
        ),
        sentences=(*public_facts(told, noise_plan.privacy_terms.neighbours, unit), *ranges_asked(workload)),
        whole=rules.whole_numbers,
        answers=sum(block.n_answers for block in noise_plan.design.blocks),
        records=_most_records(noise_plan, recovery) if rules.has_records(workload) else None,
    )


def _table_size(noise_plan: NoisePlan, number: int, letters: Sequence[float]) -> TableSize:
    domain, table = noise_plan.workload.domain, noise_plan.workload.tables[number]
    cells = noise_plan.workload.cells[number]
    return TableSize(
        names=tuple(domain.names[axis] for axis in table.axes),
        cells=cells,
        letters=sum(letters[axis] for axis in table.axes),
        sums=tuple(_sums(noise_plan, table, cells)),
    )


def _sums(noise_plan: NoisePlan, table: WantedTable, cells: int) -> Iterator[int]:
    for axis in table.ordered:
        attribute = noise_plan.workload.domain.attributes[axis]
        yield cells // attribute.size * attribute.n_ordered


def _letters(labels: Sequence[str]) -> float:
    return sum(len(label.encode("utf-8", "replace")) for label in labels) / len(labels)


def _most_records(noise_plan: NoisePlan, recovery: Recovery) -> int:
    """Return what noise may make of no record at all: the published total is the estimated one."""
    variances = noise_plan.total_variances(recovery, 0)
    return math.ceil(LARGEST_TOTAL * math.sqrt(float(variances.flat[0])))
