"""Fill a workbook of one's own with the tables of the sample: its headings, formats and formulas stay."""

from __future__ import annotations

from pathlib import Path

import reticent as rt
import xlsxwriter

# A template as an office has one; usually somebody made it in Excel.
with xlsxwriter.Workbook("house.xlsx") as house:
    sheet = house.add_worksheet("Report")
    sheet.write("A1", "{{title}}", house.add_format({"bold": True, "font_size": 16}))
    sheet.write("A3", "{{Age × Sex}}", house.add_format({"num_format": "#,##0"}))
    sheet.write("A14", "All persons")
    sheet.write_formula("B14", "=SUM(B4:E12)")

plan = rt.load_plan(Path(__file__).with_name("sample.reticent"))
released = rt.release(plan, ledger="sample-ledger.sqlite", budget=10, yes=True)
print(*released.export("report.xlsx", template="house.xlsx"))  # warns of the tables that it has no place for
