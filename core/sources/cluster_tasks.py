"""What the tasks of a cluster do with Arrow batches of rows: count where the rows are, and tell no value of any.

Logs and events of the whole cluster repeat the words of a task that fails, and perhaps a row. So a cell without a label
is no failure but a number among others, and whatever else goes wrong is one fixed sentence.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from core.arrays import Counts, Words64
from core.data.count_task import CountTask
from core.data.distinct_columns import DistinctColumn
from core.data.fingerprints import label_hashes, row_hashes
from core.data.person_hashes import person_hashes
from core.data.piece_counter import PieceCounter
from core.data.sorted_persons import PersonRows, SortedPersons
from core.data.task_sums import UNREADABLE, FoundNumbers, TaskSums
from core.serial import Reader, Writer
from core.sources.distinct_cells import distinct_column

FOUND = "part long, place long, number long"
"""Columns of what a task has found, as SQL writes them."""
SORTED_BY = ("person0", "person1", "row")
"""By what rows of codes are sorted; the first two tell persons apart."""
STOPPED = "Reticent: a task stopped. Its own words might quote a row, and are kept back."
_NOTHING_TOLD = Reader({})
Batches = Iterator[Any]
"""Record batches; the library has no types."""


def written(task: CountTask) -> str:
    """Return a task as text, to be sent to where the rows are."""
    return json.dumps(Writer().fields(task))


def counted(text: str, batches: Batches) -> Batches:
    """Yield what is found of some rows of the table."""
    return _kept_back(_counted, text, batches)


def coded(text: str, batches: Batches) -> Batches:
    """Yield some rows as hashes and codes, of which `bounded` makes counts; rows without a code are left out."""
    return _kept_back(_coded, text, batches)


def bounded(text: str, batches: Batches) -> Batches:
    """Yield what is found of all rows of some persons, as `coded` yields them, sorted by person and row."""
    return _kept_back(_bounded, text, batches)


def coded_columns(task: CountTask) -> tuple[str, ...]:
    """Return the columns of what `coded` yields, the first of which rows are sorted by."""
    return *SORTED_BY, "print", *(f"code{axis}" for axis in range(len(task.attributes)))


def _kept_back(step: Callable[[CountTask, Batches], Batches], text: str, batches: Batches) -> Batches:
    try:
        yield from step(_NOTHING_TOLD.value(CountTask, json.loads(text)), batches)
    # Whatever it is: the cluster writes down what a task died of, and shows it to others.
    except Exception:  # noqa: BLE001
        raise RuntimeError(STOPPED) from None


def _counted(task: CountTask, batches: Batches) -> Batches:
    pieces, sums = PieceCounter(task), TaskSums(task)
    for columns in _read(batches, sums.strangers):
        tables = pieces.tables(columns)
        _tell_strangers(task, columns, tables, sums.strangers)
        if not sums.strangers.any():  # with one, nothing is released: further counts are for nobody
            pieces.take(columns, tables)
    sums.take_counts(pieces.counter)
    sums.tell_printed(*pieces.printer.summed)
    if pieces.sketcher is not None and pieces.printer.summed[1]:
        sums.take_sketch(pieces.sketcher)
    yield _batch(sums.found()._asdict())


def _coded(task: CountTask, batches: Batches) -> Batches:
    pieces, key, order = PieceCounter(task), bytes.fromhex(task.key), bytes.fromhex(task.order)
    by_key, by_order = _label_hashes(task, key) if key else [], _label_hashes(task, order)
    for columns in _read(batches, TaskSums(task).strangers):
        tables = pieces.tables(columns)
        codes = [table.take(columns[place].places) for table, place in zip(tables, task.places, strict=True)]
        identifiers = columns[task.identifier or 0]
        hashes, why = person_hashes(identifiers.cells, order)
        fits = (np.array(codes) >= 0).all(axis=0) & (why[identifiers.places] == 0)
        codes = [each[fits] for each in codes]
        persons, own = hashes[:, identifiers.places[fits]], row_hashes(_summed(by_order, codes), order)
        prints = row_hashes(_summed(by_key, codes), key) if key else np.zeros_like(own)
        words = (each.view(np.int64) for each in (*map(np.ascontiguousarray, persons), own, prints))
        narrow = (each.astype(np.int32) for each in codes)
        yield _batch(dict(zip(coded_columns(task), (*words, *narrow), strict=True)))


def _bounded(task: CountTask, batches: Batches) -> Batches:
    persons, sums = SortedPersons(task), TaskSums(task)
    for batch in batches:
        if batch.num_rows:
            arrays = [column.to_numpy() for column in batch.columns]
            first, second, own, prints = (each.view(np.uint64) for each in arrays[:4])
            persons.take(PersonRows(np.stack([first, second]), own, prints, np.stack(arrays[4:]).astype(np.uint32)))
    persons.finish()
    sums.take_counts(persons.counter)
    sums.tell_printed(*persons.printer.summed)
    sums.tell_most(persons.most)
    yield _batch(sums.found()._asdict())


def _read(batches: Batches, strangers: Counts) -> Iterator[list[DistinctColumn]]:
    """Yield the columns of each batch that can be read whole; of others, note the columns that cannot."""
    import pyarrow as pa  # noqa: PLC0415  only where there are such rows

    for batch in batches:
        columns: list[DistinctColumn] = []
        for place, column in enumerate(batch.columns if batch.num_rows else ()):
            try:
                columns.append(distinct_column(column))
            except (pa.ArrowException, ValueError, OverflowError):
                strangers[place, UNREADABLE] += 1
        if columns and len(columns) == batch.num_columns:
            yield columns


def _tell_strangers(
    task: CountTask, columns: Sequence[DistinctColumn], tables: Sequence[Counts], strangers: Counts
) -> None:
    """Add up the rows whose cells have no label, or name nobody, by column and reason."""
    looked_at = [(place, table) for place, table in zip(task.places, tables, strict=True)]
    if task.identifier is not None:
        _, why = person_hashes(columns[task.identifier].cells, b"")
        looked_at.append((task.identifier, why))
    for place, reasons in looked_at:
        if reasons.min(initial=0) < 0:
            times = np.bincount(columns[place].places, minlength=len(reasons))
            strange = np.flatnonzero(reasons < 0)
            np.add.at(strangers[place], -reasons[strange], times[strange])


def _label_hashes(task: CountTask, key: bytes) -> list[Words64]:
    return [label_hashes(attribute.name, attribute.labels, key) for attribute in task.attributes]


def _summed(hashes: Sequence[Words64], codes: Sequence[Counts]) -> Words64:
    """Return the sum of the hashes of the labels of each row."""
    sums = np.zeros(len(codes[0]), dtype=np.uint64)
    for table, own in zip(hashes, codes, strict=True):
        sums += table[own]
    return sums


def _batch(columns: dict[str, Any]) -> Any:  # noqa: ANN401  the library has no types
    import pyarrow as pa  # noqa: PLC0415  only where there are such rows

    return pa.RecordBatch.from_arrays([pa.array(each) for each in columns.values()], names=[*columns])


def found_numbers(table: Any) -> FoundNumbers:  # noqa: ANN401  the library has no types
    """Return what tasks have found, from a table of what they yielded."""
    return FoundNumbers(*(table.column(name).to_numpy() for name in FoundNumbers._fields))
