"""The pages in the order of the page list: one line each."""

from __future__ import annotations

from guiapp.pages.attributes.attributes_page import AttributesPage
from guiapp.pages.compare.compare_page import ComparePage
from guiapp.pages.data.data_page import DataPage
from guiapp.pages.ledger.ledger_page import LedgerPage
from guiapp.pages.page import Page
from guiapp.pages.release.release_page import ReleasePage
from guiapp.pages.results_page import ResultsPage
from guiapp.pages.tables.tables_page import TablesPage

PAGES: tuple[type[Page], ...] = (
    DataPage,
    AttributesPage,
    TablesPage,
    ComparePage,
    ReleasePage,
    ResultsPage,
    LedgerPage,
)

__all__ = ["PAGES", "DataPage", "Page"]
