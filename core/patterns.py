"""Regular expressions that are compiled when they are first used: most tables have no cell to try them on.

Compiling those of all formats and ways of writing takes a tenth of the time in which a reader starts.
"""

from __future__ import annotations

import re
from typing import Any, AnyStr, cast


class _Later:
    """Stands in for a pattern: each of its methods is taken from it at the first call."""

    def __init__(self, text: str | bytes, flags: int) -> None:
        self._text, self._flags = text, flags

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401  whatever a pattern has
        found = getattr(re.compile(self._text, self._flags), name)
        setattr(self, name, found)
        return found


def pattern_of(text: AnyStr, flags: int = 0) -> re.Pattern[AnyStr]:
    """Return what has the methods of the pattern; no function of `re` takes it."""
    return cast("re.Pattern[AnyStr]", _Later(text, flags))
