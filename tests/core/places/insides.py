"""What is private to places, for tests."""

from __future__ import annotations

from core.places import measure_kd_tree


def decide_by_exact_counts(patch):
    """Let the exact count of a node say whether it is cut, instead of the noisy one."""
    growth = measure_kd_tree._Growth
    cut_level = growth._cut_level

    def cut(self, boxes, counts, *others):
        x0, x1, y0, y1 = boxes.T
        sums = self._sums
        return cut_level(self, boxes, sums[x1, y1] - sums[x0, y1] - sums[x1, y0] + sums[x0, y0], *others)

    patch.setattr(growth, "_cut_level", cut)
