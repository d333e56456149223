"""Plans of maps that cannot be had, and files that they cannot be written to."""

from __future__ import annotations

from core.errors.output_errors import OutputExistsError
from core.errors.plan_errors import PlanError
from core.words import N_


class PlaceBoxError(PlanError):
    """A box or rectangle of a map has no extent; `why` is a sentence."""

    template = N_("Error", "The box “{text}” cannot be used: {why}")
    text: str
    why: str


class UnknownMapError(PlanError):
    """The plan has no map of that name, or several and none is named; `why` is a sentence."""

    template = N_("Error", "Which map is meant? {why} Write it as [[places]] in the plan, or name it by --place.")
    window_template = N_("Error", "Which map is meant? {why} Add it on the Map page.")
    why: str


class MapStandsError(OutputExistsError):
    """The path exists already; where maps are published, --yes answers another question."""

    template = N_("Error", "{file} exists already. Choose another name, or add --replace to replace it.")
