"""What of other people this computer lacks: tests of it are skipped, and the end of the run tells what was left out."""

from __future__ import annotations

from collections import Counter

import pytest

_MARK = "missing here: "


def skip_missing(what, why):
    """Skip a test that needs what is not here; `why`: where it was looked for, or how to get it."""
    pytest.skip(f"{_MARK}{what} ({why})")


def missing_lines(reports):
    """Return a line for each thing that reports of skipped tests say is missing, with the number of these tests."""
    reasons = (str(report.longrepr[-1]) for report in reports if isinstance(report.longrepr, tuple))
    found = Counter(reason.partition(_MARK)[2] for reason in reasons if _MARK in reason)
    return [f"{what}: {n} test{'s' * (n > 1)} left out" for what, n in sorted(found.items())]
