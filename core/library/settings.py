"""Check settings given by name, and select those that a dataclass takes."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any


def check_known(settings: Mapping[str, object], kinds: type) -> None:
    """Refuse an unknown name.

    Args:
        settings: as given.
        kinds: the typed dictionary that lists the known names.

    Raises:
        TypeError: as Python raises for an unknown argument; names the first unknown setting and all known ones.
    """
    # Contains the names of base classes too, since TypedDict merges them: `LedgerSettings` in `ReleaseSettings`.
    known = kinds.__annotations__
    unknown = sorted(settings.keys() - known.keys())
    if unknown:
        raise TypeError(f"there is no {unknown[0]!r}; there are {', '.join(known)}")


def kept(settings: Mapping[str, object], kind: type) -> dict[str, Any]:
    """Return the settings that are fields of the dataclass `kind`."""
    names = {field.name for field in dataclasses.fields(kind)}
    return {name: value for name, value in settings.items() if name in names}
