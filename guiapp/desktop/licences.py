"""Third-party software of this program with its licences, from the metadata of the installed packages."""

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
    """One third-party package: name, version, short licence, and a function that finds the licence's files."""

    name: str
    version: str
    licence: str
    find: Callable[[], tuple[Path, ...]]

    def text(self) -> str:
        """Return the text of the licence; "" if the package has no such file."""
        named = ((path.name, path.read_text(encoding="utf-8", errors="replace")) for path in self.find())
        return "\n\n".join(f"──── {name}\n\n{text.strip()}" for name, text in named)


def third_parties() -> tuple[ThirdParty, ...]:
    """Return Python, Qt, the typeface, and every installed package that the program needs, by name."""
    python = ThirdParty("Python", platform.python_version(), "PSF-2.0", _pythons)
    qt = ThirdParty("Qt", qVersion(), "LGPL-3.0-only", _lgpl)
    inter = ThirdParty("Inter", "4.0 beta 7", "OFL-1.1", _ofl)
    found = (python, qt, inter, *map(_described, _needed()))
    return tuple(sorted(found, key=lambda party: party.name.casefold()))


def _needed() -> Iterator[Distribution]:
    """Yield our requirements and theirs; all installed packages if we run from a checkout."""
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
                except PackageNotFoundError:  # required on another platform only
                    continue
                waiting.append(found)
                yield found


def _required(requirement: str) -> str:
    """Return the normalised name in a requirement; "" for that of an extra."""
    name, _, condition = requirement.partition(";")
    return "" if "extra" in condition else re.split(r"[^\w.-]", name.strip())[0].replace("-", "_").lower()


def _described(package: Distribution) -> ThirdParty:
    name = str(package.metadata["Name"])
    find = _lgpl if name.lower() in _QT else partial(_carried, package)
    return ThirdParty(name, package.version, _licence(package), find)


def _licence(package: Distribution) -> str:
    """Return the short licence: the expression, or the old field if it has one line, or the classifiers."""
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
    """Return the LGPL, under which Qt is used, and the GPL, which it supplements; Qt's wheels contain neither."""
    return _existing(resource("licences", "LGPL-3.0.txt"), resource("licences", "GPL-3.0.txt"))


def _ofl() -> tuple[Path, ...]:
    return _existing(resource("fonts", "OFL-1.1.txt"))


def _existing(*paths: Path) -> tuple[Path, ...]:
    return tuple(path for path in paths if path.is_file())
