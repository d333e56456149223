"""Write health-check-2025.xlsx: a made-up register as an office keeps it, with all that is untidy in such registers.

Nobody in it exists. The numbers come from a short fixed sequence of our own (the "minimal standard" of Park and
Miller), so that everybody gets the same workbook; it has nothing to do with the noise of a release.

    python resources/examples/make_sample.py [FOLDER]
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from datetime import date, datetime, timedelta
from pathlib import Path

import xlsxwriter

Cell = str | int | float | date | None

N_ROWS = 4_180
NAME = "health-check-2025.xlsx"
TITLE = "Riverside community health check 2025 (made-up data for trying out)"
HEADERS = (
    "Person no.", "Date of visit", "Clinic", "Sex", "Age", "District", "Smoking", "Height (cm)", "Weight (kg)",
    "Blood pressure", "Referred to", "Satisfaction",
)  # fmt: skip

DISTRICTS = {
    "01": "Old Town",
    "02": "Harbour",
    "03": "Millbrook",
    "04": "Northfield",
    "05": "Ashgrove",
    "06": "St John's",
    "07": "Upper Riverside",
}
CLINICS = ("Market Square", "Harbour Road", "Northfield Centre", "Mobile unit")
SPELLINGS = {
    "female": ("female", "female", "female", "Female", "female ", "F", "f"),
    "male": ("male", "male", "male", "Male", "male", "M"),
    "other": ("other", "Other"),
}


class Wheel:
    """A fixed sequence of numbers that looks random enough for a made-up register."""

    def __init__(self) -> None:
        self._state = 20_250_106

    def turn(self, n: int) -> int:
        """Return the next number in 0, ..., n - 1."""
        self._state = self._state * 48_271 % 2_147_483_647
        return self._state * n // 2_147_483_647

    def pick(self, choices: Sequence[str], weights: Sequence[int]) -> str:
        """Return one of `choices`, each as often as its weight says."""
        left = self.turn(sum(weights))
        for choice, weight in zip(choices, weights, strict=True):
            left -= weight
            if left < 0:
                return choice
        raise AssertionError

    def about(self, middle: float, spread: float) -> float:
        """Return a number around `middle`; the sum of six turns is bell-shaped."""
        return middle + spread * (sum(self.turn(1001) for _ in range(6)) / 1000 - 3) * 1.4


def rows() -> Iterator[tuple[Cell, ...]]:
    """Yield the people of the register, in the order of their visits."""
    wheel = Wheel()
    days = sorted(_visit_day(wheel) for _ in range(N_ROWS))
    for number, day in enumerate(days, start=1):
        yield (f"{number:05}", day, *_person(wheel))


def _visit_day(wheel: Wheel) -> date:
    """Return a working day of 2025: few in summer, many in autumn."""
    while True:
        day = date(2025, 1, 6) + timedelta(days=wheel.turn(348))
        busy = (7, 8, 9, 8, 8, 6, 3, 4, 9, 10, 9, 5)[day.month - 1]
        if day.weekday() < 5 and wheel.turn(10) < busy:
            return day


def _person(wheel: Wheel) -> tuple[Cell, ...]:
    sex = wheel.pick(("female", "male", "other"), (54, 44, 2))
    age = min(max(round(wheel.about(51, 21)), 16), 98)
    district = wheel.pick(tuple(DISTRICTS), (22, 17, 15, 14, 13, 11, 8))
    smoking = _smoking(wheel, age)
    height = wheel.about(164 if sex == "female" else 177, 7)
    weight = max(height - 100 + wheel.about(-4 if sex == "female" else 2, 11), 42 + wheel.turn(60) / 10)
    pressure = _pressure(wheel, age, weight / (height / 100) ** 2)
    return (
        _clinic(wheel, district),
        None if wheel.turn(100) < 2 else SPELLINGS[sex][wheel.turn(len(SPELLINGS[sex]))],
        _age_cell(wheel, age),
        district,
        smoking,
        None if wheel.turn(100) < 6 else round(height),
        None if wheel.turn(100) < 7 else round(weight, 1),
        pressure,
        _referral(wheel, pressure, smoking),
        None if wheel.turn(100) < 21 else 5 - min(wheel.turn(6) * wheel.turn(6) // 5, 4),
    )


def _clinic(wheel: Wheel, district: str) -> str:
    near = {"01": (70, 15, 5, 10), "02": (20, 70, 2, 8), "04": (10, 3, 75, 12), "07": (10, 5, 20, 65)}
    return wheel.pick(CLINICS, near.get(district, (35, 20, 25, 20)))


def _age_cell(wheel: Wheel, age: int) -> Cell:
    """Return an age as clerks write it: a number, seldom nothing, now and then words."""
    luck = wheel.turn(1000)
    if luck < 17:
        return None
    return f"about {round(age, -1)}" if luck < 22 else age


def _smoking(wheel: Wheel, age: int) -> Cell:
    answer = wheel.pick(("never", "former", "current"), (60 - age // 4, 8 + age // 3, 34 - age // 4))
    luck = wheel.turn(100)
    if luck < 5:
        return None if luck < 3 else "n/a"
    return answer.capitalize() if luck < 11 else answer


def _pressure(wheel: Wheel, age: int, body_mass: float) -> str:
    risk = (age - 40) // 2 + round((body_mass - 24) * 2) + wheel.turn(40)
    if wheel.turn(100) < 3:
        return "not measured"
    return "high" if risk > 36 else "raised" if risk > 22 else "normal"


def _referral(wheel: Wheel, pressure: str, smoking: Cell) -> Cell:
    if pressure == "high" and wheel.turn(10) < 6:
        return "General practitioner"
    if str(smoking).lower() == "current" and wheel.turn(10) < 4:
        return "Stop-smoking service"
    return wheel.pick(("None", "Dietitian", "Dentist", "General practitioner"), (70, 12, 10, 8))


def write(folder: Path) -> Path:
    """Write the workbook into `folder` and return its path."""
    path = folder / NAME
    with xlsxwriter.Workbook(str(path)) as workbook:
        workbook.set_properties({"title": TITLE, "created": datetime(2025, 12, 19)})  # noqa: DTZ001  a workbook knows no zones
        bold = workbook.add_format({"bold": True})
        day = workbook.add_format({"num_format": "yyyy-mm-dd"})
        _write_register(workbook.add_worksheet("Register"), bold, day)
        _write_codes(workbook.add_worksheet("Code list"), bold)
    return path


def _write_register(sheet: xlsxwriter.worksheet.Worksheet, bold: object, day: object) -> None:
    sheet.write_string(0, 0, TITLE, bold)
    sheet.write_row(2, 0, HEADERS, bold)
    sheet.set_column(0, len(HEADERS) - 1, 15)
    sheet.freeze_panes(3, 1)
    for row, cells in enumerate(rows(), start=3):
        for column, cell in enumerate(cells):
            if isinstance(cell, date):
                sheet.write_datetime(row, column, cell, day)
            elif isinstance(cell, str):
                sheet.write_string(row, column, cell)
            elif cell is not None:
                sheet.write_number(row, column, cell)


def _write_codes(sheet: xlsxwriter.worksheet.Worksheet, bold: object) -> None:
    lines = [
        ("Code", "District"),
        *DISTRICTS.items(),
        (),
        ("Notes",),
        ("One row is one person: only the first visit of the year is kept.",),
        ("Sex, age and smoking are as the clerk wrote them down.",),
        ("Satisfaction: 1 (not at all) to 5 (very); asked on leaving, often left blank.",),
        ("This register is made up. It may be used for anything.",),
    ]
    for row, line in enumerate(lines):
        for column, words in enumerate(line):
            sheet.write_string(row, column, words, bold if row == 0 else None)
    sheet.set_column(0, 1, 18)


if __name__ == "__main__":
    print(write(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent))
