"""Adds to the profile of a column the list and the order of its values that the file keeps beside its rows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from core.data.column_profile import ColumnProfile
from core.data.missing_values import is_missing_code
from core.data.raw_cells import Cell
from core.domain.attribute import Kind
from core.sources.source import Source

_LEAST_ANSWERS = 2
"""Labels of codes that are not below 0, at least."""


def with_lists(profile: ColumnProfile, source: Source) -> ColumnProfile:
    """Return the profile of a column with what the file says of its values."""
    name = profile.header
    listed, order, declares_all = source.listed(name), source.ordered(name), source.declares(name)
    is_told = bool(listed or order or declares_all)
    told = replace(profile, listed=listed, order=order, declares_all=declares_all) if is_told else profile
    return _with_missing(told, source.labelled(name)) if profile.kind is Kind.CATEGORIES else told


def _with_missing(profile: ColumnProfile, labels: Mapping[Cell, str]) -> ColumnProfile:
    """Return the profile with the labels of negative codes that say that there is no answer, whichever rows have."""
    codes = {label: code for code, label in labels.items() if isinstance(code, int | float)}
    gone = tuple(label for label, code in codes.items() if is_missing_code(code, label))
    if not gone or sum(code >= 0 for code in codes.values()) < _LEAST_ANSWERS:
        return profile
    known = {text for text, _ in profile.missing}
    missing = [(text, times) for text, times in profile.values if text in gone and text not in known]
    return replace(profile, missing=(*profile.missing, *missing), listed_missing=gone)
