"""What compare prints."""

from __future__ import annotations

import json

import pytest

from tests.core.commandline.reticent import PLAN


def test_the_schema(inside, reticent):
    (reticent.folder / "people.csv").unlink()  # no data file is opened
    ended = inside("compare", "people.reticent", "--json")
    assert (ended.status, ended.err) == (0, "")
    told = json.loads(ended.out)
    assert set(told) >= {"tables", "results", "recommended"}
    assert told["tables"] == [
        {"attributes": ["sex", "age"], "cells": 6, "weight": 1},
        {"attributes": ["sex", "city"], "cells": 4, "weight": 1},
        {"attributes": ["age", "city"], "cells": 6, "weight": 1},
    ]
    keys = {"strategy", "budget", "recovery", "fits", "reason", "total_variance", "continuous_total_variance"}
    for result in told["results"]:
        assert set(result) == keys | {"tables", "half_widths", "seconds", "bytes", "definition", "same_as"}
        assert result["fits"]
        weighted = sum(t["cells"] * variance for t, variance in zip(told["tables"], result["tables"], strict=True))
        assert result["total_variance"] == pytest.approx(weighted)
        assert all(width > 0 for width in result["half_widths"])
    ways = {(result["strategy"], result["budget"], result["recovery"]) for result in told["results"]}
    assert len(ways) == len(told["results"])
    assert {"base", "marginals", "fourier"} <= {strategy for strategy, _, _ in ways}
    best = told["recommended"]
    assert (best["strategy"], best["budget"], best["recovery"]) in ways
    assert best["why"]
    assert min(r["total_variance"] for r in told["results"]) == pytest.approx(
        next(r["total_variance"] for r in told["results"] if all(r[k] == best[k] for k in best if k != "why"))
    )


def unlike(results):
    """Return the first result of each strategy, in the order given."""
    return list({result["strategy"]: result for result in reversed(results)}.values())[::-1]


def test_a_strategy_that_does_not_fit(inside, reticent):
    labels = ", ".join(f'"{i}"' for i in range(3000))
    wide = "".join(f'[[attributes]]\nname = "w{i}"\nkind = "categories"\ncategories = [{labels}]\n' for i in range(9))
    reticent.write("people.reticent", PLAN.replace("[[families]]\norder = 2", f"{wide}[[families]]\norder = 1"))
    results = json.loads(inside("compare", "people.reticent", "--json").out)["results"]
    refused = [result for result in results if not result["fits"]]
    assert refused
    for result in refused:
        assert (result["total_variance"], result["continuous_total_variance"]) == (None, None)
        assert (result["tables"], result["half_widths"]) == ([], [])
        assert result["reason"]
    lines = inside("compare", "people.reticent").out.splitlines()
    told = lines[2 + next(number for number, line in enumerate(lines) if "Does not fit because" in line) :]
    # Each strategy and reason once, though five splits and recoveries do not fit.
    assert sorted(line.split("  ", 1)[0] for line in told[: told.index("")]) == sorted({m["strategy"] for m in refused})
    assert all(line.endswith(left_out["reason"]) for line, left_out in zip(told, unlike(refused), strict=False))


def test_for_a_person(inside):
    lines = inside("compare", "people.reticent", "--tables").out.splitlines()
    assert lines[0] == "3 tables, 16 numbers, ε = 1, neighbours add-remove. No data was read."
    assert lines[1].startswith("± holds the noise in 95 % of all cases")
    assert lines[3].startswith("Strategy ")
    assert " ".join(lines[3].split()).endswith("Recovery Typical ± Total variance Saving Time Memory")
    assert sum("← recommended" in line for line in lines) == 1
    assert any(line.startswith("Recommended: ") for line in lines)
    assert any(line.startswith("sex × age ") for line in lines)
