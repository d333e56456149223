"""A workbook in which every corner holds a word that occurs nowhere else, so that a leak can be found by its word."""

from __future__ import annotations

from itertools import cycle

from openpyxl import Workbook
from openpyxl.comments import Comment
from openpyxl.workbook.defined_name import DefinedName

# letters and digits only: they look the same in JSON, XML, CSV, TOML and addresses
RARE = "Zanthoxylomania"
FOLDER = "quokkafolder"
HEADER = "wombatcolumn"
SECRETS = {
    "the name of a person": "Persephassa",
    "an id": "NHS4815162342",
    "an amount": "48151.6234",
    "a remark about a person": "flibbertigibbet",
    "a comment on a cell": "mumblecrustcomment",
    "the author of the workbook": "authorfizgig",
    "the title of the workbook": "titlehobbledehoy",
    "a keyword of the workbook": "keywordsnollygoster",
    "a cell of a hidden sheet": "hiddenskulduggery",
    "the name of a hidden sheet": "Sheetkatzenjammer",
    "a cell of a hidden row": "rowgobbledygook",
    "a defined name": "definedwidderschynnes",
}
"""Never in any file but the workbook itself."""

PLAN = """\
reticent = 1
[data]
source = "people.xlsx"
sheet = "Sheet"
header_row = 1
decimal = "."
thousands = ""
[[attributes]]
name = "sex"
kind = "categories"
categories = ["f", "m"]
[[attributes]]
name = "city"
kind = "categories"
categories = ["Leeds", "York"]
other = "elsewhere"
[[attributes]]
name = "income"
kind = "number"
edges = [0, 20000, 50000]
[[families]]
order = 2
[output]
add_up = true
[privacy]
epsilon = "1"
dataset = "Trial"
"""
STRICT_PLAN = PLAN.replace('other = "elsewhere"\n', "")
"""The same, without a place for the rare category."""


def plant(path):
    """Write the workbook: 60 people, one of them with everything that is rare."""
    book = Workbook()
    page = book.active
    page.append(["id", "name", "sex", "city", "income", HEADER])
    for number, (sex, city) in zip(range(60), zip(cycle("fm"), cycle(("Leeds", "York"))), strict=False):
        page.append([f"NHS{number:010}", f"Person{number}", sex, city, 1000 + 700 * number, f"note {number % 4}"])
    rare = ["an id", "the name of a person", "", "", "", "a remark about a person"]
    page.append([SECRETS.get(what) for what in rare])
    page["C62"], page["D62"], page["E62"] = "f", RARE, float(SECRETS["an amount"])
    page.append(["NHS1", SECRETS["a cell of a hidden row"], "m", "York", 5, "note 1"])
    page.row_dimensions[63].hidden = True
    page["A2"].comment = Comment(SECRETS["a comment on a cell"], SECRETS["the author of the workbook"])
    hidden = book.create_sheet(SECRETS["the name of a hidden sheet"])
    hidden.append([SECRETS["a cell of a hidden sheet"]])
    hidden.sheet_state = "veryHidden"
    book.defined_names[SECRETS["a defined name"]] = DefinedName(SECRETS["a defined name"], attr_text="Sheet!$A$1")
    book.properties.creator = SECRETS["the author of the workbook"]
    book.properties.title = SECRETS["the title of the workbook"]
    book.properties.keywords = SECRETS["a keyword of the workbook"]
    book.save(path)
    return path
