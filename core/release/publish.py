"""From recovered tables to a release."""

from __future__ import annotations

from core.domain.domain import Domain
from core.planning.plan import Plan
from core.recovery.pipeline import Recovered, Shape
from core.recovery.records import Records
from core.release.accuracy import Accuracy
from core.release.release import MadeUpRecords, Release
from core.release.statement import Occasion, statement


def publish(plan: Plan, recovered: Recovered, shape: Shape, occasion: Occasion) -> Release:
    """Return the release of these tables, with margins of error at the coverage that `shape` asks for."""
    accuracy = Accuracy(plan, recovered.recovery, shape.coverage)
    pairs = enumerate(zip(recovered.unbiased, recovered.published, strict=True))
    tables = tuple(accuracy.released(number, unbiased, published, shape) for number, (unbiased, published) in pairs)
    records = None if recovered.records is None else _labelled(recovered.records, plan.workload.domain)
    return Release(tables, statement(plan, recovered, shape.coverage, occasion), records)


def _labelled(records: Records, domain: Domain) -> MadeUpRecords:
    attributes = [domain.attributes[axis] for axis in records.axes]
    names = tuple(attribute.name for attribute in attributes)
    return MadeUpRecords(names, tuple(attribute.labels for attribute in attributes), records.codes, records.counts)
