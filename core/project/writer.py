"""Edit the text of a plan so that it says something new, and leave alone whatever did not change.

tomlkit could do most of this, but it files the comments above a table under the table before, and moves lists of
tables that are not in one place; an owner's comments are worth the hundred lines.
"""

from __future__ import annotations

from core.errors import PlanError
from core.project import content
from core.project.content import Table
from core.project.edits import Edits
from core.project.places import Path
from core.project.plan import Plan
from core.project.plan_text import PlanText
from core.project.reader import KEYS, read_plan
from core.project.segments import Segment, split
from core.project.starter import entry_text, starter_text


def edited_text(plan_text: PlanText, plan: Plan) -> str:
    """Return the text of `plan_text` changed so that it describes `plan`.

    Values whose meaning is the same keep their very characters; comments and order stay; lists of tables are matched
    by name. Where the file is built so unusually that an edit in place would not say exactly `plan`, a fresh
    text is returned instead: what the owner means is worth more than how it was laid out.

    Raises:
        PlanKeyError: if `plan_text` is not a valid plan itself.
    """
    before = read_plan(plan_text)
    if says_the_same(before, plan):
        return plan_text.text
    has_returns = "\r\n" in plan_text.text
    text = _edited(plan_text.text.replace("\r\n", "\n"), before, plan)
    if not _reads_as(text, plan):
        text = starter_text(plan)
    return text.replace("\n", "\r\n") if has_returns else text


def says_the_same(one: Plan, other: Plan) -> bool:
    """Return whether two plans mean the same, in every key."""
    return content.sections(one) == content.sections(other) and content.lists(one) == content.lists(other)


def _reads_as(text: str, plan: Plan) -> bool:
    try:
        return says_the_same(read_plan(PlanText("", text.encode())), plan)
    except PlanError:
        return False


def _edited(text: str, before: Plan, plan: Plan) -> str:
    edits = Edits(text if text.endswith("\n") else f"{text}\n")
    old_sections, old_lists = content.sections(before), content.lists(before)
    added = []
    for name, new in content.sections(plan).items():
        if (name,) in edits.places.keys:
            edits.change((name,), KEYS[name], old_sections[name], new)
        elif new != old_sections[name]:
            added.append(content.table_text(f"[{name}]", content.needed(name, new)))
    parts = _Parts(edits)
    for name, entries in content.lists(plan).items():
        if entries != old_lists[name]:
            parts.rearrange(name, old_lists[name], entries)
    return parts.joined(added)


class _Parts:
    """The segments of the text after editing, in the order in which they will be written."""

    def __init__(self, edits: Edits) -> None:
        self._edits = edits
        self._segments = split(edits.text, edits.places)
        self._order: list[Segment | str] = list(self._segments)

    def rearrange(self, name: str, old: list[Table], new: list[Table]) -> None:
        """Bring one list of tables to the entries `new`, moving the text of those that stay."""
        if (name,) in self._edits.places.value_spans:
            self._edits.replace_value((name,), content.inline_list(new))
            return
        segments = {s.path[1]: s for s in self._segments if s.path and s.path[0] == name and len(s.path) == 2}
        entries: list[Segment | str] = []
        for entry, source in zip(new, _matches(name, old, new), strict=True):
            if source is None:
                entries.append(entry_text(name, entry))
            else:
                path: Path = (name, source)
                self._edits.change(path, KEYS[name], old[source], entry)
                entries.append(segments[source])
        self._place(list(segments.values()), entries)

    def _place(self, slots: list[Segment], entries: list[Segment | str]) -> None:
        """Put `entries` where `slots` were: the surplus behind the last slot, or at the end if there is none."""
        order: list[Segment | str] = []
        waiting = list(entries)
        for part in self._order:
            if part in slots:
                last = part == slots[-1]
                order += waiting if last else waiting[:1]
                waiting = [] if last else waiting[1:]
            else:
                order.append(part)
        self._order = order + waiting

    def joined(self, added: list[str]) -> str:
        """Return the whole text, with blank lines between parts that were not neighbours before."""
        parts = [*self._order, *added]
        pieces: list[str] = []
        for part, after in zip(parts, [*parts[1:], None], strict=True):
            piece = part if isinstance(part, str) else self._edits.result(part.start, part.end)
            if not self._were_neighbours(part, after):
                piece = piece.rstrip("\n") + ("\n" if after is None else "\n\n")
            pieces.append(piece)
        return "".join(pieces)

    def _were_neighbours(self, part: Segment | str, after: Segment | str | None) -> bool:
        if isinstance(part, str) or isinstance(after, str):
            return False
        return part.end == (len(self._edits.text) if after is None else after.start)


def _matches(name: str, old: list[Table], new: list[Table]) -> list[int | None]:
    """Return for every new entry the old one it continues: the one of the same name, else one that was only renamed."""
    free = list(range(len(old)))
    matches: list[int | None] = []
    for entry in new:
        match = next((i for i in free if _identity(name, old[i]) == _identity(name, entry)), None)
        matches.append(match)
        if match is not None:
            free.remove(match)
    if len(old) == len(new):
        matches = [i if match is None and i in free else match for i, match in enumerate(matches)]
    return matches


def _identity(name: str, entry: Table) -> object:
    keys = {"attributes": ("name",), "tables": ("attributes",), "families": ("order", "with", "first_half")}[name]
    return tuple(entry.get(key) for key in keys)
