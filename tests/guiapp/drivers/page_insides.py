"""What tests see and do inside pages and their helpers, where no control of a name stands for it."""

from __future__ import annotations

from guiapp.desktop.single_instance import SingleInstance

WORDS, OUTCOMES = 1, 0


def chooser_of(compare_page):
    """Return where a strategy is chosen, from a chart or a table."""
    return compare_page._compared._chooser


def chart_of(part):
    """Return the chart in the chooser of a strategy, or in a chart of bars with its axes."""
    return part._chart


def room_for_chart(chooser):
    """Return the pixels that the chart has before it is scrolled."""
    return chooser._place.viewport().height()


def plot_of(chart):
    return chart._plot


def rows_of(chart):
    return chart._rows


def details_of(compare_page):
    """Return the card of the strategy that is selected."""
    return compare_page._compared._details


def errors_of(compare_page):
    """Return the model of the errors of each table."""
    return compare_page._compared._table_errors


def outcomes_of(compare_page):
    """Return the model of all strategies."""
    return compare_page._compared._outcomes


def live_of(compare_page):
    """Return what predicts again after each change."""
    return compare_page._live


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


def shown_on(compare_page):
    """Return the comparison that is shown."""
    return compare_page._compared._shown


def share_height(compare_page):
    """Share the height now, as is done soon after the chart has come."""
    compare_page._compared._share_height()


def pinned_rows_of(compare_page):
    return compare_page._compared._pinned_rows


def pinned_of(compare_page):
    return compare_page._compared._pinned


def check_of(attributes_page):
    """Return the timer after which rows are counted again."""
    return attributes_page._misfits._pause


def dialog_of(data_page):
    """Return the dialog for the layout of a file that is open."""
    return data_page._import.dialog


def unit_of(data_page):
    """Return the card of who is protected."""
    return data_page._unit


def no_recent_plans(data_page):
    """Return the words that stand where no plan was opened before."""
    return data_page._start.recents._none


def quoted_on(release_page):
    """Return the quote that is shown."""
    return release_page._quoted


def pause_of(release_page):
    """Return the timer after which a quote is asked for again."""
    return release_page._quoter._pause


def picker_of(tables_page):
    return tables_page._pick.picker


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


def made_rows_of(errors):
    """Return the rows that a model has made, by number."""
    return errors._made


def recents_of(menus):
    """Return the menu of plans that were opened before."""
    return menus._recents
