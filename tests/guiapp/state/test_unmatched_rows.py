"""Counting rows that fit no label: in order, once, and never in the way of a reading the user waits for."""

from __future__ import annotations

import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.reading_layout import ReadingLayout
from guiapp.state.unmatched_rows import UnmatchedRows

SEX = Attribute("sex", Kind.CATEGORIES, ("F",))
CITY = Attribute("city", Kind.CATEGORIES, ("Leeds", "York", "Hull"), missing="Missing")
LAYOUT = ReadingLayout()


@pytest.fixture
def misfits(context, engine):
    return UnmatchedRows(engine, context.runner)


def test_counts_arrive_and_are_remembered(misfits, engine, people, settled):
    misfits.want(people, LAYOUT, [SEX, CITY])
    settled()
    assert misfits.count(people, LAYOUT, SEX) == 11
    assert misfits.count(people, LAYOUT, CITY) == 0
    misfits.want(people, LAYOUT, [SEX, CITY])
    settled()
    assert len(engine.calls("check_attribute")) == 2


def test_a_new_file_is_counted_anew(misfits, engine, people, settled):
    misfits.want(people, LAYOUT, [CITY])
    settled()
    misfits.forget()
    assert misfits.count(people, LAYOUT, CITY) is None
    misfits.want(people, LAYOUT, [CITY])
    settled()
    assert len(engine.calls("check_attribute")) == 2


def test_a_reading_the_user_waits_for_goes_first(misfits, context, people, settled):
    order = []
    misfits.changed.connect(lambda: order.append("count"))
    misfits.want(people, LAYOUT, [SEX, CITY])
    context.runner.read("reading", lambda progress: None, lambda _: order.append("reading"))
    settled()
    assert order.index("reading") <= 1
    assert order.count("count") == 2


def test_a_file_that_cannot_be_read_is_not_asked_for_ever(misfits, engine, tmp_path, settled):
    misfits.want(tmp_path / "gone.csv", LAYOUT, [SEX])
    settled()
    misfits.want(tmp_path / "gone.csv", LAYOUT, [SEX])
    settled()
    assert len(engine.calls("check_attribute")) == 1
