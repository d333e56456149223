"""What tests see and do inside widgets, where no control of a name stands for it."""

from __future__ import annotations


def title_of(chart):
    return chart._title


def bars_of(chart):
    return chart._bars


def lines_of(chart):
    """Return the lines of a chart of bars, from the top: bars, and words for groups."""
    return chart._lines


def line_rect(chart, line):
    return chart._line_rect(line)


def line_height(chart):
    return chart._line_height


def typed_budget(editor):
    """Return the amount that is typed."""
    return editor._read()


def card_of(tour):
    """Return the card with the words of a tour."""
    return tour._card


def call_outs_of(tour):
    return tour._call_outs


def go_on(tour):
    """Go on as a click anywhere does."""
    tour._go_on()


def patience_of(strip):
    """Return the timer before a job is shown."""
    return strip._patience


def list_of(widget):
    """Return the list in the rail of pages or the palette of commands."""
    return widget._list


def found_in(help_dialog, words):
    """Return how many pages of the help are listed for these words."""
    help_dialog._search.setText(words)
    return help_dialog._list.count()


def narrow(palette, text):
    """Narrow the commands as typing does."""
    palette._narrow(text)


def picture_of(dialog):
    return dialog._picture


def later_of(axes_editor):
    """Return the timer after which a new reading is told."""
    return axes_editor._later


def totals_of(crosstab_view):
    """Return what keeps the totals in sight."""
    return crosstab_view._totals


def change_column(table, number, change):
    """Replace a column of a table by what `change` makes of it."""
    columns = list(table.model()._columns)
    columns[number] = change(columns[number])
    table.model()._columns = tuple(columns)


def close_of(banner):
    return banner._close


def action_of(banner):
    return banner._action


def words_of(status):
    """Return the strip of the job that runs."""
    return status._strip
