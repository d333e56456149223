"""The pages in the order of the page list: one line each, nothing else."""

from __future__ import annotations

# isort: off
from guiapp.pages.data import data_page
from guiapp.pages.attributes import attributes_page
from guiapp.pages.tables import tables_page
from guiapp.pages.compare import compare_page
from guiapp.pages.release import release_page
from guiapp.pages import results_page
from guiapp.pages.infer import infer_page
from guiapp.pages.map import map_page
from guiapp.pages.ledger import ledger_page
# isort: on
