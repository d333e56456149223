"""Numbers that a format shows as words are asked about; units, currencies and dashes for zero are not."""

from __future__ import annotations

import pytest
from openpyxl import Workbook

from core.sources.asking.preview import preview
from core.sources.formats.workbook.word_formats import shows_words


def asks(path, form):
    book = Workbook()
    book.active.append(["group", "sex", "age"])
    for n in range(60):
        book.active.append([f"g{n % 3}", 1 + n * n % 5 % 2, 20 + n * 7 % 50])
        book.active.cell(n + 2, 2).number_format = form
    book.save(path)
    seen = preview(path)
    said = any("Column B (“sex”) shows words in place of its numbers" in text for text in seen.problems)
    assert said <= ("as_written" in seen.layout.unanswered)
    return said


@pytest.mark.parametrize("form", ['[=1]"male";[=2]"female"', '[=1]"ja";[=0]"nein";General', '"yes";;"no"'])
def test_words_for_numbers_are_asked_about(tmp_path, form):
    assert asks(tmp_path / "a.xlsx", form)


@pytest.mark.parametrize("form", ["General", '0" kg"', '#,##0.00 "€";-#,##0.00 "€";"-"', '0;-0;"none"', "yyyy-mm-dd"])
def test_figures_with_signs_are_not_asked_about(tmp_path, form):
    assert not asks(tmp_path / "a.xlsx", form)


@pytest.mark.parametrize("form", ['[>=1000000]0.0,,"M";0.0,"k"', 'd" de "mmmm', '@" text"', '[=0]"none";General'])
def test_a_word_beside_figures_a_date_or_a_zero_is_no_label(form):
    assert not shows_words(form)
