"""How hypothesis chooses its examples: the same ones every time in `make test`, new ones in `make soak`."""

import pytest
from hypothesis import settings

settings.register_profile("ci", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("soak", max_examples=2_000, deadline=None, print_blob=True)
settings.load_profile("ci")


def pytest_report_header(config: pytest.Config) -> str:
    """Say how to repeat this run."""
    profile = config.getoption("--hypothesis-profile") or "ci"
    seed = config.getoption("--hypothesis-seed")
    if seed is None and profile == "ci":
        return "chance: profile ci, derived from each test itself, so every run is the same"
    return f"chance: profile {profile}; repeat with --hypothesis-profile={profile} --hypothesis-seed={seed}"
