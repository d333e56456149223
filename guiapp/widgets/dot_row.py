"""One row of a dot chart, as a plain value: making one needs no chart library."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DotRow:
    """One row of the chart.

    Attributes:
        label: its name.
        hollow: where the hollow dot is, > 0; None: nowhere.
        filled: where the filled dot is, > 0; None: nowhere.
        marked: drawn in the accent colour.
        remark: what is said instead where there is no dot.
    """

    label: str
    hollow: float | None
    filled: float | None
    marked: bool = False
    remark: str = ""
