"""Release from a frame of polars in which a person has several rows: the plan says which column tells persons apart."""

from __future__ import annotations

import polars as pl
import reticent as rt

visits = pl.DataFrame(
    {
        "person": [f"p{number % 400}" for number in range(1000)],
        "month": [f"2025-{1 + number % 6:02}-15" for number in range(1000)],
        "reason": [("check-up", "vaccination", "complaint", "other")[number % 7 % 4] for number in range(1000)],
    }
).with_columns(pl.col("month").str.to_date())

plan = rt.plan(
    tables=["month × reason"],
    attributes={
        "month": rt.bins(*(pl.date_range(pl.date(2025, 1, 1), pl.date(2025, 7, 1), "1mo", eager=True))),
        "reason": ["check-up", "vaccination", "complaint", "other"],
    },
    epsilon=2,
    id="person",
    at_most=2,  # of each person, two rows count, chosen by chance
)

released = rt.release(plan, visits, ledger="visits-ledger.sqlite", dataset="visits 2025", budget=4, yes=True)
print(released["month × reason"].to_frame())
print(released.statement.claim)
