"""Rows that may be totals or notes are left out where that is clear, and asked about where somebody may be one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.domain.reading_choices import RowChoice
from core.project.plan_file import load_plan
from core.sources.asking.preview import preview

RELEASE = ("release", "plan.reticent", "-o", "out.json", "--format", "json", "--ledger", "mine", "--yes")


def lines(*rows):
    return lambda path: path.write_text("\n".join(rows) + "\n")


@pytest.mark.parametrize(
    ("row", "keys"),
    [
        ("Anzahl:,12,", ["footers"]),
        ("Totale complessivo,,12", ["footers"]),
        ("REGION,ILL,N", ["footers"]),
        ("HR Ergebnis,,12", ["footers"]),
        ("Page 2,,", ["footers"]),
        ("Export: 12.03.2024 10:11,,", ["footers"]),
        ("Erstellt von: Admin,,", ["footers"]),
        ("Mean: 39.1,,", ["footers"]),
        ("n,Ill,region", ["doubtful_rows"]),
        ("Total north,,12", ["doubtful_rows"]),
        ("All regions,12,1", ["doubtful_rows"]),
        ("Average,12,1", ["doubtful_rows"]),
        ("All,,", ["doubtful_rows"]),
        ("Total,yes,1", ["doubtful_rows"]),
        ("en fr,,", ["doubtful_rows"]),
        ("Source unknown,,", ["doubtful_rows"]),
        ("Total thyroidectomy,yes,1", []),
        ("north,,", []),
        ("#12,,", []),
        ("all,yes,2", []),
    ],
)
def test_a_clear_total_is_left_out_and_a_doubtful_one_asked_about(reticent, row, keys):
    lines("region,ill,n", *["north,yes,1", "south,no,2"] * 6, row)(reticent.folder / "a.csv")
    seen = preview(reticent.folder / "a.csv")
    assert [asked.key for asked in seen.questions] == keys
    assert seen.layout.unanswered == tuple(key for key in keys if key == "doubtful_rows")
    assert seen.n_rows == (12 if keys == ["footers"] else 13)


def test_names_below_the_mark_of_a_second_text_are_left_out(inside, reticent):
    rows = [f"{n},{'FM'[n % 2]},{20 + n}" for n in range(24)]
    lines("id,sex,age", *rows, "\ufeffid,sex,age", *rows)(reticent.folder / "a.csv")
    ended = inside("describe", "a.csv", "--answer", "header_row=1")
    assert "48 rows, 3 columns" in ended.out
    assert "Decided, footers: Row 26" in ended.err


def test_names_in_another_order_below_a_doubtful_header_are_told_and_refused(inside, reticent):
    rows = (f"{n},{'FM'[n % 2]},{20 + n}" for n in range(24))
    lines("id,sex,age", *rows, "id,age,sex", "24,30,F")(reticent.folder / "a.csv")
    ended = inside("describe", "a.csv", "-o", "plan.reticent", "--rows", "records")
    assert (ended.status, "Question header_row" in ended.err) == (0, True), ended.err
    plan = reticent.folder / "plan.reticent"
    sex = '[[attributes]]\nname = "sex"\nkind = "categories"\ncategories = ["F", "M"]\n[[families]]\norder = 1\n'
    plan.write_text(plan.read_text().replace("# header_row = 1", "header_row = 1") + sex)
    refused = inside(*RELEASE, "--budget", "3")
    assert (refused.status, "The rows leave open: last_row" in refused.err) == (1, True), refused.err
    text = plan.read_text()
    for answer in ('last_row = "read"', 'as_written = "count"'):
        text = text.replace(f"# {answer}", answer)
    plan.write_text(text)
    refused = inside(*RELEASE, "--budget", "3")
    assert refused.status == 1
    assert "row 26" in refused.err
    assert "doubtful_rows" in refused.err


@pytest.mark.parametrize("row", ["en fr,,", "north,,", "All,,"])
@pytest.mark.parametrize("answer", ["read", "skip"])
def test_a_word_below_is_released_as_its_owner_says(inside, reticent, row, answer):
    lines("region,ill,n", *["north,yes,1", "south,no,2"] * 6, row)(reticent.folder / "a.csv")
    plan = ("-o", "plan.reticent", "--rows", "records", "--confirm", "all")
    assert inside("describe", "a.csv", *plan, "--answer", f"doubtful_rows={answer}").status == 0
    released = inside(*RELEASE, "--budget", "3")
    assert (released.status, released.err) == (0, "")


@pytest.mark.parametrize(
    ("row", "keys"),
    [
        ("N = 60,", ["footers"]),
        ("* provisional,", ["footers"]),
        ("Source: registry,", ["footers"]),
        ("Erstellt am 01.03.2024,", ["footers"]),
        ("Gesamtdurchschnitt,1.5", ["footers"]),
        ("HR Ergebnis,12", ["doubtful_rows"]),
        ("do not know,", []),
    ],
)
def test_a_note_of_two_columns_is_told_from_an_answer(reticent, row, keys):
    lines("region,n", *["north,1", "south,2"] * 6, row)(reticent.folder / "a.csv")
    assert [asked.key for asked in preview(reticent.folder / "a.csv").questions] == keys


def test_names_in_another_order_further_down_are_told(reticent):
    lines("age,ill", *["34,yes", "41,no"] * 6, "ill,age", *["yes,29", "no,50"] * 6)(reticent.folder / "a.csv")
    seen = preview(reticent.folder / "a.csv")
    assert any(problem.startswith("Row 14 has the names in another order, and") for problem in seen.problems)
    (asked,) = seen.questions
    assert asked.text == "Row 14 has the names in another order. The values below may be in that order, too."
    assert seen.layout.unanswered == ("doubtful_rows",)


def test_answers_that_read_like_totals_are_records(reticent):
    lines("rate,age", *["average,31", "all regions,42", "Total knee,53"] * 6)(reticent.folder / "a.csv")
    seen = preview(reticent.folder / "a.csv")
    assert (seen.questions, seen.n_rows, seen.layout.doubtful_rows) == ((), 18, "read")


def test_who_left_the_rest_blank_is_counted_as_the_owner_says(inside, reticent):
    rows = lines("tongue,region,n", *["en,north,1", "fr,south,2"] * 6, "en fr,,", "en fr,,", "Total,,18")
    rows(reticent.folder / "a.csv")
    ended = inside("describe", "a.csv", "-o", "plan.reticent", "--rows", "records", "--confirm", "all")
    assert "Question doubtful_rows: 2 rows may be totals or notes" in ended.err
    assert "rows 14, 15." in ended.err
    assert inside(*RELEASE, "--budget", "3").status == 1
    for answer, n in (("read", "14"), ("skip", "12")):
        ended = inside("describe", "a.csv", "--yes", "--answer", f"doubtful_rows={answer}", "-o", "other.reticent")
        assert f"{n} rows, 3 columns" in ended.out


def test_an_older_plan_reads_doubtful_rows_as_before(reticent):
    lines("tongue,region,n", *["en,north,1", "fr,south,2"] * 6, "All regions,2,1", "two words,,")(
        reticent.folder / "a.csv"
    )
    path = reticent.folder / "a.csv"
    older = replace(preview(path).layout, doubtful_rows=None, questions=())
    for footers, n in ((RowChoice.SKIP, 13), (RowChoice.READ, 14)):
        assert preview(path, replace(older, footers=footers)).n_rows == n


@pytest.mark.parametrize(("n_rows", "keys"), [(60, ()), (400, ("doubtful_rows",))])
def test_what_begins_like_a_total_is_an_answer_where_it_is_not_rare(reticent, n_rows, keys):
    rows = [f"{'ab'[n % 2]},{'xy'[n % 2]},{n % 7}" for n in range(n_rows)]
    lines("kind,region,n", *rows, "Total,x,34", "Total,y,51", "Total,z,85")(reticent.folder / "a.csv")
    assert preview(reticent.folder / "a.csv").layout.unanswered == keys


def test_a_mark_at_the_end_of_every_row_is_told(reticent):
    lines("ill,n", *["yes,1,", "no,2,"] * 6)(reticent.folder / "a.csv")
    seen = preview(reticent.folder / "a.csv")
    assert seen.problems == ("Each row has a blank cell beyond the last name. These cells are left out.",)
    assert (seen.questions, seen.n_rows) == ((), 12)


@pytest.mark.parametrize(
    ("heads", "text"),
    [
        (("Basel,,", "Bern,,"), "2 rows have a word in the first column and nothing else: rows 2, 15."),
        (("north,,", "south,,"), ""),
        (("Basel,,", "Basel,,"), ""),
        (("17,,",) * 2, "2 rows have little in them, unlike most rows: rows 2, 15."),
    ],
    ids=["headings", "answers that others gave too", "one answer", "numbers where others have words"],
)
def test_words_that_may_head_groups_are_asked_about(reticent, heads, text):
    rows = ["north,yes,1", "south,no,2"] * 6
    lines("region,ill,n", heads[0], *rows, heads[1], *rows)(reticent.folder / "a.csv")
    seen = preview(reticent.folder / "a.csv")
    assert [problem.startswith(text) for problem in seen.problems if text] == [True] * bool(text)
    assert ("as_written" in seen.layout.unanswered) is bool(text)
    assert seen.n_rows == 26


def test_no_plan_counts_a_last_row_of_sums(inside, reticent):
    lines("ward,n", *["a,1", "b,2"] * 6, ",18")(reticent.folder / "a.csv")
    ended = inside("describe", "a.csv", "-o", "plan.reticent", "--rows", "records", "--confirm", "all")
    assert "12 rows" in ended.out
    assert "Decided, last_row: The numbers of the last row are the sums of the columns above" in ended.err
    plan = load_plan(reticent.folder / "plan.reticent")
    assert plan.layout.last_row == "skip"
    assert plan.attributes[0].labels == ("a", "b")
    lines("ward,n", *["a,1", "b,2"] * 6)(reticent.folder / "a.csv")
    refused = inside(*RELEASE, "--budget", "3")
    assert (refused.status, "looks like a record" in refused.err) == (1, True)
    lines("ward,n", *["a,1", "b,2"] * 6, ",18")(reticent.folder / "a.csv")
    assert inside(*RELEASE, "--budget", "3").status == 0
