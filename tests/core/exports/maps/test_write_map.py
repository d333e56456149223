"""Maps as files: every format holds the same boxes and says how they came about."""

from __future__ import annotations

import csv
import json
import re
from dataclasses import replace
from fractions import Fraction
from xml.etree import ElementTree as ET

import numpy as np
import openpyxl
import pytest

from core.domain.reading_layout import ProtectedUnit, RowMeaning
from core.errors import OutputExistsError, UnwritableOutputError
from core.exports.maps.box_rows import rows
from core.exports.maps.write_map import MAP_FORMATS, check_map_output, write_map, write_painted
from core.measuring.receipt import Receipt
from core.places.map_plan import MapTerms, TreeKind
from core.places.measure_map import measure_map
from core.places.noisy_tree import added
from core.places.place_box import Rectangle
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import ReleaseCost
from core.release.map_statement import MapFacts
from core.release.published_map import N_CLASSES, Occurrence, PublishedMap
from tests.core.places.some_points import BOX, crowd, records_of
from tests.seeded_bits import SeededBits

COST = ReleaseCost.pure(Fraction(1, 2))


def published(kind=TreeKind.QUADTREE, name="home"):
    asked = MapTerms(BOX, 4, kind)
    (noisy,) = measure_map(
        asked.plan(PrivacyTerms(COST)), records_of(crowd(2), asked.grid.height), lambda: Receipt(1), SeededBits(5)
    )
    unit = ProtectedUnit(rows=RowMeaning.ONE_EACH)
    facts = MapFacts(
        name=name, columns=("=lon", "lat"), terms=asked, cost=COST, neighbours=Neighbours.ADD_REMOVE, unit=unit
    )
    return PublishedMap(facts, noisy, Occurrence("visits", 2, "2026-01-01", "seal"))


def published_by_label():
    """Return a map of all rows and one for each of two labels, of other rows each; two names are those of figures."""
    asked = MapTerms(BOX, 3)
    plan, terms = asked.plan(PrivacyTerms(COST)), {"name": "home", "columns": ("lon", "lat"), "terms": asked}
    trees = tuple(
        measure_map(plan, records_of(crowd(seed), 3), lambda: Receipt(1), SeededBits(seed))[0] for seed in (2, 3)
    )
    unit = ProtectedUnit(rows=RowMeaning.ONE_EACH)
    by = {"by": ("count", "place"), "labels": (("=a", "b"), ("here",))}
    facts = MapFacts(**terms, cost=COST, neighbours=Neighbours.ADD_REMOVE, unit=unit, **by)
    return PublishedMap(facts, added(trees), Occurrence("visits", 2, "2026-01-01", "seal"), trees)


@pytest.fixture(params=list(TreeKind))
def made(request):
    return published(request.param)


def test_the_smallest_boxes_tile_the_map_and_add_up(made):
    area = ((made.boxes[:, 1] - made.boxes[:, 0]) * (made.boxes[:, 3] - made.boxes[:, 2])).sum()
    assert area == pytest.approx(64)
    assert made.counts.min() >= 0
    assert made.figure(BOX).count == pytest.approx(made.total, abs=1)
    assert (made.figure(BOX).n_cut, made.figure(BOX).spread) == (0, 0)


@pytest.mark.parametrize("name", ["a\x01b", "\x00\x1f", "\ufffe<&"])
def test_a_picture_is_read_whatever_its_name(tmp_path, name):
    write_map(published(name=name), tmp_path / "map.svg")
    ET.fromstring((tmp_path / "map.svg").read_text(encoding="utf-8"))  # noqa: S314  our own


def test_a_colour_is_three_times_as_dense_as_the_one_before(made):
    density = made.counts / ((made.boxes[:, 1] - made.boxes[:, 0]) * (made.boxes[:, 3] - made.boxes[:, 2]))
    assert ((made.classes == 0) == (made.counts == 0)).all()
    assert made.classes[density.argmax()] == N_CLASSES
    for colour in range(1, N_CLASSES + 1):
        here = density[made.classes == colour]
        assert (here <= density.max() / 3.0 ** (N_CLASSES - colour) * 1.000001).all()
        assert colour == 1 or (here > density.max() / 3.0 ** (N_CLASSES - colour + 1) * 0.999999).all()


def test_an_empty_map_has_one_colour():
    made = published()
    empty = replace(made, noisy=replace(made.noisy, counts=np.zeros_like(made.noisy.counts)))
    assert set(empty.classes.tolist()) == {0}


def test_the_raster_has_the_colour_of_every_box(made):
    side = made.facts.terms.grid.n_cells
    raster = np.frombuffer(made.raster, dtype=np.uint8).reshape(side, side)[::-1].T
    middles = (made.boxes[:, [0, 2]] + made.boxes[:, [1, 3]]) / 2
    cells = (middles / 8 * side).astype(int)
    assert (raster[cells[:, 0], cells[:, 1]] == made.classes).all()
    assert np.bincount(raster.ravel(), minlength=1)[0] == pytest.approx(
        ((made.boxes[:, 1] - made.boxes[:, 0]) * (made.boxes[:, 3] - made.boxes[:, 2]))[made.classes == 0].sum()
        * side**2
        / 64
    )


def test_every_format_has_the_same_boxes(made, tmp_path):
    expected = list(rows(made))
    for kind in MAP_FORMATS:
        write_map(made, tmp_path / f"map{kind.suffix}")
    with (tmp_path / "map.csv").open(encoding="utf-8-sig", newline="") as file:
        head, *lines = csv.reader(file)
    assert head[0] == "'=lon from"
    assert [tuple(map(float, line)) for line in lines] == [tuple(map(float, row)) for row in expected]
    told = json.loads((tmp_path / "map.geojson").read_text(encoding="utf-8"))
    assert [feature["properties"]["count"] for feature in told["features"]] == [row[4] for row in expected]
    for feature, (x0, x1, y0, y1, *_) in zip(told["features"], expected, strict=True):
        (ring,) = feature["geometry"]["coordinates"]
        assert ring == [[x0, y0], [x1, y0], [x1, y1], [x0, y1], [x0, y0]]
    book = openpyxl.load_workbook(tmp_path / "map.xlsx")
    assert [tuple(cell for cell in row) for row in book["Map"].iter_rows(min_row=2, values_only=True)] == expected
    assert book["Map"]["A1"].value == "=lon from"
    assert book["Map"]["A1"].data_type == "s"
    assert [row[0] for row in book["About"].iter_rows(values_only=True)] == ["home", *made.statement]
    assert told["statement"] == list(made.statement)
    assert (tmp_path / "map.statement.txt").read_text(encoding="utf-8-sig").split("\n\n") == ["home", *made.statement]


def test_the_picture_is_xml_with_all_boxes_that_are_not_empty(tmp_path):
    made = published(name='<home> & "work"')
    write_map(made, tmp_path / "map.svg")
    root = ET.parse(tmp_path / "map.svg").getroot()  # noqa: S314  our own file
    space = "{http://www.w3.org/2000/svg}"
    assert root.find(f"{space}title").text == '<home> & "work"'
    assert root.find(f"{space}desc").text == "\n".join(made.statement)
    drawn = "".join(path.get("d") for path in root.iter(f"{space}path"))
    assert len(re.findall("M", drawn)) == (made.counts > 0).sum()


def test_every_format_has_the_boxes_of_every_label(tmp_path):
    made = published_by_label()
    expected = [(*part.labels, *row) for part in made.by_label for row in rows(part)]
    assert [part.labels for part in made.by_label] == [("=a", "here"), ("b", "here")]
    for kind in MAP_FORMATS:
        write_map(made, tmp_path / f"map{kind.suffix}")
    with (tmp_path / "map.csv").open(encoding="utf-8-sig", newline="") as file:
        head, *lines = csv.reader(file)
    assert head[:3] == ["count (label)", "place", "lon from"]
    assert [(*line[:2], *map(float, line[2:])) for line in lines] == [
        ("'=a" if r[0] == "=a" else "b", *r[1:]) for r in expected
    ]
    told = json.loads((tmp_path / "map.geojson").read_text(encoding="utf-8"))
    found = [feature["properties"] for feature in told["features"]]
    assert [(each["count (label)"], each["place"], each["count"]) for each in found] == [
        (r[0], r[1], r[6]) for r in expected
    ]
    totals = [(*part.labels, part.total, part.noisy.outside) for part in made.by_label]
    assert [tuple(each.values()) for each in told["maps"]] == totals
    book = openpyxl.load_workbook(tmp_path / "map.xlsx")
    assert list(book["Map"].iter_rows(min_row=2, values_only=True)) == expected
    assert list(book["Totals"].iter_rows(min_row=2, values_only=True)) == totals
    assert book["Map"]["A2"].data_type == "s"
    picture = (tmp_path / "map.svg").read_text(encoding="utf-8")
    assert re.findall(r"<text[^>]*>(.*?)</text>", picture)[:2] == ["=a · here", "b · here"]


def test_estimates_of_labels_add_up_and_their_noise_too():
    made = published_by_label()
    parts = [part.estimate for part in made.by_label]
    assert made.estimate.counts == pytest.approx(sum(part.counts for part in parts))
    assert made.estimate.variances.of_nodes == pytest.approx(sum(part.variances.of_nodes for part in parts))
    assert made.noisy.outside_noise == 2 * made.by_label[0].noisy.outside_noise
    assert made.figure(BOX).half_width == pytest.approx(made.by_label[0].figure(BOX).half_width * 2**0.5, abs=1)


def test_maps_of_labels_have_one_scale_of_colours():
    parts = published_by_label().by_label
    densest = max(part.densities.max() for part in parts)
    for part in parts:
        filled = part.counts > 0
        below = np.floor(np.log(densest / part.densities[filled]) / np.log(3))
        assert part.classes[filled].tolist() == (N_CLASSES - np.minimum(below, N_CLASSES - 1)).tolist()
    assert parts[0].densities.max() != parts[1].densities.max()


def test_sentences_are_said_in_the_language_of_the_reader(tmp_path):
    write_map(published(), tmp_path / "map.geojson", tell=str.upper)
    told = json.loads((tmp_path / "map.geojson").read_text(encoding="utf-8"))
    assert all(line == line.upper() for line in told["statement"])


def test_what_cannot_be_written_is_refused_before(tmp_path):
    there = tmp_path / "map.csv"
    there.write_text("mine", encoding="utf-8")
    with pytest.raises(OutputExistsError):
        check_map_output(there)
    check_map_output(there, replace=True)
    with pytest.raises(UnwritableOutputError, match=r"a map can be written as \.xlsx, \.csv, \.geojson, \.svg"):
        check_map_output(tmp_path / "map.png")
    with pytest.raises(UnwritableOutputError, match="there is no folder"):
        check_map_output(tmp_path / "none" / "map.csv")
    assert there.read_text(encoding="utf-8") == "mine"


def test_a_painted_picture_has_its_statement_beside_it(tmp_path):
    made, path = published(), tmp_path / "map.png"
    write_painted(made, path, b"painted")
    assert path.read_bytes() == b"painted"
    assert (tmp_path / "map.statement.txt").read_text(encoding="utf-8-sig").split("\n\n") == ["home", *made.statement]
    with pytest.raises(OutputExistsError):
        write_painted(made, path, b"other")
    write_painted(made, path, b"other", replace=True)
    assert path.read_bytes() == b"other"


def test_a_rectangle_is_counted_in_every_label_as_in_its_map_alone():
    made, part = published_by_label(), Rectangle(1.3, 5.7, 0, 3.2)
    assert made.figures(part) == tuple(each.figure(part) for each in made.by_label)
    assert published().figures(part) == ()


def test_a_margin_covers_the_noise_that_is_predicted():
    made = published()
    other = replace(made, facts=replace(made.facts, cost=ReleaseCost.concentrated(1)))
    assert made.figure(BOX, 0.95).half_width > other.figure(BOX, 0.95).half_width > other.figure(BOX, 0.5).half_width
