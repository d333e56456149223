"""What an OpenDocument spreadsheet does not show: rows, columns and sheets with such a mark, style or closed group."""

from __future__ import annotations

from core.patterns import pattern_of

_NOUGHT = pattern_of(r"0{1,9}(?:\.0{0,20})?[a-z%]{0,4}")
_SIZES = {
    "style:table-row-properties": ("style:row-height", "style:use-optimal-row-height"),
    "style:table-column-properties": ("style:column-width", "style:use-optimal-column-width"),
}
"""Properties of a style that say a size, and whether the program chooses it."""
_GROUPS = frozenset(("table:table-row-group", "table:table-column-group"))
_NOT_SHOWN = frozenset(("collapse", "filter"))


class UnseenStyles:
    """Follows the tags of a spreadsheet, of which styles come first."""

    def __init__(self) -> None:
        self._name = ""
        self._unseen: set[str | None] = set()
        self._groups: dict[str, list[bool]] = {name: [] for name in _GROUPS}  # those open: whether each is closed up

    def start(self, name: str, attributes: dict[str, str]) -> None:
        """Take the begin of a tag."""
        if name in _GROUPS:
            self._groups[name].append(attributes.get("table:display") == "false")
        elif name == "style:style":
            self._name = f"{attributes.get('style:family')} {attributes.get('style:name')}"
        elif name in _SIZES:
            size, is_chosen = map(attributes.get, _SIZES[name])
            if is_chosen != "true" and _NOUGHT.fullmatch(size or ""):
                self._unseen.add(self._name)
        elif name == "style:table-properties" and attributes.get("table:display") == "false":
            self._unseen.add(self._name)

    def end(self, name: str) -> None:
        """Take the end of a tag."""
        if name in _GROUPS and self._groups[name]:
            self._groups[name].pop()

    def hide(self, name: str, attributes: dict[str, str]) -> bool:
        """Return whether a row, a column or a sheet is not shown, of which these are tag and attributes."""
        if attributes.get("table:visibility") in _NOT_SHOWN or any(self._groups.get(f"{name}-group", ())):
            return True
        family = name.replace("table:", "")
        return bool(self._unseen) and f"{family} {attributes.get('table:style-name')}" in self._unseen
