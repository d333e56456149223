"""The frozen reader answers as the reader of the checkout does, and loads nothing of the engine's front door."""

from __future__ import annotations

import io
import subprocess
import sys

from core.sources import wire
from core.sources.question import FileQuestion, ReaderVerb
from tests.house.project_files import ROOT

AS_FROZEN = """
import atexit, runpy, sys
sys._MEIPASS = sys.argv[1]
sys.path.insert(0, sys._MEIPASS)
loaded = sys.argv[3]
atexit.register(lambda: open(loaded, "w").write(" ".join(sys.modules)))
runpy.run_path(sys.argv[2], run_name="__main__")
"""


def test_it_answers_without_the_engine(installed, tmp_path):
    (tmp_path / "a.csv").write_text("sex,age\nf,1\nm,2\n", encoding="utf-8")
    asked = io.BytesIO()
    wire.send(asked, wire.question_facts(FileQuestion(ReaderVerb.PREVIEW, str(tmp_path / "a.csv"))))
    reader = tmp_path / "reticent-reader"
    reader.write_bytes((ROOT / "installer" / "launch.py").read_bytes())
    command = [sys.executable, "-I", "-c", AS_FROZEN, str(installed.site), str(reader), str(tmp_path / "loaded")]
    ended = subprocess.run(command, input=asked.getvalue(), capture_output=True, check=True, timeout=60)
    told = io.BytesIO(ended.stdout)
    assert wire.receive(told) == {"ready": True}
    answer = wire.receive(told)
    while "result" not in answer:
        answer = wire.receive(told)
    assert "sex" in str(answer["result"])
    loaded = set((tmp_path / "loaded").read_text().split())
    assert "reticent.core.sources.reading.child" in loaded
    assert not {"core", "numpy", "scipy", "reticent.core.commandline"} & loaded
