"""Tables of a Spark cluster: counted there by tasks, while no more than a sample for a first look comes from it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from core.data.raw_cells import Cell
from core.domain.location import DatabaseAddress
from core.errors import DamagedDataFileError, RefusedContentError
from core.patterns import pattern_of
from core.sources.arrow_source import ArrowSource
from core.sources.formats.databases.chosen_table import part_of, query_fault, table_words
from core.sources.server_source import CountingServer, register_server
from core.sources.source import CHUNK_ROWS, Problem
from core.words import N_

if TYPE_CHECKING:
    from core.data.count_task import CountTask
    from core.data.task_sums import TaskSums

_FIRST_ROWS = 2 * CHUNK_ROWS
"""Rows of a first look: those that are shown, and those in which marks of numbers are looked for."""
_SAMPLED_ROWS = 1 << 16
"""Rows from which columns are described, at most; they are in the memory of this computer while they are."""
_OF_NOW = frozenset(
    (
        *("tablesample", "current_date", "current_timestamp", "current_time", "localtimestamp"),
        *("current_user", "session_user"),
    )
)
"""Words that give other rows another time, or to another user."""
_CALLED_OF_NOW = frozenset(("now", "curdate", "unix_timestamp", "user", "current_timezone", "shuffle"))
"""Functions that do, though Spark calls most of them steady."""
_RUNS = frozenset(("java_method", "reflect", "try_reflect"))
"""Functions that run whatever they are told to."""
_SCRIPTS = frozenset(("transform", "map", "reduce"))
"""Words that hand rows to a program, with USING further on. Nothing less is refused: a string may be written in ways
that no pattern knows, and these words have no other spelling."""
_FILES = pattern_of(r"\b(?:json|csv|xml|text)\s*\.\s*`", re.IGNORECASE)
"""Files in place of a table: types of their columns are found in their rows, of which one more can change them."""
_NAMING = "identifier"
"""A function that makes any name out of texts."""
_CALL = pattern_of(r"\w+(?=`?\s*\()")
_COMMENT = pattern_of(r"/\*.*?\*/|--[^\n]*", re.DOTALL)


@register_server("spark")
class Spark(CountingServer, ArrowSource):
    """A table, a view or a query of a cluster."""

    key = "spark"
    words = N_("Error", "a table of a Spark cluster")
    limits_memory = False

    def open(self) -> None:
        """Start a session, choose the table, and ask what its columns are."""
        from core.sources.formats.databases.spark_link import SparkLink  # noqa: PLC0415  needs arrays, as no preview does

        address = DatabaseAddress.of(self.path)
        query, table = self.layout.query, None
        self._link = SparkLink(address)
        self.when = f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S} UTC"
        if query is not None:
            self._check(query)
            self._link.choose(part_of(query.strip().rstrip(";")))
        else:
            table = self._chosen_table(address)
            self._link.choose_table(table, self.sheets)
        if not self._link.is_steady:
            raise query_fault(self.path, N_("Error", "it gives other rows each time"))
        self._n_records = -1
        self._taken: dict[int, Any] = {}
        self.take_schema(self._link.schema)
        self.fill(sheet=table)

    def counted(self, task: CountTask) -> TaskSums:
        """Return what tasks find of all rows."""
        return self._link.counted(task, self._places)

    def counted_by_person(self, task: CountTask) -> TaskSums:
        """Return what tasks find of all rows, those of a person brought together as hashes and codes."""
        return self._link.counted_by_person(task, self._places)

    def batches(self, rows: int = CHUNK_ROWS, *, encoded: bool = False) -> Iterable[Any]:  # noqa: ARG002  as they are
        """Return the rows of a first look, or of the sample; none where they stay where they are."""
        if not self.access.wants_rows:
            return ()
        most = _SAMPLED_ROWS if self.samples else _FIRST_ROWS
        if most not in self._taken:
            n_records = self.n_rows() - 1 if self.samples else 0
            self._taken[most] = self._link.some_rows(self._places, most, n_records)
        batches: list[Any] = self._taken[most].rename_columns(self._names).to_batches(rows)
        return batches

    @property
    def sheet_words(self) -> str:
        """The table or the query, as error messages want it."""
        return table_words(self.layout)

    def n_rows(self) -> int:
        """Return the number of records, and one for the names."""
        if self._n_records < 0:
            self._n_records = self._link.n_rows()
        return self._n_records + 1

    def n_known(self) -> int:
        """Return 0: a cluster counts its rows by reading them, once more before each release."""
        return 0

    def part_done(self) -> float:
        """Return 0: it is not known how far tasks have come."""
        return 0.0

    def last(self, n: int) -> list[Sequence[Cell]]:  # noqa: ARG002  as of any source
        """Return no rows: those of a table have no order."""
        return []

    def problems(self) -> list[Problem]:
        """Say which columns are left out, and from how many rows the others are described."""
        sampled = N_(
            "Source",
            "The table has {n:,} rows, which stay in the cluster. Its columns are described from {some:,} of them, "
            "drawn by chance. Rare values may be missing from the lists that are proposed. A release counts every row, "
            "and refuses one without a label: complete the lists, or count other values together.",
        )
        n_records = self.n_rows() - 1
        is_some = n_records > _SAMPLED_ROWS
        told = [Problem(sampled.format(n=n_records, some=_SAMPLED_ROWS))] if is_some else []
        return [*super().problems(), *told]

    def damaged(self) -> DamagedDataFileError:
        """Return the error for rows in a form that nobody knows."""
        return DamagedDataFileError(self.path)

    def _every(self) -> int:
        """Return 1: what has come is the sample."""
        return 1

    def _chosen_table(self, address: DatabaseAddress) -> str:
        """Return the table to read: the one that is wanted, else that of the address, else the first of all."""
        named = self.layout.sheet or address.table
        found = self._link.tables()
        if not (found or named):
            why = N_(
                "Error",
                "the cluster lists no table. Name one in the address, such as spark://host:port/catalog.table, or "
                "write a query.",
            )
            raise RefusedContentError(self.path, why)
        table = named or found[0]
        self._check_kept(table)
        self.sheets = tuple(dict.fromkeys((*found, table)))
        return table

    def _check(self, query: str) -> None:
        """Refuse a query that may give other rows each time, or run a program; Spark refuses what is no query."""
        words = {word.lower() for word in re.findall(r"\w+", query)}
        # With comments and without: what looks like one may be part of a text.
        called = {word.lower() for text in (query, _COMMENT.sub(" ", query)) for word in _CALL.findall(text)}
        used = sorted((_OF_NOW & words) | (_CALLED_OF_NOW & called))
        if used:
            raise query_fault(self.path, N_("Error", "“{name}” gives other rows each time").format(name=used[0]))
        if ("using" in words and _SCRIPTS & words) or (_RUNS | {_NAMING}) & called:
            raise query_fault(self.path, N_("Error", "it may run a program"))
        self._check_kept(query)

    def _check_kept(self, text: str) -> None:
        """Make sure that a query, or the name of a table, leads to tables, whose types are kept with them."""
        if _FILES.search(_COMMENT.sub(" ", text)) or _FILES.search(text):
            why = N_(
                "Error",
                "it reads files whose types are found in their rows, so that one row could change others. Make a table "
                "of them.",
            )
            raise RefusedContentError(self.path, why)
