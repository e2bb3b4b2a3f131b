"""`python -m kaboodle`."""

import sys

from kaboodle.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
