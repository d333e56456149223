"""Copies of unsaved plans: private to their owner, gone when the program ends, found when it died."""

from __future__ import annotations

import stat
import sys
from pathlib import Path

import pytest

from guiapp.state.safe_copies import SafePlace, left_behind
from tests.guiapp.drivers.page_insides import unlock


@pytest.fixture
def parent(tmp_path):
    return tmp_path / "state" / "unsaved"


def died(parent, plan="reticent = 1\n", origin=None):
    """A folder as a program leaves it that was killed."""
    place = SafePlace(parent)
    place.note_origin(origin)
    if plan:
        place.plan.write_text(plan, encoding="utf-8")
    unlock(place)
    return place.folder


def test_what_a_program_that_died_left_is_found_with_the_plan_it_belongs_to(parent):
    origin = Path("/home/ann/prüfung\n2025.reticent")
    folder = died(parent, origin=origin)
    (found,) = left_behind(parent)
    assert (found.folder, found.origin) == (folder, origin)
    assert found.plan.read_text(encoding="utf-8") == "reticent = 1\n"
    found.remove()
    assert not list(left_behind(parent))
    assert not folder.exists()


def test_a_plan_without_a_file_has_no_origin(parent):
    died(parent)
    assert next(left_behind(parent)).origin is None


def test_a_living_program_keeps_its_copy_to_itself(parent):
    place = SafePlace(parent)
    place.plan.write_text("reticent = 1\n", encoding="utf-8")
    assert not list(left_behind(parent))
    place.leave()
    assert not place.folder.exists()


def test_a_folder_without_a_copy_is_cleared_away(parent):
    folder = died(parent, plan="")
    assert not list(left_behind(parent))
    assert not folder.exists()


def test_nothing_is_found_where_nothing_ever_was(parent):
    assert not list(left_behind(parent))


def test_a_saved_plan_needs_no_copy(parent):
    place = SafePlace(parent)
    place.clear()
    place.plan.write_text("reticent = 1\n", encoding="utf-8")
    place.clear()
    assert not place.plan.exists()
    place.leave()


@pytest.mark.skipif(sys.platform == "win32", reason="folders have no such modes there")
def test_only_the_owner_may_look(parent):
    place = SafePlace(parent)
    assert stat.S_IMODE(parent.stat().st_mode) == 0o700
    assert stat.S_IMODE(place.folder.stat().st_mode) == 0o700
    place.leave()
