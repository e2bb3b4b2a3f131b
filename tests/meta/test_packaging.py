"""Builds: compiled if possible, plain Python otherwise, and wheels that contain everything needed to run."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NO_COMPILER = {"CC": "no-such-compiler"}
SWITCHES = ("CC", "REQUIRE_COMPILED", "SKIP_COMPILED", "KABOODLE_SANITIZE")

TINY = {
    "__init__.py": "",
    "cli/__init__.py": "",
    "cli/main.py": "def main() -> None: ...",
    "engine/__init__.py": "",
    "engine/plain.py": "",
    "games/__init__.py": "",
    "games/tiny/__init__.py": "",
    "games/tiny/row.py": "class Row:\n    ...\n",
    "games/tiny/pack.json": "{}",
    "py.typed": "",
}
TINY_SOURCE = """
cdef class Row:
    cdef int places[4]
    cdef int last

    cpdef void put(self, int place, int value):
        self.places[place] = value
"""
TINY_KERNEL = """
def write(folder):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "compiled.pyx").write_text(open("kernel.pyx").read())
    return [("kaboodle.games.tiny.compiled", folder / "compiled.pyx")]
"""

can_compile = pytest.mark.skipif(
    subprocess.run([sys.executable, str(ROOT / "tools/can_compile.py")]).returncode != 0,
    reason="there is no C compiler here, or no Python.h",
)


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    """A project with our build files and a tiny kernel of one class."""
    for name, text in TINY.items():
        path = tmp_path / "tiny/src/kaboodle" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    with_build_files(tmp_path / "tiny")
    (tmp_path / "tiny/tools/kernel.py").write_text(TINY_KERNEL)
    (tmp_path / "tiny/kernel.pyx").write_text(TINY_SOURCE)
    return tmp_path / "tiny"


@can_compile
def test_the_merged_kernel_is_compiled_and_none_of_its_sources_is_left_in_the_package(tiny: Path) -> None:
    names = wheel(tiny, REQUIRE_COMPILED="1")
    assert compiled(names) == {"kaboodle/games/tiny/compiled"}
    assert {f"kaboodle/{name}" for name in TINY} <= set(names)
    assert not [path for path in (tiny / "src").rglob("*") if path.suffix in (".c", ".pyx", ".pxd")]
    assert not [name for name in names if name.endswith((".c", ".pyx", ".pxd"))]


def test_without_a_compiler_the_kernel_is_plain_python(tiny: Path) -> None:
    names = wheel(tiny, **NO_COMPILER)
    assert {f"kaboodle/{name}" for name in TINY} <= set(names)
    assert not compiled(names)


def test_a_required_kernel_that_cannot_be_compiled_is_an_error(tiny: Path) -> None:
    with pytest.raises(subprocess.CalledProcessError):
        wheel(tiny, REQUIRE_COMPILED="1", **NO_COMPILER)


def test_a_required_kernel_that_cython_refuses_is_an_error(tiny: Path) -> None:
    (tiny / "kernel.pyx").write_text("cdef nonsense here\n")
    with pytest.raises(subprocess.CalledProcessError):
        wheel(tiny, REQUIRE_COMPILED="1")


@pytest.mark.parametrize("switches", [{}, {"SKIP_COMPILED": "1"}])
def test_without_cython_the_kernel_is_plain_python(tiny: Path, switches: dict[str, str]) -> None:
    (tiny / "Cython.py").write_text("raise ImportError('Cython is not here')\n")
    assert not compiled(wheel(tiny, PYTHONPATH=str(tiny), **switches))


@can_compile
def test_skipping_leaves_the_kernel_plain_python_where_it_could_be_compiled(tiny: Path) -> None:
    assert not compiled(wheel(tiny, SKIP_COMPILED="1"))


@can_compile
def test_a_module_that_no_longer_compiles_leaves_no_older_build_behind(tiny: Path) -> None:
    build_in_place(tiny, REQUIRE_COMPILED="1")
    (built,) = (tiny / "src").rglob("*.so")
    built.unlink()
    (tiny / "kernel.pyx").write_text(TINY_SOURCE + "\n")
    build_in_place(tiny, **NO_COMPILER)
    assert not built.exists()


@can_compile
def test_the_sanitized_build_stops_at_an_index_out_of_bounds(tiny: Path) -> None:
    build_in_place(tiny, REQUIRE_COMPILED="1", KABOODLE_SANITIZE="1")
    assert put(tiny, place=3).returncode == 0
    assert put(tiny, place=4).returncode < 0


def test_merging_the_kernel_needs_nothing_but_a_build_in_isolation_has(tmp_path: Path) -> None:
    (tmp_path / "msgspec.py").write_text("raise ImportError('only an installed kaboodle has msgspec')\n")
    program = f"from pathlib import Path; from tools.kernel import write; write(Path({str(tmp_path)!r}))"
    subprocess.run([sys.executable, "-c", program], cwd=ROOT, env=environment(PYTHONPATH=str(tmp_path)), check=True)


def test_the_wheel_runs_uncompiled_in_an_environment_of_its_own_and_brings_the_pages(tmp_path: Path) -> None:
    names = wheel(clean_copy(tmp_path), SKIP_COMPILED="1")
    pages = {str(path.relative_to(ROOT / "src")) for path in (ROOT / "src/kaboodle/pages").rglob("*") if path.is_file()}
    words = {str(path.relative_to(ROOT / "src")) for path in (ROOT / "src/kaboodle/words").rglob("*.ftl")}
    assert pages <= set(names) and words and words <= set(names)
    subprocess.run([sys.executable, "-m", "venv", str(tmp_path / "venv")], check=True)
    python = tmp_path / "venv/bin/python"
    subprocess.run([python, "-m", "pip", "install", "--quiet", *tmp_path.rglob("*.whl")], check=True)
    there = "from kaboodle.server.http.static import BUILT, read_pages; print(len(read_pages(BUILT)))"
    served = subprocess.run([python, "-c", there], check=True, cwd=tmp_path, env=environment(), stdout=subprocess.PIPE)
    assert bool(int(served.stdout)) == bool(pages)


def test_a_source_distribution_has_what_its_build_reads(tmp_path: Path) -> None:
    names = {name.partition("/")[2] for name in source_distribution(clean_copy(tmp_path))}
    words = {str(path.relative_to(ROOT)) for path in (ROOT / "src/kaboodle/words").rglob("*.ftl")}
    assert words and words <= names
    assert {"setup.py", "tools/pages.py", "tools/kernel.py", "web/package-lock.json", "web/src/main.ts"} <= names
    assert not [name for name in names if "node_modules" in name]


@pytest.mark.slow
@can_compile
def test_the_wheel_holds_every_module_and_the_compiled_kernels(tmp_path: Path) -> None:
    names = wheel(clean_copy(tmp_path), REQUIRE_COMPILED="1")
    sources = [path for path in (ROOT / "src").rglob("*.*") if path.suffix in (".py", ".json", ".toml", ".ftl", ".npz")]
    assert {str(path.relative_to(ROOT / "src")) for path in sources} <= set(names)
    in_place = [str(path.relative_to(ROOT / "src")) for path in (ROOT / "src").rglob("*.so")]
    assert compiled(names) == compiled(in_place) != set()


def wheel(project: Path, **switches: str) -> list[str]:
    """Build a wheel of a project; the names of the files in it."""
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", "dist", "."]
    subprocess.run(command, cwd=project, env=environment(**switches), check=True)
    (built,) = (project / "dist").glob("*.whl")
    with zipfile.ZipFile(built) as files:
        return files.namelist()


def source_distribution(project: Path) -> list[str]:
    """Build a source distribution of a project with the browser client; the names of the files in it."""
    shutil.copytree(ROOT / "web", project / "web", ignore=shutil.ignore_patterns("node_modules", "made"))
    shutil.copy(ROOT / "MANIFEST.in", project)
    (project / "web/node_modules").mkdir()
    (project / "web/node_modules/package.js").write_text("")
    command = [sys.executable, "setup.py", "--quiet", "sdist", "--dist-dir", "dist"]
    subprocess.run(command, cwd=project, env=environment(SKIP_COMPILED="1"), check=True)
    (built,) = (project / "dist").glob("*.tar.gz")
    with tarfile.open(built) as files:
        return files.getnames()


def compiled(names: list[str]) -> set[str]:
    """The compiled modules among some files, without the endings that say for which Python."""
    return {name.split(".")[0] for name in names if name.endswith((".so", ".pyd"))}


def build_in_place(project: Path, **switches: str) -> None:
    """Compile a project's kernel next to its sources, as `make` does."""
    command = [sys.executable, "setup.py", "build_ext", "--inplace"]
    subprocess.run(command, cwd=project, env=environment(**switches), check=True)


def put(project: Path, *, place: int) -> subprocess.CompletedProcess[bytes]:
    """Write to one place of the tiny kernel's row of four."""
    program = f"from kaboodle.games.tiny.compiled import Row; Row().put({place}, 1)"
    return subprocess.run([sys.executable, "-c", program], env=environment(PYTHONPATH=str(project / "src")))


def environment(**switches: str) -> dict[str, str]:
    """This environment with only the given build switches."""
    return {name: value for name, value in os.environ.items() if name not in SWITCHES} | switches


def clean_copy(folder: Path) -> Path:
    """The files of a fresh clone that a build uses."""
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", folder / "copy/src", ignore=ignored)
    with_build_files(folder / "copy")
    return folder / "copy"


def with_build_files(project: Path) -> None:
    """Copy the files that a build reads besides the sources."""
    shutil.copytree(ROOT / "tools", project / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "setup.py", "LICENSE", "README.md"):
        if (ROOT / name).exists():
            shutil.copy(ROOT / name, project)
