"""From recovered tables to a release."""

from __future__ import annotations

from core.planning.plan import Plan
from core.recovery.pipeline import Recovered, Shape
from core.release.accuracy import Accuracy
from core.release.release import Release
from core.release.statement import Occasion, statement


def publish(plan: Plan, recovered: Recovered, shape: Shape, occasion: Occasion) -> Release:
    """Return the release of these tables, with margins of error at the coverage that `shape` asks for."""
    accuracy = Accuracy(plan, recovered.recovery, shape.coverage)
    pairs = enumerate(zip(recovered.unbiased, recovered.published, strict=True))
    tables = tuple(accuracy.released(number, unbiased, published, shape) for number, (unbiased, published) in pairs)
    return Release(tables, statement(plan, recovered, shape.coverage, occasion))
