"""The figure of the experiment on places, from the CSV file of `places.py`."""

from __future__ import annotations

from pathlib import Path

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import PercentFormatter

from tests.evaluation.figures import STYLE, Rows, save
from tests.evaluation.summary import read

LOOKS = {
    "quad-baseline": ("#d62728", "o"),
    "quad-geo": ("#ff7f0e", "s"),
    "quad-post": ("#2ca02c", "^"),
    "quad-opt": ("#1f77b4", "D"),
    "quad-stated": ("#17becf", "*"),
    "kd-standard": ("#9467bd", "v"),
    "kd-hybrid": ("#8c564b", "P"),
    "kd-cell": ("#7f7f7f", "X"),
}


def draw(out: Path) -> None:
    """Draw what the CSV files in `out` have."""
    with mpl.rc_context(STYLE):
        save(_errors(read(out / "places.csv"), read(out / "places-ratios.csv")), out / "figure-places")


def _errors(rows: Rows, ratios: Rows) -> Figure:
    """One panel per form; its title has the ratios of the paper's quadtrees at the least ε."""
    forms = list(dict.fromkeys(row["form"] for row in rows))
    figure = Figure(figsize=(9, 7.5), layout="constrained")
    panels = figure.subplots(2, 2, sharex=True)
    for form, panel in zip(forms, panels.flat, strict=True):
        _panel(panel, [row for row in rows if row["form"] == form])
        first = next(row for row in ratios if row["form"] == form)
        parts = " : ".join(f"{float(first[way]):.1f}" for way in ("baseline", "geo", "post", "opt"))
        panel.set_title(f"{form} degrees\nat ε = {first['epsilon']}, baseline : geo : post : opt = {parts}", fontsize=9)
    for panel in panels[-1]:
        panel.set_xlabel("ε")
    for panel in panels[:, 0]:
        panel.set_ylabel("median relative error")
    figure.suptitle(f"Rectangles counted from trees: {rows[0]['data']} (releases of each: {rows[0]['runs']})")
    figure.legend(*panels[0, 0].get_legend_handles_labels(), loc="outside lower center", ncol=4)
    return figure


def _panel(panel: Axes, rows: Rows) -> None:
    for way, (colour, marker) in LOOKS.items():
        own = [row for row in rows if row["way"] == way]
        look = {"color": colour, "marker": marker, "markersize": 4, "linewidth": 1.1}
        panel.plot([float(row["epsilon"]) for row in own], [float(row["error"]) for row in own], label=way, **look)
    panel.set(xscale="log", yscale="log")
    panel.xaxis.set_major_formatter(lambda value, _: f"{value:g}")
    panel.yaxis.set_major_formatter(PercentFormatter(1, decimals=None))
    panel.grid(color="#e2e2e2", linewidth=0.6)
