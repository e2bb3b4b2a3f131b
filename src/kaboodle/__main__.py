"""`python -m kaboodle`."""

import sys

from kaboodle.cli import main

if __name__ == "__main__":
    sys.exit(main())
