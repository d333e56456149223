"""The text of a plan file, parsed; every error names line and column."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path as FilePath

from core.errors import (
    LargePlanError,
    MissingFileError,
    PlanKeyError,
    PlanSyntaxError,
    RefusedPlanError,
    RowsForPlanError,
)
from core.project.places import KeyPlace, Path, locate
from core.words import N_

_BOM = "\ufeff"
_SIZE_LIMIT = 20 * 2**20
"""Bytes of a plan file, at most: far above lists of 100,000 categories. Without a limit, a data file opened by mistake
would be read into memory whole."""
_LISTED = 12
"""Known keys or names listed in a message; more would not fit the status line of the window."""
_ROWS_ENDINGS = (".csv", ".tsv", ".xlsx", ".xlsm", ".xls", ".ods", ".parquet")  # of data files, given by mistake

_LONG_KEY = re.compile(r"""(?<![\w-])(?:(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+){100}""")
"""A key of more than a hundred parts: tomllib takes 1 GB for one of 32 kB, as it keeps every beginning of it."""

_ABSURD = N_("Error", "a number, a list or a key in it is absurdly long")
_OPEN_TEXT = N_("Error", "the text is not closed; put a quote at its end")
_CHARACTER = N_("Error", "this character cannot be used here; remove it")
_TWICE = N_("Error", "this key occurs twice; remove one of the two")
_UNKNOWN = N_("Error", "from here on this cannot be understood; compare it with a plan that the program has saved")

# Messages of tomllib by their beginning, and what to tell a person who does not know TOML; the first match counts. A
# message that a later Python rewords becomes `_UNKNOWN`, with its place.
_WORDS = (
    (
        "Unescaped",
        N_("Error", "a backslash between double quotes must be doubled; or write the text between single quotes"),
    ),
    (r"Illegal character '\n'", _OPEN_TEXT),
    (r"Found invalid character '\n'", _OPEN_TEXT),
    ("Illegal character", _CHARACTER),
    ("Found invalid character", _CHARACTER),
    ("Expected \"'", _OPEN_TEXT),
    ("Invalid hex value", N_("Error", r"\u must be followed by 4 hexadecimal digits, and \U by 8")),
    ("Escaped character", N_("Error", "there is no character of this number; write the character itself")),
    ("Unterminated string", N_("Error", "a text is not closed; put a quote at its end")),
    (
        "Unclosed array",
        N_("Error", "a list is not closed, or a comma is missing; put commas between its values and ] at its end"),
    ),
    ("Unclosed inline table", N_("Error", "a { is not closed; put } at its end")),
    ("Cannot overwrite a value", _TWICE),
    ("Duplicate inline table key", _TWICE),
    ("Cannot mutate", _TWICE),
    ("Cannot redefine", _TWICE),
    ("Cannot declare", N_("Error", "this table occurs twice; join the two, or use [[ ]] for a list of tables")),
    (
        "Invalid initial character for a key",
        N_("Error", "here should be a key: letters, digits, - and _; or any text between quotes"),
    ),
    ("Expected '=' after a key", N_("Error", "after the key there should be = and a value")),
    ("Expected ']", N_("Error", "the name of the table is not closed; put ] at its end")),
    (
        "Invalid statement",
        N_("Error", 'here should be a key such as name = "value", a table such as [data], or a comment with #'),
    ),
    ("Invalid date or datetime", N_("Error", "there is no such date or time; a date is written like 2024-01-31")),
    ("Invalid value", N_("Error", "this is not a value; put text between quotes, and write numbers like 1 or 0.5")),
    (
        "Expected newline",
        N_("Error", "after a value the line must end; write decimals with a point, and text between quotes"),
    ),
)


class RealText(str):
    """The digits of a number with a point or an exponent: a float would turn ε = 0.1 into another fraction."""

    __slots__ = ()


class PlanText:
    """One plan file as text and as plain values.

    Attributes:
        file: its name, as the user gave it.
        text: its content without a byte order mark.
        has_mark: whether it began with a byte order mark.
        values: the parsed tables; numbers with a point or an exponent are `RealText`.
    """

    def __init__(self, file: str, content: bytes) -> None:
        """Parse.

        Raises:
            PlanSyntaxError: if it is not UTF-8 or not TOML.
        """
        self.file = file
        text = self._decoded(content)
        self.has_mark = text.startswith(_BOM)
        self.text = text.removeprefix(_BOM)
        self.values = self._parsed()

    @classmethod
    def read(cls, path: FilePath) -> PlanText:
        """Read a file.

        Raises:
            MissingFileError: if the file does not exist.
            UnreadableFileError: if it is a folder, a data file, too large for a plan, or not readable.
            PlanSyntaxError: if it is not UTF-8 or not TOML.
        """
        try:
            if path.stat().st_size > _SIZE_LIMIT:
                raise LargePlanError(str(path))
            content = path.read_bytes()
        except FileNotFoundError as error:
            raise MissingFileError(str(path)) from error
        except OSError as error:
            raise RefusedPlanError(str(path), error.strerror or str(error)) from error
        if path.suffix.lower() in _ROWS_ENDINGS:
            raise RowsForPlanError(str(path), str(path.with_suffix(".reticent")))
        return cls(str(path), content)

    @property
    def folder(self) -> FilePath | None:
        """The folder of the file; None if the text is in no file."""
        return FilePath(self.file).parent if self.file else None

    def fault(self, path: Path, why: str, cure: str, *, at_key: bool = False) -> PlanKeyError:
        """Return the error at the value (or the key) at `path`; `why` and `cure` are sentences."""
        # Positions are computed for an error only; reading a valid plan needs none.
        places = locate(self.text)
        place = places.of_key(path) if at_key else places.of_value(path)
        key = ".".join(part for part in path if isinstance(part, str)) or "plan"
        return PlanKeyError(
            file=self.file,
            line=place.line,
            column=place.column,
            key=key,
            why=why,
            cure=cure,
        )

    def _decoded(self, content: bytes) -> str:
        try:
            return content.decode("utf-8")
        except UnicodeDecodeError as error:
            before = content[: error.start].decode("utf-8")
            place = _end_of(before)
            detail = N_("Error", "from here on the file is not UTF-8 text; save it with the encoding UTF-8")
            raise PlanSyntaxError(self.file, place.line, place.column, detail) from error

    def _parsed(self) -> dict[str, object]:
        if _LONG_KEY.search(self.text):
            raise PlanSyntaxError(self.file, 1, 1, _ABSURD)
        try:
            return tomllib.loads(self.text, parse_float=RealText)
        except tomllib.TOMLDecodeError as error:
            raise self._syntax_error(str(error)) from error
        # ValueError: an integer above Python's limit of 4,300 digits. RecursionError: deeply nested brackets.
        except (ValueError, RecursionError) as error:
            raise PlanSyntaxError(self.file, 1, 1, _ABSURD) from error

    def _syntax_error(self, message: str) -> PlanSyntaxError:
        where = re.search(r" \(at line (\d+), column (\d+)\)$", message)
        place = KeyPlace(int(where[1]), int(where[2])) if where else _end_of(self.text.rstrip())
        plain = re.sub(r" \(at [^)]*\)$", "", message)
        detail = next((words for start, words in _WORDS if plain.startswith(start)), _UNKNOWN)
        return PlanSyntaxError(self.file, place.line, place.column, detail)


def nearest(wrong: str, known: tuple[str, ...], *, otherwise: str) -> str:
    """Return “Did you mean …?” if one of `known` resembles `wrong`, or the text `otherwise` and some of `known`."""
    from difflib import get_close_matches  # noqa: PLC0415  only for an error

    close = get_close_matches(wrong, known, n=1)
    if close:
        return N_("Error", "Did you mean “{name}”?").format(name=close[0])
    listed = ", ".join(known[:_LISTED]) or N_("Error", "none yet")
    end = ", …" if len(known) > _LISTED else "."
    return N_("Error", "{otherwise} {listed}{end}").format(otherwise=otherwise, listed=listed, end=end)


def _end_of(text: str) -> KeyPlace:
    return KeyPlace(text.count("\n") + 1, len(text) - text.rfind("\n"))
