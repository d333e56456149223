"""Named sets of tables that the user keeps for other plans, in one JSON file."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from fractions import Fraction
from pathlib import Path
from typing import Any

from platformdirs import user_config_path

from core.front_door import N_, EngineError, Family, TableChoice, write_atomically

_FORMAT = "reticent-table-sets"
_VERSION = 1


class TableSetsError(EngineError):
    """The file of the kept sets cannot be used."""

    template = N_(
        "Error",
        "The saved sets of tables in {file} cannot be used: {why}. Mend that, or remove the file to begin afresh.",
    )
    file: str
    why: str


@dataclass(frozen=True, slots=True)
class TableSet:
    """Tables requested one by one and by rule, under a name given by the user."""

    name: str
    tables: tuple[TableChoice, ...] = ()
    families: tuple[Family, ...] = ()

    @property
    def attributes(self) -> tuple[str, ...]:
        """The names of attributes in it, each once."""
        by_name = (name for table in self.tables for name in table.attributes)
        by_rule = (family.with_attribute for family in self.families if family.with_attribute is not None)
        return tuple(dict.fromkeys((*by_name, *by_rule)))

    @property
    def is_empty(self) -> bool:
        """Whether it has no table and no family."""
        return not (self.tables or self.families)

    def without_names(self) -> TableSet:
        """Return the part that names no attribute: families without a partner."""
        return replace(self, tables=(), families=tuple(f for f in self.families if f.with_attribute is None))


class TableSets:
    """The file; every change is on disk when the method returns.

    Args:
        path: the file; it need not exist.
    """

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> tuple[TableSet, ...]:
        """Return the sets by name.

        Raises:
            TableSetsError: if the file cannot be read, or is not such a file.
        """
        try:
            return _sets(self.path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return ()
        except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
            raise TableSetsError(str(self.path), str(error) or type(error).__name__) from error

    def put(self, wanted: TableSet) -> tuple[TableSet, ...]:
        """Keep a set, replacing one of its name, and return all; errors as for `read`."""
        return self._write([*self._others(wanted.name), wanted])

    def remove(self, name: str) -> tuple[TableSet, ...]:
        """Remove the set called `name` and return the others; errors as for `read`."""
        return self._write(self._others(name))

    def _others(self, name: str) -> list[TableSet]:
        return [kept for kept in self.read() if kept.name != name]

    def _write(self, sets: Iterable[TableSet]) -> tuple[TableSet, ...]:
        ordered = tuple(sorted(sets, key=lambda kept: kept.name.casefold()))
        content = {_FORMAT: _VERSION, "sets": [asdict(kept) for kept in ordered]}
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as error:
            raise TableSetsError(str(self.path), str(error)) from error
        write_atomically(self.path, json.dumps(content, ensure_ascii=False, indent=1, default=str).encode())
        return ordered


def sets_file() -> Path:
    """Return the path of this user's sets."""
    return user_config_path("reticent", appauthor=False) / "table-sets.json"


def _sets(text: str) -> tuple[TableSet, ...]:
    content = json.loads(text)
    if content.get(_FORMAT) != _VERSION:
        raise ValueError(f"it does not begin with {_FORMAT}: {_VERSION}")
    return tuple(
        TableSet(
            str(kept["name"]),
            tuple(_table(**table) for table in kept["tables"]),
            tuple(_family(**family) for family in kept["families"]),
        )
        for kept in content["sets"]
    )


def _table(
    attributes: list[str], weight: float, target: float | None = None, share: str | None = None, **names: list[str]
) -> TableChoice:
    # Any, for mypy: the names are those of several fields of one type.
    lists: dict[str, Any] = {key: tuple(map(str, each)) for key, each in names.items()}
    aim = None if target is None else float(target)
    locked = None if share is None else Fraction(share)
    return TableChoice(tuple(map(str, attributes)), float(weight), target=aim, share=locked, **lists)


def _family(order: int, with_attribute: str | None, first_half: bool, weight: float) -> Family:
    return Family(int(order), None if with_attribute is None else str(with_attribute), bool(first_half), float(weight))
