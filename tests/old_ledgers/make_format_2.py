"""Write `format_2.sqlite` with the command line of the program it runs in: commit 836af1c, the last of format 2.

Run in a checkout of that commit, with this file beside it: `python make_format_2.py FOLDER`. Nothing in it is about
anybody: the rows are made here.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROWS = ["person,sex,smoker", *(f"p{n // 3},{'fm'[n % 2]},{('yes', 'no')[n % 5 == 0]}" for n in range(90))]

PLAN = """reticent = 1
[data]
source = "people.csv"
[unit]
{unit}
[[attributes]]
name = "sex"
kind = "categories"
categories = ["f", "m"]
[[attributes]]
name = "smoker"
kind = "categories"
categories = ["yes", "no"]
[[tables]]
attributes = ["sex", "smoker"]
[privacy]
{cost}
{dataset}
neighbours = "{neighbours}"
[strategy]
name = "{strategy}"
"""

EACH = 'rows = "one-each"'
PERSON = 'id = "person"\nat_most = {}'

RELEASES = (
    # plan, unit, cost, dataset, neighbours, strategy, budget
    ("rows", EACH, 'epsilon = "1/3"', "Rows", "add-remove", "marginals", "1"),
    ("rows-again", EACH, 'epsilon = "1/4"', "Rows", "add-remove", "fourier", None),
    ("people", PERSON.format(10), 'epsilon = "1/2"', "People", "add-remove", "marginals", "2"),
    ("people-three", PERSON.format(3), 'epsilon = "1/4"', "People", "add-remove", "marginals", None),
    ("exchanged", EACH, 'epsilon = "1"', "Exchanged", "replace", "fourier", "2"),
    ("mixed-person", PERSON.format(10), 'epsilon = "1"', "Mixed", "add-remove", "marginals", "3"),
    ("mixed-row", EACH, 'epsilon = "1"', "Mixed", "add-remove", "marginals", None),
    ("mixed-exchanged", EACH, 'epsilon = "1"', "Mixed", "replace", "fourier", None),
    ("gaussian", EACH, 'epsilon = "1"\ndelta = "1e-9"', "Gaussian", "add-remove", "marginals", "3,1e-9"),
    ("concentrated", EACH, 'rho = "1/50"', "Gaussian", "add-remove", "fourier", None),
    ("pure-there", EACH, 'epsilon = "1/10"', "Gaussian", "add-remove", "marginals", None),
    ("nameless", EACH, 'epsilon = "1"', None, "add-remove", "marginals", "4"),
)


def main(folder: Path) -> None:
    """Make the ledger and, beside it, the plans and the rows."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "people.csv").write_text("\n".join(ROWS) + "\n", encoding="utf-8")
    for name, unit, cost, dataset, neighbours, strategy, budget in RELEASES:
        named = "" if dataset is None else f'dataset = "{dataset}"'
        text = PLAN.format(unit=unit, cost=cost, dataset=named, neighbours=neighbours, strategy=strategy)
        (folder / f"{name}.reticent").write_text(text, encoding="utf-8")
        words = ["release", f"{name}.reticent", "-o", f"{name}.json", "--yes"]
        _run(folder, *words, *(["--budget", budget] if budget else []))
    _run(folder, "ledger", "set-budget", "Promised only", "1")
    _run(folder, "ledger", "set-budget", "Rows", "2", "--yes")
    _charge_and_lose(folder)


def _run(folder: Path, *words: str) -> None:
    ledger = ["--ledger", "format_2.sqlite"]
    subprocess.run([sys.executable, "-m", "guiapp", *words, *ledger], cwd=folder, check=True, capture_output=True)


def _charge_and_lose(folder: Path) -> None:
    """Charge as a release does that is killed before its tables are kept."""
    from fractions import Fraction  # noqa: PLC0415

    from core.privacy.budget import Budget  # noqa: PLC0415
    from core.privacy.ledger import Ledger, Total  # noqa: PLC0415

    ledger = Ledger(folder / "format_2.sqlite", make=False)
    ledger.set_budget("Lost", Total(Fraction(2)))
    ledger.charge("Lost", Budget.pure(1), "1 tables by marginals")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
