"""A clerk takes a spreadsheet to a published workbook, once, and everything on the way is in the window."""

from __future__ import annotations

from openpyxl import load_workbook

from guiapp.desktop.resource_files import resource

SAMPLE = resource("examples", "health-check-2025.xlsx")


def numbers(path):
    return {cell.value for sheet in load_workbook(path) for row in sheet.iter_rows() for cell in row}


def test_a_dropped_spreadsheet_becomes_a_published_workbook(clerk, home):
    clerk.imports(SAMPLE)
    clerk.asks_for_all_pairs()
    clerk.compares()
    assert "least" in clerk.compare.words("strategy_in_use") or "only" in clerk.compare.words("strategy_in_use")
    clerk.gives_budget("1")
    clerk.releases()
    assert clerk.window.stack.currentWidget() is clerk.window.page("results")
    clerk.results.export("xlsx", home / "published.xlsx")
    clerk.settle((home / "published.xlsx").exists)
    written = numbers(home / "published.xlsx")
    for table in clerk.workspace.release.tables:
        assert {value for _, value in table.published.rows()} <= written
    assert "published.xlsx" in clerk.banner


def test_the_workbook_says_what_was_promised_and_nothing_about_the_file(clerk, home, survey):
    clerk.imports(survey)
    clerk.asks_for_all_pairs()
    clerk.gives_budget("1")
    clerk.releases()
    clerk.results.export("xlsx", home / "published.xlsx")
    clerk.settle((home / "published.xlsx").exists)
    words = " ".join(str(value) for value in numbers(home / "published.xlsx"))
    assert "ε-differential privacy with ε = 1" in words
    assert str(survey.parent) not in words


def test_every_step_waits_for_the_one_before_and_says_which(clerk):
    assert clerk.sees_locked("data") is None
    assert clerk.sees_locked("compare") == "First choose at least one table on the Tables page."
    assert clerk.sees_locked("release") == "First choose at least one table on the Tables page."
    assert clerk.sees_locked("results").startswith("Release the tables first")
    assert clerk.sees_locked("ledger") is None


def test_the_error_on_the_compare_page_is_the_error_of_the_release(clerk, survey):
    clerk.imports(survey)
    clerk.asks_for_all_pairs()
    clerk.compares()
    best = clerk.workspace.comparison.recommended
    promised = clerk.workspace.comparison.find(best.strategy, best.split, best.recovery).half_widths
    clerk.gives_budget("2")
    clerk.releases()
    kept = [table.half_width for table in clerk.workspace.release.tables]
    assert [round(one, 6) for one in kept] == [round(one, 6) for one in promised]


def test_a_rehearsal_costs_nothing_and_leaves_no_trace(clerk, survey):
    clerk.imports(survey)
    clerk.asks_for_all_pairs()
    clerk.compares()
    clerk.compare.click("rehearse")
    clerk.settle()
    dialog = clerk.compare.dialog("rehearsal_dialog")
    assert "made-up data" in clerk.compare.words("rehearsal_mark", dialog)
    dialog.reject()
    assert clerk.workspace.ledger.history() == ()
    assert clerk.workspace.release is None


def test_gaussian_noise_is_paid_from_a_budget_with_a_delta(clerk, survey):
    clerk.imports(survey)
    clerk.asks_for_all_pairs()
    clerk.compares()
    clerk.compare.pick("budget_definition", "Concentrated: ρ")
    clerk.goes_to("release")
    clerk.release.type("new_total_delta", "1e-6")
    clerk.gives_budget("15")
    clerk.releases()
    statement = clerk.workspace.release.statement
    assert (statement.noise, statement.rho) == ("discrete Gaussian", "1")
    clerk.goes_to("ledger")
    assert clerk.ledger.rows("ledger_history")[0]["Amount"] == "ρ = 1"


def test_a_delta_that_nothing_needs_is_not_spent(clerk, survey):
    clerk.imports(survey)
    clerk.asks_for_all_pairs()
    clerk.compares()
    clerk.compare.pick("budget_definition", "ε with a tiny δ")
    clerk.goes_to("release")
    clerk.release.type("new_total_delta", "1e-6")
    clerk.gives_budget("1.5")
    assert "δ is not needed" in clerk.release.words("quote_lines")
    clerk.releases()
    statement = clerk.workspace.release.statement
    assert (statement.definition, statement.epsilon, statement.delta) == ("pure", "1", "0")
    clerk.goes_to("ledger")
    assert clerk.ledger.rows("ledger_history")[0]["Amount"] == "ε = 1"


def test_hiding_values_instead_of_presence_makes_the_number_of_rows_public(clerk, survey):
    clerk.imports(survey)
    clerk.asks_for_all_pairs()
    clerk.compares()
    clerk.compare.pick("budget_neighbours", "which values it has")
    clerk.gives_budget("1")
    assert "number of rows" in clerk.release.words("quote_lines")
    clerk.releases()
    for table in clerk.workspace.release.tables:
        values = [value for _, value in table.published.rows()]
        assert abs(sum(values) - 90) <= len(values) / 2  # each number is rounded by itself
