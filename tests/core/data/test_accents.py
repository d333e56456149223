"""Letters are compared as those write them who have no accents, or who write two letters for an umlaut."""

from __future__ import annotations

from unicodedata import normalize

import pytest

from core.data.accents import in_plain_letters, with_two_letters, without_accents


@pytest.mark.parametrize("form", ["NFC", "NFD"])
def test_accents_are_left_out_however_a_text_composes_its_letters(form):
    words = normalize(form, "Orléans Łódź München Århus")
    assert without_accents(words) == "orleans łodz munchen arhus"
    assert in_plain_letters(words) == "orleans lodz munchen arhus"
    assert with_two_letters(words) == "orleans łodz muenchen aarhus"


def test_a_sharp_s_is_two_letters():
    assert {each("Straße") for each in (without_accents, in_plain_letters, with_two_letters)} == {"strasse"}
