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
    assert told["objective"] == "total"
    keys |= {"tables", "half_widths", "seconds", "bytes", "definition", "same_as", "loss", "beside_uniform"}
    for result in told["results"]:
        assert set(result) == keys
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


def test_tables_that_a_split_makes_worse_than_uniform_are_marked(inside, reticent):
    unlike = PLAN.replace("edges = [0, 18, 65, 120]", f"edges = {list(range(40))}")
    reticent.write("people.reticent", unlike)
    told = json.loads(inside("compare", "people.reticent", "--json").out)
    ratios = {(r["strategy"], r["budget"], r["recovery"]): r["beside_uniform"] for r in told["results"]}
    assert ratios["marginals", "uniform", "direct"] is None
    assert ratios["marginals", "optimal", "direct"][1] > 1.2
    assert max(ratios["marginals", "optimal", "direct"][0::2]) < 1
    lines = inside("compare", "people.reticent", "--tables").out.splitlines()
    assert any(line.startswith("marginals") and "worse than uniform in 1 of 3 tables" in line for line in lines)
    assert "▲" in next(line for line in lines if line.startswith("sex × city"))
    assert lines[-1].strip() == "▲ less exact than with a uniform budget"


def test_the_even_objective_leaves_no_table_behind(inside, reticent):
    unlike = PLAN.replace("edges = [0, 18, 65, 120]", f"edges = {list(range(40))}")
    worst = {}
    for objective in ("total", "even", "relative"):
        reticent.write("people.reticent", unlike.replace("dataset =", f'objective = "{objective}"\ndataset ='))
        told = json.loads(inside("compare", "people.reticent", "--json").out)
        best = {key: value for key, value in told["recommended"].items() if key != "why"}
        chosen = next(each for each in told["results"] if best.items() <= each.items())
        assert told["objective"] == objective
        assert chosen["loss"] == pytest.approx(min(each["loss"] for each in told["results"]))
        pairs = list(zip(told["tables"], chosen["tables"], strict=True))
        worst[objective] = max(chosen["tables"])
        losses = {
            "total": sum(table["cells"] * variance for table, variance in pairs),
            "even": worst[objective],
            "relative": sum(table["cells"] ** 3 * variance for table, variance in pairs),
        }
        assert chosen["loss"] == pytest.approx(losses[objective])
    assert worst["even"] < 0.9 * worst["total"]
    assert inside("compare", "people.reticent").out.splitlines()[0].endswith("objective relative. No data was read.")
