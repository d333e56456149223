"""Days and times as a person says them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from guiapp.desktop.time_words import when_text

NOON = datetime(2026, 11, 21, 12, 0).astimezone()


def test_near_days_have_names_and_times(qapp):
    assert when_text(NOON, NOON).startswith("today, 12:00")
    assert when_text(NOON - timedelta(hours=11, minutes=30), NOON).startswith("today, 12:30")
    assert when_text(NOON - timedelta(hours=13), NOON).startswith("yesterday, 11:00")


def test_far_days_are_dates(qapp):
    assert when_text(NOON - timedelta(days=2), NOON) == "19 Nov 2026"
    assert when_text(NOON - timedelta(days=400), NOON.astimezone(UTC)) == "17 Oct 2025"
