"""What tests see and do inside pages and their helpers, where no control of a name stands for it."""

from __future__ import annotations

from operator import attrgetter

from guiapp.desktop.single_instance import SingleInstance

WORDS, OUTCOMES = 1, 0

# Parts of a page, a helper or a widget: each is called with whose part it is.
views_of = attrgetter("_compared._tabs")
"""The pictures and tables of a comparison."""
chart_of = attrgetter("_chart")
"""The chart in a chart of bars with its axes."""
plot_of = attrgetter("_plot")
rows_of = attrgetter("_rows")
heading_of = attrgetter("_compared._heading")
"""The heading of the strategy that is looked at."""
errors_of = attrgetter("_compared._table_errors")
"""The model of the errors of each table."""
outcomes_of = attrgetter("_compared._outcomes")
"""The model of all strategies."""
live_of = attrgetter("_live")
"""What predicts again after each change."""
shown_on = attrgetter("_compared.comparison")
"""The comparison that is shown."""
pinned_rows_of = attrgetter("_compared._pinned_rows")
pinned_of = attrgetter("_compared._pinned")
check_of = attrgetter("_unmatched._pause")
"""The timer after which rows are counted again."""
dialog_of = attrgetter("_import.dialog")
"""The dialog for the layout of a file that is open."""
unit_of = attrgetter("_unit")
"""The card of who is protected."""
no_recent_plans = attrgetter("_start.recents._none")
"""The words that stand where no plan was opened before."""
quoted_on = attrgetter("_quoted")
"""The quote that is shown."""
pause_of = attrgetter("_quoter._pause")
"""The timer after which a quote is asked for again."""
picker_of = attrgetter("_pick.picker")
made_rows_of = attrgetter("_made")
"""The rows that a model has made, by number."""
recents_of = attrgetter("_recents")
"""The menu of plans that were opened before."""


def is_predicting(compare_page):
    """Whether a prediction runs."""
    return compare_page._live._job is not None


def stop_predicting(compare_page):
    """Stop the prediction that runs, as its user would."""
    compare_page._live._job.cancel()


def lose_first_part(compare_page):
    """Leave the prediction that runs without anything to show before its end."""
    compare_page._live._part = None
    compare_page._live._job.shown.disconnect()


def shown_side(compare_page):
    """Return which side is up: OUTCOMES, or WORDS on why there are none."""
    return compare_page._stack.currentIndex()


def chosen_on(tables_page):
    """Return the rows that are selected among the tables."""
    return tables_page._workload.list.chosen()


def chosen_names_on(tables_page):
    """Return the names of attributes of what is selected."""
    return [row.names for row in chosen_on(tables_page)]


def jobs_of(runner):
    """Return the jobs that run or wait."""
    return list(runner._jobs)


def unlock(kept):
    """Let go of a safe copy, as the end of a program does."""
    kept._lock.unlock()


def take(instance):
    """Have a second program try to be the first."""
    return instance._take()


def ask_another(place, paths):
    """Ask a program at this place to open files; return whether it took them."""
    return SingleInstance(place)._ask(paths)


def is_collecting(collector):
    """Whether any collector is at work."""
    return collector._running > 0


def map_pause_of(page):
    """Return the timer before the Map page's next quote."""
    return page._run._pause
