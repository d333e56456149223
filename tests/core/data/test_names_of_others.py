"""Teachers, doctors, interviewers, parents and firms get no list, and nobody is asked whether they are the persons."""

from __future__ import annotations

import pytest

from core.data.column_profile import ColumnProfile
from core.data.column_profiler import ColumnProfiler
from core.data.propose_attribute import propose
from core.data.raw_cells import Marks


def profiled(name: str, texts: str) -> ColumnProfile:
    profiler = ColumnProfiler(Marks())
    profiler.take(texts.split(", ") * 20)
    return profiler.profile(name)


@pytest.mark.parametrize(
    ("name", "texts"),
    [
        ("teacher", "Mr Smith, Mrs Jones, Ms Patel"),
        ("teacher_name", "Xu, Okafor, Popov"),
        ("Klassenlehrerin", "Fr. Groß, Frau Kurz, Hr. Klein"),
        ("Hausarzt", "Dr. Müller, Dr. med. Weber, Prof. Koch"),
        ("médecin", "Dr Dupont, Dr Martin"),
        ("medico", "Dott. Rossi, Dott.ssa Verdi"),
        ("profesor", "García, López, Ortuño"),
        ("physician", "Anna Müller, Peter Schmidt, Julia Weber, Max Fischer, Lea Hoffmann, Jonas Koch"),
        ("Name der Mutter", "Anna, Sabine, Petra"),
        ("interviewer", "A, B, C"),
        ("interviewer_id", "101, 102, 103, 104"),
        ("coder", "RK, LM, TS"),
        ("entered_by", "Klaus, Sandra"),
        ("employer", "Siemens AG, Bosch GmbH, Stadtwerke"),
        ("employeur", "Renault, Dupont SARL"),
        ("Firma", "Müller Bau GmbH, Café Luna"),
    ],
)
def test_names_of_others_get_no_list(name, texts):
    found = profiled(name, texts)
    assert (found.names_others, found.is_proposed) == (True, False)
    proposed = propose(found)
    assert (proposed.categories, proposed.edges) == ((), ())
    assert set(propose(found.as_asked()).categories) == {*texts.split(", ")}


@pytest.mark.parametrize(
    ("name", "texts"),
    [
        ("teacher", "yes, no"),
        ("doctor", "cardiologist, surgeon, GP"),
        ("teacher_gender", "f, m"),
        ("mother_edu", "low, high"),
        ("father job", "farmer, clerk"),
        ("mother", "alive, dead"),
        ("doctor visits", "0, 1, 2, 3"),
        ("interviewer_sex", "f, m"),
        ("employer", "public, private, self-employed"),
        ("company size", "1-9, 10-49, 50+"),
        ("company", "small, large"),
        ("partner", "yes, no"),
        ("town", "Springfield, Shelbyville"),
        ("parents", "0, 1, 2"),
    ],
)
def test_what_describes_others_has_a_list(name, texts):
    found = profiled(name, texts)
    assert (found.names_others, found.is_proposed) == (False, True)
