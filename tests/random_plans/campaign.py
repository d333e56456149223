"""Many random plans, one after the other, and the count of how they ended."""

from __future__ import annotations

import random
import shutil
import time
from collections import Counter
from pathlib import Path

from core.project.reader import KEYS
from tests.random_plans.grammar import random_plan
from tests.random_plans.road import FAULT, REFUSED, RELEASED, travel
from tests.random_plans.rows import write_rows


class Campaign:
    """Plans tried in a folder; what ends in a fault is kept in another, each by its seed."""

    def __init__(self, folder, findings, tellers):
        self._folder, self._findings, self._tellers = folder, findings, tellers
        self.ends, self.refusals, self.faults = Counter(), Counter(), Counter()
        self.keys = {REFUSED: Counter(), RELEASED: Counter(), FAULT: Counter()}
        self.slowest = (0.0, 0)

    def run(self, seed):
        """Try the plan of this seed, and return how it ended."""
        chance = random.Random(seed)
        plan = random_plan(chance)
        place = Path(self._folder, str(seed))
        place.mkdir()
        path = plan.write(place)
        write_rows(chance, plan, place)
        started = time.monotonic()
        outcome = travel(path, self._tellers)
        self.slowest = max(self.slowest, (time.monotonic() - started, seed))
        self._count(plan, outcome, seed)
        if outcome.end == FAULT:
            shutil.copytree(place, self._findings / str(seed), dirs_exist_ok=True)
        shutil.rmtree(place)
        return outcome

    def _count(self, plan, outcome, seed):
        self.ends[outcome.end] += 1
        self.keys[outcome.end].update(plan.keys)
        if outcome.end == REFUSED:
            self.refusals[outcome.why] += 1
        if outcome.end == FAULT:
            self.faults[outcome.why] += 1
            print(f"FAULT, seed {seed}: {outcome.why}\n{plan.text}", flush=True)

    def report(self):
        """Yield the lines of the account: ends, refusals, faults, and the count per key of the grammar."""
        counts = ", ".join(f"{self.ends[end]} {end}" for end in (RELEASED, REFUSED, FAULT))
        yield f"{self.ends.total()} plans: {counts}"
        seconds, seed = self.slowest
        yield f"slowest: {seconds:.1f} s, seed {seed}"
        yield "refused: " + ", ".join(f"{why} {n}" for why, n in self.refusals.most_common())
        yield from (f"fault, {n} times: {why}" for why, n in self.faults.most_common())
        yield f"{'key of the grammar':44}{'tried':>8}{'released':>10}"
        said = sum(self.keys.values(), Counter())
        for key in sorted(said, key=_place):
            yield f"{key!s:44}{said[key]:8}{self.keys[RELEASED][key]:10}"


def _place(key):
    """Return where the grammar has a key: values follow their key."""
    section, _, rest = key.partition(".")
    name = rest.partition(" = ")[0]
    return list(KEYS).index(section), KEYS[section].index(name), rest
