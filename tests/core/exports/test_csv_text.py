"""Comma-separated text is safe to open, and read back as it was."""

from __future__ import annotations

import csv
from io import StringIO

import pytest

from core.exports.csv_text import csv_content


def test_numbers_and_quoted_text_are_read_back():
    lines = [["a, b", 'say "so"', 0.1], ["two\nlines", None, 7]]
    read = list(csv.reader(StringIO(csv_content(lines).decode("ascii"), newline="")))
    assert read == [["a, b", 'say "so"', "0.1"], ["two\nlines", "", "7"]]


@pytest.mark.parametrize(
    "text",
    [
        "=1+1",
        "+1+1",
        "-1+cmd",
        "-1-1",
        "--1",
        "-1\n",
        "-",
        "+",
        "-1E5",
        "-١",
        "-1.",
        "-1|x",
        "@sum",
        "@1",
        "=1",
        "\tx",
        "\rx",
        "\nx",
    ],
)
def test_what_looks_like_a_formula_is_none(text):
    read = list(csv.reader(StringIO(csv_content([[text, -1.5]]).decode("utf-8-sig"), newline="")))
    assert read == [["'" + text, "-1.5"]]


@pytest.mark.parametrize("text", ["-1", "+5", "-1.5", "-1,5", "-99", "+1.000,5", "-0"])
def test_a_number_with_its_sign_is_no_formula(text):
    assert list(csv.reader(StringIO(csv_content([[text]]).decode("ascii"), newline=""))) == [[text]]


def test_letters_beyond_ascii_are_marked_for_excel():
    assert csv_content([["Größe"]]) == b"\xef\xbb\xbf" + "Größe\r\n".encode()
