"""No float touches a count between the records and the noise: neither in the code nor when it runs."""

from __future__ import annotations

import ast

import numpy as np
import pytest

from core.data.memory_records import MemoryRecords
from core.measuring import measure as door
from core.mechanisms.randomness import SystemBits
from core.planning.budget_split import BudgetSplit
from core.planning.noise_planner import make_noise_plan
from tests.audit.roads import every_road
from tests.core.insides import change_drawn_noise
from tests.house.project_files import ROOT, files, name, tree
from tests.paid import paid

ON_THE_WAY = {
    "apply",
    "finish",
    "count",
    "labels_to_digits",
    "measure",
    "_noises",
    "_signs",
    "walsh_hadamard",
    "_along",
    "_cells",
}
REAL = {"float", "float64", "float32", "mean", "sqrt", "divide", "true_divide", "average"}
PLACES = ["core/linear", "core/data", "core/measuring", "core/workload"]


def on_the_way():
    """Yield (place, function) of all that sees exact counts on their way to the noise."""
    for path in files(*PLACES):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.FunctionDef) and node.name in ON_THE_WAY:
                yield f"{name(path)}: {node.name}", node


def is_real(node) -> bool:
    """Whether a piece of code makes or means a float."""
    word = getattr(node, "id", getattr(node, "attr", None))
    constant = isinstance(node, ast.Constant) and isinstance(node.value, float)
    return constant or isinstance(getattr(node, "op", None), ast.Div) or word in REAL


def test_the_code_on_the_way_knows_no_floats():
    functions = dict(on_the_way())
    assert {place.split(": ")[1] for place in functions} == ON_THE_WAY
    found = [
        (place, ast.unparse(node)) for place, body in functions.items() for node in ast.walk(body) if is_real(node)
    ]
    assert found == [("core/measuring/measure.py: measure", "float")]
    source = (ROOT / "core/measuring/measure.py").read_text(encoding="utf-8")
    assert "float(noise_plan.variances[block])" in source  # the plan's, not the records'


ROADS = [road for road in every_road() if road.at_most == 1]


@pytest.mark.parametrize("road", ROADS, ids=str)
def test_counts_and_noise_are_whole_when_they_meet(road, monkeypatch):
    count, met = MemoryRecords.count, []

    def shown(made):
        met.extend(made)
        return made

    monkeypatch.setattr(MemoryRecords, "count", lambda *given: np.array(count(*given)).view(Whole))
    change_drawn_noise(monkeypatch, shown)
    noise_plan = make_noise_plan(road.workload, road.strategy, BudgetSplit.UNIFORM, road.privacy_terms, road.named)
    measurements = door.measure(noise_plan, road.tables()[0], paid, SystemBits())
    assert {noise.dtype for noise in met} == {np.dtype(np.int64)}
    assert {each.answers.dtype for each in measurements if each is not None} == {np.dtype(np.int64)}


class Whole(np.ndarray):
    """Counts, and all that numpy makes of them: fails as soon as it is not whole."""

    def __array_finalize__(self, _):
        assert self.dtype.kind in "ib", f"{self.dtype} made of counts"


def test_a_count_made_real_is_noticed():
    counts = np.arange(4).view(Whole)
    assert (counts.reshape(2, 2).sum(axis=0) * 3)[0] == 6
    with pytest.raises(AssertionError, match="float64"):
        _ = counts / 2
    with pytest.raises(AssertionError, match="float64"):
        counts.astype(float)
