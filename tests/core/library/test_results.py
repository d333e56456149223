"""What comes back: frames, pictures, exports, and tables by their titles."""

from __future__ import annotations

import sys

import matplotlib as mpl
import matplotlib.pyplot as plt
import openpyxl
import pandas as pd
import pytest
import xlsxwriter

import core.library as rt
from core.errors import OutputExistsError, TemplateError, UnwritableOutputError

mpl.use("agg")

PLAN = rt.plan(
    ["age × sex", "sex", "value × region"],
    {"age": rt.bins(0, 18, 100), "sex": ["f", "m"], "value": ["a"], "region": [f"r{n}" for n in range(13)]},
    epsilon=1,
)


@pytest.fixture(autouse=True)
def closed():
    yield
    plt.close("all")


@pytest.fixture(scope="module")
def rehearsal():
    return rt.rehearse(PLAN, 3)


@pytest.fixture(scope="module")
def comparison():
    return rt.compare(PLAN)


def test_a_rehearsal_is_a_frame_and_a_release_of_nobody(rehearsal):
    frame = rehearsal.to_frame()
    assert frame["table"].tolist() == ["age × sex", "sex", "value × region"]
    assert frame["predicted"].tolist() == [table.predicted for table in rehearsal.rehearsal.tables]
    assert (frame["covered"] <= 1).all()
    assert rehearsal.last.number is None
    assert rehearsal.last.statement.rehearsal


def test_tables_are_found_by_title_and_by_names(rehearsal):
    last = rehearsal.last
    assert [table.title for table in last] == ["age × sex", "sex", "value × region"]
    assert last["age × sex"] == last["sex", "age"]
    with pytest.raises(KeyError, match=r"sex × age; there are: age × sex, sex, value × region"):
        last["sex × age"]


def test_an_attribute_called_value_keeps_its_name(rehearsal):
    columns = rehearsal.last["value × region"].to_frame().columns
    assert list(columns) == ["value", "region", "value_published", "low", "high", "±"]


def test_a_comparison_is_a_frame(comparison):
    frame = comparison.to_frame()
    assert len(frame) == len(comparison.comparison.outcomes)
    best = frame[frame["recommended"]].iloc[0]
    assert tuple(best[["strategy", "split", "recovery"]]) == (
        comparison.recommended.strategy,
        comparison.recommended.split,
        comparison.recommended.recovery,
    )
    assert best["total variance"] == frame["total variance"].min()
    unfit = frame[~frame["fits"]]
    assert unfit["±"].isna().all()
    assert unfit["reason"].str.len().gt(0).all()
    assert {"± age × sex", "± sex"} <= set(frame.columns)


def test_a_comparison_is_a_picture(comparison):
    axes = comparison.plot()
    heights = {
        label.get_text(): bar.get_width() for label, bar in zip(axes.get_yticklabels(), axes.patches, strict=True)
    }
    best = comparison.recommended
    outcome = comparison.comparison.find(best.strategy, best.split, best.recovery)
    assert heights[best.strategy] == pytest.approx(outcome.typical_half_width)
    colours = {bar.get_facecolor() for bar in axes.patches}
    assert len(colours) == 2


@pytest.mark.parametrize(("title", "series", "labels"), [("age × sex", 2, 2), ("sex", 1, 2)])
def test_a_table_is_a_picture_with_its_intervals(rehearsal, title, series, labels):
    result = rehearsal.last[title]
    axes = result.plot()
    assert len(axes.containers) == series
    assert len(axes.get_xticks()) == labels
    drawn = [segment for container in axes.containers for segment in container[2][0].get_segments()]
    lows, highs = ([segment[end][1] for segment in drawn] for end in (0, 1))
    assert sorted(lows) == pytest.approx(sorted(result.table.low.ravel()))
    assert sorted(highs) == pytest.approx(sorted(result.table.high.ravel()))


def test_a_picture_may_be_drawn_into_another(rehearsal):
    _, axes = plt.subplots()
    assert rehearsal.last["sex"].plot(axes) is axes


def test_more_colours_than_can_be_told_apart_are_refused(rehearsal):
    with pytest.raises(ValueError, match="region has 13 labels, and at most 10"):
        rehearsal.last["value × region"].plot()


def test_no_two_series_have_one_colour():
    regions = [f"r{n}" for n in range(10)]
    asked = rt.plan(["value × region"], {"value": ["a"], "region": regions}, epsilon=1)
    axes = rt.rehearse(asked, 1).last["value × region"].plot()
    assert len({drawn.lines[0].get_color() for drawn in axes.containers}) == len(regions)


def test_an_export_is_named_by_its_suffix(rehearsal, tmp_path):
    (written,) = rehearsal.last.export(tmp_path / "a.json")
    assert written.read_bytes().startswith(b"{")
    with pytest.raises(OutputExistsError, match="replace=True to replace it"):
        rehearsal.last.export(tmp_path / "a.json")
    assert rehearsal.last.export(tmp_path / "a.json", replace=True) == (written,)
    with pytest.raises(
        UnwritableOutputError, match=r"ends in “\.doc”\. Choose one of: \.xlsx(, \.\w+)+; or no ending, for"
    ) as told:
        rehearsal.last.export(tmp_path / "a.doc")
    assert ", ," not in str(told.value)


def test_a_template_is_filled_as_by_the_command_line(rehearsal, tmp_path):
    house = tmp_path / "house.xlsx"
    with xlsxwriter.Workbook(house) as book:
        sheet = book.add_worksheet("Report")
        sheet.write("B2", "{{age × sex}}", book.add_format({"bold": True}))
        sheet.write("A9", "ours")
    with pytest.warns(UserWarning, match="no place for: sex, value × region"):
        (written,) = rehearsal.last.export(tmp_path / "report.xlsx", template=house)
    cells = openpyxl.load_workbook(written)["Report"]
    numbers = rehearsal.last["age × sex"].to_frame()["value"]
    assert [cell.value for row in cells["C3:D4"] for cell in row] == list(numbers)
    assert cells["C3"].font.bold
    assert cells["A9"].value == "ours"
    with pytest.raises(UnwritableOutputError, match=r"a template makes a workbook\. Choose a name that ends in \.xlsx"):
        rehearsal.last.export(tmp_path / "report.csv", template=house)
    with xlsxwriter.Workbook(house) as book:
        book.add_worksheet("Report").write("B2", "{{age × income}}")
    with pytest.raises(TemplateError, match="Report!B2"):
        rehearsal.last.export(tmp_path / "other.xlsx", template=house)


@pytest.mark.parametrize("library", ["pandas", "matplotlib"])
def test_what_is_not_installed_is_told(library, rehearsal, monkeypatch):
    monkeypatch.setitem(sys.modules, library, None)
    call = rehearsal.to_frame if library == "pandas" else rehearsal.last["sex"].plot
    with pytest.raises(ModuleNotFoundError) as caught:
        call()
    assert "pip install 'reticent[notebook]'" in caught.value.__notes__[0]


def test_every_name_is_there_and_documented():
    assert rt.__all__ == sorted(rt.__all__, key=lambda word: (not word.isupper(), word[0].islower(), word))
    for word in rt.__all__:
        assert getattr(rt, word).__doc__
    assert isinstance(rt.compare(PLAN).to_frame(), pd.DataFrame)
