"""Plans that were made from values: checked by the rules of plan files, for what no file can say cannot be kept."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import NoReturn

from core.errors import PlanValueError
from core.project.content import LISTS, SECTIONS, lists, says_the_same, sections
from core.project.places import Path
from core.project.plan import Plan
from core.project.plan_text import PlanText
from core.project.reader import read_plan
from core.project.starter import starter_text
from core.words import N_


def checked_text(plan: Plan) -> str:
    """Return the text of a fresh plan file that reads as `plan`.

    Raises:
        PlanValueError: at the first value that a plan file may not have.
        ValueError: if the text reads as another plan.
    """
    content: dict[str, object] = {**sections(plan), **lists(plan)}
    for name in (*SECTIONS, *LISTS):
        for path, value in _leaves((name,), content[name]):
            _check_leaf(content, path, value)
    text = starter_text(plan)
    if not says_the_same(read_plan(_ValuesText(text, content)), plan):
        raise ValueError("a plan that cannot be written")
    return text


class _ValuesText(PlanText):
    """The text of a plan that is in no file yet: its faults name the value, not a line that nobody has seen."""

    def __init__(self, text: str, content: dict[str, object]) -> None:
        super().__init__("", text.encode())
        self._content = content

    def fault(self, path: Path, why: str, cure: str, *, at_key: bool = False) -> NoReturn:  # noqa: ARG002  of a place
        """Raise the error at the value at `path`."""
        raise PlanValueError(_place(self._content, path), why, cure)


def _leaves(path: Path, value: object) -> Iterator[tuple[Path, object]]:
    """Yield every value that is neither a list nor a table, and every key of a table."""
    if isinstance(value, dict):
        for key, each in value.items():
            yield (*path, str(key)), key
            yield from _leaves((*path, str(key)), each)
    elif isinstance(value, tuple | list):
        for number, each in enumerate(value):
            yield from _leaves((*path, number), each)
    else:
        yield path, value


def _check_leaf(content: dict[str, object], path: Path, value: object) -> None:
    if not isinstance(value, str | int | float | date):
        why = N_("Error", "this is neither text nor a number nor a date.")
        raise PlanValueError(_place(content, path), why, N_("Error", "Write it as one of them."))
    if isinstance(value, str) and _shown(value) != value:
        why = N_("Error", "this text has half of a letter.")
        raise PlanValueError(_place(content, path), why, N_("Error", "Type it again. No file can hold it as it is."))


def _place(content: dict[str, object], path: Path) -> str:
    """Return the keys of a path, and which attribute or table they are of."""
    key = _shown(".".join(part for part in path[:3] if isinstance(part, str)))
    among = content.get(str(path[0]))
    if not isinstance(among, list) or len(path) < 2 or not isinstance(path[1], int):
        return key
    entry = among[path[1]]
    name = entry.get("name", " × ".join(map(str, entry.get("attributes", ()))))
    return N_("Error", "{key} of “{name}”").format(key=key, name=_shown(str(name))) if name else key


def _shown(text: str) -> str:
    """Return a text that can be written, with ? for halves of letters."""
    return text.encode("utf-8", "replace").decode()
