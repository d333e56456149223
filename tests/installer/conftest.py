"""The wheel is built once for all tests that use it."""

from __future__ import annotations

import pytest

from tests.installed_wheel import install


@pytest.fixture(scope="session")
def installed(tmp_path_factory):
    return install(tmp_path_factory.mktemp("wheel"))
