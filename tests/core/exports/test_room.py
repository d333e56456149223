"""What cannot be kept or exported is refused before the charge: the ledger stays as it is, byte for byte."""

from __future__ import annotations

from collections import namedtuple
from contextlib import contextmanager
from dataclasses import replace
from fractions import Fraction
from itertools import combinations

import pyarrow as pa
import pytest
from hypothesis import HealthCheck, event, given, settings
from hypothesis import strategies as st
from xlsxwriter.worksheet import Worksheet

from core.domain.attribute import Attribute, Kind
from core.domain.reading_layout import ProtectedUnit, ReadingLayout, RowMeaning
from core.errors import LedgerFileError, MayBeTooManyRecordsError, NoRoomError, OutputError, UnwritableOutputError
from core.exports import excel_file, json_file, made_up_records, room
from core.exports.exporter import find
from core.exports.room import Outlet, check_fits, unfit_formats
from core.exports.workbook import limits, list_sheets, sheet, table_sheet, tidy_sheets
from core.exports.write import export
from core.privacy.dataset_account import DatasetBudget
from core.privacy.ledger import Ledger
from core.privacy.release_cost import ReleaseCost
from core.project.plan import OutputChoice, Plan, PrivacyChoice, StrategyChoice, TableChoice
from core.release import trial
from core.session.planned_release import plan_release
from core.session.quoting import quote
from core.session.rehearsing import rehearse
from core.session.release_request import ReleaseRequest
from core.session.releasing import release
from core.sources.frames.frame import DataFrame
from tests.core.insides import narrow_tidy_sheets

RAW = OutputChoice(non_negative=False, whole_numbers=False)
TOTAL = DatasetBudget(Fraction(10**6))
Usage = namedtuple("Usage", "total used free")  # noqa: PYI024  as that of the standard library
FEW = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


def plan_file(attributes, tables, output=RAW, epsilon=1):
    return Plan(
        source="nowhere.csv",  # nobody comes as far as the rows
        unit=ProtectedUnit(rows=RowMeaning.ONE_EACH),
        attributes=tuple(attributes),
        tables=tuple(map(TableChoice, tables)),
        privacy=PrivacyChoice(ReleaseCost.pure(epsilon), "people"),
        strategy=StrategyChoice("marginals"),
        output=output,
    )


def lists(n, n_labels, letters=3):
    labels = tuple(f"{number}".ljust(letters, "x") for number in range(n_labels))
    return [Attribute(f"a{number}", Kind.CATEGORIES, labels) for number in range(n)]


def pairs(n, n_labels, **more):
    attributes = lists(n, n_labels)
    return plan_file(attributes, combinations([each.name for each in attributes], 2), **more)


def size_of(plan):
    return plan_release(plan).size


@pytest.fixture
def ledger(tmp_path):
    ledger = Ledger(tmp_path / "ledger.sqlite")
    ledger.set_budget("people", TOTAL)
    return ledger


@pytest.fixture
def untried(monkeypatch):
    """No trial, which would find out itself: as with a plan that takes long."""
    monkeypatch.setattr(trial, "MOST_SECONDS", -1.0)


def refused(plan, ledger, outlet, error=OutputError):
    """Release, and return the refusal; nothing may have been written to the ledger."""
    before = ledger.path.read_bytes()
    with pytest.raises(error) as caught:
        release(ReleaseRequest(plan_release(plan), ledger.path.parent, "people"), ledger, into=outlet)
    assert ledger.path.read_bytes() == before
    assert not outlet or not outlet.path.exists()
    return caught.value


@contextmanager
def small_sheets(rows, columns, letters):
    """Let sheets, and the library that writes them, hold as little as that."""
    make = Worksheet.__init__

    def made(self, *arguments):
        make(self, *arguments)
        self.xls_rowmax, self.xls_colmax, self.xls_strmax = rows, columns, letters

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Worksheet, "__init__", made)
        for module in (sheet, table_sheet, tidy_sheets, list_sheets):
            patch.setattr(module, "ROW_LIMIT", rows)
        narrow_tidy_sheets(patch, rows)
        patch.setattr(sheet, "LETTERS", letters)
        patch.setattr(limits, "COLUMN_LIMIT", columns)
        patch.setattr(table_sheet, "_WIDEST", columns // 2)
        yield


@st.composite
def plans_at_the_limits(draw):
    """A plan, and limits that it is just above or below of."""
    letters = draw(st.integers(1_950, 2_050) | st.just(3))
    attributes = lists(draw(st.integers(1, 8)), draw(st.integers(4, 24)), letters if letters == 3 else 3)
    if letters > 3:
        first, *others = attributes
        attributes = [replace(first, categories=(*first.categories[:-1], "🙂" * (letters // 2))), *others]
    names = [each.name for each in attributes]
    wanted = st.lists(
        st.sets(st.sampled_from(names), min_size=1, max_size=2), min_size=1, max_size=5, unique_by=frozenset
    )
    tables = [tuple(sorted(table)) for table in draw(wanted)]
    return plan_file(attributes, tables), draw(st.integers(120, 330)), draw(st.integers(7, 16)), 2_000


@FEW
@given(plans_at_the_limits())
def test_a_workbook_that_is_not_refused_can_be_written(tmp_path_factory, found):
    plan, rows, columns, letters = found
    folder = tmp_path_factory.mktemp("limits")
    ledger = Ledger(folder / "ledger.sqlite")
    ledger.set_budget("people", TOTAL)
    with small_sheets(rows, columns, letters), pytest.MonkeyPatch.context() as patch:
        patch.setattr(trial, "MOST_SECONDS", -1.0)
        if limits.obstacle(size_of(plan)) is None:
            event("written")
            assert export(rehearse(plan_release(plan)).release, folder / "out.xlsx", "xlsx")
        else:
            event("refused")
            error = refused(plan, ledger, Outlet(folder / "out.xlsx", "xlsx"))
            assert "Choose another format" in str(error)


@FEW
@given(n=st.integers(2, 5), n_labels=st.integers(2, 4), off=st.integers(-3, 3), key=st.sampled_from(["csv", "json"]))
def test_a_disk_that_is_too_full_is_refused(tmp_path_factory, n, n_labels, off, key):
    plan, folder = pairs(n, n_labels), tmp_path_factory.mktemp("disk")
    ledger = Ledger(folder / "ledger.sqlite")
    ledger.set_budget("people", TOTAL)
    size, outlet = size_of(plan), Outlet(folder / "out", key)
    needed = find(key).bytes(size) + size.kept_bytes + room.RESERVE
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(room.shutil, "disk_usage", lambda _: Usage(0, 0, needed + off))
        if off >= 0:
            check_fits(size, ledger.path, outlet)
        else:
            words = str(refused(plan, ledger, outlet, NoRoomError))
            assert f"would take about {needed / 1e3:,.0f} kB on its disk" in words
            assert "Make room there, or choose another folder" in words


@FEW
@given(epsilon=st.integers(1, 400), off=st.integers(-2, 2))
def test_more_records_than_are_written_are_refused(tmp_path_factory, epsilon, off):
    plan, folder = (
        pairs(3, 3, output=OutputChoice(), epsilon=Fraction(epsilon, 100)),
        tmp_path_factory.mktemp("many"),
    )
    ledger = Ledger(folder / "ledger.sqlite")
    ledger.set_budget("people", TOTAL)
    size, outlet = size_of(plan), Outlet(folder / "out", "records")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(made_up_records, "MOST_RECORDS", size.records + off)
        patch.setattr(trial, "MOST_SECONDS", -1.0)
        if off < 0:
            error = refused(plan, ledger, outlet, MayBeTooManyRecordsError)
            assert (error.records, error.limit) == (size.records, size.records + off)
        else:
            check_fits(size, ledger.path, outlet, rows=off)
            with pytest.raises(MayBeTooManyRecordsError):
                check_fits(size, ledger.path, outlet, rows=off + 1)


@pytest.mark.usefixtures("untried")
@pytest.mark.parametrize("off", [-1, 0])
def test_made_up_records_are_as_many_as_all_rows_that_are_read_equal_ones_each(tmp_path, ledger, monkeypatch, off):
    plan = replace(pairs(3, 3, output=OutputChoice()), source="", layout=ReadingLayout())
    outlet = Outlet(tmp_path / "out", "records")
    frame = DataFrame(pa.table(dict.fromkeys(("a0", "a1", "a2"), ["0xx"] * 500)))
    asked = ReleaseRequest(plan_release(plan), tmp_path, "people", frame=frame)
    monkeypatch.setattr(made_up_records, "MOST_RECORDS", size_of(plan).records + 500 + off)
    if off < 0:
        with pytest.raises(MayBeTooManyRecordsError):
            release(asked, ledger, into=outlet)
        assert ledger.account("people").spent == 0
    else:
        export(release(asked, ledger, into=outlet), outlet.path, outlet.key)


def test_a_release_that_the_ledgers_disk_cannot_keep_is_refused_without_an_export(ledger, monkeypatch):
    """The window exports later: what it needs is room for what the ledger keeps."""
    plan = pairs(4, 3)
    monkeypatch.setattr(room.shutil, "disk_usage", lambda _: Usage(0, 0, size_of(plan).kept_bytes))
    error = refused(plan, ledger, None, LedgerFileError)
    assert "Make room on it" in str(error)


def test_a_system_that_does_not_tell_its_free_room_refuses_nothing(ledger, monkeypatch):
    def unknown(_):
        raise OSError

    monkeypatch.setattr(room.shutil, "disk_usage", unknown)
    check_fits(size_of(pairs(3, 3)), ledger.path, Outlet(ledger.path.with_name("out"), "csv"))


@pytest.mark.usefixtures("untried")
@pytest.mark.parametrize(
    ("plan", "why"),
    [
        (plan_file(lists(1, 1_048_500), [("a0",)]), "the sheet on the method would have 1,048,6"),
        (plan_file(lists(1, 2, 32_768), [("a0",)]), "32,767 letters"),
        (plan_file([replace(lists(1, 2)[0], categories=("🙂" * 16_384, "b"))], [("a0",)]), "32,767 letters"),
    ],
    ids=["rows", "letters", "letters-beyond-the-basic-plane"],
)
def test_what_excel_itself_cannot_hold_is_refused(ledger, plan, why):
    error = refused(plan, ledger, Outlet(ledger.path.with_name("out.xlsx"), "xlsx"), UnwritableOutputError)
    assert why in str(error)
    assert "Choose another format" in str(error)
    check_fits(size_of(plan), ledger.path, Outlet(ledger.path.with_name("out"), "csv"))


@pytest.mark.parametrize("n_tables", [65_524, 65_525])
def test_contents_of_more_links_than_excel_has_are_refused(n_tables):
    small = size_of(pairs(3, 2))
    many = replace(small, tables=small.tables[:1] * n_tables, groups=())
    assert (limits.obstacle(many) is None) == (n_tables == 65_524)


def test_a_long_form_of_more_columns_than_excel_has_is_refused():
    small = size_of(pairs(3, 2))
    wide = replace(small, tables=(replace(small.tables[0], names=tuple(map(str, range(16_379)))),))
    assert "16,385 columns" in limits.obstacle(wide)


@pytest.mark.parametrize(("module", "key"), [(excel_file, "xlsx"), (json_file, "json")])
def test_what_the_memory_cannot_hold_is_refused(ledger, monkeypatch, module, key):
    plan, outlet = pairs(8, 6), Outlet(ledger.path.with_name("out"), key)
    needed = find(key).memory(size_of(plan))
    monkeypatch.setattr(module, "memory", lambda: needed)
    check_fits(size_of(plan), ledger.path, outlet)
    monkeypatch.setattr(module, "memory", lambda: needed - 1)
    error = refused(plan, ledger, outlet)
    assert "GB of memory" in str(error)
    assert "Choose another format" in str(error)


def test_a_quote_names_the_formats_that_cannot_hold_the_tables(ledger):
    long = plan_file(lists(1, 2, 32_768), [("a0",)])
    said = [line for line in quote(plan_release(long), ledger, "people").lines if "are too small for it" in line]
    assert said == ["These formats are too small for it: Excel workbook. Export the release in another one."]
    assert unfit_formats(size_of(pairs(3, 2))) == ()
