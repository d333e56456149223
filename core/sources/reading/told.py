"""What is said of a file beside its questions: sentences about columns, marks, sheets and faults."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from core.data.column_cells import columns_of
from core.data.raw_cells import Cell, cell_text, is_blank
from core.domain.reading_choices import LastRow
from core.domain.reading_layout import ReadingLayout
from core.errors import SourceError
from core.sources.reading.among_letters import among_letters
from core.sources.reading.among_numbers import among_numbers
from core.sources.reading.code_rows import n_code_rows
from core.sources.reading.coded_texts import coded_texts
from core.sources.reading.counted_days import counted_days
from core.sources.reading.counted_groups import counted_groups, groups_of_many
from core.sources.reading.cut_numbers import cut_numbers
from core.sources.reading.cut_words import cut_words
from core.sources.reading.dated_ranges import dated_ranges
from core.sources.reading.day_numbers import day_numbers
from core.sources.reading.doubtful_answers import doubtful_answers
from core.sources.reading.doubtful_times import doubtful_times
from core.sources.reading.eastern_years import eastern_years
from core.sources.reading.exchanged_days import exchanged_days
from core.sources.reading.exchanged_headings import exchanged_headings
from core.sources.reading.far_dates import far_dates
from core.sources.reading.feet_and_inches import feet_and_inches
from core.sources.reading.filled_in import filled_in
from core.sources.reading.grid import Grid
from core.sources.reading.group_columns import (
    days_in_order,
    group_columns,
    is_further,
    names_groups_in_order,
    recurring_groups,
)
from core.sources.reading.linked_blanks import linked_blanks
from core.sources.reading.long_tables import long_table
from core.sources.reading.lost_decimals import lost_decimals
from core.sources.reading.lost_zeros import lost_zeros
from core.sources.reading.mixed_times import mixed_times
from core.sources.reading.mixed_units import mixed_units
from core.sources.reading.mixed_values import mixed_orders, mixed_values
from core.sources.reading.names_beside import names_beside
from core.sources.reading.other_calendars import other_calendars
from core.sources.reading.other_marks import other_marks
from core.sources.reading.parted_columns import parted_columns
from core.sources.reading.pay_by_group import pay_by_group
from core.sources.reading.points_of_pay import points_of_pay
from core.sources.reading.pounds_by_height import pounds_by_height
from core.sources.reading.renamed_columns import renamed_columns
from core.sources.reading.rows_of_groups import rows_of_groups
from core.sources.reading.same_answers import same_answers
from core.sources.reading.same_as_above import same_as_above
from core.sources.reading.short_rows import told_short
from core.sources.reading.short_years_first import short_years_first
from core.sources.reading.shown_words import shown_words
from core.sources.reading.stray_years import stray_years
from core.sources.reading.summary_tables import summary_tables
from core.sources.reading.sums_among import sums_among
from core.sources.reading.survey import Survey
from core.sources.reading.thin_rows import n_thin
from core.sources.reading.two_heaps import two_heaps
from core.sources.reading.two_scales import two_scales
from core.sources.reading.typed_columns import if_digits, if_texts, if_unlike
from core.sources.reading.units_beside import units_beside
from core.sources.reading.unlike_named_unit import unlike_named_unit
from core.sources.reading.utc_midnights import utc_midnights
from core.sources.reading.wrong_letters import wrong_letters
from core.sources.source import Problem
from core.words import N_, quoted

_LEAST = 8
"""Rows from which the blanks of a column tell anything."""
_COMPARED = 300
"""Rows in which numbers of other units, and dates of another order, are looked for, at most, evenly apart."""


def unclear_columns(grid: Grid, undated: Sequence[int]) -> list[Problem]:
    """Return what there is to say of columns whose dates can be read in two ways."""
    day = N_(
        "Source",
        "Column {column}: dates written like 3/4/2024 can be read in two ways. Choose the order of dates.",
    )
    return [Problem(day.format(column=grid.place(place)), columns=(grid.letter(place),)) for place in undated]


def odd_rows(grid: Grid, found: Survey) -> list[Problem]:
    """Return what there is to say of rows that are no records, or unlike the header."""
    short = told_short(found.reasons, found.n_rows - found.footers.n, grid.source, grid.header_row)
    told = [*([short] if short else []), *_wide_rows(grid, found), *_decimal_commas(grid, found)]
    if not found.reordered.n:
        return told
    words = N_(
        "Source",
        "Row {row} has the names in another order, and so may all values from there on. Read the two parts of the file "
        "each by itself, or bring the columns into one order.",
    )
    row = found.reordered.first
    return [Problem(words.format(row=row), row), *told]


def headings(
    found: Survey, first: Sequence[Sequence[Cell]], last: Sequence[Sequence[Cell]], layout: ReadingLayout
) -> list[Problem]:
    """Return that rows may be headings: different words alone in the first column, or other cells that no record has.

    Args:
        found: of all rows.
        first: the first ones.
        last: the last ones, and those that the layout leaves out.
        layout: how the table is read; what it leaves out, or asks about, is not told once more.
    """
    words, n = found.heading_words, found.headings.n
    are_values = any(cell_text(row[0]) in words and not all(map(is_blank, row[1:])) for row in first)
    if n < _LEAST_HEADINGS or len(words) < n or n * _ROWS_OF_A_GROUP > found.n_rows or are_values:
        is_asked = layout.last_row not in (None, LastRow.REFUSE) or "last_row" in layout.questions
        return _unlike(found, max(n_code_rows(last, first), 1) if is_asked else 0)
    text = N_(
        "Source",
        "{n:,} rows have a word in the first column and nothing else: rows {rows}. If they are headings of the rows "
        "below, take them out of the file: each would count as a record.",
    )
    return [Problem(text.format(n=n, rows=found.headings.listed), found.headings.first)]


def _unlike(found: Survey, n_asked: int) -> list[Problem]:
    """Return that some rows have little, which fits none of their columns, or is a number alone.

    Args:
        found: of all rows.
        n_asked: how many of the last rows are asked about by themselves.
    """
    n = found.unlike.n
    if n <= n_asked and found.ends_oddly:
        return []
    if not 0 < n * _ROWS_OF_A_GROUP <= found.n_rows:
        return []
    text = N_(
        "Source",
        "{n:,} rows have little in them, unlike most rows: rows {rows}. If they are headings, notes or counts, take "
        "them out of the file: each would count as a record.",
        "Row {row} has little in it, unlike most rows. If it is a heading, a note or a count, take it out of the file: "
        "it would count as a record.",
        1,
    )
    row = found.unlike.first
    return [Problem(text.format(n=n, row=row, rows=found.unlike.listed), row)]


def thin_rows(first: Sequence[Sequence[Cell]], last: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return that several rows at the end lack most of what all others have; one alone is asked about by itself.

    Args:
        first: the first records.
        last: the last ones.
    """
    n = n_thin(last, first)
    if n < _LEAST_HEADINGS:
        return []
    text = N_(
        "Source",
        "The last {n} rows lack most of what all rows above have. If they are notes or totals, take them out of the "
        "file: each would count as a record.",
    )
    return [Problem(text.format(n=n))]


_LEAST_HEADINGS, _ROWS_OF_A_GROUP = 2, 3
"""Headings of groups, at least, and the rows of a group with its heading."""


def _wide_rows(grid: Grid, found: Survey) -> list[Problem]:
    """Return that each row ends with a mark more than the header, as programs write that end a line with one."""
    words = N_("Source", "Each row has a blank cell beyond the last name. These cells are left out.")
    return [Problem(words)] if grid.source.ragged and 0 < found.wide.n == found.n_rows else []


def _decimal_commas(grid: Grid, found: Survey) -> list[Problem]:
    """Return what there is to say where many rows are wider than the header, and commas within numbers make it so."""
    n, n_rows = found.excess.n, found.n_rows - found.footers.n
    if (
        not found.has_decimals
        or n < min(_LEAST_CUT, n_rows)
        or _CUT * n < n_rows
        or grid.source.layout.delimiter != ","
    ):
        return []
    every = N_(
        "Source",
        "Each row has more cells than the header. Numbers such as 60,5 seem to be cut in two, by a comma that is their "
        "decimal mark. Write the file again with semicolons between the cells, or with quotes around numbers.",
    )
    some = N_(
        "Source",
        "{n:,} rows have more cells than the header. Numbers such as 60,5 or 1,200 seem to be cut in two by the comma "
        "in them. Write the file again with semicolons between the cells, or with quotes around numbers.",
    )
    return [Problem((every if n == n_rows else some).format(n=n), found.excess.first)]


_LEAST_CUT, _CUT = 3, 20
"""Rows that are wider, at least, and for how many rows one: fewer have a comma in a name."""


def no_rows(header_row: int) -> Problem:
    """Return that there is nothing below the header."""
    nothing = N_(
        "Source",
        "There are no rows below row {row}, the header. Choose another header row, or a file with rows.",
    )
    return Problem(nothing.format(row=header_row), stops=True)


def column_problems(
    grid: Grid, rows: Sequence[Sequence[Cell]], measured: Callable[[], Collection[int]]
) -> list[Problem]:
    """Return what there is to say of columns that are laid out for reading: values not repeated, several in one.

    Args:
        grid: the table.
        rows: its first records.
        measured: returns the places of the columns of numbers and dates; few tables need them.
    """
    columns: list[Sequence[Cell]] = [*columns_of(rows)]
    if len(rows) < _LEAST:
        return (summary_tables(grid, columns) or counted_groups(grid, columns)) if columns else []
    is_laid_out = grid.source.blank_rows
    texts = columns if is_laid_out else [*map(if_texts, columns)]
    numbers, unlike = [*map(if_digits, texts)], [*map(if_unlike, columns)]
    with_digits = numbers if is_laid_out else [*map(if_digits, columns)]  # most looks find nothing in words
    odd = [text if unlike[place] else () for place, text in enumerate(texts)]
    found = _laid_out(grid, columns, unlike, measured) if is_laid_out else []
    found += dated_ranges(grid, numbers) + day_numbers(grid, unlike) + other_calendars(grid, with_digits)
    found += counted_days(grid, with_digits) + short_years_first(grid, unlike) + eastern_years(grid, with_digits)
    found += utc_midnights(grid, with_digits) + filled_in(grid, with_digits)
    step = len(rows) // _COMPARED + 1
    some = columns if step == 1 else [*columns_of(rows[::step])]
    mixed = [each if numbers[place] and unlike[place] else () for place, each in enumerate(some)]
    of_digits = [each if with_digits[place] else () for place, each in enumerate(some)]
    found += far_dates(grid, with_digits) + stray_years(grid, with_digits) + exchanged_days(grid, with_digits)
    found += among_numbers(grid, unlike) + mixed_values(grid, unlike) + mixed_orders(grid, mixed)
    found += mixed_units(grid, mixed) + mixed_times(grid, numbers) + doubtful_times(grid, with_digits)
    found += two_scales(grid, of_digits) + exchanged_headings(grid, columns)
    found += [each for each in pounds_by_height(grid, columns) if each not in found]
    found += [each for each in pay_by_group(grid, some) if each not in found]
    found += two_heaps(grid, of_digits)
    found += feet_and_inches(grid, of_digits)
    found += units_beside(grid, some) + unlike_named_unit(grid, some)
    found += lost_decimals(grid, of_digits) + points_of_pay(grid, of_digits) + other_marks(grid, columns)
    found += long_table(grid, columns if step == 1 else [column[:_COMPARED] for column in columns])
    found += parted_columns(grid, columns) + names_beside(grid, columns)
    found += [each for each in renamed_columns(grid, columns) if each not in found]
    found += lost_zeros(grid, columns) + same_answers(grid, texts) + coded_texts(grid, texts)
    found += doubtful_answers(grid, columns) + among_letters(grid, columns) + cut_words(grid, texts)
    found += linked_blanks(grid, columns)
    groups = summary_tables(grid, columns) or counted_groups(grid, columns) or rows_of_groups(grid, columns)
    groups = groups or groups_of_many(grid, columns)
    found += shown_words(grid, len(columns)) + wrong_letters(grid, odd) + cut_numbers(grid, odd)
    return found + sums_among(grid, odd, columns) + groups


def _laid_out(
    grid: Grid,
    columns: Sequence[Sequence[Cell]],
    unlike: Sequence[Sequence[Cell]],
    measured: Callable[[], Collection[int]],
) -> list[Problem]:
    """Return what there is to say of columns that people fill, and leave blank, for readers: no program does."""
    found_so = {*group_columns(columns), *recurring_groups(columns)}
    found_so = {place for place in found_so if not is_further(grid.said, columns, place)}
    groups = [place for place in sorted(found_so) if not _is_merged(grid, place, columns[place])]
    found = [_not_repeated(grid, place) for place in groups]
    in_order = {*days_in_order(columns), *([0] if names_groups_in_order(columns) else [])}.difference(groups)
    found += [_in_order(grid, place) for place in sorted(in_order) if not _is_merged(grid, place, columns[place])]
    found += same_as_above(grid, unlike)
    mark = _one_mark(columns[0]) if len(columns) == 1 else ""
    if mark and (mark == "\t" or not measured()):  # 1,5 is one number, and 1 beside 5 are two
        alone = N_(
            "Source",
            "All cells of the one column have “{mark}” in them, equally often. If it separates values, choose it as "
            "the delimiter, or write the file again without quotes around whole rows.",
        )
        found.append(Problem(alone.format(mark=mark)))
    if len(columns) == 1 and sum("  " in str(cell) for cell in columns[0]) * 5 >= len(columns[0]) * 4:
        gaps = N_(
            "Source",
            "Most cells of the one column have wide gaps in them. If these are columns of fixed width, open the file "
            "so in a spreadsheet, and save it as CSV.",
        )
        found.append(Problem(gaps))
    return found


_MARKS = ",;|\t "
_FEWEST_BLANKS = 5
"""Blanks of each cell that are as many in all rows part columns; fewer are in names, dates and addresses."""


def _is_merged(grid: Grid, place: int, column: Sequence[Cell]) -> bool:
    """Return whether the blanks below the values are those of merged cells, which are asked about anyway."""
    at, above = grid.first_column + place, grid.last_header
    tall = [each for each in grid.source.facts.merged if above < each.first_row < each.last_row]
    n_merged = sum(each.first_column <= at <= each.last_column for each in tall)
    return 2 * n_merged >= sum(not is_blank(cell) for cell in column)


def _not_repeated(grid: Grid, place: int) -> Problem:
    words = N_(
        "Source",
        "Column {column} is blank below each of its values. If a blank means the value above, fill it in first.",
    )
    return Problem(words.format(column=grid.place(place)), columns=(grid.letter(place),))


def _in_order(grid: Grid, place: int) -> Problem:
    words = N_(
        "Source",
        "Column {column} has each of its values once, in order, and blanks between them. If a blank means the value "
        "above, fill it in first.",
    )
    return Problem(words.format(column=grid.place(place)), columns=(grid.letter(place),))


def _one_mark(column: Sequence[Cell]) -> str:
    """Return a mark that all texts of a column have equally often; "" if there is none."""
    texts = [cell_text(cell) for cell in column]
    equal = (mark for mark in _MARKS if len({text.count(mark) for text in texts} | {0}) == 2 and mark in texts[0])
    return next((mark for mark in equal if mark != " " or texts[0].count(mark) >= _FEWEST_BLANKS), "")


def facts_of_sheet(grid: Grid) -> list[Problem]:
    """Return what there is to say of hidden sheets, and of numbers with leading zeros."""
    facts, found = grid.source.facts, []
    if facts.hidden_sheets:
        words = N_("Source", "The workbook has hidden sheets: {sheets}.")
        found.append(Problem(words.format(sheets=quoted(facts.hidden_sheets))))
    if grid.source.n_padded:
        words = N_(
            "Source",
            "{n:,} numbers are read with the zeros they are shown with, such as 00123.",
            "One number is read with the zeros it is shown with, such as 00123.",
            1,
        )
        found.append(Problem(words.format(n=grid.source.n_padded)))
    return found


def struck_rows(grid: Grid) -> list[Problem]:
    """Return what there is to say of cells struck through, as withdrawn records have, and of unseen rows in white."""
    facts, found = grid.source.facts, []
    if struck := [row for row in facts.struck_rows if row > grid.last_header]:
        words = N_(
            "Source",
            "In {n:,} rows cells are struck through, first row {row}. They are read; delete them if they do not count.",
            "In row {row} cells are struck through. It is read; delete it if it does not count.",
            1,
        )
        found.append(Problem(words.format(n=len(struck), row=min(struck)), min(struck)))
    if white := [row for row in facts.white_rows if row > grid.last_header]:
        words = N_(
            "Source",
            "{n:,} rows are written in white, first row {row}. They are read; delete them if they do not count.",
            "Row {row} is written in white. It is read; delete it if it does not count.",
            1,
        )
        found.append(Problem(words.format(n=len(white), row=min(white)), min(white)))
    return found


def fault_problem(error: SourceError) -> Problem:
    """Return what a fault says, and where it is: its column, or both of one name; a name may follow the letter."""
    columns = (str(getattr(error, field, "")) for field in ("first", "column"))
    letters = tuple(column.split()[0] for column in columns if column)
    return Problem(str(error), int(getattr(error, "row", 0)), letters, stops=True)
