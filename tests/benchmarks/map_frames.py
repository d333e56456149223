"""How long one frame of a large map takes while it is zoomed, moved, and a rectangle is drawn in it.

Publishes a map of 1.63 million points (`place_points`) of ten levels, without a ledger, and shows it in the real
window. A frame is one turn of the event loop with all that waits in it; printed are the middle and the longest one, on
the clock and of the main thread itself. The window is as large as the screen. How many boxes there are hardly matters:
they are one image of a pixel a cell.

    xvfb-run -s "-screen 0 1920x1080x24" python -m tests.benchmarks.map_frames [POINTS]
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from core.data.memory_records import MemoryRecords
from core.domain.domain import Domain
from core.domain.reading_layout import ProtectedUnit, RowMeaning
from core.measuring.receipt import Receipt
from core.places.map_plan import MapTerms
from core.places.measure_map import measure_map
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import ReleaseCost
from core.release.map_statement import MapFacts
from core.release.published_map import Occurrence, PublishedMap
from guiapp.pages.map.map_card import MapCard
from guiapp.widgets.charts.map_view import PARTS, ZOOM, MapView
from guiapp.widgets.frame.empty_state import EmptyState
from tests.benchmarks.slider_frames import Frames, plan_of
from tests.evaluation.place_points import BOX, N_POINTS, points, towns
from tests.seeded_bits import SeededBits

HEIGHT, COST = 10, ReleaseCost.pure(1)
STEPS = 12
"""Of zooming from the whole map to a part of a hundredth."""
ARROWS = (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up)
Steps = Iterator[Callable[[], object]]


def published(n_points: int) -> PublishedMap:
    """Return the map."""
    _, places, people = towns()
    terms = MapTerms(BOX, HEIGHT)
    drawn = terms.grid.codes(points(places, people, n_points))
    records = MemoryRecords(Domain(terms.grid.attributes("x", "y")), drawn)
    (noisy,) = measure_map(terms.plan(PrivacyTerms(COST)), records, lambda: Receipt(1), SeededBits(1))
    unit = ProtectedUnit(rows=RowMeaning.ONE_EACH)
    facts = MapFacts(
        name="map", columns=("lon", "lat"), terms=terms, cost=COST, neighbours=Neighbours.ADD_REMOVE, unit=unit
    )
    return PublishedMap(facts, noisy, Occurrence("places", 1, "2026-01-01", ""))


def zooming(view: MapView) -> Steps:
    """Zoom into each quarter of the map, and out again, as the wheel does."""
    for x, y in ((0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)):
        place = QPointF(BOX.x_low + x * (BOX.x_high - BOX.x_low), BOX.y_low + y * (BOX.y_high - BOX.y_low))
        for factor in (ZOOM, 1 / ZOOM):
            yield from (lambda factor=factor, place=place: view.zoom(factor, place) for _ in range(STEPS))


def moving(view: MapView) -> Steps:
    """Go around by a fifth of what is in sight at a time, at three enlargements."""
    for _ in range(3):
        yield lambda: view.zoom(ZOOM**2)
        for right, up in ((0.2, 0), (0, -0.2), (-0.2, 0), (0, 0.2)):
            yield from (lambda right=right, up=up: view.move_sight(right, up) for _ in range(STEPS))


def picking(view: MapView) -> Steps:
    """Move a rectangle around the map, and count it at each place."""
    view.zoom(1e-9)
    yield lambda: QTest.keyClick(view, Qt.Key.Key_Home)
    for key in ARROWS:
        yield from (lambda key=key: QTest.keyClick(view, key) for _ in range(PARTS))


def main(n_points: int) -> None:
    """Measure and print."""
    begun = time.perf_counter()
    shown = published(n_points)
    took = time.perf_counter() - begun
    print(f"{n_points:,} points around {towns()[0]}, {len(shown.boxes):,} boxes: made in {took:.1f} s", flush=True)
    with tempfile.TemporaryDirectory() as home:
        frames = Frames(Path(home), plan_of(1))
        page = frames.window.page("map")
        frames.window.stack.setCurrentWidget(page)  # locked, as there is no file, but not empty
        frames.settle(lambda: True)
        frames.window.resize(frames.app.primaryScreen().availableSize())
        card = page.findChild(MapCard)
        page.findChild(EmptyState).hide()
        shown.raster, shown.statement  # noqa: B018  worked out in a job, before the map comes into sight
        frames.time("first sight", [lambda: (card.show_map(shown), card.show())])
        view = card.findChild(MapView)
        for name, steps in (("zooming", zooming), ("moving", moving), ("a rectangle", picking)):
            frames.time(name, steps(view))
        print(f"the map is {view.width()} × {view.height()} pixels")
        frames.context.runner.shut_down()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else N_POINTS)
