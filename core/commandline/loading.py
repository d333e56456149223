"""What Ctrl-C does while modules are loaded, which takes up to half a second."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def ended_by_ctrl_c() -> Iterator[None]:
    """Have Ctrl-C, which would show code meanwhile, end the program."""
    usual = signal.getsignal(signal.SIGINT)
    # Not so in the background, where shells have it ignored, nor in a thread of somebody else's program.
    is_heard = usual is signal.default_int_handler
    if is_heard:
        signal.signal(signal.SIGINT, _stop)
    yield
    if is_heard:
        signal.signal(signal.SIGINT, usual)


def _stop(_signal: int, _frame: object) -> None:
    # Nothing was begun. An exception, raised within an import, may be taken for a missing library there.
    os.write(2, b"Stopped.\n")
    os._exit(1)
