"""Write `sample/` with the program it runs in: commit 836af1c, whose ledgers and kept releases hold English sentences.

Run in a checkout of that commit, from a copy of this folder elsewhere:
`QT_QPA_PLATFORM=offscreen PYTHONPATH=. python …/make_sample.py FOLDER`. The register released is the one that the
program brings along, and nobody in it exists.

FOLDER gets two plans (`pure.reticent` is the program's own sample; `gaussian.reticent` has δ, ranges and cumulative
counts), the ledger that both were released with, each release as a workbook, CSV and JSON, the ledger's lines as CSV,
and two digests: `compared.json`, the errors that `compare --json` predicts, and `german.json`, what the window says in
German of every line and every statement in this ledger and in `format_2.sqlite`.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

EXAMPLES = Path("resources/examples")
LEDGER = "sample.sqlite"
RELEASES = {"pure": 2, "gaussian": 4}
"""Name of the plan to number of its charge: a budget's line and a kept release's stand between."""

NUMBER, ENTRY, WHAT_FOR, TABLES = 0, 3, 5, 6
"""Columns of the window's list of lines."""

CHANGES = (
    ('attributes = ["Age", "Sex"]', 'attributes = ["Age", "Sex"]\nranges = ["Age"]'),
    ('attributes = ["Clinic", "Quarter"]', 'attributes = ["Clinic", "Quarter"]\nprefixes = ["Quarter"]'),
    ('epsilon = "1"', 'epsilon = "1/2"\ndelta = "1e-9"'),
)


def main(folder: Path) -> None:
    """Make the plans, the ledger, its exports, and what the window says of the releases."""
    folder.mkdir(parents=True, exist_ok=True)
    register = Path(shutil.copy(EXAMPLES / "health-check-2025.xlsx", folder))
    plan = (EXAMPLES / "sample.reticent").read_text(encoding="utf-8")
    (folder / "pure.reticent").write_text(plan, encoding="utf-8")
    for before, after in CHANGES:
        assert before in plan
        plan = plan.replace(before, after)
    (folder / "gaussian.reticent").write_text(plan, encoding="utf-8")
    for name, number in RELEASES.items():
        _run(folder, "release", f"{name}.reticent", "-o", f"{name}.xlsx", "--yes", "--budget", "3,1e-8")
        _run(folder, "ledger", "export-release", str(number), "-o", f"{name}-csv", "--format", "csv")
        _run(folder, "ledger", "export-release", str(number), "-o", f"{name}.json")
    _run(folder, "ledger", "export", "-o", "ledger.csv")
    _write(folder / "compared.json", {name: _compared(folder, f"{name}.reticent") for name in RELEASES})
    _write(folder / "german.json", _german(folder / LEDGER, Path(__file__).with_name("format_2.sqlite")))
    register.unlink()
    for name in RELEASES:
        (folder / f"{name}-csv" / "README.txt").unlink()  # words alone, and those may change


def _run(folder: Path, *words: str) -> str:
    ledger = [] if words[0] == "compare" else ["--ledger", LEDGER]
    done = subprocess.run(
        [sys.executable, "-m", "guiapp", *words, *ledger],
        cwd=folder,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={"PYTHONPATH": str(Path.cwd())},
    )
    return done.stdout


def _write(path: Path, content: object) -> None:
    path.write_text(json.dumps(content, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def _compared(folder: Path, plan: str) -> dict[str, object]:
    """Return the errors of all tables by strategy, split and recovery; null where it does not fit."""
    found = json.loads(_run(folder, "compare", plan, "--json"))
    return {
        "recommended": _way(found["recommended"]),
        "errors": {
            _way(result): {key: result[key] for key in ("total_variance", "half_widths")} if result["fits"] else None
            for result in found["results"]
        },
    }


def _way(found: dict[str, str]) -> str:
    return f"{found['strategy']} {found['budget']} {found['recovery']}"


def _german(*ledgers: Path) -> dict[str, object]:
    """Return, by ledger, what the window says in German of its lines, newest first, and of its releases by number."""
    from PySide6.QtCore import QCoreApplication, QLocale  # noqa: PLC0415

    from core.front_door import open_ledger  # noqa: PLC0415
    from guiapp.desktop.language import install  # noqa: PLC0415

    application = QCoreApplication([])
    install(application, QLocale("de_DE"))
    return {path.name: _said(open_ledger(path, make=False)) for path in ledgers}


def _said(ledger: object) -> dict[str, object]:
    from core.front_door import kept_release, strategies  # noqa: PLC0415
    from guiapp.models.ledger_model import LedgerModel  # noqa: PLC0415

    model = LedgerModel()
    model.name_strategies({info.key: info.title for info in strategies()})
    model.set_history(ledger.history())
    lines = [
        [model.index(row, column).data() for column in (NUMBER, ENTRY, WHAT_FOR, TABLES)]
        for row in range(model.rowCount())
    ]
    kept = sorted(ledger.kept_charges())
    return {"lines": lines, "releases": {str(n): _statement_said(kept_release(ledger, n).statement) for n in kept}}


def _statement_said(statement: object) -> dict[str, object]:
    from guiapp.desktop.language import told  # noqa: PLC0415

    return {
        "claim": told(statement.claim),
        "lines": [told(line) for line in statement.lines],
        "noise": told(statement.noise),
        "measured": [told(what) for what, _, _ in statement.groups],
        "post_processing": [told(step) for step in statement.post_processing],
        "labels": sorted({told(label) for attribute in statement.attributes for label in attribute.labels}),
    }


if __name__ == "__main__":
    main(Path(sys.argv[1]))
