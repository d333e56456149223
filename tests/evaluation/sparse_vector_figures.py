"""Figures 3 to 5 of the sparse vector paper, drawn from the CSV files of `sparse_vector.py`."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from tests.evaluation.figures import STYLE, Rows, save
from tests.evaluation.sparse_vector import INTERACTIVE, OTHERS
from tests.evaluation.summary import read

TITLES = {"zipf": "Zipf, 10,000 items", "adult": "Adult, pairs of values", "nltcs": "NLTCS, sets of indicators"}
COLOURS = ("#d62728", "#ff7f0e", "#8c564b", "#2ca02c", "#1f77b4", "#9467bd", "#111111", "#17becf")
MARKERS = "os^vDPX*"
BEST_BEFORE = "SVT-S-1:c^(2/3)"
"""The best of the interactive ways is in both figures, as in the paper."""


def draw(out: Path) -> None:
    """Draw what the CSV files in `out` have."""
    rows = read(out / "sparse-vector.csv")
    with mpl.rc_context(STYLE):
        save(_scores(read(out / "scores.csv")), out / "figure-sv-scores")
        save(_rates(rows, INTERACTIVE, "queries one after the other"), out / "figure-sv-interactive")
        save(_rates(rows, [BEST_BEFORE, *OTHERS], "all queries known"), out / "figure-sv-others")


def _scores(rows: Rows) -> Figure:
    figure = Figure(figsize=(5, 3.6), layout="constrained")
    panel = figure.subplots()
    for data, title in TITLES.items():
        own = [row for row in rows if row["data"] == data]
        if own:
            panel.plot([int(row["rank"]) for row in own], [int(row["count"]) for row in own], label=title)
    panel.set(yscale="log", xlabel="rank", ylabel="count", title="The 300 highest counts")
    panel.legend()
    return figure


def _rates(rows: Rows, ways: Iterable[str], title: str) -> Figure:
    """SER and FNR against c, one line of panels per dataset: Figures 4 and 5."""
    datasets = list(dict.fromkeys(row["data"] for row in rows))
    figure = Figure(figsize=(9, 2.9 * len(datasets) + 0.9), layout="constrained")
    panels = figure.subplots(len(datasets), 2, squeeze=False, sharex=True)
    for data, pair in zip(datasets, panels, strict=True):
        for rate, panel in zip(("SER", "FNR"), pair, strict=True):
            _panel(panel, [row for row in rows if row["data"] == data], list(ways), rate)
            panel.set_title(f"{TITLES[data]}, {rate}")
    for panel in panels[-1]:
        panel.set_xlabel("c")
    figure.suptitle(f"Choosing the c highest counts at ε = {rows[0]['epsilon']}: {title} ({rows[0]['runs']} runs)")
    figure.legend(*panels[0][0].get_legend_handles_labels(), loc="outside lower center", ncol=4)
    return figure


def _panel(panel: Axes, rows: Rows, ways: list[str], rate: str) -> None:
    there = {row["way"] for row in rows}
    for way, colour, marker in zip(ways, COLOURS, MARKERS, strict=False):
        if way not in there:
            continue
        own = [row for row in rows if row["way"] == way]
        values = [float(row[rate]) for row in own]
        spread = [float(row[f"{rate}_deviation"]) for row in own]
        look = {"label": way, "color": colour, "marker": marker, "markersize": 4, "linewidth": 1.1, "capsize": 2}
        panel.errorbar([int(row["c"]) for row in own], values, spread, elinewidth=0.5, **look)
    panel.set_ylim(-0.03, 1.03)
    panel.grid(color="#e2e2e2", linewidth=0.6)
