"""What could be inferred: from a release about its rows or made-up records, and from a rehearsal; free of charge."""

from __future__ import annotations

import pickle
from dataclasses import replace

import numpy as np
import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.contingency_table import ContingencyTable
from core.errors import (
    Cancelled,
    ChangedAttributeError,
    MissingFileError,
    NoMadeUpRecordsError,
    NothingSensitiveError,
)
from core.progress import Progress
from core.project.plan import OutputChoice, TableChoice
from core.release.release import MadeUpRecords
from core.session.inferring import TriedOn, infer, infer_made_up, infer_rehearsed
from core.session.planned_release import plan_release
from core.session.releasing import release
from tests.core.visits import AGES, ATTRIBUTES, SEXES, UNBIASED, StopAt, plan, request, visits
from tests.inferred import release_of
from tests.released_tables import LABELS, released_table

pytestmark = pytest.mark.usefixtures("read_in_this_process")

SENSITIVE = {"sensitive": ("sex",)}


@pytest.fixture
def released(folder, ledger):
    return release(request(plan(epsilon=9, output=OutputChoice(), **SENSITIVE), folder), ledger)


def figures(inference):
    return [(each.name, each.right, each.surest, each.most_frequent) for each in inference.attributes]


def as_counted(released):
    """Return the share of the visits whose sex has the larger product of published shares, given the age."""
    by_age, by_sex = (np.maximum(table.published.values + 1, 1) for table in released.tables)
    weights = by_sex * by_age / by_age.sum(axis=0)
    hits = [weights[AGES.index(age)].argmax() == SEXES.index(sex) for _, sex, age in visits()]
    return sum(hits) / len(hits)


def test_a_release_is_tried_on_its_rows(folder, released):
    found = infer(plan(**SENSITIVE), released, folder / "visits.csv")
    assert (found.tried_on, found.unpublished) == (TriedOn.ROWS, ())
    (sex,) = found.attributes
    assert (sex.name, sex.missing) == ("sex", ())
    assert sex.most_frequent == 0.5
    assert sex.right == pytest.approx(as_counted(released))
    (owed,) = sex.without
    assert (owed.attributes, owed.tables) == (("age",), ("age × sex",))
    assert owed.right == 0.5  # the table of sex alone is left


def test_nothing_is_charged_and_nothing_kept(folder, ledger, released):
    before = {path: path.read_bytes() for path in folder.iterdir()}
    infer(plan(**SENSITIVE), released, folder / "visits.csv")
    infer_made_up(plan(**SENSITIVE), released)
    assert {path: path.read_bytes() for path in folder.iterdir()} == before


def test_made_up_records_are_tried_without_a_file(folder, released):
    (folder / "visits.csv").unlink()
    found = infer_made_up(plan(**SENSITIVE), released)
    assert found.tried_on is TriedOn.RECORDS
    assert all(0 <= share <= 1 for share in figures(found)[0][1:])
    with pytest.raises(MissingFileError):
        infer(plan(**SENSITIVE), released, folder / "visits.csv")


def made_of(counts):
    """Return a release in which the town tells the sex and the age does not, with records of these numbers."""
    labels = (LABELS["age"][:2], LABELS["sex"], LABELS["town"])
    codes = np.array([[0, 0, 1, 1], [0, 1, 0, 1], [0, 1, 0, 0]])
    by_age, by_town = (released_table((name, "sex")) for name in ("age", "town"))
    telling = ContingencyTable(("town", "sex"), by_town.published.labels, np.array([[90.0, 20.0], [0.0, 70.0]]))
    tables = (by_age, replace(by_town, published=telling))
    return replace(release_of(tables), records=MadeUpRecords(("age", "sex", "town"), labels, codes, np.array(counts)))


def test_records_count_as_often_as_there_are_and_the_greatest_loss_comes_first():
    (sex,) = infer_made_up(plan(**SENSITIVE), made_of([4, 3, 2, 1])).attributes
    assert (sex.right, sex.most_frequent) == (0.9, 0.6)  # in town 0 women are guessed, and one is a man
    assert sex.surest == 1.0  # one of the three in town 1
    assert [each.tables for each in sex.without] == [("town × sex",), ("age × sex",)]
    assert [each.right for each in sex.without] == [0.4, 0.9]  # always a man; always by the town


def test_a_release_whose_made_up_records_are_nobody_has_none():
    with pytest.raises(NoMadeUpRecordsError):
        infer_made_up(plan(**SENSITIVE), made_of([0, 0, 0, 0]))


def test_a_release_without_made_up_records_says_so(folder, ledger):
    bare = release(request(plan(output=UNBIASED), folder), ledger)
    with pytest.raises(NoMadeUpRecordsError):
        infer_made_up(plan(**SENSITIVE), bare)


def test_a_rehearsal_is_tried_on_the_people_made_up_for_it(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    found = infer_rehearsed(plan_release(plan(source="nowhere.csv", **SENSITIVE)))
    assert found.tried_on is TriedOn.REHEARSAL
    assert list(map(str, TriedOn)) == ["rows", "records", "rehearsal"]
    assert [each.name for each in found.attributes] == ["sex"]
    assert found.attributes[0].right > 0.5  # two labels, and attributes that follow each other
    assert list(tmp_path.iterdir()) == []


def test_an_attribute_without_a_table_is_named(folder, ledger):
    asked = plan(tables=(TableChoice(("age",)),), sensitive=("sex", "age"))
    found = infer(asked, release(request(asked, folder), ledger), folder / "visits.csv")
    assert found.unpublished == ("sex",)
    assert [(each.name, each.missing, each.without) for each in found.attributes] == [("age", ("sex",), ())]


def test_a_plan_that_marks_nothing_is_refused(folder, released):
    for verb in (lambda: infer(plan(), released, folder / "visits.csv"), lambda: infer_made_up(plan(), released)):
        with pytest.raises(NothingSensitiveError, match="sensitive = true"):
            verb()
    with pytest.raises(NothingSensitiveError):
        infer_rehearsed(plan_release(plan()))


@pytest.mark.parametrize(
    "attributes",
    [(ATTRIBUTES[0], replace(ATTRIBUTES[1], edges=(0, 21, 65, 120))), (Attribute("sex", Kind.CATEGORIES, ("F", "M")),)],
)
def test_an_attribute_that_is_not_as_it_was_in_the_release_is_refused(folder, released, attributes):
    other = replace(plan(), tables=(), attributes=attributes, sensitive=("sex",))
    with pytest.raises(ChangedAttributeError, match="“age”"):
        infer(other, released, folder / "visits.csv")


def test_a_release_does_not_depend_on_what_is_sensitive():
    one, other = plan_release(plan()), plan_release(plan(**SENSITIVE))
    assert one.charged_to("visits") == other.charged_to("visits")
    assert one.cost == other.cost


def test_who_infers_can_stop(folder, released):
    with pytest.raises(Cancelled):
        infer(plan(**SENSITIVE), released, folder / "visits.csv", StopAt("Reading"))
    with pytest.raises(Cancelled):
        infer_made_up(plan(**SENSITIVE), released, StopAt("Guessing"))


def test_who_infers_without_a_progress_is_told_nothing(folder, released):
    assert figures(infer_made_up(plan(**SENSITIVE), released, Progress())) == figures(
        infer_made_up(plan(**SENSITIVE), released)
    )


def test_the_figures_are_private(folder, released):
    found = infer(plan(**SENSITIVE), released, folder / "visits.csv")
    for each in (found, found.attributes[0], found.attributes[0].without[0]):
        assert repr(each) == f"<{type(each).__name__}: private>"
        with pytest.raises(TypeError):
            pickle.dumps(each)
