"""Made-up documents for the tests of plan files."""

from __future__ import annotations

import random
import string
from datetime import date
from fractions import Fraction

from hypothesis import settings
from hypothesis import strategies as st

from core.domain.attribute import Attribute, Kind, Provenance
from core.domain.reading_choices import AsWritten, LeadingZeros, Merged, Quoting, Ragged, RowChoice, TwoDigitYears
from core.domain.reading_layout import ProtectedUnit, ReadingLayout, RowMeaning
from core.planning.usefulness import Grade
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import ReleaseCost
from core.project.criteria import Acceptance
from core.project.layout_keys import ASKED
from core.project.plan import OutputChoice, Plan, PrivacyChoice, StrategyChoice, TableChoice
from core.recovery.consistency import Consistency
from core.release.publication import Publication
from core.workload.presets import Family
from core.workload.workload import Objective

some = settings(max_examples=settings.default.max_examples * 2 // 5)
"""A plan is some forty draws: fewer of them find what more did, in a tenth of a second each."""

SPECIAL = "\0\t\n\r\x1b\x7f \"'\\#=.,;:[]{}×–\u00a0\u0301\u2028\u202e\ufeff"
SURROGATES = range(0xD800, 0xE000)


def text_of(seed):
    """Return a text of what means something in plan files, of ASCII, and of anything else."""
    chance = random.Random(seed)
    anything = [n for n in (chance.randrange(0x110000) for _ in range(8)) if n not in SURROGATES]
    kinds = [SPECIAL, string.printable, [*map(chr, anything), "é"]]
    return "".join(chance.choice(kinds[chance.randrange(3)]) for _ in range(chance.randint(1, 12)))


texts = st.integers(0, 2**64).map(text_of)
"""Each is one draw: a text of hypothesis is one a character, and a plan has some thirty texts."""
weights = st.floats(min_value=1e-6, max_value=1e9)
amounts = st.fractions(min_value=Fraction(1, 10**12), max_value=1000).filter(lambda amount: amount > 0)


@st.composite
def attributes(draw, name):
    kind = draw(st.sampled_from(Kind))
    labels = draw(st.lists(texts, min_size=3, max_size=6, unique_by=str.strip))
    other = labels.pop() if draw(st.booleans()) else None
    missing = labels.pop() if draw(st.booleans()) else None
    provenance = draw(st.sampled_from(Provenance))
    rest = {
        "name": name,
        "kind": kind,
        "provenance": provenance,
        "stated": provenance not in (Provenance.DATA, Provenance.PRIVATE) and draw(st.booleans()),
        "charge": draw(st.integers(1, 10**6)) if provenance is Provenance.PRIVATE else None,
        "column": draw(st.none() | texts),
        "missing_values": tuple(draw(st.lists(texts, max_size=2, unique=True))),
    }
    if kind is Kind.CATEGORIES:
        own = {label.strip() for label in labels}
        raws = draw(st.lists(texts.filter(lambda raw: raw.strip() not in own), max_size=3, unique_by=str.strip))
        if len(labels) == 2 and other is None and draw(st.booleans()):
            answer = {"contains": draw(texts), "between": draw(st.sampled_from(",;|"))}
            return Attribute(categories=tuple(labels), missing=missing, **answer, **rest)
        merges = tuple((raw, draw(st.sampled_from(labels))) for raw in raws)
        buckets = {"other": other, "missing": missing}
        return Attribute(categories=tuple(labels), merges=merges, **buckets, **rest)
    edge = st.floats(-1e6, 1e6, width=32) if kind is Kind.NUMBER else st.dates(date(1, 1, 1))
    edges = sorted(draw(st.lists(edge, min_size=2, max_size=5, unique=True)))
    unit = draw(st.just("") | texts) if kind is Kind.NUMBER else ""
    return Attribute(edges=tuple(edges), measured_in=unit, **rest)


@st.composite
def budgets(draw):
    amount = draw(amounts)
    delta = draw(amounts.filter(lambda value: value < 1))
    return draw(
        st.sampled_from(
            [ReleaseCost.pure(amount), ReleaseCost.approximate(amount, delta), ReleaseCost.concentrated(amount)]
        )
    )


READINGS = {
    "header_row": range(100),
    "range": ["A3:K500"],
    "delimiter": ";,\t|",
    "encoding": ["utf-8", "cp1252", "latin-1"],
    "decimal": ".,",
    "thousands": ["", " ", "'"],
    "dates": ["day-first", "month-first", "year-first"],
    "header_rows": (1, 2, 3),
    "skip_below_header": range(4),
    "quoting": tuple(Quoting),
    "ragged": tuple(Ragged),
    "merged": tuple(Merged),
    "hidden_rows": tuple(RowChoice),
    "hidden_columns": tuple(RowChoice),
    "footers": tuple(RowChoice),
    "doubtful_rows": tuple(RowChoice),
    "leading_zeros": tuple(LeadingZeros),
    "below_gap": tuple(RowChoice),
    "last_row": tuple(RowChoice),
    "as_written": tuple(AsWritten),
    "blank_rows": tuple(RowChoice),
    "two_digit_years": tuple(TwoDigitYears),
}


@st.composite
def layouts(draw):
    """One draw says all that is a choice among few, and about half of it is not said."""
    chance = random.Random(draw(st.integers(0, 2**64)))
    chosen = {name: chance.choice(among) for name, among in READINGS.items() if chance.random() < 0.5}
    questions = tuple(chance.sample(ASKED, chance.randint(0, 3)))
    return ReadingLayout(sheet=draw(st.none() | texts), questions=questions, **chosen)


units = st.builds(ProtectedUnit, rows=st.sampled_from(RowMeaning)) | st.builds(
    ProtectedUnit, id=texts, at_most=st.integers(1, 50)
)
distances = st.sampled_from(list(Consistency))
outputs = st.builds(OutputChoice, st.booleans(), st.booleans(), st.floats(0.01, 0.99), st.booleans(), distances)

criteria = st.builds(
    Acceptance,
    worst=st.none() | st.sampled_from(Grade),
    usable_share=st.none() | st.floats(0.01, 0.99),
    at_most=st.lists(st.tuples(texts, weights), max_size=2, unique_by=lambda pair: pair[0]).map(tuple),
    override=st.none() | texts,
)


lines = st.just("") | st.text(st.characters(exclude_categories=["C", "Z"]), max_size=300)
publications = st.builds(
    Publication, lines, lines, lines, lines, lines, st.lists(lines.filter(bool), max_size=3).map(tuple)
)


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
        target = draw(st.none() | weights)
        ranges = tuple(asked[:n_ranges])
        share = draw(st.none() | st.fractions(Fraction(1, 100), Fraction(99, 100), max_denominator=1000))
        chosen.append(TableChoice(names, draw(weights), ranges, tuple(prefixes), columns, sheets, target, share))
    return chosen


@st.composite
def plans(draw):
    names = draw(st.lists(texts, min_size=1, max_size=4, unique=True))
    subsets = st.lists(st.sampled_from(names), min_size=1, max_size=3, unique=True).map(tuple)
    families = st.builds(Family, st.integers(1, len(names)), st.none() | st.sampled_from(names), st.booleans(), weights)
    known = tuple(draw(attributes(name)) for name in names)
    return Plan(
        source=draw(st.just("") | texts.filter(lambda text: "\0" not in text)),  # which no file's name has
        layout=draw(layouts()),
        unit=draw(units),
        attributes=known,
        tables=tuple(draw(tables(subsets, known))) if draw(st.booleans()) else (),
        families=tuple(draw(st.lists(families, max_size=2))),
        sensitive=tuple(draw(st.lists(st.sampled_from([each.name for each in known]), unique=True))) if known else (),
        privacy=draw(
            st.builds(
                PrivacyChoice, budgets(), st.none() | texts, st.sampled_from(Neighbours), st.sampled_from(Objective)
            )
        ),
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
        people=draw(st.none() | st.integers(1, 10**10)),
        acceptance=draw(criteria),
        publication=draw(publications),
    )
