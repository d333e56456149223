"""The engine for scripts and notebooks: `import reticent as rt`, and every name here is `rt.…`.

`plan` makes a plan and `load_plan` reads one; `compare`, `rehearse` and `quote` examine it; `release` runs it on a file
or a data frame. Tables come back as frames of pandas, which is loaded when the first is made. Questions, refusals and
charges are those of the window and the command line: all three call `core.session`.
"""

from __future__ import annotations

from core.errors import EngineError
from core.library.compared import ComparisonResult, compare
from core.library.labels import Labels, bins, categories
from core.library.planning import every_table, load_plan, plan, save_plan, table
from core.library.rehearsed import RehearsalResult, rehearse
from core.library.released import ReleaseResult, TableResult
from core.library.releasing import complete, quote, release, reopen
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
