"""Rows whose names have a remark such as “withdrawn” are asked about; names and answers like these are not."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.reading.names_of_persons import FIRST, LAST, NAMES
from tests.core.sources.written_files import write


def asked(path, names, header="Name"):
    write(path, [[header, "age", "town"], *([name, 20 + n * 7 % 41, "abc"[n % 3]] for n, name in enumerate(names))])
    seen = preview(path)
    said = [text for text in seen.problems if "may not count, as" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


def changed(*places, to, names=NAMES):
    return [to.format(name) if at in places else name for at, name in enumerate(names)]


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet", "sqlite"])
def test_the_rows_are_told(tmp_path, suffix):
    names = changed(30, to="STORNO {}", names=changed(11, to="{} (ausgetreten 2023)"))
    said = asked(tmp_path / f"a.{suffix}", names)
    assert "2 rows may not count, as they have “ausgetreten”, “STORNO” beside a name or number: rows 13, 32." in said


@pytest.mark.parametrize(
    ("mark", "word"),
    [
        *(("{} †", "†"), ("† {}", "†"), ("{} (verstorben)", "verstorben"), ("{} - withdrawn", "withdrawn")),
        *(("{} (annulé)", "annulé"), ("ANNULÉ {}", "ANNULÉ"), ("{}, fallecido 3/2021", "fallecido")),
        *(("{} (uitgeschreven)", "uitgeschreven"), ("{} zmarła", "zmarła"), ("{} [cancelled]", "cancelled")),
        *(("{} (ritirato)", "ritirato"), ("{} (выбыл)", "выбыл"), ("{} (udmeldt)", "udmeldt")),
    ],
)
def test_one_sure_word_suffices(tmp_path, mark, word):
    said = asked(tmp_path / "a.csv", changed(20, to=mark))
    assert f"Row 22 may not count, as it has “{word}” beside a name or number." in said


MAYBE = ("{} (left)", "{} - left 2023", "{} left", "{} (baja)", "{} (sorti)", "{} (ex-member)")


@pytest.mark.parametrize("mark", MAYBE)
def test_two_words_are_needed_that_may_be_names(tmp_path, mark):
    assert "2 rows may not count" in asked(tmp_path / "a.csv", changed(20, 40, to=mark))
    assert asked(tmp_path / "b.csv", changed(20, to=mark)) == ""


def test_a_list_of_numbers_and_names_in_two_columns_is_told(tmp_path):
    rows = [[n, "Lang (verstorben)" if n == 9 else LAST[n % 7] + "er" * (n % 3), FIRST[n % 10]] for n in range(40)]
    write(tmp_path / "a.csv", [["Nr", "Nachname", "Vorname"], *rows])
    assert any("Row 11 may not count" in text for text in preview(tmp_path / "a.csv").problems)


@pytest.mark.parametrize("header", ["Mitglied", "member no.", "Mitgliedsnummer"])
def test_the_numbers_of_members_are_told(tmp_path, header):
    names = changed(30, to="{} (ausgetreten)", names=[f"M{n:03d}" for n in range(60)])
    assert "Row 32 may not count, as it has “ausgetreten”" in asked(tmp_path / "a.csv", names, header)


@pytest.mark.parametrize(
    "names",
    [
        NAMES,
        changed(20, 40, to="{} (geb. Storm)"),
        changed(20, 40, to="{} Left"),
        changed(20, 40, to="Parti {}"),
        changed(20, 40, to="{} (left handed)"),
        changed(*range(0, 60, 2), to="{} †"),
        [("left", "right", "withdrawn", "both")[n % 4] for n in range(60)],
        [f"P{n}" for n in range(60)],
        [f"the {n} withdrawn orders" for n in range(60)],
    ],
    ids=["none", "born", "a name", "another", "a hand", "most", "answers", "numbers", "sentences"],
)
def test_others_are_not(tmp_path, names):
    assert asked(tmp_path / "a.csv", names) == ""


def test_a_column_of_states_is_not(tmp_path):
    rows = [[name, ("active", "withdrawn", "deceased")[n % 3], 20 + n % 40] for n, name in enumerate(NAMES)]
    write(tmp_path / "a.csv", [["Name", "Status", "Age"], *rows])
    assert not any("may not count, as" in text for text in preview(tmp_path / "a.csv").problems)
