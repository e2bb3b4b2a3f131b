"""`kaboodle verify`: recompute a finished game from its revealed secret."""

import argparse

from kaboodle.cli.arguments import read_file
from kaboodle.core.errors import PositionError
from kaboodle.core.record import FORMATS, FORMER, Record, from_json, read_record, verify


def run(parsed: argparse.Namespace) -> int:
    """Say what was checked, or what differs."""
    text = read_file(parsed.game)
    try:
        record = read_record(text) if text.startswith(FORMATS) else from_json(text)
    except PositionError as trouble:
        print(f"{parsed.game}: {trouble}.")
        return 1
    differences = verify(record)
    for difference in differences:
        print(f"{parsed.game}: {difference}.")
    if differences:
        return 1
    print("\n".join(checked(record)))
    return 0


def checked(record: Record) -> list[str]:
    """What was recomputed and agrees."""
    shuffles = len(record.shuffles or ())
    lines = [f"A game of {record.edition} with {record.players} players."]
    if record.secret is not None:
        lines.append(f"The secret has the hash {record.commitment}, which was published before the deal.")
        lines.append(f"The deal and {shuffles} shuffles follow from the secret and the players' entropy.")
        lines += checked_entropy(record)
    elif record.dealt:
        lines.append(f"The deal and {shuffles} shuffles follow from the seed {record.seed}.")
    else:
        lines.append(f"The position is taken as given; {shuffles} shuffles follow from the seed {record.seed}.")
    lines.append(f"All {len(record.moves)} moves are legal.")
    lines.append(f"The winner is {' and '.join(record.winners)}." if record.winners else "The game is not over.")
    return lines


def checked_entropy(record: Record) -> list[str]:
    """What the players' commitments to their entropy prove."""
    if record.format == FORMER:
        return ["The record is of the former format: the players did not commit to their entropy before the deal."]
    lines = (
        [f"The players at {' and '.join(record.withheld)} voided a deal: they withheld entropy."]
        if record.withheld
        else []
    )
    if any(record.entropy):
        lines.append("All entropy has the hashes that were published before any of it was revealed.")
    return lines
