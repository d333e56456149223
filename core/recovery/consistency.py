"""The ways to make tables agree that a plan can choose: one line each, the default first."""

from __future__ import annotations

from enum import StrEnum
from typing import Self

from core.recovery import nearest_tables
from core.recovery.consistency_method import ConsistencyMethod
from core.words import N_


class Consistency(StrEnum):
    """How inconsistent tables are made consistent: its key in a plan, its words in the window, how it is done.

    Attributes:
        offered: as the window offers it.
        method: how it is done; None: by the recovery itself.
    """

    offered: str
    method: ConsistencyMethod | None

    def __new__(cls, key: str, offered: str = "", method: ConsistencyMethod | None = None) -> Self:
        """Make a member, which equals its key."""
        member = str.__new__(cls, key)
        member._value_ = key
        member.offered, member.method = offered, method
        return member

    LEAST_SQUARES = "least-squares", N_("Consistency", "Least squares: the most accurate on average")
    LEAST_ABSOLUTE = (
        "least-absolute",
        N_("Consistency", "Least sum of distances: a few large errors count less"),
        nearest_tables.LEAST_ABSOLUTE,
    )
    LEAST_LARGEST = (
        "least-largest",
        N_("Consistency", "Least largest distance: no number far off"),
        nearest_tables.LEAST_LARGEST,
    )
