"""A plan that names what no file can be called is refused like any other slip."""

from __future__ import annotations

import pytest

from tests.core.commandline.reticent import PLAN


@pytest.mark.parametrize("verb", [("release", "-o", "out.json", "--budget", "1", "--yes"), ("compare",)])
def test_a_name_with_nul_is_told_at_its_line(inside, reticent, verb):
    reticent.write("people.reticent", PLAN.replace("people.csv", "a\\u0000b.csv"))
    ended = inside(verb[0], "people.reticent", *verb[1:])
    assert (ended.status, ended.out) == (1, "")
    assert "line 3" in ended.err
    assert "no file can have this name. Write the name of the file with the rows." in ended.err
