"""What was released once from the same file is not paid for again without a word."""

from __future__ import annotations

import json
import os
import random
import time

import pytest

from tests.core.commandline.reticent import PLAN, ROWS


@pytest.fixture
def released(inside):
    """Release once; return what releases the same once more."""
    words = ("release", "people.reticent", "-o", "out.json", "--yes")
    assert inside(*words, "--budget", "3").status == 0
    return lambda *more: inside(*words, *more)


def spent(inside):
    (account,) = json.loads(inside("ledger", "list", "--json").out)
    return account["spent"]


def test_an_unchanged_plan_is_released_again_only_if_that_is_said(inside, released):
    ended = released()
    assert (ended.status, ended.out) == (1, "")
    assert "was released as no. 2, and the file it was made from has not been saved since" in ended.err
    assert "reticent ledger export-release 2" in ended.err
    assert spent(inside) == "ε = 1"
    assert released("--again").status == 0
    assert spent(inside) == "ε = 2"


def test_a_data_file_that_changed_is_released_without_a_question(inside, released, reticent):
    with (reticent.folder / "people.csv").open("a", encoding="utf-8") as file:
        file.write("f,30,York\n")
    save_later(reticent)
    assert released().status == 0
    assert spent(inside) == "ε = 2"


def save_later(reticent):
    later = time.time() + 5
    os.utime(reticent.folder / "people.csv", (later, later))


def test_a_file_that_was_saved_again_with_the_same_rows_is_recognised_when_it_is_read(inside, released, reticent):
    save_later(reticent)
    ended = released()
    assert (ended.status, ended.out) == (1, "")
    assert "was released as no. 2 from the same rows: none differs in the attributes of the plan" in ended.err
    assert spent(inside) == "ε = 1"
    assert released("--again").status == 0
    assert spent(inside) == "ε = 2"


def test_a_column_that_the_plan_does_not_use_makes_no_other_rows(inside, released, reticent):
    named = [f"{line},{('note', f'note {place % 7}')[place > 0]}" for place, line in enumerate(ROWS)]
    reticent.write("people.csv", "\n".join(named) + "\n")
    save_later(reticent)
    ended = released()
    assert ended.status == 1
    assert "from the same rows" in ended.err
    assert spent(inside) == "ε = 1"


def test_rows_of_other_people_with_equal_counts_are_released(inside, released, reticent):
    """As in a second sample that was drawn by the same quotas: no count of one attribute tells the two apart."""
    columns = list(zip(*(line.split(",") for line in ROWS[1:]), strict=True))
    mixed = [random.Random(seed).sample(column, len(column)) for seed, column in enumerate(columns)]
    reticent.write("people.csv", "\n".join([ROWS[0], *map(",".join, zip(*mixed, strict=True))]) + "\n")
    save_later(reticent)
    ended = released()
    assert (ended.status, spent(inside)) == (0, "ε = 2")


@pytest.mark.parametrize("way", ["./people.csv", "sub/../people.csv", "link.csv", "absolute"])
def test_one_file_under_another_path_is_not_paid_for_again(inside, released, reticent, way):
    (reticent.folder / "sub").mkdir()
    (reticent.folder / "link.csv").symlink_to("people.csv")
    path = str(reticent.folder / "people.csv") if way == "absolute" else way
    reticent.write("people.reticent", PLAN.replace("people.csv", path))
    ended = released()
    assert ended.status == 1
    assert "was released as no. 2, and the file it was made from has not been saved since" in ended.err
    assert spent(inside) == "ε = 1"


def test_a_file_of_the_same_name_in_another_folder_is_another_file(inside, released, reticent):
    other = reticent.folder / "other"
    other.mkdir()
    (other / "people.csv").write_text("\n".join([*ROWS, "f,30,York"]) + "\n", encoding="utf-8")
    (other / "people.reticent").write_text(PLAN, encoding="utf-8")
    ended = inside("release", "other/people.reticent", "-o", "other.json", "--yes")
    assert ended.status == 0
    assert spent(inside) == "ε = 2"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('name = "sex"', 'name = "sex"\ncolumn = "sex"'),
        ('encoding = "utf-8"', 'encoding = "UTF8"'),
        (
            "[[families]]\norder = 2",
            "\n".join(
                f"[[tables]]\nattributes = {pair}" for pair in (["sex", "age"], ["city", "sex"], ["age", "city"])
            ),
        ),
    ],
    ids=["column", "encoding", "tables"],
)
def test_one_plan_in_other_words_is_not_paid_for_again(inside, released, reticent, old, new):
    assert old in PLAN
    reticent.write("people.reticent", PLAN.replace(old, new))
    ended = released()
    assert ended.status == 1
    assert "was released as no. 2" in ended.err
    assert spent(inside) == "ε = 1"


@pytest.mark.parametrize(
    ("old", "new"), [('epsilon = "1"', 'epsilon = "0.5"'), ("order = 2", "order = 1"), ("18, 65", "18, 60")]
)
def test_another_plan_is_released_without_a_question(released, reticent, old, new):
    assert old in PLAN
    reticent.write("people.reticent", PLAN.replace(old, new))
    assert released().status == 0
