"""What is said about a release that ended without tables: why, what it has cost, and where to go on."""

from __future__ import annotations

from core.front_door import (
    CellError,
    EngineError,
    LedgerFileError,
    NoDeltaError,
    ReleaseNotKeptError,
    RivalReleaseError,
    SourceError,
)
from guiapp.desktop.language import translate_error, words


def failure_words(error: EngineError, *, charged: bool) -> str:
    """Return why there are no tables, and whether something was spent."""
    return " ".join(filter(None, (translate_error(error), _spent_words(error, charged=charged))))


def way_on(error: EngineError, *, charged: bool) -> tuple[str, str]:
    """Return the text of the button and the key of the page where it can be fixed or completed; "" if there is none."""
    # First of all: a second release would be charged again, whatever the first one failed by.
    if charged:
        return words("ReleasePage", "Go to Ledger"), "ledger"
    if isinstance(error, CellError):
        return words("ReleasePage", "Go to Attributes"), "attributes"
    if isinstance(error, SourceError):
        return words("ReleasePage", "Go to Data"), "data"
    return "", ""


def _spent_words(error: EngineError, *, charged: bool) -> str:
    """Return whether something was spent, unless the error's message says so itself."""
    if charged:
        if isinstance(error, (ReleaseNotKeptError, RivalReleaseError)):
            return ""
        return words(
            "ReleasePage",
            "The ledger had been charged already: the cost stands, and nothing was published. Complete the release "
            "at no further cost on the Ledger page.",
        )
    # These messages say so themselves.
    told_before = isinstance(error, (LedgerFileError, NoDeltaError))
    nothing = words("ReleasePage", "Nothing was spent.")
    return "" if told_before or nothing in translate_error(error) else nothing
