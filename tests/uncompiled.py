"""Runs the kernel as Python beside a compiled one, for tests that compare the two or measure coverage."""

import os
import shutil
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src/kaboodle"


def uncompiled(folder: Path) -> dict[str, str]:
    """Copy the package without compiled modules into a folder; the environment in which Python imports that copy."""
    shutil.copytree(SOURCE, folder / "kaboodle", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    before = os.environ.get("PYTHONPATH")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), *([before] if before else [])])}
