"""Made-up documents for the tests of plan files."""

from __future__ import annotations

from datetime import date
from fractions import Fraction

from hypothesis import strategies as st

from core.domain.attribute import Attribute, Kind, Provenance
from core.domain.reading_layout import ProtectedUnit, ReadingLayout, RowMeaning
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import ReleaseCost
from core.project.plan import OutputChoice, Plan, PrivacyChoice, StrategyChoice, TableChoice
from core.workload.presets import Family

texts = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=12)
weights = st.floats(min_value=1e-6, max_value=1e9)
amounts = st.fractions(min_value=Fraction(1, 10**12), max_value=1000).filter(lambda amount: amount > 0)


@st.composite
def attributes(draw, name):
    kind = draw(st.sampled_from(Kind))
    labels = draw(st.lists(texts, min_size=3, max_size=6, unique=True))
    other = labels.pop() if draw(st.booleans()) else None
    missing = labels.pop() if draw(st.booleans()) else None
    provenance = draw(st.sampled_from(Provenance))
    rest = {
        "name": name,
        "kind": kind,
        "provenance": provenance,
        "stated": provenance is not Provenance.DATA and draw(st.booleans()),
        "column": draw(st.none() | texts),
    }
    if kind is Kind.CATEGORIES:
        own = {label.strip() for label in labels}
        raws = draw(st.lists(texts.filter(lambda raw: raw.strip() not in own), max_size=3, unique_by=str.strip))
        merges = tuple((raw, draw(st.sampled_from(labels))) for raw in raws)
        return Attribute(categories=tuple(labels), merges=merges, other=other, missing=missing, **rest)
    edge = st.floats(-1e6, 1e6, width=32) if kind is Kind.NUMBER else st.dates(date(1, 1, 1))
    edges = sorted(draw(st.lists(edge, min_size=2, max_size=5, unique=True)))
    return Attribute(edges=tuple(edges), **rest)


@st.composite
def budgets(draw):
    amount = draw(amounts)
    delta = draw(amounts.filter(lambda value: value < 1))
    return draw(
        st.sampled_from(
            [ReleaseCost.pure(amount), ReleaseCost.approximate(amount, delta), ReleaseCost.concentrated(amount)]
        )
    )


layouts = st.builds(
    ReadingLayout,
    sheet=st.none() | texts,
    header_row=st.none() | st.integers(0, 99),
    range=st.none() | st.just("A3:K500"),
    delimiter=st.none() | st.sampled_from(";,\t|"),
    encoding=st.none() | st.sampled_from(["utf-8", "cp1252", "latin-1"]),
    decimal=st.none() | st.sampled_from([".", ","]),
    thousands=st.none() | st.sampled_from(["", " ", "'"]),
    dates=st.none() | st.sampled_from(["day-first", "month-first", "year-first"]),
)
units = st.builds(ProtectedUnit, rows=st.sampled_from(RowMeaning)) | st.builds(
    ProtectedUnit, id=texts, at_most=st.integers(1, 50)
)
distances = st.sampled_from(["least-squares", "least-absolute", "least-largest"])
outputs = st.builds(OutputChoice, st.booleans(), st.booleans(), st.floats(0.01, 0.99), st.booleans(), distances)


@st.composite
def tables(draw, subsets, known):
    ordered = {attribute.name for attribute in known if attribute.n_ordered}
    chosen = []
    for names in draw(st.lists(subsets, min_size=1, max_size=3)):
        asked = [name for name in names if name in ordered]
        n_ranges = draw(st.integers(0, len(asked)))
        prefixes = asked[n_ranges:] if draw(st.booleans()) else []
        places = [draw(st.sampled_from(["columns", "sheets", "rows"])) for _ in names]
        columns, sheets = (
            tuple(name for name, place in zip(names, places, strict=True) if place == wanted)
            for wanted in ("columns", "sheets")
        )
        chosen.append(TableChoice(names, draw(weights), tuple(asked[:n_ranges]), tuple(prefixes), columns, sheets))
    return chosen


@st.composite
def plans(draw):
    names = draw(st.lists(texts, min_size=1, max_size=4, unique=True))
    subsets = st.lists(st.sampled_from(names), min_size=1, max_size=3, unique=True).map(tuple)
    families = st.builds(Family, st.integers(1, len(names)), st.none() | st.sampled_from(names), st.booleans(), weights)
    known = tuple(draw(attributes(name)) for name in names)
    return Plan(
        source=draw(st.just("") | texts),
        layout=draw(layouts),
        unit=draw(units),
        attributes=known,
        tables=tuple(draw(tables(subsets, known))) if draw(st.booleans()) else (),
        families=tuple(draw(st.lists(families, max_size=2))),
        privacy=draw(st.builds(PrivacyChoice, budgets(), st.none() | texts, st.sampled_from(Neighbours))),
        strategy=draw(
            st.builds(
                StrategyChoice,
                texts,
                st.sampled_from(["optimal", "uniform", "best"]),
                st.sampled_from(["optimal", "direct"]),
                st.lists(subsets, max_size=3, unique_by=frozenset).map(tuple),
            )
        ),
        output=draw(outputs),
    )
