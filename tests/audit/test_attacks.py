"""Known attacks on releases, one test each; those that a planted fault stands for are also in `faults.py`."""

from __future__ import annotations

import inspect
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

from core import front_door
from core.data.memory_records import MemoryRecords
from core.errors import UnknownCategoryError
from core.measuring.measure import measure
from core.mechanisms.power_law import PowerLaw
from core.mechanisms.randomness import SystemBits
from core.planning.budget_split import BudgetSplit
from core.planning.noise_planner import make_noise_plan
from core.privacy.ledger import DatasetBudget, Ledger
from core.privacy.release_cost import ReleaseCost
from core.recovery.pipeline import recover
from core.session.planned_release import choose
from tests.audit import outcomes
from tests.audit.events import grain
from tests.audit.roads import Road, every_road
from tests.paid import paid

CELLS = Road("marginals", ReleaseCost.pure(1), sizes=(3, 2), wanted=((0, 1), (1,)))
HEADERS = "a,b"


def answers(road, table, bits=None):
    noise_plan = make_noise_plan(road.workload, road.strategy, BudgetSplit.UNIFORM, road.privacy_terms, road.named)
    return [m for m in measure(noise_plan, table, paid, bits or SystemBits()) if m is not None]


@pytest.fixture
def released(tmp_path):
    """A whole release of the rows given, from a file."""
    ledger = Ledger(tmp_path / "ledger.sqlite")

    def release(rows, **changes):
        (tmp_path / "people.csv").write_text("\n".join([HEADERS, *rows]) + "\n", encoding="utf-8")
        noise_plan = replace(outcomes.plan(CELLS), **changes)
        return front_door.release(
            front_door.ReleaseRequest(
                front_door.plan_release(noise_plan), tmp_path, "audit", DatasetBudget(Fraction(100))
            ),
            ledger,
        )

    return release


@pytest.mark.parametrize("road", [road for road in every_road() if road.at_most == 1], ids=str)
def test_low_digits_tell_nothing(road):
    """Mironov (CCS 2012): answers are whole, so their last digit is in the same place whatever the count."""
    for table in road.tables():
        for each in answers(road, table):
            assert grain(each.answers.astype(float).reshape(1, -1)).max() == 0
            assert grain(each.answers.astype(float).reshape(1, -1)).min() == 0


def test_no_time_is_told(released):
    """Jin et al. (2022): how long draws took would tell how large they were; a release has a date, to the second."""
    made = released(["a0,b0", "a1,b1"])
    assert "." not in made.statement.date
    assert not [field for field in type(made.statement).__dataclass_fields__ if "second" in field or "time" in field]


def test_each_answer_is_drawn_once():
    """Two draws for one charge could be averaged."""
    drawn = []
    draw = PowerLaw.draw
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(PowerLaw, "draw", lambda law, size, bits: drawn.append(size) or draw(law, size, bits))
        made = answers(CELLS, CELLS.tables()[0])
    assert drawn == [len(each.answers) for each in made]


def test_the_order_of_rows_changes_no_count():
    """Casacuberta et al. (CCS 2022): sums of floats depend on the order, and then neighbours are further apart."""
    generator = np.random.default_rng(3)
    columns = [generator.integers(0, n, 5000).astype(np.uint8) for n in CELLS.sizes]
    order = generator.permutation(5000)
    domain = CELLS.workload.domain
    first, second = (MemoryRecords(domain, tuple(c[o] for c in columns)) for o in (slice(None), order))
    for marginal in CELLS.workload.marginals:
        assert (first.count(marginal) == second.count(marginal)).all()
        assert first.count(marginal).dtype == np.int64


@pytest.mark.parametrize("seen", [255, 256, 65_535, 65_536])
def test_counts_do_not_overflow_with_the_type_of_the_codes(seen):
    """Casacuberta et al. (CCS 2022): a count that wraps around is off by far more than one."""
    table = MemoryRecords(CELLS.workload.domain, tuple(np.zeros(seen, dtype=np.uint8) for _ in CELLS.sizes))
    assert [table.count(marginal).max() for marginal in CELLS.workload.marginals] == [seen, seen]


def test_two_releases_of_the_same_file_share_no_noise():
    """A process that is forked, or resumed from a snapshot, must not repeat its draws; see also `test_randomness`."""
    road = replace(CELLS, budget=ReleaseCost.pure(Fraction(1, 10**6)))
    first, second = (np.concatenate([m.answers for m in answers(road, road.tables()[0])]) for _ in range(2))
    assert (first != second).all()
    assert not [name for name in vars(SystemBits()) if name]


def test_empty_cells_get_noise_too():
    """At that ε an answer is 0 by chance once in 10⁸."""
    nobody = MemoryRecords(CELLS.workload.domain, tuple(np.zeros(0, dtype=np.uint8) for _ in CELLS.sizes))
    road = replace(CELLS, budget=ReleaseCost.pure(Fraction(1, 10**8)))
    assert all(each.answers.all() for each in answers(road, nobody))


def test_the_labels_published_are_those_of_the_plan(released):
    made = released(["a0,b0"])
    assert [table.published.values.shape for table in made.tables] == [(3, 2), (2,)]


def test_a_label_that_the_plan_does_not_know_is_refused_before_the_charge(released, tmp_path):
    with pytest.raises(UnknownCategoryError):
        released(["a0,b0", "a7,b0"])
    assert not Ledger(tmp_path / "ledger.sqlite").history("audit")


def test_statements_of_neighbours_are_the_same(released):
    """No number of rows, no message, no size tells one from the other."""
    said = [released(rows).statement for rows in (["a0,b0"] * 9, ["a0,b0"] * 8, ["a2,b1"])]
    assert len({repr(replace(each, date="", reference="", seal="")) for each in said}) == 1


def test_intervals_are_as_wide_for_neighbours(released):
    widths = {table.half_width for rows in (["a0,b0"] * 9, ["a2,b1"]) for table in released(rows).tables[:1]}
    assert len(widths) == 1


def test_post_processing_sees_nothing_but_noisy_answers():
    """The import contracts keep records out of core.recovery; here: nothing it is given could hold any."""
    taken = inspect.get_annotations(recover)
    assert list(taken) == ["noise_plan", "measurements", "recovery", "rules", "return"]
    for table in CELLS.tables():
        held = answers(CELLS, table)
        assert {name for each in held for name in each.__slots__} == {"queries", "answers", "variance"}


def test_the_strategy_is_chosen_without_the_data(tmp_path):
    """Choosing by the records would have to be charged; there is no file, and the choice is made."""
    noise_plan = replace(outcomes.plan(CELLS), source=str(tmp_path / "nowhere.csv"))
    noise_plan = replace(noise_plan, strategy=replace(noise_plan.strategy, name="recommended"))
    assert choose(noise_plan) == choose(noise_plan)
    assert front_door.compare(noise_plan).recommended.strategy
