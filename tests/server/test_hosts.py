"""The names and files of a server: DNS rebinding, TLS, the size of requests, and who can read what."""

import asyncio
import http.client
import shutil
import socket
import ssl
import stat
import subprocess
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect

from kaboodle.client import Client
from kaboodle.server import serve, wire
from kaboodle.server.store.schema import open_database
from kaboodle.server.wire import Code
from tests.server.process import Served, serving
from tests.server.test_hostile import answers, ask, open_socket


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server as `make play` starts it."""
    with serving(tmp_path_factory.mktemp("plain")) as served:
        yield served


def test_a_page_whose_name_was_rebound_to_this_machine_gets_nothing(plain: Served) -> None:
    evil = f"evil.example:{plain.port}"
    for path in ("/", "/api/rooms", "/api/guest", "/nothing.js"):
        status, _, body = ask(plain, "GET", path, Host=evil, Origin=f"http://{evil}")
        assert (status, msgspec.json.decode(body)["code"]) == (421, "host")
    for own in (
        f"localhost:{plain.port}",
        "LOCALHOST.",
        f"127.0.0.1:{plain.port}",
        "[::1]:80",
        "192.0.2.1",
        "a.localhost",
    ):
        assert ask(plain, "GET", "/api/rooms", Host=own)[0] == 200
    for broken in ("[", "", "a b", "evil.example#localhost", "localhost.evil.example", "127.0.0.1.evil.example"):
        assert ask(plain, "GET", "/api/rooms", Host=broken)[0] in (400, 421)


def test_a_socket_for_a_foreign_name_is_refused_also_with_a_matching_origin(plain: Served) -> None:
    async def test() -> None:
        guest = await Client.new(plain.url, "ann")
        evil = f"evil.example:{plain.port}"
        link = await open_socket(plain.url, guest, Host=evil, Origin=f"http://{evil}")
        assert [m.code for m in await answers(link) if isinstance(m, wire.RefusedMessage)] == [Code.HOST]

    asyncio.run(test())


def test_a_server_with_names_answers_to_them_and_to_loopback_only(tmp_path: Path) -> None:
    with serving(tmp_path, hosts="games.example,Cards.Example") as served:
        found = {
            host: ask(served, "GET", "/api/rooms", Host=host)[0]
            for host in ("games.example", "cards.example:8443", "127.0.0.1", "localhost", "192.0.2.1", "example")
        }
        secure = ask(served, "GET", "/api/rooms", Host="games.example", Origin="http://games.example")
        other = ask(served, "GET", "/api/rooms", Host="games.example", Origin="http://cards.example")
    assert list(found.values()) == [200, 200, 200, 200, 421, 421]
    assert secure[0] == 200 and other[0] == 403


def test_browsers_are_told_to_use_tls_only_where_there_is_tls(plain: Served, tmp_path: Path) -> None:
    assert "strict-transport-security" not in ask(plain, "GET", "/")[1]
    with serving(tmp_path, secure="true") as served:
        assert ask(served, "GET", "/")[1]["strict-transport-security"] == "max-age=31536000"


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for 127.0.0.1 and its key."""
    if shutil.which("openssl") is None:
        pytest.skip("there is no openssl to make a certificate with")
    cert, key = folder / "cert.pem", folder / "key.pem"
    command = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:P-256",
        "-nodes",
        "-days",
        "2",
    ]
    command += ["-days", "2", "-subj", "/CN=kaboodle", "-addext", "subjectAltName=IP:127.0.0.1"]
    subprocess.run([*command, "-keyout", str(key), "-out", str(cert)], check=True, capture_output=True)
    key.chmod(0o600)
    return cert, key


def test_a_server_without_a_proxy_serves_tls_itself(tmp_path: Path) -> None:
    cert, key = certificate(tmp_path)
    trust = ssl.create_default_context(cafile=str(cert))

    async def hello(token: str, port: int) -> list[wire.FromServer]:
        headers = {"Authorization": f"Bearer {token}", "Origin": f"https://127.0.0.1:{port}"}
        address = f"wss://127.0.0.1:{port}/socket"
        link = await connect(address, additional_headers=headers, ssl=trust, proxy=None)
        await link.send('{"type":"hello","room":"nothere"}')
        return await answers(link)

    with serving(tmp_path, tls_cert=str(cert), tls_key=str(key)) as served:
        link = http.client.HTTPSConnection("127.0.0.1", served.port, timeout=60, context=trust)
        link.request("POST", "/api/guest", '{"name":"ann"}')
        answer = link.getresponse()
        token = msgspec.json.decode(answer.read())["token"]
        assert answer.headers["strict-transport-security"] and "Secure" in answer.headers["set-cookie"]
        link.close()
        assert [m.code for m in asyncio.run(hello(token, served.port)) if isinstance(m, wire.RefusedMessage)] == [
            "no-room"
        ]
        assert f"https://127.0.0.1:{served.port}" in served.log.read_text()


def test_a_key_that_others_can_read_and_a_wrong_one_are_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cert, key = certificate(tmp_path)
    (tmp_path / "other").mkdir()
    _, other = certificate(tmp_path / "other")
    wide = tmp_path / "wide.pem"
    wide.write_bytes(key.read_bytes())
    wide.chmod(0o644)
    database = ["--port", "0", "--database", str(tmp_path / "kaboodle.db")]
    for words, said in (
        (["--tls-cert", str(cert)], "--tls-cert and --tls-key: both or none"),
        (["--tls-cert", str(cert), "--tls-key", str(wide)], f"{wide} is a private key that others can read"),
        (["--tls-cert", str(cert), "--tls-key", str(other)], f"{cert} and {other} are no certificate and its key"),
        (["--tls-cert", str(cert), "--tls-key", str(tmp_path / "none")], f"{tmp_path / 'none'} cannot be read"),
    ):
        assert serve.main([*database, *words]) in (1, 2)  # an argument that does not fit, or a file that cannot be used
        told = capsys.readouterr().err
        assert told.startswith(f"kaboodle serve: {said}") and len(told.splitlines()) == 1


def exchange(served: Served, data: bytes) -> bytes:
    """What a server answers to some bytes until it closes the connection."""
    with socket.create_connection(("127.0.0.1", served.port), timeout=60) as link:
        try:
            link.sendall(data)
            return b"".join(iter(lambda: link.recv(65_536), b""))
        except ConnectionError:
            return b""


def test_a_request_has_the_size_that_is_documented_and_no_more(plain: Served) -> None:
    start = b"GET /api/rooms HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
    fits = exchange(plain, start + b"X: " + b"x" * 60_000 + b"\r\n\r\n")
    assert fits.startswith(b"HTTP/1.1 200 ")
    many = exchange(plain, start + b"".join(b"X%d: y\r\n" % n for n in range(9_000)) + b"\r\n")
    long = exchange(plain, start + b"X: " + b"x" * 70_000 + b"\r\n\r\n")
    for answer in (many, long):
        assert not answer or answer.startswith(b"HTTP/1.1 431 ")
    assert many or long


def test_a_database_that_others_could_read_is_theirs_no_more(tmp_path: Path) -> None:
    database = tmp_path / "kaboodle.db"
    open_database(str(database)).close()
    database.chmod(0o664)
    with serving(tmp_path) as served:
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.glob("kaboodle.db*")}
        log = served.log.read_text()
    assert {mode for name, mode in modes.items() if not name.endswith(".lock")} == {0o600}
    assert "others could read it; now only its owner can" in log and '"was":"664"' in log
