"""Lets an editable install be imported as the wheel is: `reticent.core.x` is the module `core.x` of the checkout.

It is that module itself, not a second one made from the same file, whose classes would be others; and it is the file as
it stands, so that no install can be older than the sources.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

_PREFIX = "reticent."
_FOLDERS = ("core", "guiapp", "resources")


class _OtherName(MetaPathFinder, Loader):
    """Finds modules of the checkout under their names in the wheel."""

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None = None,  # noqa: ARG002  as Python hands it
        target: ModuleType | None = None,  # noqa: ARG002  as Python hands it
    ) -> ModuleSpec | None:
        """Return how to get a module of ours; None for all others."""
        own = fullname.removeprefix(_PREFIX)
        if own == fullname or own.split(".")[0] not in _FOLDERS:
            return None
        return ModuleSpec(fullname, self)

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """Return the module of the checkout; Python will write another name into its specification."""
        module = import_module(spec.name.removeprefix(_PREFIX))
        spec.loader_state = module.__spec__
        return module

    def exec_module(self, module: ModuleType) -> None:
        """Put back the specification: the module was run under its own name."""
        spec = module.__spec__
        if spec is not None:
            module.__spec__ = spec.loader_state


def lead_to(root: str) -> None:
    """Have the modules of the checkout at `root` found, under both names."""
    if root not in sys.path:
        sys.path.append(root)
    sys.meta_path.insert(0, _OtherName())
