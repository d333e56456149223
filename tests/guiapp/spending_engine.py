"""The stand-in for reading, and the real engine for everything that is paid for: ledger, quote, release, export."""

from __future__ import annotations

from core import front_door
from core.domain.attribute import Attribute, Kind
from core.front_door import Family, Plan, PrivacyChoice, ReadingLayout, ReleaseCost
from core.privacy.ledger import Ledger
from core.strategies import catalogue
from tests.guiapp.fake_engine import FakeEngine

PATIENCE_MS = 30_000
"""The first prediction of a process loads libraries, which may take long where others load theirs."""


class SpendingEngine(FakeEngine):
    """Set `before_noise` to something that is called after the charge, before the release is handed over."""

    def __init__(self, ledger_path):
        super().__init__()
        self.ledger_path = ledger_path
        self.before_noise = None

    def open_ledger(self, path):
        return Ledger(path or self.ledger_path)

    def strategies(self):
        return tuple(strategy.info for strategy in catalogue.every())

    def quote(self, planned, ledger, dataset, total, folder):
        self._ask("quote", planned.plan, dataset, total)
        return front_door.quote(planned, ledger, dataset, total, folder)

    def release(self, request, ledger, progress, charged):
        self._ask("release", request)
        released = front_door.release(request, ledger, progress, charged)
        if self.before_noise is not None:
            self.before_noise(progress)
        return released

    def complete(self, ledger, number, source, progress):
        self._ask("complete", number, source)
        return front_door.complete(ledger, number, source, progress)

    def kept_release(self, ledger, number):
        self._ask("kept_release", number)
        return front_door.kept_release(ledger, number)

    def joinable_releases(self, ledger, number, progress):
        self._ask("joinable_releases", number)
        return front_door.joinable_releases(ledger, number, progress)

    def join_releases(self, ledger, one, other):
        self._ask("join_releases", one, other)
        return front_door.join_releases(ledger, one, other)

    def joined_content(self, joined, kind, file, tell):
        self._ask("joined_content", kind, file)
        return front_door.joined_content(joined, kind, file, tell)

    def plan_suggestion(self, plan, terms, ledger, dataset):
        self._ask("plan_suggestion", plan, terms)
        return front_door.plan_suggestion(plan, terms, ledger, dataset)

    def quote_suggestion(self, planned, ledger, dataset, total, folder):
        self._ask("quote_suggestion", planned.plan, dataset, total)
        return front_door.quote_suggestion(planned, ledger, dataset, total, folder)

    def suggest(self, planned, request, ledger, progress, charged):
        self._ask("suggest", request)
        found = front_door.suggest(planned, request, ledger, progress, charged)
        if self.before_noise is not None:
            self.before_noise(progress)
        return found

    def plan_round(self, plan, terms, ledger, dataset):
        self._ask("plan_round", plan, terms)
        return front_door.plan_round(plan, terms, ledger, dataset)

    def quote_round(self, planned, ledger, dataset):
        self._ask("quote_round", planned.plan, dataset)
        return front_door.quote_round(planned, ledger, dataset)

    def open_round(self, offer, request, ledger, progress, charged):
        self._ask("open_round", request)
        opened = front_door.open_round(offer, request, ledger, progress, charged)
        if self.before_noise is not None:
            self.before_noise(progress)
        return opened

    def kept_answers(self, ledger, dataset):
        self._ask("kept_answers", dataset)
        return front_door.kept_answers(ledger, dataset)

    def rehearse(self, planned, repeats, progress):
        self._ask("rehearse", planned.plan, repeats)
        return front_door.rehearse(planned, repeats, progress)

    def exporters(self):
        return front_door.exporters()

    def export(self, release, path, key, replace, tell):
        self._ask("export", path, key, replace)
        return front_door.export(release, path, key, replace, tell)


def people_plan(epsilon=1):
    """Return a plan for the made-up people: three attributes, all tables of two."""
    attributes = (
        Attribute("sex", Kind.CATEGORIES, ("F", "M"), merges=(("Female", "F"),)),
        Attribute("age", Kind.NUMBER, edges=(0.0, 30.0, 50.0, 120.0)),
        Attribute("city", Kind.CATEGORIES, ("Leeds", "York", "Hull"), missing="Missing"),
    )
    return Plan(
        source="people.csv",
        layout=ReadingLayout(header_row=1, delimiter=",", encoding="utf-8", decimal=".", thousands=""),
        attributes=attributes,
        families=(Family(2),),
        privacy=PrivacyChoice(ReleaseCost.pure(epsilon), "People"),
    )
