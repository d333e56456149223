"""Undo and redo."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from guiapp.state.history import LIMIT, History, Step


def test_undo_and_redo_name_what_they_do():
    history = History()
    history.push(Step("merge", 1, 2))
    assert (history.undo_name, history.redo_name) == ("merge", "")
    assert history.undo() == 1
    assert (history.undo_name, history.redo_name) == ("", "merge")
    assert history.redo() == 2
    assert history.redo() is None


def test_a_slider_is_one_step():
    history = History()
    for before in range(5):
        history.push(Step("ε", before, before + 1), together=True)
    assert history.undo() == 0
    assert history.undo() is None


def test_joining_stops_at_another_edit_and_at_an_undo():
    history = History()
    history.push(Step("ε", 0, 1), together=True)
    history.push(Step("table", 1, 2))
    history.push(Step("ε", 2, 3), together=True)
    history.push(Step("ε", 3, 4), together=True)
    assert [history.undo(), history.undo(), history.undo()] == [2, 1, 0]
    history.redo()
    history.push(Step("ε", 1, 5), together=True)
    assert history.undo() == 1


def test_a_new_edit_forgets_what_was_undone():
    history = History()
    history.push(Step("a", 0, 1))
    history.undo()
    history.push(Step("b", 0, 2))
    assert history.redo() is None


def test_the_oldest_steps_go_first():
    history = History()
    for before in range(LIMIT + 10):
        history.push(Step("a", before, before + 1))
    for _ in range(LIMIT):
        last = history.undo()
    assert last == 10
    assert history.undo() is None


@given(st.lists(st.sampled_from("eur")))
def test_any_walk_ends_where_a_list_would(walk):
    history, value, line, place = History(), 0, [0], 0
    for number, step in enumerate(walk, 1):
        if step == "e":
            history.push(Step("e", value, number))
            value = number
            line, place = [*line[: place + 1], number], place + 1
        elif step == "u":
            undone = history.undo()
            value = value if undone is None else undone
            place = max(place - 1, 0)
        else:
            redone = history.redo()
            value = value if redone is None else redone
            place = min(place + 1, len(line) - 1)
        assert value == line[place]
