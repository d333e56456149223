"""Counting rows that fit no label: in order, once, and never in the way of a reading the user waits for."""

from __future__ import annotations

import time
from threading import Event

import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.reading_layout import ReadingLayout
from guiapp.state.unmatched_rows import UnmatchedRows

SEX = Attribute("sex", Kind.CATEGORIES, ("F",))
CITY = Attribute("city", Kind.CATEGORIES, ("Leeds", "York", "Hull"), missing="Missing")
LAYOUT = ReadingLayout()


@pytest.fixture
def unmatched(context, engine):
    return UnmatchedRows(engine, context.runner)


def test_counts_arrive_and_are_remembered(unmatched, engine, people, settled):
    unmatched.want(people, LAYOUT, [SEX, CITY])
    settled()
    assert unmatched.count(people, LAYOUT, SEX) == 11
    assert unmatched.count(people, LAYOUT, CITY) == 0
    unmatched.want(people, LAYOUT, [SEX, CITY])
    settled()
    assert len(engine.calls("check_attribute")) == 2


def test_a_new_file_is_counted_anew(unmatched, engine, people, settled):
    unmatched.want(people, LAYOUT, [CITY])
    settled()
    unmatched.forget()
    assert unmatched.count(people, LAYOUT, CITY) is None
    unmatched.want(people, LAYOUT, [CITY])
    settled()
    assert len(engine.calls("check_attribute")) == 2


def test_a_reading_the_user_waits_for_goes_first(unmatched, context, people, settled):
    order = []
    unmatched.changed.connect(lambda: order.append("count"))
    unmatched.want(people, LAYOUT, [SEX, CITY])
    context.runner.read("reading", lambda progress: None, lambda _: order.append("reading"))
    settled()
    assert order.index("reading") <= 1
    assert order.count("count") == 2


def test_a_file_that_cannot_be_read_is_not_asked_for_ever(unmatched, engine, tmp_path, settled):
    unmatched.want(tmp_path / "gone.csv", LAYOUT, [SEX])
    settled()
    unmatched.want(tmp_path / "gone.csv", LAYOUT, [SEX])
    settled()
    assert len(engine.calls("check_attribute")) == 1


def test_what_is_counted_for_a_plan_that_is_left_stops(unmatched, engine, people, settled, monkeypatch):
    begun, counted = Event(), []

    def count(_path, _layout, attribute, progress):
        counted.append(attribute)
        begun.set()
        while True:
            progress.check()
            time.sleep(0.01)

    monkeypatch.setattr(engine, "check_attribute", count)
    unmatched.want(people, LAYOUT, [SEX, CITY])
    assert begun.wait(10)
    unmatched.forget()
    settled()
    assert counted == [SEX]
