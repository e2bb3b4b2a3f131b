"""`kaboodle review`: what happened in a finished game, what a seat could have done, and how lucky it was."""

import argparse

import msgspec

from kaboodle.cli.arguments import Refused, read_file, words_of
from kaboodle.cli.review_page import review_page
from kaboodle.core.errors import PositionError
from kaboodle.core.record import FORMATS, Record, from_json, read_record
from kaboodle.core.registry import family_of
from kaboodle.study.results import Decision, Review
from kaboodle.study.review import costliest, review, seats_of
from kaboodle.words import Words

CAUSES = ("luck", "choices", "others", "information")
MOST_SHOWN = 5
WON = 100


def run(parsed: argparse.Namespace) -> int:
    """Review one seat, or every seat, of a recorded game."""
    words = words_of(parsed)
    text = read_file(parsed.game)
    try:
        record = read_record(text) if text.startswith(FORMATS) else from_json(text)
        seats = seats_of(record) if parsed.seat is None else (parsed.seat.upper(),)
        made = [review(record, seat) for seat in seats]
    except PositionError as trouble:
        raise Refused(f"{parsed.game}: {trouble.text(words)}") from None
    if parsed.json:
        print(msgspec.json.format(msgspec.json.encode(made)).decode())
    elif parsed.html:
        print(review_page(made, title_of(record, words), words), end="")
    else:
        print("\n\n".join("\n".join(review_lines(it, words)) for it in made))
    return 0


def title_of(record: Record, words: Words) -> str:
    """The title of the game that was played."""
    return family_of(record.edition).editions[record.edition].name.text(words)


def review_lines(made: Review, words: Words) -> list[str]:
    """A review in plain lines."""
    title = family_of(made.edition).editions[made.edition].name.text(words)
    lines = [
        f"{words.text('review-title')}: {words.text('review-of', game=title, players=made.players, seat=made.seat)}"
    ]
    result = "won" if made.result == WON else "shared" if made.result else "lost"
    lines.append(f"{words.text(f'review-result-{result}')} {words.text(f'review-{made.headline}')}")
    lines.append(words.text("review-from-to", par=round(made.par), result=round(made.result)))
    width = max(len(words.text(f"review-cause-{cause}")) for cause in CAUSES)
    for cause in CAUSES:
        share = getattr(made.causes, cause)
        lines.append(f"  {words.text(f'review-cause-{cause}'):<{width}}  {share.points:+6.1f} ± {share.error:.1f}")
    lines.append(f"  {words.text('review-sum'):<{width}}  {made.causes.total:+6.1f}")
    lines += moments(made, words)
    shown = costliest(made, MOST_SHOWN)
    lines.append(words.text("review-think") + ":" if shown else words.text("review-clean"))
    for decision in shown:
        lines += decision_lines(decision, words)
    return [*lines, words.text("review-about")]


def moments(made: Review, words: Words) -> list[str]:
    """How lucky the seat was, and when most and least."""
    lines = []
    if made.luck_percentile is not None:
        lines.append(words.text("review-percentile", percent=made.luck_percentile))
    for message, step in (("review-luckiest", made.luckiest), ("review-unluckiest", made.unluckiest)):
        if step is not None:
            pick = max if message == "review-luckiest" else min
            points = pick(it.change for it in made.line if it.step == step and it.cause == "luck")
            lines.append(words.text(message, step=step, points=f"{points:+.0f}"))
    return lines


def decision_lines(decision: Decision, words: Words) -> list[str]:
    """A costly decision, what was better, and why."""
    said = words.text(
        "review-decision",
        step=decision.step,
        move=decision.played,
        points=f"{decision.points:.1f}",
        error=f"{decision.error:.1f}",
        verdict=words.text(f"review-verdict-{decision.verdict}"),
    )
    why = words.text(f"hint-why-{decision.why.key}", **decision.why.numbers)
    return [f"  {said}", f"    {words.text('review-better', move=decision.best, why=why)}"]
