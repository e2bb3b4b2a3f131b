"""How hypothesis chooses its examples, and in which order workers start the tests.

`make test` uses the same examples every time, `make soak` new ones.
"""

from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("ci", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("soak", max_examples=2_000, deadline=None, print_blob=True)
settings.load_profile("ci")

BROWSER_TESTS = Path(__file__).parent / "web"


def pytest_report_header(config: pytest.Config) -> str:
    """Say how to repeat this run."""
    profile = config.getoption("--hypothesis-profile") or "ci"
    seed = config.getoption("--hypothesis-seed")
    if seed is None and profile == "ci":
        return "chance: profile ci, derived from each test itself, so every run is the same"
    return f"chance: profile {profile}; repeat with --hypothesis-profile={profile} --hypothesis-seed={seed}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Order the tests of a pytest-xdist worker: long tests first, then browser tests, then others.

    Browser tests stay together, because a worker restarts the browser when it returns to them.
    """
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: 0 if item.get_closest_marker("long") else 1 if is_in_browser(item) else 2)


def is_in_browser(item: pytest.Item) -> bool:
    """Whether a test needs the browser."""
    return BROWSER_TESTS in item.path.parents
