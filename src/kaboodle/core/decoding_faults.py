"""What is wrong with JSON that cannot be decoded, as a phrase: msgspec's own sentences are English."""

import re

from kaboodle.core.errors import PlayerError
from kaboodle.words import Phrase, phrase

MISSING = re.compile(r"missing required field `(?P<field>[^`]*)`")
UNKNOWN = re.compile(r"unknown field `(?P<field>.*?)`")
TYPE = re.compile(r"Expected `(?P<wanted>[^`]*)`, got `(?P<found>[^`]*)`(?: - at `\$\.?(?P<place>.*)`)?")
BYTE = re.compile(r"\(byte (?P<byte>\d+)\)")
LONGEST = 60  # characters of a name that somebody else has chosen


def fault_of(trouble: Exception) -> Phrase:
    """The phrase for an exception of msgspec's decoder."""
    if isinstance(trouble.__cause__, PlayerError):  # from a check of our own
        return trouble.__cause__.phrase
    text = str(trouble)
    if found := MISSING.search(text):
        return phrase("record-fault-missing", field=found["field"])
    if found := UNKNOWN.search(text):
        return phrase("record-fault-unknown", field=found["field"][:LONGEST])
    if (found := TYPE.search(text)) and found["place"]:
        return phrase("record-fault-field", field=found["place"], found=found["found"], wanted=found["wanted"])
    if found:
        return phrase("record-fault-whole", found=found["found"], wanted=found["wanted"])
    if found := BYTE.search(text):
        return phrase("record-fault-byte", byte=found["byte"])
    return phrase("record-fault-end" if "truncated" in text else "record-fault-other")
