"""Labels in other words stand where the old ones stood, and no number moves."""

from __future__ import annotations

import numpy as np

from core.release.labels import with_told_labels
from tests.core.release.ranged_releases import planned, released


def test_every_label_is_told_and_no_number_moves():
    made = released(planned())
    told = with_told_labels(made, str.upper)
    for new, old in zip(told.tables, made.tables, strict=True):
        assert new.published.names == old.published.names
        assert new.published.values is old.published.values
        pairs = [(new.published, old.published)]
        pairs += [(one.published, other.published) for one, other in zip(new.cumulative, old.cumulative, strict=True)]
        for one, other in pairs:
            assert one.labels == tuple(tuple(map(str.upper, labels)) for labels in other.labels)
            assert np.array_equal(one.values, other.values)
    labels = [attribute.labels for attribute in made.statement.attributes]
    assert [each.labels for each in told.statement.attributes] == [tuple(map(str.upper, each)) for each in labels]
    assert told.records is made.records
