"""The project's Python files, parsed."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

PRODUCT = ("core", "guiapp")
EVERYTHING = (*PRODUCT, "tests", "installer", "resources")


def files(*folders: str) -> list[Path]:
    """Return the Python files below `folders`, in order."""
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


@cache
def tree(path: Path) -> ast.Module:
    """Return the syntax tree of a file."""
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


@cache
def walked(path: Path) -> tuple[ast.AST, ...]:
    """Return all nodes of a file: some thirty tests look through all files, and to walk takes longer than to look."""
    return tuple(ast.walk(tree(path)))


def name(path: Path) -> str:
    """Return the path as a person writes it, from the project's root."""
    return path.relative_to(ROOT).as_posix()


def imports(path: Path) -> Iterator[tuple[str, int]]:
    """Yield (module, line) of everything a file imports, at any depth."""
    for node in walked(path):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module, node.lineno
            yield from ((f"{node.module}.{alias.name}", node.lineno) for alias in node.names)
