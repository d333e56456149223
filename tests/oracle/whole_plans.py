"""Random whole plans as their text, random files for them, and the files read again: shares no code with the engine.

What a cell means is programmed here a second time, from what `resources/help/noise_plan-file.md` says.
"""

from __future__ import annotations

import csv
import json
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta

MOST_CELLS = 120
"""Combinations of labels of all attributes: so many columns the referee's matrices may have."""
LABELS = {"categories": (2, 3, 4), "number": (2, 3, 4, 5), "date": (2, 3)}
PARTIAL = ("marginals", "marginals", "hierarchy", "wavelet")
"""Strategies whose plans may leave groups without a share: these come more often."""
NESTED = 0.5
"""Chance that a further table lies within the first: measuring the first may then be best for both."""
SPLITS = [(split, recovery) for split in ("uniform", "optimal") for recovery in ("direct", "optimal")]
SPLITS += [("best", "optimal")] * 3  # may leave groups without a share
DATES = {"day-first": "%d/%m/%Y", "month-first": "%m/%d/%Y"}


@dataclass
class Attribute:
    """A column: its kind, its labels, and how cells are written."""

    name: str
    kind: str
    categories: list[str] = field(default_factory=list)
    merge: dict[str, str] = field(default_factory=dict)
    edges: list = field(default_factory=list)
    other: bool = False
    missing: bool = False

    @property
    def direct(self) -> int:
        """The number of categories or bins."""
        return len(self.categories) or len(self.edges) - 1

    @property
    def size(self) -> int:
        """The number of labels."""
        return self.direct + self.other + self.missing

    def lines(self) -> list[str]:
        """Return what the plan says of it."""
        said = ["[[attributes]]", f'name = "{self.name}"', f'column = "col {self.name}"', f'kind = "{self.kind}"']
        if self.kind == "categories":
            merges = ", ".join(f"{json.dumps(raw)} = {json.dumps(label)}" for raw, label in self.merge.items())
            said += [f"categories = {json.dumps(self.categories)}", f"merge = {{ {merges} }}"]
        else:
            said.append(f"edges = [{', '.join(map(str, self.edges))}]")
        said += ['other = "Anything else"'] * self.other + ['missing = "Not answered"'] * self.missing
        return [*said, 'provenance = "declared"']


@dataclass
class WholePlan:
    """A plan that the referee understands: everything that decides what is counted, and for whom."""

    attributes: list[Attribute]
    tables: list[tuple[list[str], list[str], list[str]]]  # attributes, ranges, prefixes
    at_most: int  # 0: a row is a person
    neighbours: str
    privacy: list[str]
    strategy: list[str]
    decimal: str
    thousands: str
    dates: str
    delimiter: str

    @property
    def rows(self) -> int:
        """How many rows of one person count."""
        return max(1, self.at_most)

    @property
    def sizes(self) -> list[int]:
        """Labels of each attribute."""
        return [attribute.size for attribute in self.attributes]

    def axes(self, table) -> list[int]:
        """Return the numbers of a table's attributes."""
        names = names_of(self.attributes)
        return [names.index(name) for name in table[0]]

    def text(self) -> str:
        """Return the plan file."""
        read = ['source = "people.csv"', "header_row = 1", 'encoding = "utf-8"']
        read += [f"{key} = {json.dumps(getattr(self, key))}" for key in ("delimiter", "decimal", "thousands", "dates")]
        unit = ['id = "who"', f"at_most = {self.at_most}"] if self.at_most else ['rows = "one-each"']
        said = ["reticent = 1", "[data]", *read, "[unit]", *unit]
        for attribute in self.attributes:
            said += attribute.lines()
        for number, (names, ranges, prefixes) in enumerate(self.tables, start=1):
            said += ["[[tables]]", f"attributes = {json.dumps(names)}", f"weight = {number}"]
            said += [f"ranges = {json.dumps(ranges)}"] * bool(ranges) + [f"prefixes = {json.dumps(prefixes)}"] * bool(
                prefixes
            )
        said += ["[privacy]", *self.privacy, 'dataset = "referee"', f'neighbours = "{self.neighbours}"']
        said += ["[strategy]", *self.strategy]
        said += ["[output]", "non_negative = false", "whole_numbers = false", "add_up = false"]
        return "\n".join(said) + "\n"

    def write(self, path, people) -> None:
        """Write the rows of all people, as lists of cells; a column that the plan does not know stands beside them."""
        with path.open("w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file, delimiter=self.delimiter)
            writer.writerow(["who", "remarks", *(f"col {attribute.name}" for attribute in self.attributes)])
            for number, person in enumerate(people):
                writer.writerows([f"p{number}", "n/a", *cells] for cells in person)

    def read(self, path) -> list[tuple[int, ...]]:
        """Return the codes of every row of a file."""
        with path.open(encoding="utf-8", newline="") as file:
            head, *rows = csv.reader(file, delimiter=self.delimiter)
        places = [head.index(f"col {attribute.name}") for attribute in self.attributes]
        return [
            tuple(self.code(attribute, row[place]) for attribute, place in zip(self.attributes, places, strict=True))
            for row in rows
        ]

    def code(self, attribute, cell) -> int:
        """Return the label that a cell has."""
        text = cell.strip()
        if not text and attribute.missing:
            return attribute.size - 1
        if attribute.kind == "categories":
            text = attribute.merge.get(text, text)
            return attribute.categories.index(text) if text in attribute.categories else attribute.direct
        value = self._number(text) if attribute.kind == "number" else self._date(text)
        low, high = attribute.edges[0], attribute.edges[-1]
        if value is None or not low <= value <= high:
            return attribute.direct
        return sum(value >= edge for edge in attribute.edges[1:-1])

    def _number(self, text):
        direct = text.replace(self.thousands, "") if self.thousands else text
        try:
            return float(direct.replace(self.decimal, "."))
        except ValueError:
            return None

    def _date(self, text):
        for form in ("%Y-%m-%d", "%d.%m.%Y", DATES[self.dates]):
            try:
                return datetime.strptime(text, form).date()  # noqa: DTZ007  a day has no zone
            except ValueError:
                continue
        return None

    def spelled(self, chance, code, attribute) -> str:
        """Return a cell that has the label `code`."""
        if attribute.missing and code == attribute.size - 1:
            return chance.choice(["", "  "])
        if attribute.kind == "categories":
            if code == attribute.direct:
                return chance.choice(["zzz", "strange, very", "7"])
            label = attribute.categories[code]
            return chance.choice(
                [label, f" {label} ", *(raw for raw, kept in attribute.merge.items() if kept == label)]
            )
        if code == attribute.direct:
            return chance.choice(["who knows", "-99999" if attribute.kind == "number" else "1/1/1800"])
        low, high = attribute.edges[code : code + 2]
        if attribute.kind == "number":
            last = code == attribute.direct - 1
            return self._written(chance.choice([low, low + (high - low) / 2, high - 0.125] + [high] * last))
        day = chance.choice([low, low + timedelta(days=chance.randrange((high - low).days))])
        return chance.choice([day.isoformat(), day.strftime("%d.%m.%Y"), day.strftime(DATES[self.dates])])

    def _written(self, number) -> str:
        whole, part = f"{number:,.3f}".split(".")
        return f"{whole.replace(',', self.thousands)}{self.decimal}{part}"


def random_plan(chance, strategies) -> WholePlan:
    """Return a plan; `chance` is a random.Random, `strategies` the keys to choose from."""
    attributes = [_attribute(chance, name) for name in "abcd"[: chance.randint(1, 4)]]
    while _cells(attributes) > MOST_CELLS:
        attributes.pop()
    decimal = chance.choice(".,")
    thousands = chance.choice(["", "'", *{".", ","} - {decimal}])
    delimiter = chance.choice([mark for mark in ",;\t|" if mark not in (decimal, thousands)])
    at_most = chance.choice([0, 0, 1, 2, 3])
    tables = _tables(chance, attributes)
    strategy = _strategy(chance, strategies, tables)
    terms = at_most, chance.choice(["add-remove", "replace"]), _privacy(chance), strategy
    return WholePlan(attributes, tables, *terms, decimal, thousands, chance.choice(list(DATES)), delimiter)


def _cells(attributes) -> int:
    n = 1
    for attribute in attributes:
        n *= attribute.size
    return n


def _attribute(chance, name) -> Attribute:
    kind = chance.choice(["categories", "categories", "number", "date"])
    n, made = chance.choice(LABELS[kind]), Attribute(name, kind)
    if kind == "categories":
        made.categories = [f"{name}{place}" for place in range(n)]
        made.merge = {f"{name.upper()}-{label}": label for label in made.categories if chance.random() < 0.3}
    elif kind == "number":
        start, step = chance.choice([(0, 10), (-5, 2.5), (900, 250)])
        made.edges = [start + step * place for place in range(n + 1)]
    else:
        made.edges = [date(2024, 1, 1) + timedelta(days=61 * place) for place in range(n + 1)]
    made.other, made.missing = chance.random() < 0.3, chance.random() < 0.3
    return made


def _tables(chance, attributes) -> list:
    found = {}
    for _ in range(chance.randint(1, 4)):
        inside = next(iter(found.values()))[0] if found and chance.random() < NESTED else names_of(attributes)
        known = [attribute for attribute in attributes if attribute.name in inside]
        own = chance.sample(known, chance.randint(1, min(3, len(known))))
        ordered = [attribute.name for attribute in own if attribute.kind != "categories"]
        asked = {name: chance.choice(["", "", "ranges", "prefixes"]) for name in ordered}
        names = names_of(own)
        kinds = ([name for name in ordered if asked[name] == kind] for kind in ("ranges", "prefixes"))
        found.setdefault(frozenset(names), (names, *kinds))
    return list(found.values())


def names_of(attributes) -> list[str]:
    """Return their names."""
    return [attribute.name for attribute in attributes]


def _privacy(chance) -> list[str]:
    amount = chance.choice(["1", "0.5", "1/3", "2", "0.1"])
    return chance.choice(
        [
            [f'epsilon = "{amount}"', 'delta = "0"'],
            [f'epsilon = "{amount}"', 'delta = "0"'],
            [f'epsilon = "{amount}"', f'delta = "{chance.choice(["1e-6", "1e-9"])}"'],
            [f'rho = "{amount}"'],
        ]
    )


def _strategy(chance, strategies, tables) -> list[str]:
    key = chance.choice([*strategies, *PARTIAL])
    split, recovery = chance.choice(SPLITS)
    said = [f'name = "{key}"', f'budget = "{split}"', f'recovery = "{recovery}"']
    if key == "custom":
        said.append(f"marginals = {json.dumps([names for names, *_ in tables])}")
    return said
