"""The figures of the paper, and independently computed ones, come out of the command line."""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction

import pytest

from core.front_door import Attribute, Kind, Plan, PrivacyChoice, ReleaseCost, TableChoice, save_plan
from tests.core.commandline.reticent import Reticent
from tests.evaluation_data import document_of, section_v
from tests.oracle.published_figures import FIGURE_1, MEAN_VARIANCES

FAMILIES = section_v("a1")


def compared(plan: Plan, folder) -> dict:
    """What `reticent compare --json` prints for a plan, by strategy, budget and recovery."""
    noise_plan = folder / "figures.reticent"
    save_plan(plan, noise_plan)
    ended = Reticent(folder).run("compare", str(noise_plan), "--json")
    assert ended.status == 0, ended.err
    answer = json.loads(ended.out)
    cells = sum(table["cells"] for table in answer["tables"])
    return {
        (r["strategy"], r["budget"], r["recovery"]): {**r, "mean": r["total_variance"] / cells}
        for r in answer["results"]
        if r["fits"]
    }


def three_attributes(epsilon: Fraction) -> Plan:
    """The paper's first example: tables A and A × B."""
    attributes = tuple(Attribute(name, Kind.CATEGORIES, ("0", "1")) for name in "ABC")
    tables = (TableChoice(("A",)), TableChoice(("A", "B")))
    return Plan(attributes=attributes, tables=tables, privacy=PrivacyChoice(ReleaseCost.pure(epsilon)))


def test_figure_1_with_the_noise_of_the_paper(tmp_path):
    results = compared(three_attributes(Fraction(1)), tmp_path)
    for key, figure in FIGURE_1.items():
        assert results[key]["continuous_total_variance"] == pytest.approx(figure, abs=0.005)


def test_figure_1_where_whole_numbers_are_as_good_as_real_ones(tmp_path):
    epsilon = Fraction(1, 1000)
    results = compared(three_attributes(epsilon), tmp_path)
    for key, figure in FIGURE_1.items():
        assert results[key]["total_variance"] * float(epsilon) ** 2 == pytest.approx(figure, abs=0.005)


@pytest.mark.parametrize("workload", MEAN_VARIANCES)
def test_mean_variance_per_cell_on_nltcs(workload, tmp_path):
    plan = replace(document_of("nltcs.csv"), families=FAMILIES[workload])
    results = compared(plan, tmp_path)
    keys = [("marginals", "uniform"), ("marginals", "optimal"), ("fourier", "uniform"), ("fourier", "optimal")]
    for (strategy, budget), figure in zip(keys, MEAN_VARIANCES[workload], strict=True):
        assert results[strategy, budget, "direct"]["mean"] == pytest.approx(figure, rel=6e-4)
        assert results[strategy, budget, "optimal"]["mean"] <= results[strategy, budget, "direct"]["mean"] * 1.0000001
