"""The import contracts of pyproject.toml hold."""

from __future__ import annotations

from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

from tests.house.project_files import ROOT


def test_contracts_are_kept(capsys, monkeypatch):
    monkeypatch.chdir(ROOT)
    status = lint_imports(config_filename=str(ROOT / "pyproject.toml"), no_cache=True)
    assert status == EXIT_STATUS_SUCCESS, capsys.readouterr().out


def test_a_broken_contract_is_noticed(capsys, monkeypatch, tmp_path):
    """The engine's layers, asked for upside down, must fail; else the test above shows nothing."""
    monkeypatch.chdir(ROOT)
    text = '[tool.importlinter]\nroot_package = "core"\n[[tool.importlinter.contracts]]\nname = "x"\n'
    (tmp_path / "wrong.toml").write_text(text + 'type = "layers"\nlayers = ["core.errors", "core.workload"]\n')
    status = lint_imports(config_filename=str(tmp_path / "wrong.toml"), no_cache=True)
    assert status != EXIT_STATUS_SUCCESS, capsys.readouterr().out
