"""How many people have each label: everybody is counted once a label, however many rows of theirs say it."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from core.data.memory_records import MemoryRecords
from core.data.private_records import PrivateRecords
from core.domain.marginal import Marginal


def label_people(records: PrivateRecords, axis: int) -> Mapping[str, int]:
    """Return the number of people with each label of an attribute; of rows, where every row is protected by itself.

    Args:
        records: with the rows that count; of an attribute without a list, the labels are the texts of its column.
        axis: place of the attribute.

    Privacy:
        Exact counts, which never leave `core.selection`. A person with k rows is counted for at most k labels.
    """
    labels = records.domain.attributes[axis].labels
    counts = records.count(Marginal((axis,)))
    if isinstance(records, MemoryRecords):
        labels = records.texts.get(axis, labels)
        if records.whose is not None:
            codes = records.codes[axis].astype(np.int64)
            pairs = np.unique(records.whose * len(labels) + codes)
            counts = np.bincount(pairs % len(labels), minlength=len(labels))
    return dict(zip(labels, counts.tolist(), strict=True))
