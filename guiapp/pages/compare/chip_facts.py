"""What the chips of the Compare page show of each strategy."""

from __future__ import annotations

from collections.abc import Sequence

from core.front_door import OutcomeKey, ratios_to_best
from guiapp.desktop.number_words import number_text
from guiapp.models.pictured_outcomes import PicturedOutcomes
from guiapp.pages.compare.strategy_chips import ChipFacts
from guiapp.widgets.charts.ratio_colours import ratio_token

MOST_STRIPES = 16
"""Stripes of a miniature: it is some 32 pixels high, and a stripe of one pixel cannot be seen."""


def chip_facts(
    pictured: PicturedOutcomes,
    used: OutcomeKey,
    looked: OutcomeKey | None,
    pinned: Sequence[OutcomeKey],
    n_tables: int,
) -> tuple[ChipFacts, ...]:
    """Return the facts of all strategies that fit, best first.

    Args:
        pictured: the outcomes.
        used: key of the one in use.
        looked: key of the one looked at.
        pinned: keys of the pinned ones.
        n_tables: number of tables; of many, the miniatures show a sample at even distances.
    """
    rows = [row for strategy in pictured.strategies if (row := pictured.row(pictured.tuned(strategy))) is not None]
    sample = range(0, n_tables, -(-n_tables // MOST_STRIPES) or 1)
    stripes = [ratios_to_best([row.outcome.half_widths[number] for row in rows]) for number in sample]
    return tuple(
        ChipFacts(
            key=row.outcome.key,
            title=row.title,
            error=f"±{number_text(row.outcome.typical_half_width or 0.0)}",
            tokens=tuple("" if (ratio := ratios[place]) is None else ratio_token(ratio) for ratios in stripes),
            looked=looked is not None and looked[0] == row.outcome.strategy,
            used=used[0] == row.outcome.strategy,
            pinned=row.outcome.key in pinned,
            recommended=row.outcome.strategy == pictured.recommended,
        )
        for place, row in enumerate(rows)
    )
