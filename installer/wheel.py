"""Build the wheel: everything of ours in it lies below one name, `reticent`, and nothing else reaches site-packages.

In the checkout the folders are top-level packages, `core` and `guiapp`, as short as people say them; many a project has
a `core` of its own, and only one of that name can be installed. So the wheel holds copies below `reticent/`, in which
every `from core.x import y` says `from reticent.core.x import y`. It is done here, and not by relative imports in the
sources: `from core.privacy.ledger import Ledger` tells a reader where he is led from wherever he stands, the same line
is found by one search, and the contracts on imports stay readable. Its price is that a module must not be named in a
string, nor imported by `import core.x`, since the wheel has no name `core` for that to give: this is refused here.

An editable install holds no copies, which could be older than the sources: `checkout.py` tells what it does instead.
"""

from __future__ import annotations

import ast
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NAME = "reticent"
FOLDERS = ("core", "guiapp", "resources")
_LEFT_OUT = ("__pycache__", ".pyc")


class ReticentBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's own hooks leave it open
    """Puts the package together in a folder of its own, from which hatchling packs it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the package, and have it included; `version` is "standard" or "editable"."""
        self._folder = tempfile.TemporaryDirectory()
        package = Path(self._folder.name, NAME)
        is_editable = version == "editable"
        make = make_editable if is_editable else make_package
        make(Path(self.root), package)
        build_data["force_include_editable" if is_editable else "force_include"] = {str(package): NAME}

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Throw the folder away once it is packed."""
        self._folder.cleanup()


def make_package(root: Path, package: Path) -> None:
    """Write what is installed for good into `package`: copies of the folders below `root`.

    Raises:
        ValueError: if a file imports what would be missing under the new name.
    """
    package.mkdir(parents=True)
    _copy(root / "installer" / "front.py", package / "__init__.py")
    (package / "py.typed").touch()
    for folder in FOLDERS:
        for file in sorted((root / folder).rglob("*")):
            if file.is_file() and not str(file).endswith(_LEFT_OUT):
                _copy(file, package / file.relative_to(root))


def make_editable(root: Path, package: Path) -> None:
    """Write what leads to the checkout at `root` into `package`: the front and the names, no copies."""
    package.mkdir(parents=True)
    _copy(root / "installer" / "front.py", package / "__init__.py")
    _copy(root / "installer" / "checkout.py", package / "_checkout.py")
    with (package / "__init__.py").open("a", encoding="utf-8") as front:
        front.write(f"\nfrom reticent import _checkout\n\n_checkout.lead_to({str(root)!r})\n")


def _copy(file: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    content = file.read_bytes()
    to.write_bytes(renamed(content, str(file)) if file.suffix == ".py" else content)


def renamed(source: bytes, file: str) -> bytes:
    """Return a Python file in which what is imported from our folders is imported from below `reticent`.

    Args:
        source: its content, in UTF-8.
        file: its name, for messages.

    Raises:
        ValueError: if it says `import core.x`: the name `core`, which that gives, is none of the wheel's.
    """
    lines = source.split(b"\n")
    for node in ast.walk(ast.parse(source, file)):
        if isinstance(node, ast.Import | ast.ImportFrom) and (new := _new_words(node, file)):
            start = node.col_offset  # in bytes of UTF-8, as the lines are
            line = lines[node.lineno - 1]
            lines[node.lineno - 1] = line[:start] + line[start:].replace(*new, 1)
    return b"\n".join(lines)


def _new_words(node: ast.Import | ast.ImportFrom, file: str) -> tuple[bytes, bytes] | None:
    """Return what an import begins with, and what it shall begin with; None: it stays."""
    modules = [str(node.module)] if isinstance(node, ast.ImportFrom) else [alias.name for alias in node.names]
    if not any(module.split(".")[0] in FOLDERS for module in modules):
        return None
    if isinstance(node, ast.ImportFrom):
        return None if node.level else (b"from ", f"from {NAME}.".encode())
    if modules[0] not in FOLDERS or len(modules) > 1:
        raise ValueError(f"{file}, line {node.lineno}: write “from … import …”, which the wheel can rename")
    return b"import ", f"from {NAME} import ".encode()
