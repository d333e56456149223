"""Linear algebra on one thread while the engine works, whoever loaded numpy before, and whatever they do after.

The matrices of plans are small: threads wait for each other longer than they compute, and where the processors are busy
they wait until the system lets all of them run at once. On two cores, the comparison of an optimised matrix over 128
cells takes 0.4 s on one thread and 12 s on two. The variables of the environment (OPENBLAS_NUM_THREADS) count only
before numpy is loaded, and for all that the process does; so the libraries themselves are told, and told back.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from threading import Lock
from typing import Protocol


class _Library(Protocol):
    """A library of linear algebra in this process, as threadpoolctl shows it."""

    filepath: str

    @property
    def num_threads(self) -> int: ...

    def set_num_threads(self, num_threads: int) -> object: ...


class _Limit:
    """Who is at work, and what the libraries did before the first of them came.

    A number of threads belongs to the process: two jobs of a window overlap in any order, and only the last to leave
    may give back what the first has found.

    Attributes:
        at_work: a thing of its own for each caller; one that is not there may leave, too, so that an interrupt while
            somebody enters counts nobody twice and nobody for ever.
    """

    def __init__(self) -> None:
        self.at_work: set[object] = set()
        self._lock = Lock()
        self._before: dict[str, tuple[_Library, int]] = {}

    def enter(self, caller: object) -> None:
        """Limit every library that is loaded by now: scipy brings one of its own along, when it is first needed."""
        with self._lock:
            self.at_work.add(caller)
            for library in _libraries():
                self._before.setdefault(library.filepath, (library, library.num_threads))
                _set(library, 1)

    def give_back(self) -> None:
        """Give all libraries their threads back, if nobody is at work; whoever is next does so if this is cut short."""
        with self._lock:
            if not self.at_work:
                for library, n_threads in self._before.values():
                    _set(library, n_threads)
                self._before.clear()


_limit = _Limit()


@contextmanager
def one_thread() -> Iterator[None]:
    """Hold linear algebra to one thread, in all libraries loaded so far; the first look for them takes some 7 ms."""
    caller = object()
    try:  # around the entry, too: Ctrl-C may come while the libraries are looked for
        _limit.enter(caller)
        yield
    finally:
        _limit.at_work.discard(caller)  # first and in one step: an interrupt before it would keep the caller for ever
        _limit.give_back()


def _set(library: _Library, n_threads: int) -> None:
    """Set how many threads a library has, from whatever thread of ours.

    threadpoolctl 3.8 lets only the thread that set one first set it again, and ignores others in silence, until that is
    cleared; jobs of a window end on other threads than they began on.
    """
    clear = getattr(library, "clear_controlling_thread", _nothing_to_clear)
    clear(force=True)
    library.set_num_threads(n_threads)
    clear(force=True)


def _nothing_to_clear(*, force: bool) -> None:
    """Stand in for what older threadpoolctl does not have."""


def _libraries() -> list[_Library]:
    """Return the libraries that are loaded, which are looked for anew where modules were loaded since the last look."""
    return _found_beside(len(sys.modules))


@lru_cache(maxsize=1)
def _found_beside(n_modules: int) -> list[_Library]:  # noqa: ARG001  a module brings its library along
    from threadpoolctl import ThreadpoolController  # noqa: PLC0415  40 ms that the start of the program does not have

    find: Callable[..., ThreadpoolController] = ThreadpoolController().select
    return list(find(user_api="blas").lib_controllers)
