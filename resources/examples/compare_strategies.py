"""See how exact tables would be before any data is opened: a plan made here, every strategy, a rehearsal."""

from __future__ import annotations

import reticent as rt

plan = rt.plan(
    tables=["age × sex", "sex × district", rt.table("age", weight=2, ranges=["age"])],
    attributes={
        "age": rt.bins(0, 18, 30, 45, 65, 100, missing="not stated"),
        "sex": ["female", "male", "other"],
        "district": ["01", "02", "03", "04", "05", "06", "07"],
    },
    epsilon=1,
)

comparison = rt.compare(plan)
print(comparison.to_frame()[["strategy", "split", "recovery", "±", "recommended"]])
print(comparison.recommended.why)
print(rt.rehearse(plan, repeats=5).to_frame())
