"""Measures which lines of the rules no test reaches, with the rule tests on the uncompiled kernel.

`python -m tools.cover` prints the report; `--fail-under N` makes less than N percent an error.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TESTS = ["tests/rules", "tests/properties/test_redeal.py", "tests/properties/test_bad_input.py"]


def main() -> int:
    """Copy the package without its compiled modules, run the rule tests there, and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fail-under", type=int, default=0)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(ROOT / "src/kaboodle", Path(folder) / "kaboodle", ignore=shutil.ignore_patterns("*.so", "*.c"))
        environment = os.environ | {"PYTHONPATH": folder, "COVERAGE_FILE": f"{folder}/.coverage"}
        tests = [test for test in TESTS if (ROOT / test).exists()]
        run = [sys.executable, "-m", "coverage", "run", "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests]
        done = subprocess.run(run, cwd=ROOT, env=environment, check=False)
        if done.returncode:
            return done.returncode
        report = [sys.executable, "-m", "coverage", "report", "--skip-covered", f"--fail-under={wanted.fail_under}"]
        return subprocess.run(report, cwd=ROOT, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
