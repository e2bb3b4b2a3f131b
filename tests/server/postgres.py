"""A PostgreSQL server of the tests' own, in a temporary folder; tests are skipped where it cannot be had."""

import functools
import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest

from tests.server.process import free_port

USER = "postgres"  # whom the server runs as, if the tests run as root: PostgreSQL refuses to run as root
SETTINGS = ("listen_addresses=127.0.0.1", "max_connections=200", "shared_buffers=64MB", "log_min_messages=fatal")


@functools.cache
def programs() -> Path | None:
    """The folder with `initdb` and `pg_ctl`."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = shutil.which("pg_ctl")
    folders += [Path(os.path.realpath(found)).parent] if found else []
    return next((folder for folder in folders if (folder / "initdb").exists()), None)


class Cluster:
    """A PostgreSQL server that can be stopped, in whatever way, and started again."""

    def __init__(self) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="kaboodle-postgres-"))
        self._databases = 0
        if os.geteuid() == 0:
            os.chown(self.folder, pwd.getpwnam(USER).pw_uid, pwd.getpwnam(USER).pw_gid)
        self._run("initdb", "--no-sync", "--auth=trust", f"--username={USER}", "--encoding=UTF8", "--no-locale")

    def start(self, *settings: str) -> None:
        """Start it, and wait until it accepts connections."""
        options = " ".join(f"-c {setting}" for setting in (*SETTINGS, f"port={self.port}", *settings))
        options += f" -c unix_socket_directories={self.folder}"
        self._run("pg_ctl", "-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self, mode: str = "immediate") -> None:
        """Stop it: `immediate` is a crash."""
        self._run("pg_ctl", "-w", "-m", mode, "stop")

    def restart(self, *settings: str) -> None:
        """Crash and start again."""
        self.stop()
        self.start(*settings)

    def new_database(self, port: int | None = None) -> str:
        """The address of a new, empty database."""
        self._databases += 1
        name = f"test{self._databases}"
        self._psql(f"CREATE DATABASE {name}")
        return self.address(name, port)

    def address(self, name: str, port: int | None = None) -> str:
        """The address of a database, also through another port."""
        return f"postgresql://{USER}@127.0.0.1:{port or self.port}/{name}"

    def remove(self) -> None:
        """Stop it and delete everything."""
        if (self.folder / "postmaster.pid").exists():
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _psql(self, sql: str) -> None:
        self._call("psql", "-q", "-h", "127.0.0.1", "-p", str(self.port), "-U", USER, "-c", sql, "postgres")

    def _run(self, program: str, *words: str) -> None:
        self._call(program, "-D", str(self.folder), *words)

    def _call(self, program: str, *words: str) -> None:
        folder = programs()
        assert folder is not None
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PG")}
        user = USER if os.geteuid() == 0 else None
        done = subprocess.run(
            [str(folder / program), *words],
            user=user,
            cwd="/",
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            timeout=60,
        )
        assert done.returncode == 0, done.stderr.decode()


@functools.cache
def why_not() -> str | None:
    """Why there can be no PostgreSQL here; None if there can."""
    try:
        import asyncpg  # noqa: F401  # only whether it is there
    except ImportError:
        return "asyncpg is not installed (the extra `postgres`)"
    if programs() is None:
        return "there is no PostgreSQL here (Debian's package `postgresql`)"
    if os.geteuid() == 0 and USER not in {entry.pw_name for entry in pwd.getpwall()}:
        return f"PostgreSQL does not run as root, and there is no user `{USER}`"
    return None


def new_cluster() -> Cluster:
    """A running server; the test is skipped where there can be none."""
    if (why := why_not()) is not None:
        pytest.skip(why)
    cluster = Cluster()
    cluster.start()
    return cluster
