"""Numbers of telephones, identity cards and groups get no bins; those of whole numbers have whole edges."""

from __future__ import annotations

from random import Random

import pytest

from core.data.propose_attribute import propose
from core.domain.attribute import Kind
from core.sources.asking.columns import profile
from core.sources.asking.preview import preview, readable
from tests.core.sources.written_files import write


def proposed(path, name, cells):
    write(path, [["sex", name], *(["fm"[n * n % 5 % 2], cell] for n, cell in enumerate(cells))])
    seen = preview(path)
    return propose(profile(path, readable(seen.layout, seen.questions))[1])


def calls(n):
    draw = Random(3)
    return [f"{'+45' * (each % 30 == 7)}{draw.randrange(20_000_000, 99_999_999)}" for each in range(n)]


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize("name", ["phoneeleve", "Mobil", "telefono contacto emergencia", "Número de Documento", "dui"])
def test_numbers_by_which_people_are_called_have_no_bins(tmp_path, suffix, name):
    found = proposed(tmp_path / f"a.{suffix}", name, calls(150))
    assert (found.kind, found.edges) == (Kind.CATEGORIES, ())


@pytest.mark.parametrize("name", ["Groupe", "Departamento", "nr_klasy", "Postnummer"])
def test_numbers_of_groups_have_none(tmp_path, name):
    cells = [(4000 if name == "Postnummer" else 1) + n * 7 % 18 for n in range(180)]
    assert proposed(tmp_path / "a.csv", name, cells).edges == ()


@pytest.mark.parametrize("name", ["num_deptmt", "num_circo", "dept", "IdMunicipioResidencia", "IdOcupacionHabitual"])
def test_so_have_those_of_areas_and_codes(tmp_path, name):
    found = proposed(tmp_path / "a.csv", name, [1 + n * n * 7 % 67 for n in range(240)])
    assert (found.kind, bool(found.categories)) == (Kind.CATEGORIES, True)


@pytest.mark.parametrize("name", ["phones", "mobile phones sold", "nr", "number of telephones", "income", "num_items"])
def test_numbers_of_how_many_have_bins(tmp_path, name):
    draw = Random(5)
    assert proposed(tmp_path / "a.csv", name, [draw.randrange(0, 900) for _ in range(300)]).edges


@pytest.mark.parametrize("suffix", ["csv", "sqlite"])
def test_bins_of_whole_numbers_begin_at_whole_ones(tmp_path, suffix):
    ages = [18 + n * n % 7 % 5 for n in range(170)] + [28, 30, 31, 32, 33, 34, 36, 38, 41, 44, 47]
    found = proposed(tmp_path / f"a.{suffix}", "tage", ages)
    assert all(edge == int(edge) for edge in found.edges)
    assert proposed(tmp_path / f"b.{suffix}", "size", [n % 7 / 2 + 18 + n % 40 / 8 for n in range(300)]).edges


@pytest.mark.parametrize("name", ["BloodPressure", "blood pressure"])
def test_a_blood_pressure_of_0_is_missing(tmp_path, name):
    found = proposed(tmp_path / "a.csv", name, [0 if n % 11 == 4 else 44 + n * n % 79 for n in range(200)])
    assert found.missing_values == ("0",)
