"""What keeps a column that a plan names from being read: it is not there, its name is not its own, or it is hidden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from core.domain.reading_choices import RowChoice
from core.errors import MissingColumnError, SourceError, UnansweredColumnError
from core.sources.source import Source
from core.words import N_, quoted


class NamedColumns(NamedTuple):
    """The names of the columns of a table.

    Attributes:
        source: the file.
        row: that has the names, or shows how many columns there are.
        said: what the header says of each column; () where there is none.
        headers: the name of each column, unlike those of all others.
    """

    source: Source
    row: int
    said: Sequence[str]
    headers: Sequence[str]

    def missing(self, name: str) -> SourceError:
        """Return what there is to say of a name that no column has; the closest one, if there is any."""
        from difflib import get_close_matches  # noqa: PLC0415  only for an error

        self.check_usable(name)
        close = get_close_matches(name, self.headers)
        if close:
            return self._missing(name, N_("Error", "Did you mean “{name}”?").format(name=close[0]))
        known = ", ".join(header for header in self.said if header)
        return self._missing(name, N_("Error", "The columns are: {known}.").format(known=known))

    def none(self, name: str) -> MissingColumnError:
        """Return what there is to say where no column has any of the names, of which `name` is the first."""
        hint = N_(
            "Error",
            "Nor is any other column of the plan: this row may not be the header. "
            "Choose the header row, for a text file the delimiter too, or check that it is the right file.",
        )
        return self._missing(name, hint)

    def check_usable(self, name: str) -> None:
        """Make sure that a name is not that of several columns, nor of one whose cells cannot be read.

        Raises:
            SourceError: if it is.
        """
        if name in self.said:
            made = [made for made, said in zip(self.headers, self.said, strict=True) if said == name]
            hint = N_("Error", "Several columns of the file are called so; here they are {names}.")
            raise self._missing(name, hint.format(names=quoted(made)))
        error = self.source.unusable(name)
        if error is not None:
            raise error

    def check_shown(self, name: str, column: int, place: str) -> None:
        """Make sure that a column may be read: `column` from 0 in the sheet, `place` as messages call it.

        Raises:
            MissingColumnError: if it is hidden, and hidden columns are left out.
            UnansweredColumnError: if it is hidden, and the owner has not said whether such are read.
        """
        choice = self.source.layout.hidden_columns
        if choice in (None, RowChoice.READ) or column not in self.source.facts.hidden_columns:
            return
        if choice == RowChoice.SKIP:
            raise self._missing(name, N_("Error", "It is hidden in the workbook, and hidden columns are left out."))
        raise UnansweredColumnError(file=self.source.path, sheet=self.source.sheet_words, column=place)

    def _missing(self, name: str, hint: str) -> MissingColumnError:
        source = self.source
        return MissingColumnError(file=source.path, sheet=source.sheet_words, row=self.row, name=name, hint=hint)
