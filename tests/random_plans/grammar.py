"""Random plans over the whole grammar, as tables of keys and values, and as the text of a plan file."""

from __future__ import annotations

from dataclasses import dataclass, field

from core.project.content import table_text
from core.project.spellings import SPLITS
from core.strategies.catalogue import every
from tests.random_plans.columns import Column, column

CONSISTENCIES = ("least-squares", "least-absolute", "least-largest")
SPLIT_RECOVERY_PAIRS = (("optimal", "optimal"), ("optimal", "direct"), ("uniform", "optimal"), ("uniform", "direct"))
SPLIT_RECOVERY_PAIRS = SPLIT_RECOVERY_PAIRS * 4 + (("best", "optimal"),) * 12 + (("best", "direct"),)
PURE = ("1", "0.1", "1/3", "10", "0.01", "3e-4", "1e-12", "1000", "1e60")
RHO = ("0.5", "1/8", "50", "1e-3", "1e5")
DELTAS = ("1e-9", "1e-6", "0.01", "0.7", "1e-40")
ROWS = ("one-each",) * 6 + ("records",) * 3 + ("unanswered",)
IDS = ("person id", "who", "=id")


@dataclass
class RandomPlan:
    """A plan by section, and the columns of the file that it is about."""

    columns: list[Column]
    sections: dict[str, list[dict]] = field(default_factory=dict)
    suffix: str = ".csv"
    title_rows: int = 0

    @property
    def text(self):
        """The plan file."""
        single = ("data", "unit", "privacy", "strategy", "output")
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

    def one(self, section):
        """The only table of a section."""
        return self.sections[section][0]


CHOICES = {("strategy", "name"), ("strategy", "budget"), ("strategy", "recovery"), ("output", "consistency")}
CHOICES |= {("privacy", "neighbours"), ("attributes", "kind"), ("attributes", "provenance"), ("unit", "rows")}
CHOICES |= {("data", key) for key in ("decimal", "thousands", "delimiter", "encoding", "dates", "header_row")}


def random_plan(chance):
    """Return a plan; most can be released."""
    columns = _columns(chance)
    plan = RandomPlan(columns)
    plan.suffix = chance.choices((".csv", ".tsv", ".xlsx", ".ods", ".xls", ".parquet"), (60, 10, 10, 6, 4, 10))[0]
    names = [each.says["name"] for each in columns]
    tables, families = _tables(chance, columns), _families(chance, names)
    if not tables and not families and chance.random() < 0.9:
        tables = [{"attributes": tuple(names[:2])}]
    plan.sections = {
        "data": [_data(chance, plan)],
        "unit": [_unit(chance)],
        "attributes": [each.says for each in columns],
        "tables": tables,
        "families": families,
        "privacy": [_privacy(chance)],
        "strategy": [_strategy(chance, names)],
        "output": [_output(chance)],
    }
    return plan


def _columns(chance):
    wide = chance.random() < 0.06
    n = chance.randint(6, 9) if wide else chance.choice((1, 2, 2, 3, 3, 3, 4, 5))
    names, headers = set(), set()
    return [column(chance, names, headers, small=wide or n > 3) for _ in range(n)]


def _data(chance, plan):
    says = {"source": f"people{plan.suffix}"}
    if plan.suffix in {".xlsx", ".ods", ".xls"}:
        says["sheet"] = chance.choice(("Data", "1. Survey & co"))
    plan.title_rows = chance.choice((0, 0, 0, 2)) if plan.suffix != ".parquet" else 0
    says["header_row"] = 1 + plan.title_rows
    says["delimiter"] = "\t" if plan.suffix == ".tsv" else chance.choice((",", ",", ";", "|"))
    says["encoding"] = chance.choice(("utf-8", "utf-8", "utf-8", "cp1252", "utf-16"))
    says["decimal"] = chance.choice((".", ".", ","))
    says["thousands"] = chance.choice(("", "", "." if says["decimal"] == "," else ",", " "))
    says["dates"] = chance.choice(("day-first", "month-first", "year-first"))
    if chance.random() < 0.1 and plan.suffix != ".parquet":
        says["range"] = f"A{says['header_row']}:Z{chance.randint(20, 400)}"
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
    return says


def _strategy(chance, names):
    keys = [strategy.info.key for strategy in every()]
    says = {"name": chance.choice(["recommended", *keys, *keys])}
    says["budget"], says["recovery"] = chance.choice(SPLIT_RECOVERY_PAIRS)
    if says["name"] == "custom" or chance.random() < 0.1:
        several = [tuple(chance.sample(names, chance.randint(1, len(names)))) for _ in range(chance.randint(0, 2))]
        wanted = [tuple(names), *several]
        says["marginals"] = tuple({frozenset(each): each for each in wanted}.values())
    for key in ("name", "budget", "recovery"):
        if chance.random() < 0.1:
            del says[key]
    if "budget" in says and chance.random() < 0.2:
        meant = says.pop("budget")
        says["split"] = chance.choice([spelling for spelling, split in SPLITS.items() if split == meant])
    return says


def _output(chance):
    says = {key: chance.random() < 0.7 for key in ("non_negative", "whole_numbers", "add_up") if chance.random() < 0.8}
    if chance.random() < 0.5:
        says["consistency"] = chance.choice(CONSISTENCIES)
    if chance.random() < 0.5:
        says["interval"] = chance.choice((0.5, 0.9, 0.99, 0.999999, 0.01, 1e-6))
    return says
