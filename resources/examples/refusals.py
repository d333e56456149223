"""What is refused, and that it costs nothing: no answer on persons, an unknown category, no word of consent."""

from __future__ import annotations

import pyarrow as pa
import reticent as rt

people = pa.table({"sex": ["female", "male", "male", "unknown"] * 50})
where = {"ledger": "refusals-ledger.sqlite", "dataset": "people", "budget": 3}
asked = rt.plan(["sex"], {"sex": ["female", "male"]}, epsilon=1)
answered = rt.plan(["sex"], {"sex": ["female", "male"]}, epsilon=1, rows="one-each")
complete = rt.plan(["sex"], {"sex": rt.categories("female", "male", other="other")}, epsilon=1, rows="one-each")

for plan, consent in ((asked, True), (complete, False), (answered, True)):
    try:
        rt.release(plan, people, yes=consent, **where)
    except rt.EngineError as refusal:
        print(type(refusal).__name__, refusal, sep=": ")

print(rt.release(complete, people, yes=True, **where)["sex"].to_frame())
print(rt.quote(complete, **where).left_text, "is left")
