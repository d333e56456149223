"""A cluster without a cluster: its tasks, one after the other in this process, and what is between them."""

from __future__ import annotations

import pyarrow as pa

from core.data.task_sums import TaskSums
from core.sources import cluster_tasks


def counted_sums(task, parts):
    """Return what tasks find of the parts of a table."""
    return _summed(task, [cluster_tasks.counted(cluster_tasks.written(task), _batches(part)) for part in parts])


def bounded_sums(task, parts, n_tasks=1, batch=7000):
    """Return what tasks find of the rows that are kept, brought together by their persons for so many tasks."""
    text = cluster_tasks.written(task)
    coded = pa.Table.from_batches([each for part in parts for each in cluster_tasks.coded(text, _batches(part, batch))])
    order = [(name, "ascending") for name in cluster_tasks.SORTED_BY]
    whose = coded.column("person0").to_numpy() % n_tasks
    together = [coded.filter(whose == n).sort_by(order) for n in range(n_tasks)]
    return _summed(task, [cluster_tasks.bounded(text, _batches(each, batch)) for each in together])


def _batches(table, rows=500):
    return iter(table.combine_chunks().to_batches(rows))


def _summed(task, yielded):
    sums = TaskSums(task)
    for batches in yielded:
        sums.take(cluster_tasks.found_numbers(pa.Table.from_batches(list(batches))))
    return sums
