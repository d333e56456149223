"""Edit the text of a plan so that it says something new, and leave alone whatever did not change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import tomlkit
from tomlkit.container import Container
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import AoT, Array, Item, Table, Whitespace

from core.errors import PlanError
from core.project import content
from core.project.content import Value, value_text
from core.project.document import Document
from core.project.plan_text import PlanText
from core.project.reader import FORMAT_VERSION, KEYS, read_document
from core.project.starter import entry_text, starter_text


def edited_text(plan: PlanText, document: Document) -> str:
    """Return the text of `plan` changed so that it describes `document`.

    Keys whose meaning is the same keep their very characters, and comments and order stay; lists of tables are matched
    by name. Where the file is built so unusually that an edit in place would not say exactly `document`, a fresh
    text is returned instead: what the owner means is worth more than how it was laid out.
    """
    try:
        before: Document | None = read_document(plan)
    except PlanError:
        before = None
    if before is not None and _says(before, document):
        return plan.text
    try:
        text = _edited(plan.text, before, document)
        if _says(read_document(PlanText(plan.file, text.encode())), document):
            return text
    except (PlanError, TOMLKitError):
        pass
    return starter_text(document)


def _says(one: Document, other: Document) -> bool:
    return content.sections(one) == content.sections(other) and content.lists(one) == content.lists(other)


def _edited(text: str, before: Document | None, document: Document) -> str:
    tree = tomlkit.parse(text)
    old_sections = content.sections(before) if before else dict.fromkeys(content.SECTIONS, cast("content.Table", {}))
    old_lists = content.lists(before) if before else {name: cast("list[content.Table]", []) for name in content.LISTS}
    if before is None:
        tree["reticent"] = FORMAT_VERSION
    for name, new in content.sections(document).items():
        if new != old_sections[name]:
            _edit_section(tree, name, old_sections[name], new)
    for name, entries in content.lists(document).items():
        if entries != old_lists[name]:
            _edit_list(tree, name, old_lists[name], entries)
    edited = tomlkit.dumps(tree)
    return edited.replace("\r\n", "\n").replace("\n", "\r\n") if "\r\n" in text else edited


def _edit_section(tree: Container, name: str, old: content.Table, new: content.Table) -> None:
    if name not in tree:
        changed = {key: value for key, value in new.items() if not content.is_default(name, key, value)}
        tree.add(tomlkit.nl())
        tree.add(name, tomlkit.parse(content.table_text(f"[{name}]", changed))[name])
    else:
        _edit_table(cast("Table", tree[name]), name, old, new)


def _edit_table(table: Table, name: str, old: content.Table, new: content.Table) -> None:
    for key in KEYS[name]:
        if key not in new:
            if key in table:
                table.remove(key)
        elif key in table:
            if new[key] != old.get(key):
                _replace(table, key, new[key])
        elif not content.is_default(name, key, new[key]):
            table.add(key, _item(new[key]))


def _replace(table: Table, key: str, value: Value) -> None:
    item = table[key]
    if isinstance(value, tuple) and isinstance(item, Array) and _rearranged(item, value):
        return
    if isinstance(value, dict):
        table.remove(key)
        table.add(key, _item(value))
    else:
        table[key] = _item(value)


def _rearranged(array: Array, values: Sequence[object]) -> bool:
    """Remove and append within an array that keeps its other values, for the sake of comments between them."""
    kept = [value for value in array.unwrap() if value in values]
    if kept != list(values[: len(kept)]):
        return False
    for index in reversed(range(len(array))):
        if array[index] not in values:
            del array[index]
    for value in values[len(kept) :]:
        array.append(_item(cast("Value", value)))
    return True


def _item(value: Value) -> Item:
    return tomlkit.value(value_text(value))


def _edit_list(tree: Container, name: str, old: list[content.Table], new: list[content.Table]) -> None:
    """Bring a list of tables to a new order, keeping the text of those that stay."""
    present = tree.get(name)
    tables = list(present.body) if isinstance(present, AoT) else []
    if len(tables) != len(old):
        old, tables = [], []
    leads, last = _take_leads(tables)
    fresh = tomlkit.aot()
    for entry, source in zip(new, _matches(name, old, new), strict=True):
        table = _fresh_table(name, entry) if source is None else tables[source]
        if fresh.body:
            _append(fresh.body[-1], leads.get(source) or [_blank_line()])
        if source is not None:
            _edit_table(table, name, old[source], entry)
        fresh.append(table)
    if fresh.body:
        _append(fresh.body[-1], last or [_blank_line()])
    _put(tree, name, fresh)


def _put(tree: Container, name: str, tables: AoT) -> None:
    if not tables.body:
        tree.pop(name, None)
    elif name in tree:
        tree[name] = tables
    else:
        tree.add(tomlkit.nl())
        tree.add(name, tables)


def _fresh_table(name: str, entry: content.Table) -> Table:
    return cast("AoT", tomlkit.parse(entry_text(name, entry))[name]).body[0]


def _matches(name: str, old: list[content.Table], new: list[content.Table]) -> list[int | None]:
    """Return for every new entry the old one it continues: the one of the same name, else one that only was renamed."""
    matches: list[int | None] = [None] * len(new)
    free = dict.fromkeys(range(len(old)))
    for position, entry in enumerate(new):
        matches[position] = next((i for i in free if _identity(name, old[i]) == _identity(name, entry)), None)
        free.pop(cast("int", matches[position]), None)
    for position, match in enumerate(matches):
        if match is None and position in free and len(old) == len(new):
            matches[position] = position
            del free[position]
    return matches


def _identity(name: str, entry: content.Table) -> object:
    keys = {"attributes": ("name",), "tables": ("attributes",), "families": ("order", "with", "first_half")}[name]
    return tuple(entry.get(key) for key in keys)


def _take_leads(tables: list[Table]) -> tuple[dict[int | None, list[Item]], list[Item]]:
    """Take the comments above each [[header]] off the table before, where the parser leaves them.

    Returns:
        The blank lines and comments above each table but the first, by position; and those after the last one.
    """
    ends = [_take_end(table) for table in tables]
    return dict(enumerate(ends[:-1], start=1)), ends[-1] if ends else []


def _take_end(table: Table) -> list[Item]:
    """Cut off and return everything from the first blank line after the last key."""
    body = table.value.body
    last_key = max((i for i, (key, _) in enumerate(body) if key is not None), default=-1)
    blank = next((i for i in range(last_key + 1, len(body)) if isinstance(body[i][1], Whitespace)), len(body))
    end = [item for _, item in body[blank:]]
    del body[blank:]
    return end


def _append(table: Table, items: list[Item]) -> None:
    for item in items:
        table.value.body.append((None, item))


def _blank_line() -> Whitespace:
    return tomlkit.nl()
