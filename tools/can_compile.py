"""Tells by its exit status whether this Python can compile C extensions: a compiler and Python's headers are here."""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
headers = Path(sysconfig.get_path("include"), "Python.h")
sys.exit(0 if shutil.which(compiler) and headers.exists() else 1)
