"""What tests of the engine reach beyond its public names: memories to forget, and steps met on their own."""

from __future__ import annotations

from core.data.label_codes import LabelCodes
from core.exports.workbook import tidy_sheets
from core.measuring import measure
from core.selection.expected_tables import KnownTable
from core.session.choices import planned_suggestion
from core.sources.asking import reader_process
from core.strategies import available_memory, joint, weighted
from core.workload import axis_queries


def forget_chosen_designs():
    """Forget designs that were chosen while a limit was another, or strategies were taken away."""
    joint._chosen.cache_clear()
    weighted._chosen.cache_clear()


def charts_of(sheet):
    """Return the charts of a sheet that openpyxl has read; it has no other door to them."""
    return sheet._charts


def forget_typical_shares():
    axis_queries._typical.cache_clear()


def count_one_way_exactly(patch):
    """Leave the noise of the tables of one attribute of a suggestion out."""
    measured = planned_suggestion._measured

    def exactly(one_way, records, receipt):
        tables = measured(one_way, records, receipt)
        return [KnownTable(each.marginal, records.count(each.marginal), each.variance) for each in tables]

    patch.setattr(planned_suggestion, "_measured", exactly)


def independent_designs(workload, terms):
    """Return the designs that measure coefficients one by one."""
    return list(joint._independent(workload, terms))


def memory_of_windows():
    return available_memory._windows_memory()


def times_of(spread):
    """Return how often each value was seen, of those that are kept."""
    return spread._times


def top_of(reading):
    """Return the rows that a reading was recognised by."""
    return reading._top


def leaf_of(block):
    """Return the axis of which a block measures deviations."""
    return block._leaf


def change_the_reader(monkeypatch, old, new):
    """Have the reading process start with other lines; return them."""
    lines = reader_process._START.replace(old, new)
    monkeypatch.setattr(reader_process, "_START", lines)
    return lines


def start_readers_by(monkeypatch, start):
    """Have `start` called for a reader, unless it is None or a test has changed how the program starts one."""
    own, usual = reader_process._start, (reader_process._START, reader_process.command, reader_process.environment)

    def started(path, *words):
        now = (reader_process._START, reader_process.command, reader_process.environment)
        return start() if start and now == usual else own(path, *words)

    monkeypatch.setattr(reader_process, "_start", started)
    return own


def start_readers_as_the_program(monkeypatch, own):
    """Take back what `start_readers_by` has changed, and returned."""
    monkeypatch.setattr(reader_process, "_start", own)


def change_drawn_noise(monkeypatch, changed):
    """Have `changed` called with all noise of a group, to return it."""
    noises = measure._noises
    monkeypatch.setattr(measure, "_noises", lambda *given: changed([*noises(*given)]))


def change_bins(monkeypatch, changed):
    """Have the number of each label of a numeric attribute changed before it is counted."""
    encode = LabelCodes._bin
    monkeypatch.setattr(LabelCodes, "_bin", lambda codes, value: changed(encode(codes, value)))


def narrow_tidy_sheets(monkeypatch, rows):
    """Have sheets of one table each filled up after this many rows."""
    monkeypatch.setattr(tidy_sheets, "_PER_SHEET", rows - tidy_sheets._TOP)
