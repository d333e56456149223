"""The verbs behind the window and the command line; the one package that sees both records and what is published."""

from __future__ import annotations

from core.session.column_proposal import ColumnProfile, Histogram, propose
from core.session.comparing import compare, strategies
from core.session.completing import complete
from core.session.keeping import kept_release
from core.session.opening import open_ledger
from core.session.planned_release import PlannedRelease, choose, forecast_release, plan_release
from core.session.quoting import Quote, quote
from core.session.rehearsing import rehearse
from core.session.release_request import ReleaseRequest
from core.session.releasing import release
from core.session.seeking import seek

__all__ = [
    "ColumnProfile",
    "Histogram",
    "PlannedRelease",
    "Quote",
    "ReleaseRequest",
    "choose",
    "compare",
    "complete",
    "forecast_release",
    "kept_release",
    "open_ledger",
    "plan_release",
    "propose",
    "quote",
    "rehearse",
    "release",
    "seek",
    "strategies",
]
