"""Every generated file is current."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GENERATORS = ("generate", "protocol", "typescript", "lessons", "facts", "reference", "learning_tables", "stubs")


@pytest.mark.parametrize("generator", GENERATORS)
def test_what_is_generated_is_current(generator: str) -> None:
    command = [sys.executable, "-m", f"tools.{generator}", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
