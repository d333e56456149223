"""Make a release of recovered tables."""

from __future__ import annotations

from core.domain.domain import Domain
from core.planning.noise_plan import NoisePlan
from core.recovery.output_rules import OutputRules
from core.recovery.pipeline import Recovered
from core.recovery.records import Records
from core.release.accuracy import Accuracy
from core.release.release import MadeUpRecords, Release
from core.release.statement import Occasion, statement


def publish(noise_plan: NoisePlan, recovered: Recovered, rules: OutputRules, occasion: Occasion) -> Release:
    """Return the release of these tables, with margins of error at the coverage in `rules`."""
    # From the noise plan and the noisy answers alone: nothing here can read the records.
    accuracy = Accuracy(noise_plan, recovered.recovery, rules.coverage)
    pairs = enumerate(zip(recovered.unbiased, recovered.published, strict=True))
    tables = tuple(accuracy.released(number, unbiased, published, rules) for number, (unbiased, published) in pairs)
    records = None if recovered.records is None else _labelled(recovered.records, noise_plan.workload.domain)
    return Release(tables, statement(noise_plan, recovered, rules.coverage, occasion), records)


def _labelled(records: Records, domain: Domain) -> MadeUpRecords:
    attributes = [domain.attributes[axis] for axis in records.axes]
    names = tuple(attribute.name for attribute in attributes)
    return MadeUpRecords(names, tuple(attribute.labels for attribute in attributes), records.codes, records.counts)
