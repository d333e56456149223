"""The message for an exception that nothing caught."""

from __future__ import annotations

import sys
from pathlib import Path
from types import TracebackType


def last_words(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Print type and place of an uncaught exception; for `sys.excepthook`."""
    # The exception's message is left out: it may quote cells of the data. `strerror` comes from the system.
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = f"{Path(trace.tb_frame.f_code.co_filename).name}, line {trace.tb_lineno}" if trace else "an unknown place"
    print(
        f"Reticent has a fault: {kind.__name__}{_detail(error)} in {where}. What was written before is whole. "
        "A charge that was made stands, and can be completed at no further cost (reticent ledger releases). Please "
        "report this sentence to the makers.",
        file=sys.stderr,
    )


def _detail(error: BaseException) -> str:
    """Return what can be said of an exception without its message: words of the system, or a module's name."""
    if isinstance(error, OSError) and error.strerror:
        return f" ({error.strerror})"
    if isinstance(error, ImportError) and error.name:
        return f" (the module {error.name} is missing or broken)"
    return ""
