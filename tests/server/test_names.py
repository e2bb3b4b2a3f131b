"""Names: seen by everybody, unlike anybody else's in the room and any bot's, and without words that a host bans."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from kaboodle.client import Client, RequestRefused
from kaboodle.server import serve, wire
from kaboodle.server.names import NameRules, check_free, looks_of
from kaboodle.server.wire import Code, Refusal
from kaboodle.words import LANGUAGES, Words
from tests.server.manual_clock import RoomDriver, open_room, run
from tests.server.process import Served, serving
from tests.server.test_hostile import ask
from tools import confusables


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose host bans words."""
    folder = tmp_path_factory.mktemp("names")
    (folder / "words.txt").write_text("# not here\nadmin\n*scam*\n", "utf-8")
    with serving(folder, banned_words=str(folder / "words.txt")) as server:
        yield server


@pytest.mark.parametrize(
    "name",
    [
        "\u200b",
        "\u3164\u3164",
        " \u2800 ",
        "\u202e",
        "\u00ad",
        "\ufe0f",
        "\u0301\u0301",
        "\u115f",
        "\U000e0101",
        "\u034f",
    ],
    ids=ascii,
)
def test_a_name_that_nobody_sees_is_refused(name: str, served: Served) -> None:
    status, _, body = ask(served, "POST", "/api/guest", msgspec.json.encode({"name": name}).decode())
    refused = msgspec.json.decode(body)
    assert (status, refused["code"], refused["phrase"]["message"]) == (409, "name", "name-invisible")
    assert refused["text"] == "Your name needs at least one letter people can see."


@pytest.mark.parametrize("name", ["Zoë", "李雷", "محمد", "Ann ❤️", "O’Brien", "Łukasz", "Ивaн", "x"])
def test_names_of_every_script_are_names(name: str) -> None:
    assert NameRules().clean(name) == name


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("ann", "Ann"),
        ("Ann", "Аnn"),
        ("Ian", "lan"),
        ("Bob", "B0b"),
        ("Sam", "Sarn"),
        ("Ann", "A\u200bnn"),
        ("Ann Lee", "Ann\u3000Lee"),
        ("Ann", "Ａｎｎ"),
        ("paypal", "раураl"),
        ("Straße", "STRASSE"),
        ("Zoe\u0308", "Zoë"),
    ],
)
def test_names_that_look_alike_are_not_both_used_in_a_room(name: str, other: str) -> None:
    with pytest.raises(Refusal) as caught:
        check_free(other, [None, "somebody", name])
    assert caught.value.phrase is not None and caught.value.phrase.arguments == {"name": name}


@pytest.mark.parametrize(("name", "other"), [("Ann", "Anna"), ("Zoe", "Zoë"), ("李雷", "李四"), ("guest 1", "guest 2")])
def test_names_that_do_not_look_alike_are(name: str, other: str) -> None:
    check_free(other, [name])


def test_no_guest_has_the_name_of_a_bot_in_any_language(served: Served) -> None:
    names = [Words(language).text("face-fox") for language in LANGUAGES]
    assert names == ["Fox", "Zorro", "Raposa", "Fuchs"]
    for name in (*names, "FOX", "F0x", "Fоx", "pingüino"):
        for path, more in (("/api/guest", {}), ("/api/play", {"edition": "mantis"})):
            status, _, body = ask(served, "POST", path, msgspec.json.encode({"name": name, **more}).decode())
            assert (status, msgspec.json.decode(body)["phrase"]["message"]) == (409, "name-bot")


def test_a_host_bans_words_whatever_they_look_like(served: Served) -> None:
    def status(name: str) -> int:
        return ask(served, "POST", "/api/guest", msgspec.json.encode({"name": name}).decode())[0]

    for name in ("admin", "The ADMIN", "Аdmin", "scammer", "S C A M", "no-scаms"):
        assert status(name) == 409
    for name in ("administrator", "badminton", "Sam"):
        assert status(name) == 200


def test_a_file_of_words_that_cannot_be_read_is_said_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "latin").write_bytes(b"caf\xe9")
    for file, why in (("none", "No such file or directory"), ("latin", "it is not UTF-8")):
        assert serve.main(["--port", "0", "--database", ":memory:", "--banned-words", str(tmp_path / file)]) == 1
        assert capsys.readouterr().err == f"kaboodle serve: --banned-words: {tmp_path / file} cannot be read: {why}\n"


def test_a_guest_whose_name_is_taken_is_told_so_and_sits_down_with_another(served: Served) -> None:
    async def test() -> None:
        ann, eve = await Client.new(served.url, "Ann"), await Client.new(served.url, "Аnn")
        room = await ann.create("mantis", 2)
        await ann.sit(room)
        with pytest.raises(RequestRefused) as caught:
            await eve.sit(room)
        assert caught.value.code == Code.NAME
        token = (await eve.request("POST", "/api/guest", {"name": "Eve"}))["token"]
        assert await Client(served.url, token).sit(room)

    asyncio.run(test())


def refusal(driver: RoomDriver, name: str) -> wire.RefusedMessage:
    """The last thing that somebody was refused."""
    return driver.last(name, wire.RefusedMessage)


def test_nobody_renames_or_chats_as_somebody_else_at_the_table() -> None:
    async def test() -> None:
        driver = await open_room()
        await driver.sit("ann")
        await driver.sit("ben")
        for name, message in (("ANN", "name-taken"), ("Fox", "name-bot"), ("\u200b", "name-invisible")):
            await driver.say("ben", wire.RenameRequest(name=name))
            phrase = refusal(driver, "ben").phrase
            assert phrase is not None and phrase.message == message
        await driver.say("ben", wire.RenameRequest(name="Ben"))
        assert driver.room.state.seats["B"].name == "Ben"
        await driver.enter("eve")
        await driver.say("eve", wire.RenameRequest(name="Bеn"))
        assert refusal(driver, "eve").code == Code.NAME
        await driver.say("eve", wire.SayRequest(text="it is me"))
        assert driver.last("ann", wire.SaidMessage).name == "eve"

    run(test())


def test_a_spectator_with_the_name_of_a_player_is_not_heard() -> None:
    async def test() -> None:
        driver = await open_room()
        await driver.enter("eve")
        await driver.sit("ann")
        await driver.say("ann", wire.RenameRequest(name="Eve"))
        await driver.say("eve", wire.SayRequest(text="it is me"))
        assert refusal(driver, "eve").code == Code.NAME and driver.all("ann", wire.SaidMessage) == []

    run(test())


def test_the_table_of_characters_is_the_librarys() -> None:
    assert confusables.TABLE.read_text("utf-8") == confusables.text()
    assert looks_of("раураl") == looks_of("paypal")
