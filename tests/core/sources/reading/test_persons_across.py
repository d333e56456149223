"""A table whose columns are persons is asked about, be it a register of a class or one of votes."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

FULL = ["Vera Sommer", "Paul Weiss", "Anna Huber", "Sven Kern", "Emma Fuchs", "Jan Frank"]
INITIALS = [f"{name.split()[1]}, {name[0]}." for name in FULL]
FIRST = [name.split()[0] for name in FULL]


def problems(path, names):
    rows = [[f"2024-09-{day:02}", *((day + k) % 3 % 2 for k in range(len(names) - 1))] for day in range(1, 25)]
    write(path, [names, *rows])
    seen = preview(path)
    assert bool(seen.problems) == bool(seen.layout.unanswered)
    return seen.problems


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet"])
@pytest.mark.parametrize(
    "names",
    [FULL, FIRST, [", ".join(reversed(name.split())) for name in FULL], [*FULL, "Notes"], INITIALS],
    ids=["full", "first", "turned", "with others", "initials"],
)
def test_columns_that_are_persons_are_asked_about(tmp_path, suffix, names):
    (text,) = (each for each in problems(tmp_path / f"a.{suffix}", ["Date", *names]) if "seem to be persons" in each)
    assert f"“{names[0]}”" in text


@pytest.mark.parametrize(
    "names",
    [
        ["Смирнов А.В.", "Попов И. И.", "Волкова М.", "Соколов Д."],
        ["Петрова", "Сидоров", "Кузнецова", "Смирнов", "Попов", "Волкова"],
        ["王伟", "李娜", "张敏", "刘洋", "陈静", "杨磊"],
        ["佐藤 健", "鈴木 一郎", "高橋 花子", "田中 太郎"],
        ["김민준", "이서연", "박지훈", "최수빈", "정하은", "강도윤"],
        ["Παπαδόπουλος Γ.", "Γεωργίου Μαρία", "Νικολάου Ελένη", "Δημητρίου Κ."],
        ["محمد علي", "فاطمة حسن", "أحمد محمود", "عمر خالد"],
        ["Nguyễn Văn An", "Trần Thị Bích", "Lê Minh Châu", "Phạm Quang Dũng"],
        ["Aarav Sharma", "Ananya Iyer", "Vivaan Patel", "Diya Reddy"],
        ["Nagy Zsófia", "Kovács Bence", "Tóth Réka", "Szabó Levente"],
        ["SMITH J", "JONES K", "BROWN T", "PATEL R"],
        ["Fr. Huber", "Hr. Maier", "Fr. Schulz", "Hr. Wolf"],
        ["a.huber@x.de", "t.maier@x.de", "s.schulz@x.de", "k.wolf@x.de"],
    ],
    ids=lambda names: names[0].encode("ascii", "replace").decode(),
)
def test_so_are_names_of_other_languages_and_forms(tmp_path, names):
    assert any("seem to be persons" in each for each in problems(tmp_path / "a.csv", ["Day", *names]))


@pytest.mark.parametrize("first", ["Lesson", "Termin", "Klausur", "урок"])
def test_so_are_columns_of_marks_beside_lessons_whatever_they_are_called(tmp_path, first):
    names = [first, "Huber", "Maier", "Schulz", "Kern", "Lang", "Vogt"]
    assert any("seem to be persons" in each for each in problems(tmp_path / "a.csv", names))


@pytest.mark.parametrize(
    "names",
    [
        ["First Name", "Last Name", "Blood Pressure", "Total Amount", "Home Town", "Job Title"],
        FULL[:3],
        FIRST[:5],
        ["anna", "paul", "sven", "emma", "jan", "vera", "mia"],
        [*FIRST, "age", "sex", "town", "job", "kids"],
        ["Fever", "Cough", "Headache", "Nausea", "Fatigue", "Rash"],
        ["Bus", "Bahn", "Rad", "Auto", "Taxi", "Tram"],
        ["Nike", "Adidas", "Puma", "Reebok", "Asics", "Fila"],
        [f"Q{n}" for n in range(1, 31)],
        ["VITAMIN D", "Iron", "Zinc", "Copper", "Sodium", "Folate"],
        ["发热", "咳嗽", "头痛", "恶心", "疲劳", "皮疹"],
        ["Кашель", "Насморк", "Температура", "Слабость", "Озноб", "Сыпь"],
        ["Rate", "Price", "Tax", "Vat", "Net", "Gross", "Sum"],
    ],
)
def test_other_columns_are_not(tmp_path, names):
    assert not any("seem to be persons" in each for each in problems(tmp_path / "a.csv", ["Date", *names]))
