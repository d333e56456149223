"""Whose work this program stands on, and under which licence, as the installed packages say themselves."""

from __future__ import annotations

import platform
import re
import sysconfig
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib.metadata import Distribution, PackageNotFoundError, distribution, distributions
from pathlib import Path

from PySide6.QtCore import qVersion

from guiapp.desktop.resource_files import resource

_OURSELVES = "reticent"
_QT = {"pyside6_essentials", "shiboken6"}
_TEXT = re.compile(r"(licen[cs]e|copying|notice)[^/]*(\.txt|\.md|\.rst)?$", re.IGNORECASE)
_CODE = (".py", ".pyc", ".pyi", ".so", ".h", ".html", ".json")


@dataclass(frozen=True, slots=True)
class ThirdParty:
    """One piece of software by others: name, version, licence in a word, and a way to find its words."""

    name: str
    version: str
    licence: str
    find: Callable[[], tuple[Path, ...]]

    def text(self) -> str:
        """Return the words of the licence; "" where the package carries none."""
        named = ((path.name, path.read_text(encoding="utf-8", errors="replace")) for path in self.find())
        return "\n\n".join(f"──── {name}\n\n{text.strip()}" for name, text in named)


def third_parties() -> tuple[ThirdParty, ...]:
    """Return Python, Qt, and every installed package that the program needs, by name."""
    python = ThirdParty("Python", platform.python_version(), "PSF-2.0", _pythons)
    qt = ThirdParty("Qt", qVersion(), "LGPL-3.0-only", _lgpl)
    found = (python, qt, *map(_described, _needed()))
    return tuple(sorted(found, key=lambda party: party.name.casefold()))


def _needed() -> Iterator[Distribution]:
    """Yield what we require, and what that requires; all that is installed where we are not a package ourselves."""
    try:
        waiting = [distribution(_OURSELVES)]
    except PackageNotFoundError:
        yield from distributions()
        return
    seen = {_OURSELVES}
    while waiting:
        for name in map(_required, waiting.pop().requires or ()):
            if name and name not in seen:
                seen.add(name)
                try:
                    found = distribution(name)
                except PackageNotFoundError:  # meant for another system
                    continue
                waiting.append(found)
                yield found


def _required(requirement: str) -> str:
    """Return the plain name of what is required; "" for what only an extra requires."""
    name, _, condition = requirement.partition(";")
    return "" if "extra" in condition else re.split(r"[^\w.-]", name.strip())[0].replace("-", "_").lower()


def _described(package: Distribution) -> ThirdParty:
    name = str(package.metadata["Name"])
    find = _lgpl if name.lower() in _QT else partial(_carried, package)
    return ThirdParty(name, package.version, _licence(package), find)


def _licence(package: Distribution) -> str:
    """Return the licence in a few words: the expression, else the old field if it is short, else the classifiers."""
    said = package.metadata
    words = next((said[field] for field in ("License-Expression", "License") if field in said), "").strip()
    kinds = [kind.rpartition(" :: ")[2] for kind in said.get_all("Classifier") or () if kind.startswith("License ::")]
    return ", ".join(kinds) if "\n" in words or not words else words


def _carried(package: Distribution) -> tuple[Path, ...]:
    files = (path for path in package.files or () if _TEXT.match(path.name) and path.suffix not in _CODE)
    return _existing(*(Path(str(path.locate())) for path in files))


def _pythons() -> tuple[Path, ...]:
    return _existing(Path(sysconfig.get_path("stdlib"), "LICENSE.txt"))


def _lgpl() -> tuple[Path, ...]:
    """Return the licence that Qt is used under; its packages do not carry it. It is a supplement of the GPL."""
    return _existing(resource("licences", "LGPL-3.0.txt"), resource("licences", "GPL-3.0.txt"))


def _existing(*paths: Path) -> tuple[Path, ...]:
    return tuple(path for path in paths if path.is_file())
