"""Self-play games as a Parquet file with a data card: made in the kernel, one row a game, each can be replayed."""

import json
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import repeat
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import kaboodle
from kaboodle.core.notation import SEAT_LETTERS
from kaboodle.engine.batch import LOGGED
from kaboodle.envs.batch import INSIDE, Batch

ROWS = 500  # games of one batch
FORMAT = 1  # goes up when a column changes its meaning
COLUMNS = {  # as the data card describes them
    "seed": "uint64. The seed of the deal: `kaboodle.new(edition, players, seed)` deals the same game.",
    "seats": "list of int8. Who made each step, 0 for A. Forced steps and passes are steps too.",
    "actions": "list of int16. Which action each step was, a number of `kaboodle.space(edition)`.",
    "payoffs": "list of float32. Each seat's share of the victory.",
}


class NoParquet(Exception):
    """The package that writes Parquet files is not installed."""


class DatasetGame(NamedTuple):
    """One game of a dataset."""

    seed: int
    seats: list[int]
    actions: list[int]
    payoffs: list[float]


def play(
    edition: str, players: int, games: int, options: Mapping[str, object] | None, seed: int, policy: str, threads: int
) -> Iterator[list[DatasetGame]]:
    """Play games with one policy in all seats, in the kernel; game i depends on seed + i alone. Yields parts."""
    if policy not in INSIDE:
        raise ValueError(f"{policy!r} does not play inside the kernel; there are {' and '.join(INSIDE)}")
    starts = range(0, games, ROWS)
    settings = (edition, players, options, policy)
    sizes = (min(ROWS, games - start) for start in starts)
    seeds = (seed + start for start in starts)
    if threads == 1:
        yield from map(play_part, repeat(settings), sizes, seeds)
        return
    with ThreadPoolExecutor(threads) as pool:
        yield from pool.map(play_part, repeat(settings), sizes, seeds)


def play_part(settings: tuple[str, int, Mapping[str, object] | None, str], games: int, seed: int) -> list[DatasetGame]:
    """Play one batch of games to their ends."""
    edition, players, options, policy = settings
    levels = dict.fromkeys(SEAT_LETTERS[:players], policy)
    batch = Batch(edition, players, games, options, seed, opponents=levels, autoreset="disabled", log=True)
    found = []
    for row in range(games):
        seats, actions = batch.log(row)
        if len(seats) >= LOGGED:
            continue  # longer than any game of the book; it could not be replayed
        found.append(DatasetGame(int(batch.seeds[row]), seats, actions, batch.rewards[row].tolist()))
    return found


def write(
    path: Path,
    edition: str,
    players: int,
    games: int,
    *,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    policy: str = "rollout",
    threads: int = 1,
    progress: Callable[[int], None] | None = None,
) -> int:
    """Write a dataset and its data card, `PATH.md`; how many games there are."""
    arrow, parquet = libraries()
    chosen = kaboodle.EDITIONS[edition].choose(players, dict(options or {}))
    about = about_of(edition, players, chosen, policy, seed)
    schema = schema_of(arrow).with_metadata({"kaboodle": json.dumps(about)})
    done = 0
    with parquet.ParquetWriter(path, schema, compression="zstd") as file:
        for part in play(edition, players, games, options, seed, policy, threads):
            columns = {name: [getattr(game, name) for game in part] for name in COLUMNS}
            file.write_table(arrow.table(columns, schema=schema))
            done += len(part)
            if progress is not None:
                progress(done)
    path.with_suffix(path.suffix + ".md").write_text(card_of(path.name, about, done), encoding="utf-8")
    return done


def read(path: Path) -> tuple[dict[str, Any], Iterator[DatasetGame]]:  # Any: values of JSON
    """What a dataset says about itself, and its games."""
    _, parquet = libraries()
    file = parquet.ParquetFile(path)
    about: dict[str, Any] = json.loads(file.schema_arrow.metadata[b"kaboodle"])  # Any: as above
    rows = (row for group in file.iter_batches() for row in group.to_pylist())
    return about, (DatasetGame(row["seed"], row["seats"], row["actions"], row["payoffs"]) for row in rows)


def replay(about: Mapping[str, Any], game: DatasetGame) -> Iterator[tuple[kaboodle.Table, str, int]]:  # Any: as above
    """Play a game again: the table before each step, who makes it, and which action it is."""
    options = about["options"]
    starter = None if options.get("first", "random") == "random" else "A"
    table = kaboodle.new(about["edition"], about["players"], game.seed, options=options, starter=starter)
    for seat, action in zip(game.seats, game.actions, strict=True):
        yield table, table.seats[seat], action
        table.act(table.seats[seat], action)
    if not np.allclose(list(table.payoffs.values()), game.payoffs):
        raise ValueError(f"the game of seed {game.seed} ends otherwise here: other rules made this dataset")


def about_of(edition: str, players: int, options: dict[str, str], policy: str, seed: int) -> dict[str, Any]:
    """What a dataset says about itself."""
    return {
        **{"format": FORMAT, "kaboodle": kaboodle.__version__, "edition": edition, "players": players},
        **{"rules": kaboodle.EDITIONS[edition].rules_version, "actions": kaboodle.space(edition).version},
        **{"options": options, "policy": policy, "seed": seed, "license": "CC0-1.0"},
    }


def schema_of(arrow: Any) -> Any:  # Any: pyarrow has no types
    """The columns of the file."""
    kinds = {
        **{"seed": arrow.uint64(), "seats": arrow.list_(arrow.int8()), "actions": arrow.list_(arrow.int16())},
        **{"payoffs": arrow.list_(arrow.float32())},
    }
    return arrow.schema([(name, kinds[name]) for name in COLUMNS])


def libraries() -> tuple[Any, Any]:  # Any: as above
    """pyarrow and its Parquet module; NoParquet says what to install."""
    try:
        import pyarrow  # an extra
        import pyarrow.parquet  # as above
    except ImportError:
        raise NoParquet("a dataset needs pyarrow: pip install 'kaboodle[envs,parquet]'") from None
    return pyarrow, pyarrow.parquet


def card_of(name: str, about: Mapping[str, Any], games: int) -> str:  # Any: as above
    """The data card, as Markdown."""
    options = " ".join(f"{key}={value}" for key, value in about["options"].items())
    last = about["seed"] + games - 1
    columns = "\n".join(f"| `{column}` | {meaning} |" for column, meaning in COLUMNS.items())
    return f"""# {name}

{games:,} games of `{about["edition"]}` with {about["players"]} players, one row a game.

## How it was made

Self-play by `kaboodle dataset`, version {about["kaboodle"]}: the policy `{about["policy"]}` in every seat, inside the
kernel, each seat knowing only what its own events told it. Seeds {about["seed"]} to {last}. Rules version
{about["rules"]}, action space version {about["actions"]}, table options: {options or "the usual ones"}. In windows all
asked seats answered before anything was played.

## Columns

| column | what it is |
| --- | --- |
{columns}

The metadata of the file has the key `kaboodle`: all of the above as JSON.

## How to replay a game

```python
from pathlib import Path

from kaboodle.envs import dataset

about, games = dataset.read(Path("{name}"))
for table, seat, action in dataset.replay(about, next(games)):
    numbers = table.observe(seat)
```

## Licence

{about["license"]}: these are facts that a program computed. The names of the games belong to their publishers.
"""
