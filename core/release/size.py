"""Size of a release, computed from the noise plan before anything is read, charged or drawn."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from core.domain.attribute import Attribute
from core.domain.reading_layout import ProtectedUnit
from core.planning.noise_plan import NoisePlan, Recovery, noise_group_title
from core.recovery.output_rules import OutputRules
from core.release.statement import public_sentences, range_sentences, stated_attributes
from core.workload.workload import WantedTable

LARGEST_TOTAL = 12.0
"""Standard deviations that bound the noise of a total, except in one release of a hundred thousand. A smaller value
would start releases whose made-up records then do not fit the disk."""

# Bytes that the ledger grows by, an upper bound: answers are kept as int64, tables as text, compressed at worst not at
# all. Too small values would let a release be charged that the disk cannot keep; too large ones refuse it needlessly.
_BYTES_AN_ANSWER = 8
_BYTES_A_KEPT_NUMBER = 42
_BYTES_A_TOTAL = 150
_BYTES_AT_REST = 16_000


@dataclass(frozen=True, slots=True)
class TableSize:
    """One table to be published.

    Attributes:
        names: of its attributes, in the order of the plan's table.
        cells: number of cells.
        letters: mean bytes of the labels of one cell.
        sums: number of cumulative counts along each attribute with ranges or prefixes.
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
        """The number of kinds of totals, one per proper subset of the attributes, each with an error of its own."""
        return (1 << len(self.names)) - 1


@dataclass(frozen=True, slots=True)
class ReleaseSize:
    """Sizes of all tables, and of the statement.

    Attributes:
        tables: in the order of the plan.
        attributes: those that the statement names.
        groups: titles of the noise groups, each with a scale of its own.
        sentences: those of the statement that depend on the plan.
        whole: whether the published numbers have no decimals.
        answers: number of noisy answers.
        records: bound of the made-up records besides one per counted row; None: the release makes no records.
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
        # 6,000 bytes for the fixed sentences and keys of a statement, 70 for the scale and charges of a noise group.
        labels = sum(len(label.encode("utf-8", "replace")) + 8 for each in self.attributes for label in each.labels)
        return 6000 + labels + sum(len(title) + 70 for title in self.groups) + sum(map(len, self.sentences))

    @property
    def kept_bytes(self) -> int:
        """Bytes that the ledger grows by: noisy answers and tables."""
        totals = sum(table.totals for table in self.tables)
        numbers = _BYTES_A_KEPT_NUMBER * (self.cells + self.sums) + _BYTES_AN_ANSWER * self.answers
        return _BYTES_AT_REST + numbers + _BYTES_A_TOTAL * totals + 2 * self.statement_bytes


def release_size(
    noise_plan: NoisePlan, recovery: Recovery, rules: OutputRules, unit: ProtectedUnit, said: Sequence[str] = ()
) -> ReleaseSize:
    """Return the size of a release of the noise plan; `said` are the texts of the owner's publication."""
    workload, attributes = noise_plan.workload, stated_attributes(noise_plan)
    public = public_sentences(attributes, noise_plan.privacy_terms.neighbours, unit)
    # Mean lengths: every label occurs in equally many cells of a table.
    letters = [_letters(attribute.labels) for attribute in workload.domain.attributes]
    return ReleaseSize(
        tables=tuple(_table_size(noise_plan, number, letters) for number in range(len(workload.tables))),
        attributes=attributes,
        groups=tuple(
            noise_group_title(noise_plan, noise_group)
            for noise_group, scale in noise_plan.scaled_groups
            if scale is not None
        ),
        sentences=(*public, *range_sentences(workload), *said),
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
        yield cells // attribute.size * attribute.n_ordered  # labels without an order are not cumulated


def _letters(labels: Sequence[str]) -> float:
    return sum(len(label.encode("utf-8", "replace")) for label in labels) / len(labels)


def _most_records(noise_plan: NoisePlan, recovery: Recovery) -> int:
    """Return a bound of the records made by noise alone: their number is the published total."""
    variances = noise_plan.total_variances(recovery, 0)
    return math.ceil(LARGEST_TOTAL * math.sqrt(float(variances.flat[0])))
