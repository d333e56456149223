"""What Excel shows of a guarded cell is read: ="35" and '35 are 35."""

from __future__ import annotations

import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.reading_choices import Quoting
from core.domain.reading_layout import ReadingLayout
from core.sources.asking.preview import preview
from core.sources.formats.delimited.text_guards import unguarded
from tests.core.sources.written_files import codes, write_text

AGES = [20 + n * 7 % 50 for n in range(80)]


def written(folder, form, delimiter=","):
    rows = [delimiter.join([form.format(age), "fm"[n % 2]]) for n, age in enumerate(AGES)]
    return write_text(folder / "a.csv", "\n".join([f"age{delimiter}sex", *rows]) + "\n")


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
@pytest.mark.parametrize("form", ['="{}"', '"=""{}"""', "'{}"])
def test_numbers_behind_a_guard_are_numbers(tmp_path, form, delimiter):
    path = written(tmp_path, form, delimiter)
    found = preview(str(path))
    assert (found.first[0], found.questions) == (("20", "f"), ())
    age = Attribute("age", Kind.NUMBER, edges=(0.0, 40.0, 100.0))
    assert codes(path, [age], found.layout) == [[int(age >= 40) for age in AGES]]


@pytest.mark.parametrize(
    ("line", "quoting", "plain"),
    [
        ('="00123",x\n', None, '"00123",x\n'),
        ('x,="1,5"\r\n', None, 'x,"1,5"\r\n'),
        ('x,="Polly"\r\n', None, 'x,="Polly"\r\n'),
        ('x,"=""00123"""', None, 'x,"00123"'),
        ('="00123",x\n', Quoting.OFF, "00123,x\n"),
        ("'3.5,'4\n", None, "3.5,4\n"),
        ("'35','x'\n", None, "'35','x'\n"),
        ("'35, 36',x\n", None, "'35, 36',x\n"),
        ("'35, 36\n", Quoting.SINGLE, "'35, 36\n"),
        ('"a,\'35,b",x\n', None, '"a,\'35,b",x\n'),
        ("'90s,o'clock\n", None, "'90s,o'clock\n"),
        ('="35,x\n', None, '="35,x\n'),
        ('x="35",y\n', None, 'x="35",y\n'),
        ('=A1&"x",y\n', None, '=A1&"x",y\n'),
    ],
)
def test_only_whole_cells_are_changed(line, quoting, plain):
    assert [*unguarded([line], ",", quoting)] == [plain]


def test_single_quotes_around_cells_are_still_asked_about(tmp_path):
    path = write_text(tmp_path / "a.csv", "age,sex\n" + "".join(f"'{age}','f'\n" for age in AGES))
    assert [each.key for each in preview(str(path)).questions] == ["quoting"]
    found = preview(str(path), ReadingLayout(quoting=Quoting.SINGLE))
    assert found.first[0] == ("20", "f")
