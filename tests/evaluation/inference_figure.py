"""The figure of `inference.py`, drawn from its CSV file: accuracy against ε, in the manner of the paper."""

from __future__ import annotations

from pathlib import Path

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from tests.evaluation.figures import STYLE, Rows, save
from tests.evaluation.inference import EXACT
from tests.evaluation.summary import read

COLOURS = ("#1f77b4", "#d62728", "#2ca02c")


def draw(out: Path) -> None:
    """Draw what the CSV file in `out` has."""
    rows = read(out / "inference.csv")
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(9, 3.9), layout="constrained")
        panels = figure.subplots(1, 2, sharey=True)
        for panel, key, title in zip(
            panels, ("right", "surest_tenth"), ("All guesses", "The surest tenth"), strict=True
        ):
            _panel(panel, rows, key)
            panel.set_title(title)
        panels[0].set_ylabel("guessed right, %")
        figure.legend(*panels[0].get_legend_handles_labels(), loc="outside lower center", ncol=4)
        save(figure, out / "figure-inference")


def _panel(panel: Axes, rows: Rows, key: str) -> None:
    for attribute, colour in zip(dict.fromkeys(row["attribute"] for row in rows), COLOURS, strict=True):
        own = [row for row in rows if row["attribute"] == attribute]
        labels = ["no noise" if row["epsilon"] == EXACT else f"ε = {float(row['epsilon']):g}" for row in own]
        values, spread = ([100 * float(row[name]) for row in own] for name in (key, f"{key}_deviation"))
        panel.errorbar(labels, values, spread, color=colour, marker="o", markersize=4, capsize=2, label=attribute)
        most = 100 * float(own[0]["most_frequent"])
        panel.plot(labels, [most] * len(labels), color=colour, linestyle="--", linewidth=0.9)
    panel.plot([], [], color="#555555", linestyle="--", linewidth=0.9, label="most frequent value")
    panel.set_ylim(0, 103)
    panel.grid(axis="y", color="#e2e2e2", linewidth=0.6)
