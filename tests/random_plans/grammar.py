"""Random plans over the whole grammar, as tables of keys and values, and as the text of a plan file."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import chain

from core.linear.strategy_matrix import texts_of
from core.places.level_shares import LevelSplit
from core.places.map_plan import TreeKind
from core.project.content import table_text
from core.project.strategy_keys import SPLITS
from core.recovery.consistency import Consistency
from core.strategies.catalogue import every
from tests.random_plans.columns import Column, column

CONSISTENCIES = tuple(map(str, Consistency))
SPLIT_RECOVERY_PAIRS = (("optimal", "optimal"), ("optimal", "direct"), ("uniform", "optimal"), ("uniform", "direct"))
SPLIT_RECOVERY_PAIRS = SPLIT_RECOVERY_PAIRS * 4 + (("best", "optimal"),) * 12 + (("best", "direct"),)
PURE = ("1", "0.1", "1/3", "10", "0.01", "3e-4", "1e-12", "1000", "1e60")
RHO = ("0.5", "1/8", "50", "1e-3", "1e5")
DELTAS = ("1e-9", "1e-6", "0.01", "0.7", "1e-40")
ROWS = ("one-each",) * 6 + ("records",) * 3 + ("unanswered",)
MATRIX = "queries é.csv"
"""File of a matrix."""
IDS = ("person id", "who", "=id")
SUFFIXES = {".csv": 56, ".tsv": 10, ".xlsx": 10, ".ods": 6, ".xls": 4, ".parquet": 8, ".sqlite": 6}
"""Of files with rows, and how often of a hundred."""
WITHOUT_TITLES = (".parquet", ".sqlite")
NO_WORDS = ("x" * 301, " blank", "")
"""What no plan may have for words of the owner: too long, not stripped, empty."""


@dataclass
class RandomPlan:
    """A plan by section, and the columns of the file that it is about."""

    columns: list[Column]
    sections: dict[str, list[dict]] = field(default_factory=dict)
    suffix: str = ".csv"
    title_rows: int = 0
    matrix: str = ""

    def write(self, folder):
        """Write the plan file, with the file of its matrix, and return its path."""
        (folder / "plan.reticent").write_text(self.text, encoding="utf-8")
        if self.matrix:
            (folder / MATRIX).write_text(self.matrix, encoding="utf-8")
        return folder / "plan.reticent"

    @property
    def text(self):
        """The plan file."""
        single = ("data", "unit", "public", "privacy", "strategy", "output", "acceptance", "publication")
        parts = [
            table_text(f"[{name}]" if name in single else f"[[{name}]]", table)
            for name, tables in self.sections.items()
            for table in tables
        ]
        return "\n".join(["reticent = 1", *parts])

    @property
    def keys(self):
        """What the plan says: every key, and the value too where it is one of a few."""
        return {
            said
            for name, tables in self.sections.items()
            for table in tables
            for key, value in table.items()
            for said in (f"{name}.{key}", f"{name}.{key} = {value}")
            if "=" not in said or (name, key) in CHOICES or isinstance(value, bool)
        }

    @property
    def mistakes(self):
        """The keys with a value that no plan may have, of the kinds that are meant to be drawn now and then."""
        unordered = {each.says["name"] for each in self.columns if each.says["kind"] == "categories"}
        ranges = chain.from_iterable(
            (f"tables.{key}" for key in ("ranges", "prefixes") if unordered & {*table.get(key, ())})
            for table in self.sections["tables"]
        )
        orders = ("families.order" for family in self.sections["families"] if family["order"] > len(self.columns))
        words = self.one("publication").items()
        wrong = (f"publication.{key}" for key, said in words if {*NO_WORDS} & ({*said} if key == "notes" else {said}))
        return {*ranges, *orders, *wrong}

    def one(self, section):
        """The only table of a section."""
        return self.sections[section][0]


CHOICES = {("strategy", "name"), ("strategy", "budget"), ("strategy", "recovery"), ("output", "consistency")}
CHOICES |= {("places", "tree"), ("places", "levels")}
CHOICES |= {
    ("privacy", "neighbours"),
    ("privacy", "objective"),
    ("attributes", "kind"),
    ("attributes", "provenance"),
    ("unit", "rows"),
}
CHOICES |= {("data", key) for key in ("decimal", "thousands", "delimiter", "encoding", "dates", "header_row")}
READING = {
    "header_rows": (1,),
    "skip_below_header": (0, 0, 1),
    "quoting": ("on",),
    "ragged": ("refuse", "cut", "fill"),
    "merged": ("refuse", "as-is", "repeat"),
    "hidden_rows": ("refuse", "read", "skip"),
    "footers": ("refuse", "read", "skip"),
    "below_gap": ("read",),
    "blank_rows": ("refuse", "read", "skip"),
    "leading_zeros": ("keep", "drop"),
    "two_digit_years": ("none", "1950-2049", "2000-2099"),
}
"""How rows are read that the file leaves open; the random files have none that would be read in another way."""
CHOICES |= {("data", key) for key in (*READING, "doubtful_rows", "hidden_columns", "last_row", "as_written")}


def random_plan(chance):
    """Return a plan; most can be released."""
    columns = _columns(chance)
    plan = RandomPlan(columns)
    plan.suffix = chance.choices(tuple(SUFFIXES), tuple(SUFFIXES.values()))[0]
    names = [each.says["name"] for each in columns]
    tables, families = _tables(chance, columns), _families(chance, names)
    if not tables and not families and chance.random() < 0.9:
        tables = [{"attributes": tuple(names[:2])}]
    plan.sections = {
        "data": [_data(chance, plan)],
        "unit": [_unit(chance)],
        "public": [{"people": chance.choice((1, 300, 10**6))} if chance.random() < 0.2 else {}],
        "attributes": [each.says for each in columns],
        "tables": tables,
        "families": families,
        "places": _places(chance, columns),
        "privacy": [_privacy(chance)],
        "strategy": [_strategy(chance, names)],
        "output": [_output(chance)],
        "acceptance": [_acceptance(chance)],
        "publication": [_publication(chance)],
    }
    plan.matrix = _into_a_file(chance, plan.one("strategy"))
    return plan


def _acceptance(chance):
    """Return criteria now and then; most are overridden, or they would refuse most plans."""
    if chance.random() > 0.15:
        return {}
    says = {"worst": chance.choice(("good", "fair", "weak", "noise"))} if chance.random() < 0.6 else {}
    says |= {"usable_share": chance.choice((0.2, 0.9))} if chance.random() < 0.6 else {}
    says |= {"at_most": {chance.choice(("a × b", "no such")): 20}} if chance.random() < 0.1 else {}
    return says | ({"override": "Ärzte “A” = 1"} if chance.random() < 0.7 else {})


def _publication(chance):
    """Return words of the owner now and then, some of which no plan may have."""
    if chance.random() > 0.3:
        return {}
    texts = ("Zählung 2025", "=1+1", "{0} & <b>", "x" * 300, "Ω € 人")
    texts += NO_WORDS if chance.random() < 0.05 else ()
    keys = ("title", "counts", "period", "source", "contact")
    says = {key: chance.choice(texts) for key in keys if chance.random() < 0.6}
    says |= {"hide_below": chance.choice(("weak", "fair"))} if chance.random() < 0.5 else {}
    return says | ({"notes": tuple(chance.choices(texts, k=2))} if chance.random() < 0.4 else {})


def _columns(chance):
    wide = chance.random() < 0.06
    n = chance.randint(6, 9) if wide else chance.choice((1, 2, 2, 3, 3, 3, 4, 5))
    names, headers = set(), set()
    return [column(chance, names, headers, small=wide or n > 3) for _ in range(n)]


def _data(chance, plan):
    says = {"source": f"people{plan.suffix}"}
    if plan.suffix in {".xlsx", ".ods", ".xls"}:
        says["sheet"] = chance.choice(("Data", "1. Survey & co"))
    if plan.suffix == ".sqlite":
        says |= chance.choice(({"sheet": "Data"}, {"query": 'SELECT * FROM "Data"'}))
    plan.title_rows = 0 if plan.suffix in WITHOUT_TITLES else chance.choice((0, 0, 0, 2))
    says["header_row"] = 1 + plan.title_rows
    says["delimiter"] = "\t" if plan.suffix == ".tsv" else chance.choice((",", ",", ";", "|"))
    says["encoding"] = chance.choice(("utf-8", "utf-8", "utf-8", "cp1252", "utf-16"))
    says["decimal"] = chance.choice((".", ".", ","))
    says["thousands"] = chance.choice(("", "", "." if says["decimal"] == "," else ",", " "))
    says["dates"] = chance.choice(("day-first", "month-first", "year-first"))
    if chance.random() < 0.1 and plan.suffix not in WITHOUT_TITLES:
        says["range"] = f"A{says['header_row']}:Z{chance.randint(20, 400)}"
    says |= {key: chance.choice(values) for key, values in READING.items() if chance.random() < 0.2}
    if "footers" in says:
        says["doubtful_rows"] = says["footers"]  # not drawn, so that each seed still makes its plan
        says |= {"last_row": "refuse", "as_written": "count"}
    if "hidden_rows" in says:
        says["hidden_columns"] = says["hidden_rows"]
    if chance.random() < 0.03:
        says["questions"] = (chance.choice(("merged", "footers", "skip_below_header")),)
    if chance.random() < 0.1:
        says.pop(chance.choice([key for key in says if key != "source"]))
    return says


def _unit(chance):
    if chance.random() < 0.6:
        return {"rows": chance.choice(ROWS)} if chance.random() < 0.97 else {}
    return {"id": chance.choice(IDS), "at_most": chance.choice((1, 1, 2, 3, 10))}


def _tables(chance, columns):
    """Return some tables; seldom the same one twice, which is refused."""
    tables, seen = [], set()
    for _ in range(chance.choice((0, 1, 1, 2, 2, 3, 4))):
        chosen = chance.sample(columns, min(len(columns), chance.choice((1, 1, 2, 2, 2, 3, 3, 4))))
        names = tuple(each.says["name"] for each in chosen)
        if frozenset(names) not in seen or chance.random() < 0.02:
            seen.add(frozenset(names))
            tables.append(_table(chance, chosen, names))
    return tables


def _table(chance, chosen, names):
    says = {"attributes": names}
    lists = {"ranges": [], "prefixes": [], "columns": [], "sheets": []}
    for each in chosen:
        name, ask = each.says["name"], chance.choice(("ranges", "prefixes", None))
        if ask and (each.says["kind"] != "categories" or chance.random() < 0.02):
            lists[ask].append(name)
        place = chance.choice(("columns", "sheets", None, None))
        if place:
            lists[place].append(name)
    if chance.random() < 0.3:
        says["weight"] = chance.choice((2, 3.5, 0.25, 1000, 1e-3, 1e-90, 1e90))
    if chance.random() < 0.2:
        says["target"] = chance.choice((10, 0.5, 1e4))
    # By what was drawn already: one more draw would make other plans of all seeds.
    if says.get("weight") in {2, 3.5} and not lists["ranges"] and not lists["prefixes"]:
        says["share"] = "0.05" if says["weight"] == 2 else "1/3"
    return says | {key: tuple(several) for key, several in lists.items() if several}


def _families(chance, names):
    families = []
    for _ in range(chance.choice((0, 0, 0, 1, 1, 2))):
        says = {"order": chance.randint(1, 3 if chance.random() < 0.05 else min(3, len(names)))}
        if chance.random() < 0.3:
            says["with"] = chance.choice(names)
        if chance.random() < 0.3:
            says["first_half"] = chance.random() < 0.5
        if chance.random() < 0.3:
            says["weight"] = chance.choice((2, 0.5))
        families.append(says)
    return families


def _places(chance, columns):
    """Return a map now and then, of columns that are often no numbers."""
    if chance.random() > 0.2 or len(columns) < 2:
        return []
    numbers = [each for each in columns if each.says["kind"] == "number"]
    chosen = chance.sample(numbers if len(numbers) > 1 and chance.random() < 0.9 else columns, 2)
    says = {"name": chance.choice(("home", "Ärzte “A” = 1")), "columns": tuple(_header(each) for each in chosen)}
    low, high = chance.choice(((0, 100), (-1.5, 1.5), (0, 1e6), (1e-9, 2e-9)))
    says |= {"box": (low, high, low, 2 * high), "height": chance.choice((1, 2, 3, 5))}
    usual = {"tree": chance.choice(list(TreeKind)), "levels": chance.choice(list(LevelSplit)), "typical": (0.5, 0.01)}
    says |= {key: value for key, value in usual.items() if chance.random() < 0.7}
    others = [each for each in columns if not {_header(each), each.says["name"]} & {*says["columns"]}]
    if others and says.get("tree", TreeKind.QUADTREE) is TreeKind.QUADTREE and chance.random() < 0.5:
        says["by"] = (chance.choice(others).says["name"],)
    kind = chance.choice(("pure", "approximate", "rho", "default"))
    if kind == "rho":
        says["rho"] = chance.choice(RHO)
    elif kind != "default":
        says["epsilon"] = chance.choice(PURE)
        says |= {"delta": chance.choice(DELTAS)} if kind == "approximate" else {}
    return [says]


def _header(column):
    return column.says.get("column", column.says["name"])


def _privacy(chance):
    kind = chance.choice(("pure", "pure", "pure", "approximate", "rho", "default"))
    says = {}
    if kind == "rho":
        says["rho"] = chance.choice(RHO)
    elif kind != "default":
        says["epsilon"] = chance.choice(PURE if chance.random() < 0.4 else PURE[:4])
        says["delta"] = chance.choice(DELTAS) if kind == "approximate" else "0"
        if kind == "pure" and chance.random() < 0.7:
            del says["delta"]
    if chance.random() < 0.5:
        says["dataset"] = chance.choice(("Survey 2025", "Ärzte “A” = 1", "x"))
    if chance.random() < 0.6:
        says["neighbours"] = chance.choice(("add-remove", "replace", "replace"))
    if chance.random() < 0.4:
        says["objective"] = chance.choice(("total", "even", "even", "relative"))
    return says


def _strategy(chance, names):
    keys = [strategy.info.key for strategy in every()]
    says = {"name": chance.choice(["recommended", *keys, *keys])}
    says["budget"], says["recovery"] = chance.choice(SPLIT_RECOVERY_PAIRS)
    if says["name"] == "custom" or chance.random() < 0.1:
        several = [tuple(chance.sample(names, chance.randint(1, len(names)))) for _ in range(chance.randint(0, 2))]
        wanted = [tuple(names), *several]
        says["marginals"] = tuple({frozenset(each): each for each in wanted}.values())
    if says["name"] == "custom" and chance.random() < 0.3:
        del says["marginals"]
        says |= _matrix(chance, names)
    for key in ("name", "budget", "recovery"):
        if chance.random() < 0.1:
            del says[key]
    if "budget" in says and chance.random() < 0.2:
        meant = says.pop("budget")
        says["split"] = chance.choice([spelling for spelling, split in SPLITS.items() if split == meant])
    return says


def _matrix(chance, names):
    """Return rows that fit plans of few cells: every cell, and sums of some; most plans have more cells."""
    width = chance.choice((2, 2, 3, 3, 4, 6, 8))
    cells = [tuple(int(place == cell) for place in range(width)) for cell in range(width)]
    rows = [*cells, *(tuple(chance.randint(-1, 3) for _ in range(width)) for _ in range(chance.randint(0, 3)))]
    texts = [" ".join(map(str, row)) for row in rows]
    if chance.random() < 0.3:
        texts[-1] = f"{width}*{chance.randint(-3, 3)}"
    says = {"matrix": tuple(texts)}
    if chance.random() < 0.4:
        says["matrix_attributes"] = tuple(chance.sample(names, chance.choice((1, 1, min(2, len(names))))))
    if chance.random() < 0.3:
        says["matrix_from"] = chance.choice((MATRIX, "“A” = 1"))
    return says


def _into_a_file(chance, strategy):
    """Have a matrix read from a file now and then, and return the content of that file; "" if there is none."""
    if "matrix" not in strategy or chance.random() < 0.5:
        return ""
    rows, mark = [texts_of(line) for line in strategy["matrix"]], chance.choice(",;\t")
    strategy.pop("matrix_from", None)
    strategy["matrix"] = MATRIX
    return "\n".join(map(mark.join, rows))


def _output(chance):
    says = {key: chance.random() < 0.7 for key in ("non_negative", "whole_numbers", "add_up") if chance.random() < 0.8}
    if chance.random() < 0.5:
        says["consistency"] = chance.choice(CONSISTENCIES)
    if chance.random() < 0.5:
        says["interval"] = chance.choice((0.5, 0.9, 0.99, 0.999999, 0.01, 1e-6))
    return says
