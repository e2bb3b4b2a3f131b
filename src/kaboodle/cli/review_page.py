"""A review as one HTML file: the line of chances, the causes, and the decisions."""

from collections.abc import Sequence

from kaboodle.lab.report.page import heading, page, sheet, sheets, table, tiles
from kaboodle.lab.report.plots import Series, lines
from kaboodle.study.results import Decision, Review
from kaboodle.words import Words

CAUSES = ("luck", "choices", "others", "information")
Z = 1.96  # standard errors of a 95 % band


def review_page(made: Sequence[Review], title: str, words: Words) -> str:
    """The page of one or more seats."""
    body = [part for it in made for part in seat_parts(it, title, words)]
    return page(words.text("review-title"), words.text("review-about"), body, words)


def seat_parts(made: Review, title: str, words: Words) -> list[str]:
    """The parts about one seat."""
    shares = {cause: getattr(made.causes, cause) for cause in CAUSES}
    figures = [
        (f"{it.points:+.1f} ± {it.error:.1f}", words.text(f"review-cause-{cause}")) for cause, it in shares.items()
    ]
    about = words.text("review-hindsight.about")
    hindsight = sheet(words.text("review-hindsight"), about, hindsight_plot(made, words)) if made.hindsight else ""
    return [
        heading(words.text("review-of", game=title, players=made.players, seat=made.seat)),
        tiles([*figures, (f"{made.causes.total:+.1f}", words.text("review-sum"))]),
        sheets(
            sheet(words.text("review-line"), words.text("review-line.about"), line_plot(made, words)),
            hindsight,
            sheet(words.text("review-line"), words.text("review-line.about"), line_table(made, words)),
            sheet(
                words.text("review-decisions"),
                words.text("review-decisions.about"),
                decision_table(made.decisions, words),
                wide=True,
            ),
        ),
    ]


def line_plot(made: Review, words: Words) -> str:
    """The chance over the game."""
    points = tuple(band(it.step, it.chance, it.error) for it in made.line)
    return lines([Series(name=words.text("review-line"), points=points)], words.text("review-column-step"))


def hindsight_plot(made: Review, words: Words) -> str:
    """The chance with all cards open."""
    points = tuple(band(it.step, it.chance, it.error) for it in made.hindsight)
    return lines([Series(name=words.text("review-hindsight"), points=points)], words.text("review-column-step"))


def band(step: int, chance: float, error: float) -> tuple[float, float, float, float]:
    """A point of a plot with its 95 % interval, as shares."""
    return step, chance / 100, max(chance - Z * error, 0) / 100, min(chance + Z * error, 100) / 100


def line_table(made: Review, words: Words) -> str:
    """The line as a table, also for those who do not see the plot."""
    head = [words.text(f"review-column-{name}") for name in ("step", "cause", "change", "chance")]
    rows = [
        [str(it.step), words.text(f"review-cause-{it.cause}"), f"{it.change:+.1f}", f"{it.chance:.1f} ± {it.error:.1f}"]
        for it in made.line
    ]
    return table(head, rows)


def decision_table(decisions: Sequence[Decision], words: Words) -> str:
    """Every decision that counts, with the better move and the reason for it."""
    head = [words.text(f"review-column-{name}") for name in ("step", "played", "best", "lost", "cause")]
    rows = [decision_row(it, words) for it in decisions if it.counted]
    return table(head, rows, kind="words") if rows else ""


def decision_row(it: Decision, words: Words) -> list[str]:
    """One decision."""
    why = words.text(f"hint-why-{it.why.key}", **it.why.numbers)
    lost = f"{it.points:.1f} ± {it.error:.1f}" if it.points else ""
    return [str(it.step), it.played, it.best, f"{lost} {words.text(f'review-verdict-{it.verdict}')}".strip(), why]
