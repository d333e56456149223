"""Numbers of the command line: what is refused is refused for what is wrong with it."""

from __future__ import annotations

from argparse import ArgumentTypeError

import pytest

from core.commandline.arguments import whole_from, with_negative_lists
from core.commandline.program import main
from core.errors.plan_errors import FewCandidatesError


@pytest.mark.parametrize(("text", "number"), [("1", 1), ("007", 7), ("999999999", 999_999_999)])
def test_whole_numbers_are_read(text, number):
    assert whole_from(1)(text) == number


@pytest.mark.parametrize("text", ["", "0", "-1", "1.0", "1e3", "٣", "x"])
def test_what_is_no_such_number_is_told_the_least(text):
    with pytest.raises(ArgumentTypeError, match="is not a whole number of at least 1"):
        whole_from(1)(text)


@pytest.mark.parametrize("text", ["1000000000", "0001000000000", "9" * 5000])
def test_what_is_too_large_is_told_the_most(text):
    with pytest.raises(ArgumentTypeError, match="is too large: at most 999,999,999") as told:
        whole_from(1)(text)
    assert len(str(told.value)) < 100


def test_a_single_table_to_choose_from_is_told_as_one():
    assert str(FewCandidatesError(1, 1)).startswith("There is only one table to choose from.")
    assert str(FewCandidatesError(5, 3)).startswith("5 tables were asked for, and there are only 3")


def test_a_list_that_begins_below_0_belongs_to_its_option():
    words = ["map", "p.reticent", "--rectangle", "-10,30,-35,70", "--json"]
    assert with_negative_lists(words) == ["map", "p.reticent", "--rectangle=-10,30,-35,70", "--json"]


@pytest.mark.parametrize(
    "words",
    [["ask", "3", "-1,2"], ["map", "-o", "-1,2.svg"], ["ledger", "compare", "--json", "-1"], ["-1,2"], []],
)
def test_all_else_stays_as_it_is(words):
    assert with_negative_lists(words) == words


def test_a_rectangle_west_of_greenwich_is_read(tmp_path, capsys):
    """Up to the plan, which is not there; argparse alone would ask for an argument."""
    assert main(["map", str(tmp_path / "none.reticent"), "--rectangle", "-10,30,-35,70"]) == 1
    assert "none.reticent" in capsys.readouterr().err
