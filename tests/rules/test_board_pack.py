"""Content packs: those of ours, those of others, and every fault that a pack can have."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kaboodle
from kaboodle.bots.bot import play_out
from kaboodle.bots.cat import CatBot
from kaboodle.cli.main import main
from kaboodle.core.record import from_json, read_record, record_of, to_json, verify
from kaboodle.games.board.editions import PACKS
from kaboodle.games.board.packs.long_form import shortened
from kaboodle.games.board.packs.pack import check, plain, read_pack
from kaboodle.games.board.packs.text import parse_pack
from kaboodle.games.board.shipped_packs import faults, pack_of, pack_option, shipped, shipped_text
from kaboodle.words import Phrase
from tests.board import board, dealt, part

HOUSE = json.loads(shipped_text("house-pack-1"))
PLACE_OF = {row["card"]: place for place, row in enumerate(HOUSE["cards"])}
LONG = json.loads((Path(__file__).parent / "long-pack.json").read_text("utf-8"))
TOML = """
id = "tiny"
[track]
goal = 6
loop-back = 2
calm = [1, "K", 1, "K", 1]
chaos = ["K", 1, 2, 1, "K"]
[[discs]]
disc = "move"
spaces = 1
count = 4
[[discs]]
disc = "magnet"
count = 2
[[cards]]
card = "flip"
count = 40
[[cards]]
card = "add-magnet"
count = 4
"""


def changed(*path: str | int, value: object, pack: dict[str, Any] = HOUSE) -> dict[str, Any]:
    """A pack with one thing replaced."""
    copy = json.loads(json.dumps(pack))
    where = copy
    for step in path[:-1]:
        where = where[step]
    where[path[-1]] = value
    return copy  # type: ignore[no-any-return]  # JSON


def only_even() -> dict[str, Any]:
    """A pack in which everything moves by two, and the Bow is on an odd space."""
    data = changed("discs", value=[{"disc": "move", "spaces": 2, "count": 9}])
    data["cards"] = [{"card": "flip", "count": 40}]
    data["track"]["loop-back"] = 10
    return data


@pytest.mark.parametrize("name", PACKS)
def test_our_packs_have_no_fault_and_read_back_the_same(name: str) -> None:
    pack = shipped(name)
    assert pack.id == name
    assert check(plain(pack)) == []
    assert read_pack(plain(pack)) == pack
    assert pack_of(pack_option(shipped_text(name))) == pack


def test_the_standard_pack_has_64_cards() -> None:
    assert sum(count for _, count in shipped("standard-64").cards) == 64


FAULTS: list[tuple[object, str]] = [
    ([], "A pack is a table of named parts"),
    ({}, "The pack has no track"),
    (changed("colour", value=1), "has a part 'colour'"),
    (changed("id", value="My Pack"), "The id is"),
    (changed("note", value=3), "The note is a text"),
    (changed("start-side", value="blue"), "calm or chaos, not 'blue' (B-68)"),
    (changed("track", value=3), "The pack has no track"),
    (changed("track", "goal", value="far"), "The goal is the number of the Bow’s space"),
    (changed("track", "goal", value=200), "The goal is the number of the Bow’s space"),
    (changed("track", "goal", value=18), "The side calm has 18 spaces; with the Bow on 18 it needs 17."),
    (changed("track", "loop-back", value=18), "The loop-back arrow leads to a space from 1 to 17"),
    (changed("track", "loop-back", value=0), "The loop-back arrow leads to a space from 1 to 17"),
    (changed("track", "loop-back", value=True), "The loop-back arrow leads to a space from 1 to 17"),
    (changed("track", "bridge", value=4), "The track has a part 'bridge'"),
    (changed("track", "calm", value="KKK"), "The side calm is a list of 18 spaces"),
    (changed("track", "calm", 3, value="X"), "Space 4 of calm is K for a Kitten or a number"),
    (changed("track", "calm", 3, value=99), "Space 4 of calm is K for a Kitten or a number"),
    (changed("track", "calm", 0, value=2), "Space 1: every space changes when the board is flipped (BG-40)."),
    (changed("track", "calm", value=[1, "K"] + [1] * 16), "no Kitten from the arrow’s target 9 on"),
    (changed("discs", value=[]), "The pack has no discs"),
    (changed("discs", 0, value=3), "A disc is a row"),
    (changed("discs", 0, "disc", value="fly"), "There is no disc 'fly'"),
    (changed("discs", 0, "spaces", value=9), "The disc move moves 1 to 7 spaces, not 9"),
    (changed("discs", 8, "spaces", value=1), "The disc leapfrog has no number of spaces"),
    (changed("discs", 0, "count", value=-1), "The disc move has a count from 1 to 60, not -1"),
    (changed("discs", 0, "count", value=1.5), "The disc move has a count from 1 to 60, not 1.5"),
    (changed("discs", 0, "count", value=50), "There are 69 discs, more than the 60"),
    (changed("discs", 1, "spaces", value=1), "The disc move (1 spaces) is there twice"),
    (changed("discs", 0, "back", value="red"), "The disc move has a part 'back'"),
    (changed("discs", value=[{"disc": "magnet", "count": 3}]), "so the pack needs other discs (BG-25)"),
    (changed("discs", value=[{"disc": "leapfrog", "count": 3}]), "nobody can reach the Bow (BG-17)"),
    (changed("cards", value={}), "The pack has no cards"),
    (changed("cards", PLACE_OF["defuse"], value="defuse"), "A card is a row"),
    (changed("cards", PLACE_OF["defuse"], "card", value="favor"), "There is no card with the effect 'favor'"),
    (changed("cards", PLACE_OF["defuse"], "count", value=0), "The card defuse has a count from 1 to 120, not 0"),
    (changed("cards", PLACE_OF["defuse"], "count", value=100), "There are 163 action cards, more than the 120"),
    (changed("cards", PLACE_OF["nope"], "card", value="defuse"), "The card defuse is there twice"),
    (changed("cards", PLACE_OF["defuse"], "card", value=["defuse"]), "There is no card with the effect ['defuse']"),
    (changed("cards", PLACE_OF["defuse"], "colour", value="red"), "The card defuse has a part 'colour'"),
    (
        changed("cards", PLACE_OF["defuse"], "timing", value="any"),
        "The card defuse has the timing on-explode, not 'any'.",
    ),
    (
        changed("cards", PLACE_OF["flip"], "timing", value=["own-turn"]),
        "The card flip has the timing own-turn, not ['own-turn'].",
    ),
    (changed("cards", PLACE_OF["defuse"], "nopeable", value=True), "The card defuse has nopeable false, not True."),
    (changed("cards", PLACE_OF["nope"], "nopeable", value=0), "The card nope has nopeable true, not 0."),
    (changed("cards", PLACE_OF["skip"], "ends-turn", value=False), "The card skip has ends-turn true, not False."),
    (changed("discs", 9, "supply", value=False), "The disc magnet says otherwise"),
    (changed("discs", 0, "supply", value=True), "The disc move says otherwise"),
    (changed("track", "start", value=1), "The start is space 0, the Litter Box, not 1 (BG-06)."),
    (changed("track", "start", value=False), "The start is space 0, the Litter Box, not False (BG-06)."),
    (changed("track", "goal", value=1 << 20_000), "The goal is the number of the Bow’s space, 3 to 63, not what is"),
    (only_even(), "Nobody can reach the Bow on 19: no moves of 2 from the Litter Box land on it exactly"),
    (changed("cards", value=[{"card": "flip", "count": 29}]), "6 players need 30 for the first deal (BG-07)"),
]


@pytest.mark.parametrize(("data", "fault"), FAULTS, ids=[fault for _, fault in FAULTS])
def test_every_fault_is_told_in_a_sentence(data: object, fault: str) -> None:
    found = [str(one) for one in check(data)]
    assert any(fault in sentence for sentence in found), found
    assert all(sentence[0].isupper() and sentence.endswith(".") and sentence.isprintable() for sentence in found)


def test_several_faults_are_all_told() -> None:
    data = changed("cards", PLACE_OF["defuse"], "count", value=0)
    data["track"]["loop-back"] = 40
    data["discs"][0]["disc"] = "fly"
    assert len(check(data)) == 3


WORDS = [*HOUSE, *HOUSE["track"], *HOUSE["cards"][0], *HOUSE["discs"][0], *LONG, *LONG["track"], "timing", "to", "x"]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(["K", "defuse"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(WORDS), inner, max_size=4),
    max_leaves=12,
)


def places(data: object) -> list[tuple[str | int, ...]]:
    """The path to every value in some data."""
    inner: list[tuple[str | int, object]] = []
    if isinstance(data, dict):
        inner = list(data.items())
    elif isinstance(data, list):
        inner = list(enumerate(data))
    return [way for step, value in inner for way in ((step,), *[(step, *rest) for rest in places(value)])]


@given(st.sampled_from([HOUSE, LONG]), st.data(), JSON)
def test_any_data_has_faults_in_sentences_or_can_be_played(
    pack: dict[str, Any], draw: st.DataObject, value: object
) -> None:
    data = changed(*draw.draw(st.sampled_from(places(pack))), value=value, pack=pack)
    found = [str(fault) for fault in check(shortened(data))]
    assert all(sentence[0].isupper() and sentence.endswith(".") and sentence.isprintable() for sentence in found)
    if not found:
        assert dealt(6, 1, pack=json.dumps(data)).game.goal


@given(
    st.text(max_size=200)
    | st.builds(lambda text, at: TOML[:at] + text + TOML[at:], st.text(max_size=9), st.integers(0, 400))
)
def test_any_text_has_faults_in_sentences_or_can_be_played(text: str) -> None:
    found = [str(fault) for fault in faults(text)]
    assert all(sentence[0].isupper() and sentence.endswith(".") and sentence.isprintable() for sentence in found)
    if not found:
        assert read_pack(parse_pack(text)).goal


def test_the_long_form_reads_the_same_as_the_short_one() -> None:
    assert faults(json.dumps(LONG)) == []
    assert pack_of(pack_option(json.dumps(LONG))) == shipped("house-pack-1")


LONG_FAULTS: list[tuple[dict[str, Any], str]] = [
    (changed("track", "start", "index", value=2, pack=LONG), "The start is space 0, the Litter Box, not 2"),
    (changed("track", "loop_back", "from", value=18, pack=LONG), "The loop-back arrow leads to a space from 1 to 17"),
    (changed("track", "sides", "calm", value=[1], pack=LONG), "The side calm has 1 spaces"),
    (changed("discs", 9, "supply", value=False, pack=LONG), "The disc magnet says otherwise"),
    (changed("discs", 0, "type", value="danger_disc", pack=LONG), "There is no disc 'danger-disc'"),
    (changed("actions", 0, "timing", value="own_turn", pack=LONG), "The card defuse has the timing on-explode"),
    (changed("actions", 0, "nopeable", value=True, pack=LONG), "The card defuse has nopeable false, not True."),
    (changed("actions", 2, "ends_turn", value=True, pack=LONG), "The card flip has ends-turn false, not True."),
    (changed("cards", value=[], pack=LONG), "The pack has a part 'actions'"),
]


@pytest.mark.parametrize(("data", "fault"), LONG_FAULTS, ids=[fault for _, fault in LONG_FAULTS])
def test_every_fault_of_the_long_form_is_told_too(data: dict[str, Any], fault: str) -> None:
    found = [str(one) for one in faults(json.dumps(data))]
    assert any(fault in sentence for sentence in found), found


def test_a_pack_says_itself_on_which_side_it_starts_unless_the_table_does() -> None:
    text = json.dumps(changed("start-side", value="chaos"))
    assert part(dealt(3, 1, pack=text), "side") == "chaos"
    assert dealt(3, 1, pack=text).options["start_side"] == "chaos"
    assert part(dealt(3, 1, pack=text, start_side="calm"), "side") == "calm"
    assert part(board("A: | B:", pack=text), "side") == "chaos"
    assert all(shipped(name).start_side == part(dealt(2, 1, pack=name), "side") for name in PACKS)


def test_more_than_twenty_copies_of_a_card_can_be_written_and_read() -> None:
    option = pack_option(TOML)
    table = board("A: flip*33 | B: flip*7", pack=option)
    assert board(table.position, pack=option).position == table.position
    with pytest.raises(kaboodle.PositionError, match="41 Flip the Board cards, more than the 40"):
        board("A: flip*34 | B: flip*7", pack=option)


def test_a_game_with_a_pack_of_its_own_can_be_saved_and_verified(tmp_path: Path) -> None:
    file, saved = tmp_path / "mine.json", tmp_path / "game.txt"
    file.write_text(json.dumps(changed("note", value="Ours = theirs, with a space")))
    seen = kaboodle.new("board", 2, 3, options={"pack": file.read_text()})
    play_out(seen, {seat: CatBot() for seat in seen.seats}, Random(1))
    for record in (record_of(seen), read_record(str(record_of(seen))), from_json(to_json(record_of(seen)))):
        assert verify(record) == []
    assert pack_of(seen.options["pack"]).note == "Ours = theirs, with a space"
    saved.write_text(str(record_of(seen)))
    assert main(["verify", str(saved)]) == 0


def test_a_pack_in_toml_can_be_played_to_its_end() -> None:
    assert faults(TOML) == []
    option = pack_option(TOML)
    table = kaboodle.new("board", 3, seed=4, options={"pack": option})
    assert table.options["pack"] == option
    assert table.game.goal == 6
    table.game.settle()
    while not table.over:
        for seat in table.waiting:
            table.play(seat, table.default(seat))
    assert kaboodle.read(table.position, "board", options={"pack": option}).winners == table.winners


def nested(depth: int) -> dict[str, Any]:
    """A pack with deeply nested lists."""
    data = changed("note", value="")
    for name in ("calm", "chaos"):
        inner: list[object] = []
        for _ in range(depth):
            inner = [inner]
        data["track"][name][0] = inner
    return data


def test_texts_that_are_no_data_are_told_as_faults() -> None:
    assert str(faults("{")[0]).startswith("The text is neither JSON nor TOML: Expecting property name")
    assert "neither JSON nor TOML" in str(faults("track: 3")[0])
    assert "nested too deeply" in str(faults('{"a":' * 15_000)[0])
    assert "at most 100000 characters" in str(faults("x" * 100_001)[0])
    assert faults(" \n") == [Phrase("pack-text-empty")]
    assert faults("\ufeff" + TOML) == []
    assert check(nested(5_000)) == [Phrase("pack-nested")]
    with pytest.raises(kaboodle.OptionError, match=r"no track.*\(B-90\)"):
        dealt(2, 1, pack="{}")


def test_board_check_says_what_is_in_a_pack(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tiny.toml"
    file.write_text(TOML)
    assert main(["board", "check", str(file)]) == 0
    assert "tiny: 44 action cards, 4 discs and 2 Danger Magnets." in capsys.readouterr().out
    file.write_text(TOML.replace("goal = 6", "goal = 7"))
    assert main(["board", "check", str(file)]) == 1
    out = capsys.readouterr().out
    assert "The side calm has 5 spaces; with the Bow on 7 it needs 6." in out
    assert "this pack can’t be played" in out
    assert main(["board", "check", str(tmp_path / "none")]) == 2
    file.write_bytes(b"\xff\xfe\x00")
    assert main(["board", "check", str(file)]) == 2
    assert "is not text" in capsys.readouterr().err


def test_simulate_takes_a_pack(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tiny.toml"
    file.write_text(TOML)
    assert main(["simulate", "board", "--players", "3", "--games", "20", "--pack", str(file)]) == 0
    assert "games: 20" in capsys.readouterr().out
    assert main(["simulate", "original", "--players", "3", "--games", "20", "--pack", str(file)]) == 2
    assert "The Board Game only" in capsys.readouterr().err
    file.write_text("id = 3")
    assert main(["simulate", "board", "--players", "3", "--games", "20", "--pack", str(file)]) == 2
    assert "The id is" in capsys.readouterr().err
