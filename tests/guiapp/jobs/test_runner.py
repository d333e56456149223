"""Jobs run elsewhere, end once, and speak in the main thread."""

from __future__ import annotations

import threading

import pytest

from core.errors import EmptyFileError
from guiapp.jobs.job import UnexpectedFaultError
from guiapp.jobs.runner import JobRunner


@pytest.fixture
def runner(qapp):
    runner = JobRunner()
    yield runner
    runner.shut_down()


@pytest.mark.parametrize("verb", ["read", "run_free"])
def test_the_result_arrives_in_the_main_thread(qtbot, runner, verb):
    threads = []

    def work(progress):
        threads.append(threading.current_thread())
        return 42

    results = []
    with qtbot.waitSignal(runner.idle):
        getattr(runner, verb)("adding", work, lambda result: results.append((result, threading.current_thread())))
    assert results == [(42, threading.main_thread())]
    assert threads[0] is not threading.main_thread()


def test_a_job_waits_for_a_password_that_is_typed_in_the_main_thread(qtbot, runner):
    results, asked = [], []

    def answer(request):
        asked.append((request.file, request.again, threading.current_thread()))
        request.answer("word")

    runner.password_wanted.connect(answer)
    with qtbot.waitSignal(runner.idle):
        runner.read("reading", lambda progress: progress.password("a.xlsx", again=True), results.append)
    assert (results, asked) == (["word"], [("a.xlsx", True, threading.main_thread())])


def test_a_job_that_waits_for_a_password_can_be_stopped(qtbot, runner):
    results = []
    with qtbot.waitSignal(runner.idle):
        job = runner.read("reading", lambda progress: progress.password("a.xlsx", again=False), results.append)
        runner.password_wanted.connect(lambda _: job.cancel())
    assert results == []


def test_calls_that_read_records_wait_for_each_other(qtbot, runner):
    running, most = [0], [0]
    lock = threading.Lock()

    def work(progress):
        with lock:
            running[0] += 1
            most[0] = max(most[0], running[0])
        threading.Event().wait(0.01)
        with lock:
            running[0] -= 1

    with qtbot.waitSignal(runner.idle):
        for _ in range(5):
            runner.read("reading", work)
    assert most[0] == 1


def test_a_refusal_reaches_the_banner_unless_the_caller_shows_it(qtbot, runner):
    told = []
    runner.failed.connect(told.append)

    def refuse(progress):
        raise EmptyFileError(file="a.csv")

    with qtbot.waitSignal(runner.idle):
        runner.run_free("reading", refuse)
    with qtbot.waitSignal(runner.idle):
        runner.run_free("reading", refuse, quiet=True)
    assert [str(error) for error in told] == [str(EmptyFileError(file="a.csv"))]


def test_a_fault_of_ours_becomes_a_sentence_and_a_report_without_data(qtbot, runner, monkeypatch, tmp_path):
    monkeypatch.setattr("guiapp.jobs.job.reports_folder", lambda: tmp_path)
    told = []
    runner.failed.connect(told.append)

    def stumble(progress):
        raise KeyError("Mrs Smith, 14 High Street")

    with qtbot.waitSignal(runner.idle):
        runner.read("reading people.csv", stumble)
    assert isinstance(told[0], UnexpectedFaultError)
    assert "reading people.csv" in str(told[0])
    report = next(tmp_path.iterdir()).read_text(encoding="utf-8")
    assert "KeyError" in report
    assert "test_runner.py" in report
    assert "Smith" not in report + str(told[0])


def test_a_job_can_be_stopped_and_says_so_once(qtbot, runner):
    begun = threading.Event()

    def work(progress):
        begun.set()
        while True:
            progress.check()

    job = runner.read("counting", work)
    heard = []
    for name in ("stopping", "done", "failed", "cancelled", "ended"):
        getattr(job, name).connect(lambda *_, name=name: heard.append(name))
    qtbot.waitUntil(begun.is_set)
    with qtbot.waitSignal(job.ended):
        job.cancel()
    assert heard == ["stopping", "cancelled", "ended"]
    job.cancel()  # nobody hears of it any more


def test_a_result_that_came_in_spite_of_the_wish_to_stop_is_heard(qtbot, runner):
    begun, go_on = threading.Event(), threading.Event()

    def work(progress):
        begun.set()
        go_on.wait(5)
        return "charged"

    job = runner.read("charging", work)
    qtbot.waitUntil(begun.is_set)
    with qtbot.waitSignal(job.done) as heard:
        job.cancel()
        go_on.set()
    assert heard.args == ["charged"]


def test_what_was_asked_for_a_plan_that_is_gone_is_stopped_and_not_heard(qtbot, runner):
    begun, go_on = threading.Event(), threading.Event()

    def work(progress):
        begun.set()
        go_on.wait(5)
        return "rows of the plan before"

    heard = []
    job = runner.read("reading", work, heard.append)
    waiting = runner.read("reading", work, heard.append)
    export = runner.run_free("writing", work, lambda _: heard.append("written"), stays=True)
    qtbot.waitUntil(begun.is_set)
    runner.drop_free()
    assert (job.is_cancelling, waiting.is_cancelling, export.is_cancelling) == (True, True, False)
    with qtbot.waitSignal(runner.idle):
        go_on.set()
    assert heard == ["written"]


def test_progress_is_reported(qtbot, runner):
    job = runner.read("counting", lambda progress: progress.report(3, 4, "counting"))
    with qtbot.waitSignal(job.progressed) as heard:
        pass
    assert heard.args == [3.0, 4.0, "counting"]


def test_shutting_down_stops_everything_and_starts_nothing_more(qtbot, runner):
    def endless(progress):
        while True:
            progress.check()

    for _ in range(3):
        runner.read("counting", endless)
    runner.shut_down()
    assert not runner.is_busy
    runner.read("counting", endless)
    assert not runner.is_busy


def test_parts_of_a_result_arrive_before_it_the_newest_in_place_of_others(qtbot, runner):
    go = threading.Event()

    def work(progress):
        progress.show("first")
        go.wait(10)
        progress.show("second")
        progress.show("third")
        return "whole"

    arrived = []
    job = runner.run_free("adding", work, arrived.append)
    job.shown.connect(arrived.append)
    qtbot.waitUntil(lambda: arrived == ["first"])
    with qtbot.waitSignal(runner.idle):
        go.set()
    assert arrived[-2:] == ["third", "whole"]


def test_of_reports_at_once_the_newest_is_told(qtbot, runner):
    told, go = [], threading.Event()

    def work(progress):
        for done in range(1000):
            progress.report(done, 1000, f"step {done}")
        go.wait(10)

    runner.run_free("counting", work).progressed.connect(lambda *report: told.append(report))
    qtbot.waitUntil(lambda: bool(told) and told[-1] == (999.0, 1000.0, "step 999"))
    with qtbot.waitSignal(runner.idle):
        go.set()
