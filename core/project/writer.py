"""Edit the text of a plan file in place: only values that changed are rewritten.

tomlkit is not used: it attaches the comments above a table to the table before, and moves lists of tables that are not
contiguous (tomlkit 0.15: parse "[a]", a comment, "[b]", then remove a; the comment is gone).
"""

from __future__ import annotations

from core.errors import PlanError
from core.project import content
from core.project.content import Table, says_the_same
from core.project.edits import Edits
from core.project.places import Path
from core.project.plan import Plan
from core.project.plan_text import PlanText
from core.project.reader import KEYS, read_plan
from core.project.segments import Segment, split
from core.project.starter import entry_text, starter_text


def edited_text(plan_text: PlanText, plan: Plan) -> str:
    """Return the text of `plan_text`, edited to describe `plan`.

    Values with an unchanged meaning keep their spelling; comments and order stay; entries of lists are matched by name.
    The result is parsed again: if it does not mean exactly `plan`, because the file has an unusual layout, a fresh text
    is returned instead, without the owner's comments.

    Raises:
        PlanKeyError: if `plan_text` is not a valid plan itself.
    """
    before = read_plan(plan_text)
    if says_the_same(before, plan):
        return plan_text.text
    # All offsets count line feeds only; the line ends of Windows come back at the end.
    has_returns = "\r\n" in plan_text.text
    text = _edited(plan_text.text.replace("\r\n", "\n"), before, plan)
    if not _reads_as(PlanText(plan_text.file, text.encode()), plan):
        text = starter_text(plan)
    return text.replace("\n", "\r\n") if has_returns else text


def _reads_as(plan_text: PlanText, plan: Plan) -> bool:
    try:
        return says_the_same(read_plan(plan_text), plan)
    except PlanError:
        return False


def _edited(text: str, before: Plan, plan: Plan) -> str:
    edits = Edits(text if text.endswith("\n") else f"{text}\n")
    old_sections, old_lists = content.sections(before), content.lists(before)
    added = []
    for name, new in content.sections(plan).items():
        if new == old_sections[name]:
            continue
        # A section that the file lacks is appended with the keys that differ from their defaults.
        if (name,) in edits.places.keys:
            edits.change((name,), KEYS[name], old_sections[name], new)
        else:
            added.append(content.table_text(f"[{name}]", content.needed(name, new)))
    parts = _Parts(edits)
    for name, entries in content.lists(plan).items():
        if entries != old_lists[name]:
            parts.rearrange(name, old_lists[name], entries)
    return parts.joined(added)


class _Parts:
    """The segments of the edited text, in the order of the new file."""

    def __init__(self, edits: Edits) -> None:
        self._edits = edits
        self._segments = split(edits.text, edits.places)
        self._order: list[Segment | str] = list(self._segments)

    def rearrange(self, name: str, old: list[Table], new: list[Table]) -> None:
        """Change one list of tables to the entries `new`; entries that stay keep their text."""
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
        """Put `entries` in the places of `slots`; surplus entries follow the last slot, or the whole text."""
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
        """Return the whole text, with a blank line between parts that were not adjacent before."""
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
    """Return the index of the old entry that each new entry continues: by name, or by place if it was only renamed."""
    free = list(range(len(old)))
    matches: list[int | None] = []
    for entry in new:
        match = next((i for i in free if _identity(name, old[i]) == _identity(name, entry)), None)
        matches.append(match)
        if match is not None:
            free.remove(match)
    # Equal lengths: an unmatched entry at an unmatched place was renamed there, and keeps its comments. Otherwise it
    # cannot be told from one entry removed and another added.
    if len(old) == len(new):
        matches = [i if match is None and i in free else match for i, match in enumerate(matches)]
    return matches


def _identity(name: str, entry: Table) -> object:
    # What makes an entry the one of before; a change of other keys is an edit of it.
    own = {"tables": ("attributes",), "families": ("order", "with", "first_half")}
    return tuple(entry.get(key) for key in own.get(name, ("name",)))
