"""What a list on a form shows before anybody has chosen is no answer."""

from __future__ import annotations

import pytest

from core.data.column_profiler import ColumnProfiler
from core.data.propose_attribute import propose
from core.data.raw_cells import Marks

UNCHOSEN = [
    *(
        "Bitte wählen",
        "-- Select --",
        "Please select",
        "Choose…",
        "Sélectionnez",
        "Choose...",
        "[Select]",
        "--select--",
    ),
    *("Bitte auswählen …", "Seleccione una opción", "Selezionare", "Selecione", "Maak een keuze", "- wybierz -"),
    *("<Välj>", "Vyberte", "Выберите", "请选择", "選択してください", "Lütfen seçiniz"),
]


def proposed(cells):
    seen = ColumnProfiler(Marks())
    seen.take(cells)
    return propose(seen.profile("colour"))


@pytest.mark.parametrize("unchosen", UNCHOSEN)
def test_nothing_chosen_is_missing(unchosen):
    found = proposed(["Red", "Blue", unchosen] * 40)
    assert (found.categories, found.missing_values, found.missing) == (("Blue", "Red"), (unchosen,), "Missing")


@pytest.mark.parametrize("answer", ["Select", "choose", "Elija", "Selected", "select a red one", "(A)", "Auswahl"])
def test_other_words_are_answers(answer):
    assert proposed(["Red", "Blue", answer] * 40).missing_values == ()
