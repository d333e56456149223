"""What an adversary sees: the shipped path run again and again, each run as one row of numbers.

From bounding the rows of a person through planning, counting, noise and plain recovery to the published tables these
are the program's own functions. What `core.session.release` does around them, reading a file and charging the ledger,
costs a thousand times as much and draws no noise; `releases` goes through all of it but the file, for fewer runs.
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import numpy as np

from core import front_door
from core.data import bound_rows
from core.data.prepared_records import PreparedRecords, prepared
from core.domain.reading_layout import ProtectedUnit, ReadingLayout
from core.errors import EngineError
from core.measuring import measure as door
from core.mechanisms.randomness import SystemBits
from core.privacy.ledger import DatasetBudget, Ledger
from core.project.plan import OutputChoice, Plan, PrivacyChoice, StrategyChoice, TableChoice
from core.recovery import pipeline
from core.recovery.output_rules import OutputRules
from core.sources.asking import records
from tests.paid import paid

AS_THEY_ARE = OutputRules(non_negative=False, whole_numbers=False, coverage=0.95)
NOTHING_SEEN = -1e12
"""Stands where a run shows no number, because it was refused or shows fewer."""
FRESH_LEDGER = 100
"""Releases after which another ledger is begun: each charge reads those before."""


def runs(road, table, times) -> np.ndarray:
    """Return measured answers and published numbers, one run per row."""
    noise_plan = road.noise_plan
    return as_rows([_run(road, noise_plan, table) for _ in range(times)])


def _run(road, noise_plan, table):
    try:
        bits = SystemBits()
        private = bound_rows.bounded(table, road.at_most, bits)
        answers = door.measure(noise_plan, private, paid, bits)
        tables = pipeline.recover(noise_plan, answers, road.recovery, AS_THEY_ARE).published
    except (EngineError, ArithmeticError, ValueError):
        return np.zeros(0)
    seen = [answer.answers for answer in answers if answer is not None]
    return np.concatenate([np.ravel(each) for each in (*seen, *tables)])


def releases(road, table, times, folder) -> np.ndarray:
    """Return published numbers and every number in the statement, of whole releases with a ledger in `folder`."""
    reading, counting = records.read_rows, records.count_rows
    records.read_rows, records.count_rows = lambda *_: table, lambda _, marginals: _passed_by(table, marginals)
    try:
        ledgers = [Ledger(folder / f"{number}.sqlite") for number in range(-(-times // FRESH_LEDGER))]
        return as_rows([_release(road, ledgers[number // FRESH_LEDGER]) for number in range(times)])
    finally:
        records.read_rows, records.count_rows = reading, counting


def _passed_by(table, marginals):
    """Return what one pass through the rows would keep of them."""
    kept = prepared(table.domain, marginals)
    return PreparedRecords(table.domain, np.concatenate([table.count(each).reshape(-1) for each in kept]), kept)


def _release(road, ledger):
    request = front_door.ReleaseRequest(
        front_door.plan_release(plan(road)), ledger.path.parent, "audit", DatasetBudget(Fraction(10**6), Fraction(1, 2))
    )
    try:
        made = front_door.release(request, ledger)
    except (EngineError, ArithmeticError, ValueError):
        return np.zeros(0)
    words = replace(made.statement, date="", reference="", seal="")
    shown = [array for table in made.tables for array in (table.published.values, table.low, table.high)]
    said = [float(sum(map(ord, repr(words)))), float(len(repr(words)))]
    return np.concatenate([*(np.ravel(each) for each in shown), said])


def plan(road) -> Plan:
    """The plan of a road, as its owner would write it."""
    attributes = road.workload.domain.attributes
    names = [attribute.name for attribute in attributes]
    return Plan(
        source="people.csv",
        layout=ReadingLayout(header_row=1, delimiter=",", encoding="utf-8"),
        unit=ProtectedUnit("person", road.at_most) if road.at_most > 1 else ProtectedUnit(),
        attributes=attributes,
        tables=tuple(TableChoice(tuple(names[axis] for axis in table)) for table in road.wanted),
        privacy=PrivacyChoice(road.budget, "audit", road.neighbours),
        strategy=StrategyChoice(road.strategy, road.split, road.recovery),
        output=OutputChoice(non_negative=False, whole_numbers=False),
    )


def as_rows(seen) -> np.ndarray:
    """Return runs of any length as one array; the last column is how many numbers were shown."""
    width = max(map(len, seen))
    rows = np.full((len(seen), width + 1), NOTHING_SEEN)
    for row, numbers in zip(rows, seen, strict=True):
        row[: len(numbers)], row[-1] = numbers, len(numbers)
    return rows
