"""Release the sample's workbook by its plan file, as a script does every year, and write the tables to a workbook."""

from __future__ import annotations

from pathlib import Path

import reticent as rt

plan = rt.load_plan(Path(__file__).with_name("sample.reticent"))
print(*rt.quote(plan, ledger="sample-ledger.sqlite", budget=10).lines, sep="\n")

released = rt.release(plan, ledger="sample-ledger.sqlite", budget=10, yes=True)
print(released["Age × Sex"].to_frame())
print(*released.export("tables.xlsx"))

again = rt.reopen(released.number, ledger="sample-ledger.sqlite")  # costs nothing, and gives the same numbers
print(again["Age × Sex"].to_frame().equals(released["Age × Sex"].to_frame()))
