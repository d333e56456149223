"""Reticent: consistent, differentially private tables of people's records; see `help(reticent.core.library)`.

Nothing is loaded before a name is used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.library import *  # noqa: F403  what editors and type checkers know

_FOLDERS = ("core", "guiapp", "resources")


def __getattr__(name: str) -> object:
    """Return a name of the library.

    Raises:
        AttributeError: if it has none such.
    """
    if name.startswith("_") or name in _FOLDERS:  # Python asks for these before it imports them, and for others
        raise AttributeError(name)
    from core import library  # noqa: PLC0415  half a second that `import reticent` must not take

    if name not in library.__all__:
        raise AttributeError(f"reticent has no “{name}”; it has {', '.join(library.__all__)}")
    return getattr(library, name)


def __dir__() -> list[str]:
    """Return the names of the library, for whoever asks an editor or a notebook for them."""
    from core import library  # noqa: PLC0415  loaded when it is asked for

    return sorted((*globals(), *library.__all__))
