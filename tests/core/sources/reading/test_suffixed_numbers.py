"""Numbers with a suffix beside bare ones are asked about; houses, classes and codes with a letter are not."""

from __future__ import annotations

import random

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

N = 240


def asks(path, cells):
    write(path, [["nr", "value", "area"], *([f"X{n + 1000}", cell, "ab"[n % 2]] for n, cell in enumerate(cells))])
    return " ".join(each.text for each in preview(path).questions if each.key == "as_written")


def some(form, low, high, share=0.33, other="{}"):
    """Return numbers, of which some are written in this form."""
    chance = random.Random(form)
    return [(form if chance.random() < share else other).format(chance.randint(low, high)) for _ in range(N)]


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "sqlite"])
@pytest.mark.parametrize(
    ("cells", "said"),
    [
        (some("{}d", 1, 20), "d"),
        (some("{}h", 1, 20), "h"),
        (some("{}x", 1, 20), "x"),
        (some("{}a", 3, 60), "a"),
        (some("{} a", 500, 9000, other="{},5"), "a"),
        (some("{}0er", 2, 9), "er"),
        (some("{} Pers.", 1, 5), "Pers."),
        (some("{} cr", 15, 120), "cr"),
        (some("{}.5 lakh", 1, 20, other="1{:02},033"), "lakh"),
        (some("{}.4万", 3, 20, other="{}4000"), "万"),
        (some("2.{}/4", 10, 99, other="2.{}"), "/4"),
        (some("6’{}/J", 100, 999, other="6’{}"), "/J"),
        (some("{}ha30", 10, 90, other="{},4"), "ha"),
        (some("51°{}'N", 10, 59, other="51.{}31"), "°"),
        (some("{} años", 3, 60), "años"),
        (some("{} Jahre", 3, 60), "Jahre"),
        (some("{} cr", 15, 120, 0.1), "cr"),
        (some("{} cr", 15, 120, 0.9), "cr"),
        (some("{}万", 3, 20, 0.08), "万"),
        (some("{}万円", 300, 700, 0.88, other="{}0000"), "万円"),
        (some("{}万円", 300, 700, 0.88, other="{}0000円"), "万円"),
        ([f"{n % 19 + 1}" if n < N // 2 else f"{n % 17 + 1}d" for n in range(N)], "d"),
    ],
    ids=lambda given: given if isinstance(given, str) else "",
)
def test_a_suffix_of_some_numbers_is_asked_about(tmp_path, suffix, cells, said):
    text = f"Column B (“value”) has numbers with {said}, and others without a unit. Write all in one way first."
    assert text in asks(tmp_path / f"a.{suffix}", cells)


def of_letters(letters, low, high):
    chance = random.Random("".join(letters))
    return [f"{chance.randint(low, high)}{chance.choice(letters)}" for _ in range(N)]


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize(
    "cells",
    [
        [("5a", "5b", "6", "6a")[n % 4] for n in range(N)],
        [("7", "7b", "8", "8b", "9", "9b")[n % 6] for n in range(N)],
        of_letters(["", "", "", "a", "a", "a", "b"], 1, 90),
        of_letters(["", "", " bis"], 1, 90),
        of_letters(["", "", "b"], 1, 40),
        of_letters(["", "", "L"], 101, 499),
        of_letters(["", "", " alt"], 4711, 4999),
        [f"{n}" if n % 3 else f"{n}a" for n in range(N)],
        [("1", "2+", "2", "3", "3+", "4")[n % 6] for n in range(N)],
        [f"{text:0>4}" for text in of_letters(["", "", "d"], 1, 30)],
        of_letters(["m", "f", ""], 18, 60),
        of_letters(["st", "nd", "rd", "th", ""], 18, 60),
        [("1 mg", "2 mg", "5", "10")[n % 4] for n in range(N)],
        [f"{n % 30 + 20} EUR" if n % 2 else f"{n % 29 + 20}" for n in range(N)],
        [f"{n % 30 + 20}" if n % 12 else ("n/a", "k. A.")[n % 24 // 12] for n in range(N)],
        some("{}d", 1, 20, 1),
        some("{}万円", 300, 700, 1),
        some("{}d", 1, 20, 0),
    ],
    ids=[
        *(
            "classes",
            "classes with one letter",
            "houses",
            "French houses",
            "rooms",
            "courses",
            "codes",
            "numbers of rows",
        ),
        *(
            "grades",
            "zeros before",
            "age and sex",
            "in order",
            "doses",
            "a currency",
            "missing",
            "all",
            "all amounts",
            "none",
        ),
    ],
)
def test_letters_of_names_are_not(tmp_path, suffix, cells):
    assert "without a unit" not in asks(tmp_path / f"a.{suffix}", cells)
