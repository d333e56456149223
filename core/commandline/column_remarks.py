"""What `describe` says beside each column: what counts as missing, what is left out, and why."""

from __future__ import annotations

from core.commandline.columns import counted
from core.commandline.confirmed_lists import is_usable
from core.domain.attribute import (
    CLOCK,
    DAY_AND_MONTH,
    DURATION,
    EXCEL_DAYS,
    MONTH_AND_DAY,
    SHORTENED,
    UNIX_MILLISECONDS,
    UNIX_SECONDS,
    Attribute,
)
from core.session.column_proposal import (
    Aside,
    ColumnProfile,
    has_far_bin,
    holds_oldest,
    is_impossible,
    is_lopsided,
    top_class,
)

_UNIT_WORDS = {
    CLOCK: "times, in hours",
    SHORTENED: "amounts in thousands and millions; 45K counts as 45000",
    DURATION: "durations; 1:30 counts as 1.5",
    EXCEL_DAYS: "numbers read as dates: days as Excel counts them",
    UNIX_SECONDS: "numbers read as dates: seconds since 1970",
    UNIX_MILLISECONDS: "numbers read as dates: milliseconds since 1970",
    DAY_AND_MONTH: "numbers read as dates: 05032024 is the 5th of March",
    MONTH_AND_DAY: "numbers read as dates: 03052024 is the 5th of March",
}
_ASIDE = {
    Aside.CONSTANT: "one value in all rows",
    Aside.WEIGHT: "looks like weights of a survey",
    Aside.CHANCE: "looks like seeds of random numbers",
    Aside.SOFTWARE: "looks like versions of a program",
    Aside.APART: "its answers stand in columns of their own",
    Aside.FORM: "written by the program that collects forms",
}


def remark(attribute: Attribute, column: ColumnProfile) -> str:
    """Return what the owner should know of the attribute proposed for a column; "" if nothing."""
    if not is_usable(attribute):
        return _several(column) if column.mark_between else f"looks like {_looks(column)}: left out of the plan"
    missing = attribute.missing_values
    parts = [
        f"{times:,} × {_said(column, text)} counts as missing" for text, times in column.missing if text in missing
    ]
    others = [(text, times) for text, times in column.missing if text not in missing and attribute.other]
    parts += [f"{times:,} × {_said(column, text)} counts as “{attribute.other}”" for text, times in others]
    n_listed = len(attribute.categories)
    n_missing = len({*missing, *(text for text, _ in column.missing)})
    n_distinct = column.n_distinct - n_missing - len(attribute.merges)
    if attribute.categories and n_distinct > n_listed:
        parts.insert(0, f"{n_listed} of {n_distinct:,} values listed; all others count as “{attribute.other}”")
    parts += _about_odd(attribute, column)
    if column.is_proposed and not column.is_used_first:
        parts.insert(0, f"{_ASIDE[column.aside]}: left out of the plan unless --use names it")
    if attribute.measured_in:
        parts.insert(0, _UNIT_WORDS.get(attribute.measured_in, f"numbers in {attribute.measured_in}"))
    if column.mark_between:
        parts.append(_several(column))
    parts += [*_about_spellings(len(attribute.merges)), *_about_bins(attribute, column)]
    return "; ".join(parts)


def _said(column: ColumnProfile, text: str) -> str:
    """Return a text that means missing, and whether it is rather a slip, as an age of 230 is."""
    return f"{text} (an impossible value)" if is_impossible(column.header, text) else text


def _about_odd(attribute: Attribute, column: ColumnProfile) -> list[str]:
    """Return what cells of a column of numbers or dates that hold none count as."""
    top = top_class(column)
    if top is not None and holds_oldest(attribute):
        rest = column.n_other_kinds - top.times
        beside = [f"{counted(rest, 'other cell')} with no number: counted as “{attribute.other}”"] if rest else []
        return [f"{top.times:,} × {top.text} counts in the last bin", *beside]
    if not (column.has_odd_cells and column.odd_row):
        return []
    what = f"{counted(column.n_other_kinds, 'cell')} with no {column.kind}, first in row {column.odd_row:,}"
    if column.n_limits == column.n_other_kinds:
        what = f"{counted(column.n_limits, 'cell')} with a limit, such as <5 or >100, in place of a number"
    return [f"{what}: counted as “{attribute.other}”"]


def _several(column: ColumnProfile) -> str:
    """Return that cells hold several answers, and what to do."""
    mark = {"\n": "a line end", " ": "a blank", "\t": "a tab"}.get(column.mark_between, column.mark_between)
    return f"several answers in a cell, with “{mark}” between: --choices makes an attribute of each"


def _looks(column: ColumnProfile) -> str:
    """Return what a column without a list seems to hold."""
    if column.n_distinct <= len(column.missing):
        return "a column without values"
    if column.is_id_like:
        return "an identifier"
    return "names of other persons, or of firms" if column.names_others else "free text, or values that hardly repeat"


def _about_spellings(n: int) -> list[str]:
    """Return that `n` spellings are counted together with others."""
    return [f"{counted(n, 'spelling')} counted as {'another' if n == 1 else 'others'}, see --lists"] if n else []


def _about_bins(attribute: Attribute, column: ColumnProfile) -> list[str]:
    """Return what to know of bins that few, or nearly all, rows fall into."""
    if is_lopsided(column, attribute):
        return ["most rows fall into one bin: choose other edges"]
    is_far = has_far_bin(column, attribute)
    return ["the outermost bin is wide, for a few numbers far from the others"] if is_far else []
