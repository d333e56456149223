"""Refusals of a wanted accuracy."""

from __future__ import annotations

from core.errors.plan_errors import PlanError
from core.words import N_


class NoSuchTableError(PlanError):
    """The plan asks for no table of that title; `tables` lists those that it asks for."""

    template = N_("Error", "The plan asks for no table “{table}”. Its tables are: {tables}.")
    table: str
    tables: str
