"""Exits with 0 if this Python can compile C extensions: there is a compiler and the headers of Python."""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
headers = Path(sysconfig.get_path("include"), "Python.h")
sys.exit(0 if shutil.which(compiler) and headers.exists() else 1)
