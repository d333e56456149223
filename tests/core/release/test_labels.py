"""Labels in other words stand where the old ones stood, and no number moves."""

from __future__ import annotations

import numpy as np

from core.domain.bins import bin_of
from core.domain.written_bins import written
from core.release.labels import with_told_labels
from tests.core.release.ranged_releases import planned, released


def test_every_label_is_told_and_no_number_moves():
    made = released(planned())
    told = with_told_labels(made, str.upper)
    short = {
        old: new.upper()
        for each in made.statement.attributes
        for old, new in zip(each.labels, written(each.labels), strict=True)
    }
    for new, old in zip(told.tables, made.tables, strict=True):
        assert new.published.names == old.published.names
        assert new.published.values is old.published.values
        pairs = [(new.published, old.published)]
        pairs += [(one.published, other.published) for one, other in zip(new.cumulative, old.cumulative, strict=True)]
        for one, other in pairs:
            assert one.labels == tuple(tuple(map(short.__getitem__, labels)) for labels in other.labels)
            assert np.array_equal(one.values, other.values)
    labels = [attribute.labels for attribute in made.statement.attributes]
    assert [each.labels for each in told.statement.attributes] == [tuple(map(str.upper, each)) for each in labels]
    assert told.records is made.records


def test_tables_have_short_labels_that_are_still_bins_and_the_statement_keeps_the_edges():
    made = released(planned())
    told = with_told_labels(made, str)
    ages, exact = told.tables[0].published.labels[0], made.tables[0].published.labels[0]
    assert (ages[0], exact[0]) == ("0–8", "0 to under 9")
    assert exact in [attribute.labels for attribute in told.statement.attributes]
    assert list(map(bin_of, ages)) == list(map(bin_of, exact))
    assert told.tables[0].cumulative[0].row_ends == made.tables[0].cumulative[0].row_ends
