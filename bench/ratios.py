"""Measure the speed, print the ratios, and exit with 1 if a target is missed."""

import sys

from kaboodle.cli.bench import report
from kaboodle.lab.bench import bench, missed

if __name__ == "__main__":
    measured = bench()
    print("\n".join(report(measured)))
    faults = missed(measured)
    print("\n".join(faults) if faults else "Every target that could be measured is met.")
    sys.exit(1 if faults else 0)
