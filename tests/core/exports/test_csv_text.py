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


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1", "@sum", "\tx", "\rx", "\nx"])
def test_what_looks_like_a_formula_is_none(text):
    read = list(csv.reader(StringIO(csv_content([[text, -1.5]]).decode("ascii"), newline="")))
    assert read == [["'" + text, "-1.5"]]


def test_letters_beyond_ascii_are_marked_for_excel():
    assert csv_content([["Größe"]]) == b"\xef\xbb\xbf" + "Größe\r\n".encode()
