"""Figures 4 to 6 of the paper, drawn from the CSV files of an evaluation."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import LogLocator, NullFormatter, NullLocator

from core.strategies.catalogue import every
from tests.evaluation.summary import PAPER, letter_of, read

TITLES = {"Q1": "$Q_1$", "Q1*": "$Q_1^*$", "Q1a": "$Q_1^a$", "Q2": "$Q_2$", "Q2*": "$Q_2^*$", "Q2a": "$Q_2^a$"}
NAMES = {"adult": "Adult", "nltcs": "NLTCS"}
LETTERS = {"F": ("#9467bd", "o"), "C": ("#2ca02c", "^"), "Q": ("#1f77b4", "s"), "I": ("#7f7f7f", "x")}
"""Colour and marker of the paper's strategies."""
OURS = (
    ("#d62728", "D"),
    ("#ff7f0e", "P"),
    ("#17becf", "v"),
    ("#8c564b", "*"),
    ("#e377c2", "h"),
    ("#bcbd22", "<"),
    ("#393b79", "X"),
    ("#e7ba52", "p"),
    ("#637939", "d"),
)
"""Those of the others, in the order of the catalogue."""
STYLE = {
    "font.size": 9,
    "axes.titlesize": 11,
    "axes.axisbelow": True,
    "svg.hashsalt": "reticent",  # equal data, equal files
    "legend.frameon": False,
}
ENOUGH_TICKS = 2

Rows = list[dict[str, str]]
Look = dict[str, object]


def draw(out: Path) -> None:
    """Draw what the CSV files in `out` have."""
    with mpl.rc_context(STYLE):
        errors, advice = _fitted(out / "errors.csv"), read(out / "recommended.csv")
        for number, data in ((4, "adult"), (5, "nltcs")):
            own = [row for row in errors if row["data"] == data]
            if own:
                save(_accuracy(own, [row for row in advice if row["data"] == data]), out / f"figure-{number}")
        save(_running_times(_fitted(out / "times.csv")), out / "figure-6")


def _fitted(path: Path) -> Rows:
    """Return the rows of least-squares recovery: the paper, too, makes its tables consistent."""
    return [row for row in read(path) if row["recovery"] == "optimal"]


def save(figure: Figure, path: Path) -> None:
    """Write a figure as PNG and as SVG."""
    for kind, facts in (("png", {}), ("svg", {"Date": None})):
        figure.savefig(path.with_suffix(f".{kind}"), dpi=180, metadata=facts)


def _looks(rows: Rows) -> dict[tuple[str, str], Look]:
    """Return how each line looks, by strategy and budget: the paper's first, then the others, with the best budgets."""
    looks: dict[tuple[str, str], Look] = {}
    for strategy, letter in PAPER.items():
        colour, marker = LETTERS[letter]
        hollow = {"markerfacecolor": "white", "linestyle": (0, (4, 2))}
        looks[strategy, "uniform"] = _look(letter, colour, marker) | hollow
        looks[strategy, "optimal"] = _look(letter_of(strategy, "optimal"), colour, marker)
    ours = [strategy.info for strategy in every() if strategy.info.key not in PAPER]
    for number, info in enumerate(ours):  # the whole catalogue, so that a strategy looks the same in every figure
        looks[info.key, "best"] = _look(info.title, *OURS[number % len(OURS)]) | {"linewidth": 1.7}
    there = {(row["strategy"], row["budget"]) for row in rows}
    return {road: look for road, look in looks.items() if road in there and look["label"]}


def _look(label: str, colour: str, marker: str) -> Look:
    return {"label": label, "color": colour, "marker": marker, "markersize": 4.5, "linewidth": 1.1}


def _accuracy(rows: Rows, advice: Rows) -> Figure:
    """Relative error against ε, one panel per workload: Figures 4 and 5."""
    figure, panels = _panels(list(dict.fromkeys(row["workload"] for row in rows)))
    looks = _looks(rows)
    for workload, panel in panels.items():
        own = [row for row in rows if row["workload"] == workload]
        for (strategy, budget), look in looks.items():
            line = [row for row in own if (row["strategy"], row["budget"]) == (strategy, budget)]
            _plot(panel, line, "epsilon", "relative_error", look)
        _ring(panel, own, [row for row in advice if row["workload"] == workload])
        panel.set_title(TITLES[workload])
        panel.set_xlim(0.05, 1.05)
        _log_axis(panel)
        if panel.get_ylim()[1] > 1:  # above, noise drowns the counts
            panel.axhline(1, color="black", linewidth=0.7, linestyle=":")
    name, releases = NAMES[rows[0]["data"]], max(int(row["releases"]) for row in rows)
    figure.supxlabel("ε", y=0.1)
    figure.supylabel("relative error", x=0.008)
    repeated = f"mean of {releases} releases" if releases > 1 else "one release"
    figure.suptitle(f"Accuracy of marginal release on {name} data ({repeated}, least squares)", y=0.985)
    _legend(figure, panels.values())
    return figure


def _ring(panel: Axes, rows: Rows, advice: Rows) -> None:
    """Ring what the program recommends."""
    names = "strategy", "budget", "epsilon"
    chosen = {tuple(row[name] for name in names) for row in advice if row["recovery"] == "optimal"}
    ringed = [row for row in rows if tuple(row[name] for name in names) in chosen]
    look = {"label": "recommended", "marker": "o", "markersize": 10, "markerfacecolor": "none", "color": "black"}
    _plot(panel, ringed, "epsilon", "relative_error", look | {"linestyle": "none", "markeredgewidth": 0.8})


def _running_times(rows: Rows) -> Figure:
    """Processor seconds of a release, one panel per dataset: Figure 6."""
    datasets = list(dict.fromkeys(row["data"] for row in rows))
    figure = Figure(figsize=(4.6 * len(datasets) + 0.6, 4.6))
    axes = figure.subplots(1, len(datasets), sharey=True, squeeze=False)[0]
    figure.subplots_adjust(left=0.09, right=0.985, top=0.86, bottom=0.27, wspace=0.06)
    looks = {road: look for road, look in _looks(rows).items() if road[1] != "uniform" or road[0] == "base"}
    for data, panel in zip(datasets, axes, strict=True):
        own = [row for row in rows if row["data"] == data]
        workloads = [name for name in TITLES if any(row["workload"] == name for row in own)]
        for (strategy, budget), look in looks.items():
            line = [row for row in own if (row["strategy"], row["budget"]) == (strategy, budget)]
            placed = [row | {"place": str(workloads.index(row["workload"]))} for row in line]
            _plot(panel, placed, "place", "seconds", look)
        panel.set_xticks(range(len(workloads)), [TITLES[name] for name in workloads])
        panel.set_title(NAMES[data])
        _log_axis(panel)
    axes[0].set_ylabel("processor seconds")
    figure.suptitle("Running time of a release: plan, count, draw the noise, recover", y=0.98)
    _legend(figure, axes)
    return figure


def _panels(workloads: Sequence[str]) -> tuple[Figure, dict[str, Axes]]:
    columns = min(3, len(workloads))
    lines = -(-len(workloads) // columns)
    figure = Figure(figsize=(3.3 * columns + 0.6, 2.75 * lines + 1.3))
    axes = figure.subplots(lines, columns, sharex=True, squeeze=False)
    figure.subplots_adjust(left=0.075, right=0.985, top=0.905, bottom=0.165, wspace=0.2, hspace=0.2)
    shown = dict(zip([name for name in TITLES if name in workloads], axes.flat, strict=False))
    for spare in list(axes.flat)[len(shown) :]:
        spare.remove()
    return figure, shown


def _plot(panel: Axes, rows: Rows, across: str, up: str, look: Look) -> None:
    points = sorted((float(row[across]), float(row[up])) for row in rows)
    if points:
        panel.plot(*zip(*points, strict=True), **look)


def _log_axis(panel: Axes) -> None:
    panel.set_yscale("log")
    low, high = panel.get_ylim()
    decades = sum(low <= 10.0**power <= high for power in range(-12, 12))
    if decades < ENOUGH_TICKS:
        panel.yaxis.set_major_locator(LogLocator(subs=(1, 2, 5)))
        panel.yaxis.set_major_formatter("{x:g}")
        panel.yaxis.set_minor_locator(NullLocator())
    panel.yaxis.set_minor_formatter(NullFormatter())
    panel.grid(which="major", color="#e2e2e2", linewidth=0.6)
    for side in ("top", "right"):
        panel.spines[side].set_visible(False)


def _legend(figure: Figure, panels: Iterable[Axes]) -> None:
    shown = [pair for panel in panels for pair in zip(*panel.get_legend_handles_labels(), strict=True)]
    handles = {label: handle for handle, label in shown}
    figure.legend(handles.values(), handles, loc="lower center", ncol=-(-len(handles) // 2), columnspacing=1.6)
