"""Cumulative counts and ranges of released tables are sums of what is published, with errors of their own."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from core.domain.contingency_table import ContingencyTable
from core.recovery.output_rules import OutputRules
from core.release.cumulative import UpTo
from core.release.statement import range_sentences
from tests.core.release.ranged_releases import TIDY, UNBIASED, WORKLOAD, people, planned, released


@pytest.fixture(scope="module", params=["hierarchy", "wavelet", "marginals", "joint"])
def release(request):
    return released(planned(request.param))


def test_they_are_sums_of_the_published_numbers(release):
    crossed, _, alone = release.tables
    (counts,) = crossed.cumulative
    assert counts.name == "age"
    assert counts.published.names == ("age", "sex")
    assert counts.published.labels[0] == crossed.published.labels[0][:-1]  # "not stated" is in no order
    assert counts.published.values.tolist() == crossed.published.values[:-1].cumsum(axis=0).tolist()
    assert alone.cumulative[0].published.values[-1] == alone.published.values[:-1].sum()


def test_intervals_hold_what_is_published(release):
    for table in release.tables:
        for counts in table.cumulative:
            assert (counts.low <= counts.published.values).all()
            assert (counts.published.values <= counts.high).all()
            assert (counts.half_width > 1.9 * counts.standard_deviation).all()


def test_a_row_goes_up_to_the_edge_of_its_bin(release):
    (counts,) = release.tables[2].cumulative
    assert counts.row_ends[:2] == (UpTo("9", under=True), UpTo("18", under=True))
    assert counts.row_ends[-1] == UpTo("99", under=False)  # the last bin is closed


@pytest.mark.parametrize(
    "labels", [("low", "high"), ("0 to under 9", "low"), ("9 to under 18", "0 to under 9"), ("0 to 4", "5 to 9")]
)
def test_labels_that_are_no_bins_in_a_row_stand_for_themselves(release, labels):
    (counts,) = release.tables[2].cumulative
    published = ContingencyTable(("age",), (labels,), np.zeros(2))
    assert replace(counts, published=published).row_ends == tuple(UpTo(label, under=False) for label in labels)


def test_the_interval_of_a_sum_is_read_beside_it(release):
    (counts,) = release.tables[0].cumulative
    assert counts.interval(3, 1) == (counts.low[3, 1], counts.high[3, 1])


def test_tables_without_ranges_have_neither(release):
    sex = release.tables[1]
    assert sex.cumulative == ()
    with pytest.raises(ValueError, match="not asked for ranges"):
        sex.range_sum({"sex": (0, 0)})


def test_a_range_is_told_with_its_own_error(release):
    table = release.tables[0]
    (counts,) = table.cumulative
    found = table.range_sum({"age": (0, 4), "sex": (1, 1)})
    assert found.value == counts.published.values[4, 1]
    assert found.standard_deviation == pytest.approx(counts.standard_deviation[4, 1])
    assert found.half_width == pytest.approx(counts.half_width[4, 1])
    moved = abs(found.value - table.estimates[:5, 1].sum())
    assert moved > 0
    assert found.half_width > moved


def test_a_single_label_and_everything(release):
    table = release.tables[0]
    one = table.range_sum({"age": (3, 3), "sex": (0, 0)})
    assert one.standard_deviation == pytest.approx(table.standard_deviation[3, 0])
    everything = table.range_sum({})
    assert everything.value == table.published.values.sum()
    assert everything.standard_deviation == pytest.approx(table.margin(()).standard_deviation)
    women = table.range_sum({"sex": (0, 0)})
    assert women.standard_deviation == pytest.approx(table.margin(("sex",)).standard_deviation)


@pytest.mark.parametrize("span", [(-1, 2), (3, 2), (0, 12)])
def test_a_range_outside_the_labels_is_refused(release, span):
    with pytest.raises(ValueError, match="one label to the same or a later one"):
        release.tables[0].range_sum({"age": span})


def test_the_statement_names_the_ranges(release):
    lines = [
        "The table age × sex is made for sums over ranges of age.",
        "The table age is made for cumulative counts of age.",
    ]
    assert list(range_sentences(WORKLOAD)) == lines
    assert set(lines) <= set(release.statement.lines)


def test_unbiased_tables_agree_on_what_they_share():
    tables = released(planned(), UNBIASED).tables
    crossed, sex, age = (table.published.values for table in tables)
    assert crossed.sum(axis=0) == pytest.approx(sex)
    assert crossed.sum(axis=1) == pytest.approx(age)


@pytest.mark.parametrize("shape", [TIDY, UNBIASED], ids=["tidy", "unbiased"])
def test_intervals_of_ranges_hold_at_least_what_they_claim(shape):
    """300 releases: at five standard errors the alarm is false in fewer than one of a million runs."""
    noise_plan, truth = planned(), people().count(WORKLOAD.marginals[0]).T
    wide = OutputRules(shape.non_negative, shape.whole_numbers, 0.9)
    held = []
    for seed in range(300):
        (counts,) = released(noise_plan, wide, seed).tables[0].cumulative
        exact = truth[:-1].cumsum(axis=0)
        held.append(np.mean((counts.low <= exact) & (exact <= counts.high)))
    assert np.mean(held) >= 0.9 - 5 * np.std(held) / np.sqrt(len(held))
