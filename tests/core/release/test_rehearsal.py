"""What a rehearsal shows is computed from the unbiased and the published numbers, each where it belongs."""

from __future__ import annotations

import numpy as np
import pytest

from core.planning.noise_plan import Recovery
from core.recovery.output_rules import OutputRules
from core.recovery.pipeline import Recovered
from core.release.publish import publish
from core.release.rehearsal import rehearsed
from tests.core.release.releases import noise_plan, occasion, people, recovered

SHAPE = OutputRules(non_negative=True, whole_numbers=True, coverage=0.95)


@pytest.fixture(scope="module")
def case():
    made = noise_plan()
    runs = [recovered(made, Recovery.LEAST_SQUARES, SHAPE, seed=seed) for seed in range(40)]
    truth = [people().count(marginal).astype(float) for marginal in made.workload.marginals]
    last = publish(made, runs[-1], SHAPE, occasion(rehearsal=True))
    return made, runs, truth, last


def test_titles_and_predictions_are_those_of_the_plan(case):
    rows = rehearsed(*case)
    assert [row.title for row in rows] == ["c × a", "b", "a × b × c"]
    assert [row.predicted for row in rows] == pytest.approx(
        np.sqrt(case[0].cell_variances(Recovery.LEAST_SQUARES)).tolist()
    )


def test_what_is_observed_agrees_with_what_was_predicted(case):
    """40 runs of at least 3 cells, with fixed bits; sampling error is some 10 %."""
    for row in rehearsed(*case):
        assert row.observed == pytest.approx(row.predicted, rel=0.35)


def test_errors_are_computed_from_the_numbers(case):
    made, runs, truth, last = case
    row = rehearsed(made, runs[-1:], truth, last)[0]
    assert row.observed == pytest.approx(np.sqrt(np.mean((runs[-1].unbiased[0] - truth[0]) ** 2)))
    assert row.published == pytest.approx(np.mean(np.abs(runs[-1].published[0] - truth[0])))
    table = last.tables[0]
    assert row.covered == np.mean((table.low <= truth[0].T) & (table.high >= truth[0].T))


def test_a_release_without_error_shows_none(case):
    made, _, truth, _ = case
    right = Recovered(Recovery.LEAST_SQUARES, tuple(truth), tuple(truth), ("",))
    perfect = publish(made, right, SHAPE, occasion(rehearsal=True))
    for row in rehearsed(made, [right, right], truth, perfect):
        assert (row.observed, row.published, row.covered) == (0, 0, 1)
