"""Compiles the kernel, the chapters of each game merged into one extension module, and builds the pages."""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

sys.path.insert(0, str(Path(__file__).resolve().parent))  # a build in isolation does not see the tools
from tools import pages  # found only with the line above
from tools.kernel import write

DIRECTIVES = {
    "annotation_typing": False,  # types are written out in the merged source; annotations are for readers and mypy
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "auto_pickle": False,
    "language_level": 3,
}
PLAIN = ["-O3", "-ffp-contract=off"]  # sums round alike, compiled or not
BOUNDS_TRAP = ["-fsanitize=bounds", "-fsanitize-undefined-trap-on-error"]


def on(switch: str) -> bool:
    """Whether a switch is set in the environment."""
    return os.environ.get(switch, "") not in ("", "0")


REQUIRED, SKIPPED, SANITIZED = on("REQUIRE_COMPILED"), on("SKIP_COMPILED"), on("KABOODLE_SANITIZE")


def kernel() -> list[Extension]:
    """The modules to compile; none when the kernel is to run as Python."""
    if SKIPPED:
        return []
    try:
        from Cython.Build import cythonize
        from Cython.Compiler.Errors import CompileError
    except ImportError:
        return uncompiled("Cython is not installed")
    try:
        modules = cythonize(  # type: ignore[no-untyped-call]  # Cython's own code is not typed
            sources(), build_dir="build/cython", include_path=["src"], compiler_directives=DIRECTIVES
        )
    except CompileError as error:
        return uncompiled(f"Cython refuses {error}")
    for module in modules:
        module.optional = not REQUIRED  # set here because cythonize drops it
    return list(modules)


def sources() -> list[Extension]:
    """One module a game, merged from its chapters."""
    sanitize = BOUNDS_TRAP if SANITIZED else []
    return [
        Extension(name, [str(path)], extra_compile_args=[*PLAIN, *sanitize], extra_link_args=sanitize)
        for name, path in write(Path("build/kernel"))
    ]


def uncompiled(reason: str) -> list[Extension]:
    """Go on without compiled modules, saying why; stop if they are required."""
    if REQUIRED:
        raise SystemExit(f"REQUIRE_COMPILED is set, but {reason}.")
    print(f"The kernel will run as Python: {reason}.", file=sys.stderr)
    return []


class Build(build_ext):  # type: ignore[misc]  # setuptools comes without types
    """Leaves no earlier build of a module in place when compiling it fails and Python takes over."""

    def build_extension(self, ext: Extension) -> None:
        """Compile one module."""
        try:
            super().build_extension(ext)
        except (BaseError, CCompilerError):
            Path(self.get_ext_fullpath(ext.name)).unlink(missing_ok=True)
            raise


class BuildModules(build_py):  # type: ignore[misc]  # as above
    """Puts the pages for the browser into a wheel, where there is what they need."""

    def run(self) -> None:
        """Build the pages, then collect the package with them; an editable install is left to `make`."""
        if not self.editable_mode and pages.main([]) != 0:
            raise SystemExit("The pages for the browser could not be built.")
        super().run()


setup(ext_modules=kernel(), cmdclass={"build_ext": Build, "build_py": BuildModules})
