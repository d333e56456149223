"""The engine for scripts and notebooks: `import reticent as rt`, and every name here is `rt.…`.

A plan is made with `plan` (or read with `load_plan`), looked at with `compare`, `rehearse` and `quote`, and released
with `release` from a file or a data frame. Tables come back as frames of pandas, which is loaded when one is made.
What is asked and refused, and what is charged, is the same as from the window and the command line: it is their engine.
"""

from __future__ import annotations

from core.errors import EngineError
from core.library.compared import ComparisonResult
from core.library.labels import Labels, bins, categories
from core.library.planning import every_table, load_plan, plan, save_plan, table
from core.library.rehearsed import RehearsalResult
from core.library.released import ReleaseResult, TableResult
from core.library.releasing import complete, quote, release, reopen
from core.library.trying import compare, rehearse
from core.project.plan import Plan
from core.session import Quote
from core.version import VERSION

__all__ = [
    "VERSION",
    "ComparisonResult",
    "EngineError",
    "Labels",
    "Plan",
    "Quote",
    "RehearsalResult",
    "ReleaseResult",
    "TableResult",
    "bins",
    "categories",
    "compare",
    "complete",
    "every_table",
    "load_plan",
    "plan",
    "quote",
    "rehearse",
    "release",
    "reopen",
    "save_plan",
    "table",
]
