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


STAFF = (
    *("Owner", "Contact owner", "Deal Owner", "Company owner", "owner_name", "Assigned to", "Assignee", "CreatedBy"),
    *("Created by", "Modified By", "Last Modified By", "Created By Name", "Sales rep", "Sales Representative"),
    *("Line manager", "Account Manager", "Project manager", "Team leader", "Responsible person"),
    *("Eigentümer", "Erstellt von", "Zugewiesen an", "Kundenbetreuerin", "Teamleitung", "Zuständig"),
    *("Propriétaire", "Créé par", "Assigné à", "Commercial", "Gestionnaire"),
    *("Propietario", "Creado por", "Asignado a", "Vendedor", "Proprietario", "Creato da", "Assegnato a"),
    *("Eigenaar", "Aangemaakt door", "Toegewezen aan", "Accountmanager", "Criado por", "Atribuído a", "Gerente"),
    *("Ägare", "Skapad av", "Tilldelad", "Handläggare", "Właściciel", "Utworzone przez", "Przypisany do", "Opiekun"),
)


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
        *((name, "Dr. Anna Weber, Kim Lee, Tom Hart, Ines Lange") for name in STAFF),
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
        ("Company area", "Chile, Cuba, Peru, Iran, Iraq, Oman, Mali, Togo, Chad, Laos, Fiji, Guam, Nauru"),
        ("partner", "yes, no"),
        ("town", "Springfield, Shelbyville"),
        ("parents", "0, 1, 2"),
        ("", "Kim, Anna"),
        ("1", "Kim, Anna"),
        ("Owner", "yes, no"),
        ("Owner", "bank, landlord, self"),
        ("owner", "Owner, Tenant"),
        ("Home owner", "Yes, No, Renting"),
        ("Owner type", "Anna, Kim"),
        ("Created by", "API, Import, Web form"),
        ("Assigned to", "placebo, verum"),
        ("Assigned to", "Treatment A, Treatment B, Control"),
        ("Commercial", "Oui, Non"),
        ("Chef", "ja, nein"),
        ("Leader", "yes, no, sometimes"),
        ("Zuständig", "Bund, Land, Gemeinde"),
        ("rep", "first, second, third"),
        ("Leader", "Party A, Party B"),
    ],
)
def test_what_describes_others_has_a_list(name, texts):
    found = profiled(name, texts)
    assert (found.names_others, found.is_proposed) == (False, True)
