"""Sixty made-up visits of twenty patients, a plan about them, and a wish to release it."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from core.domain.attribute import Attribute, Kind
from core.domain.reading_layout import ProtectedUnit, ReadingLayout
from core.privacy.dataset_account import DatasetBudget
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import ReleaseCost
from core.progress import Progress
from core.project.plan import OutputChoice, Plan, PrivacyChoice, TableChoice
from core.session.planned_release import plan_release
from core.session.release_request import ReleaseRequest

SEXES, AGES = ("F", "M"), (17, 30, 70)
ATTRIBUTES = (
    Attribute("sex", Kind.CATEGORIES, SEXES),
    Attribute("age", Kind.NUMBER, edges=(0, 18, 65, 120)),
)
UNBIASED = OutputChoice(non_negative=False, whole_numbers=False, interval=0.95)
TOTAL = DatasetBudget(Fraction(10))
LAYOUT = ReadingLayout(header_row=1, delimiter=",", encoding="utf-8", decimal=".", thousands="")


def visits():
    """Return patient number, sex and age of each."""
    return [(patient, SEXES[patient % 2], AGES[patient % 3]) for patient in range(20) for _ in range(1 + patient % 5)]


def plan(epsilon=1, *, neighbours=Neighbours.ADD_REMOVE, unit=None, budget=None, **others):
    return replace(
        Plan(
            source="visits.csv",
            layout=LAYOUT,
            attributes=ATTRIBUTES,
            tables=(TableChoice(("age", "sex")), TableChoice(("sex",), 2.0)),
            privacy=PrivacyChoice(budget or ReleaseCost.pure(Fraction(epsilon)), "visits", neighbours),
            unit=unit or ProtectedUnit(),
        ),
        **others,
    )


def request(doc, folder, total=TOTAL):
    return ReleaseRequest(plan_release(doc), folder, "visits", total)


class StopAt(Progress):
    """Stops as soon as a step of that name is reported."""

    def __init__(self, what):
        self.what, self.reached = what, False

    def report(self, done, total, what):
        self.reached = self.reached or self.what in what

    def cancelled(self):
        return self.reached
