"""The engine for scripts and notebooks: `import reticent as rt`, and every name here is `rt.…`.

`plan` makes a plan and `load_plan` reads one; `compare`, `rehearse` and `quote` examine it; `release` runs it on a file
or a data frame. `find_lists` and `suggest` choose lists and tables privately, `publish_map` counts a map; `infer` and
`compare_releases` read what is published. Tables come back as frames of pandas, which is loaded when the first is made.
Questions, refusals and charges are those of the window and the command line: all three call `core.session`.
"""

from __future__ import annotations

from core.errors import EngineError
from core.library.choosing import ListsResult, MapResult, SuggestionResult, find_lists, publish_map, suggest
from core.library.compared import ComparisonResult, compare
from core.library.labels import Labels, bins, categories
from core.library.planning import every_table, load_plan, plan, save_plan, table
from core.library.readings import JoinedResult, compare_releases, infer
from core.library.rehearsed import RehearsalResult, rehearse
from core.library.released import ReleaseResult, TableResult
from core.library.releasing import complete, quote, release, reopen
from core.project.plan import Plan
from core.session.choices.planned_suggestion import SuggestionTerms
from core.session.inferring import Inference
from core.session.quoting import Quote
from core.version import VERSION

__all__ = [
    "VERSION",
    "ComparisonResult",
    "EngineError",
    "Inference",
    "JoinedResult",
    "Labels",
    "ListsResult",
    "MapResult",
    "Plan",
    "Quote",
    "RehearsalResult",
    "ReleaseResult",
    "SuggestionResult",
    "SuggestionTerms",
    "TableResult",
    "bins",
    "categories",
    "compare",
    "compare_releases",
    "complete",
    "every_table",
    "find_lists",
    "infer",
    "load_plan",
    "plan",
    "publish_map",
    "quote",
    "rehearse",
    "release",
    "reopen",
    "save_plan",
    "suggest",
    "table",
]
