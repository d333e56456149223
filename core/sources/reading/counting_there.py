"""Counts of rows that stay where they are: what is asked of their server, and what there is to say of what it found."""

from __future__ import annotations

from array import array
from dataclasses import replace
from typing import Any, cast

import numpy as np

from core.data.count_task import CountTask
from core.data.fingerprints import RowsPrinter
from core.data.label_codes import Unmatched
from core.data.prepared_records import prepared
from core.data.row_sketch import RowSketcher
from core.data.task_sums import UNREADABLE, TaskSums
from core.domain.attribute import Attribute
from core.domain.domain import Domain
from core.errors import FileChangedError, NoRowsError, RefusedContentError, UnplacedCellError
from core.sources.question import FileQuestion
from core.sources.reading.reader import SourceReader
from core.sources.reading.whole_tables import count_task, takes_all
from core.sources.server_source import CountingServer
from core.words import N_

_WHY = {
    UNREADABLE: N_(
        "Error",
        "a value is none that can be read here, such as a date outside the years 1 to 9999. Correct it, or choose the "
        "other columns by a query.",
    ),
    Unmatched.BLANK: N_("Error", "a cell is empty. Fill it, or give the attribute a category for missing values."),
    Unmatched.UNKNOWN_CATEGORY: N_(
        "Error",
        "a value is none of the declared categories. Declare it, merge it into one, or give the attribute an “anything "
        "else” category.",
    ),
    Unmatched.NOT_A_NUMBER: N_(
        "Error",
        "a value is not a number, but the plan declares one. Mend it, check the decimal mark, or give the attribute an "
        "“anything else” category.",
    ),
    Unmatched.NOT_A_DATE: N_(
        "Error",
        "a value is not a date, but the plan declares one. Mend it, or give the attribute an “anything else” category.",
    ),
    Unmatched.AMBIGUOUS_DATE: N_(
        "Error",
        "a date can be read day first or month first. Choose the order of dates on the Data page, or write the dates "
        "like 2024-01-31.",
    ),
    Unmatched.OUTSIDE_EDGES: N_(
        "Error",
        "a value lies outside the declared edges. Widen the edges, or give the attribute an “anything else” category.",
    ),
    Unmatched.UNCERTAIN: N_(
        "Error",
        "an identifier is a number with more digits than are kept. Two people could have the same. Store the "
        "identifiers as text.",
    ),
    Unmatched.NOBODY: N_(
        "Error", "a cell is empty, but says which person the row is about. Fill it, or leave out the row by a query."
    ),
    Unmatched.ERROR_FOR_PERSON: N_(
        "Error",
        "a cell that identifies the person shows an error such as #N/A. Mend it, or leave out the row by a query.",
    ),
}


def counted_there(reader: SourceReader, question: FileQuestion) -> tuple[dict[str, Any], list[array[int]]]:
    """Return the marks of all rows, and the counts: of all that the question names, in one array.

    Where persons are told apart, two: of every attribute by itself in all rows, as `prepared` has it for no marginals,
    then of what the question names in the rows that count.

    Raises:
        UnplacedCellError: if a cell has no label.
        SourceError: if the rows cannot be counted.
    """
    source = cast("CountingServer", reader.grid.source)
    if not takes_all(reader.grid):
        why = N_(
            "Error", "the plan leaves out rows by how they look, which a cluster cannot do. Write a query for that."
        )
        raise RefusedContentError(source.path, why)
    wanted = count_task(reader, question.attributes, question.marginals, question.key)
    wanted = replace(wanted, order=question.order, at_most=question.at_most)
    if question.identifier is None:
        found = _checked(reader, source.counted(wanted))
        return _told(source, wanted, found, found), [array("q", found.counts.tobytes())]
    wanted = replace(wanted, identifier=reader.grid.column(question.identifier))
    every = replace(wanted, marginals=prepared(Domain(question.attributes), ()))
    found = _checked(reader, source.counted(every))
    kept = source.counted_by_person(wanted)
    if kept.printed[1] != found.printed[1]:  # two passes: other rows were written between them
        raise FileChangedError(file=source.path)
    arrays = [array("q", each.counts.tobytes()) for each in (found, kept)]
    return _told(source, wanted, found, kept), arrays


def unmatched_there(reader: SourceReader, source: CountingServer, attribute: Attribute) -> int:
    """Return how many records have no label under an attribute; raises as `counted_there`, but for these."""
    task = count_task(reader, (attribute,), ())
    strangers = source.counted(task).strangers[task.places[0]]
    if strangers[UNREADABLE]:
        raise _error(reader, task.places[0], UNREADABLE)
    return int(strangers.sum())


def _told(source: CountingServer, task: CountTask, every: TaskSums, printed: TaskSums) -> dict[str, Any]:
    """Return by what a ledger knows the rows again, and the rest that there is to say of them."""
    told = {"sketch": "", "rows": "", "when": source.when, "most": printed.most}
    if not task.key:
        return told
    key = bytes.fromhex(task.key)
    sketcher, printer = RowSketcher(task.names, task.marks, key, task.identifier), RowsPrinter(key)
    sketcher.take_parts(every.sketch)
    printer.take_summed(*printed.printed)
    return {**told, "sketch": sketcher.sketch().text, "rows": printer.text()}


def _checked(reader: SourceReader, found: TaskSums) -> TaskSums:
    """Return what was found, if every cell has a label and there are rows."""
    columns, reasons = np.nonzero(found.strangers)
    if len(columns):
        raise _error(reader, int(columns[0]), int(reasons[0]))
    source = reader.grid.source
    if not found.printed[1]:
        raise NoRowsError(file=source.path, sheet=source.sheet_words, row=reader.grid.header_row)
    return found


def _error(reader: SourceReader, column: int, reason: int) -> UnplacedCellError:
    source, why = reader.grid.source, UNREADABLE if reason == UNREADABLE else Unmatched(-reason)
    return UnplacedCellError(source.path, source.sheet_words, reader.grid.place(column), _WHY[why])
