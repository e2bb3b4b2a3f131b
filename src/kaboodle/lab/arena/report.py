"""The report of an arena as a page."""

from kaboodle.core.registry import EDITIONS
from kaboodle.core.table import LETTERS
from kaboodle.lab.arena.standings import Standing, Summary
from kaboodle.lab.report import page, plots


def arena_page(summary: Summary) -> str:
    """Win shares, seats, ratings, times and verdicts."""
    contest = summary.contest
    edition = EDITIONS[contest.edition]
    lead = (
        f"{summary.games:,} games of {edition.title} with {len(contest.bots)} players on {summary.deals:,} deals, "
        f"seed {contest.seed}. Every bot played every seat of every deal."
    )
    best = summary.standings[0]
    figures = [
        (best.bot, "wins most"),
        (f"{best.wins.share:.1%}", f"of its games; {summary.par:.1%} is par"),
        (f"{summary.turns:.0f}", "turns a game"),
        (f"{sum(it.decisions for it in summary.standings):,}", "decisions"),
    ]
    return page.page(
        "Arena",
        lead,
        [
            page.tiles(figures),
            page.sheets(wins(summary), seats(summary), ratings(summary), course(summary), figures_of(summary)),
        ],
    )


def wins(summary: Summary) -> str:
    """How often each bot wins."""
    bars = [
        plots.Bar(label=it.bot, value=it.wins.share, low=it.wins.low, high=it.wins.high) for it in summary.standings
    ]
    told = "The share of games that one player of each kind wins. Games of one deal are taken together."
    return page.sheet("Win share", told, plots.bars([("", bars)], par=summary.par))


def seats(summary: Summary) -> str:
    """How often each bot wins in each seat."""
    groups = [
        (
            it.bot,
            [
                plots.Bar(label=LETTERS[seat], value=share.share, low=share.low, high=share.high)
                for seat, share in enumerate(it.by_seat)
            ],
        )
        for it in summary.standings
    ]
    names = page.key([it.bot for it in summary.standings], plots.COLOURS)
    return page.sheet(
        "Win share by seat", "The same deals, seen from each seat.", plots.bars(groups, par=summary.par) + names
    )


def ratings(summary: Summary) -> str:
    """OpenSkill."""
    bars = [
        plots.Bar(label=it.bot, value=it.rating, low=max(0, it.rating - 2 * it.doubt), high=it.rating + 2 * it.doubt)
        for it in summary.standings
    ]
    told = "OpenSkill (Plackett-Luce): everybody begins at 25; the whisker is two sigma."
    return page.sheet("Rating", told, plots.bars([("", bars)], form=lambda value: f"{value:.3g}"))


def course(summary: Summary) -> str:
    """How the figures settled."""
    series = [
        plots.Series(
            name=it.bot,
            points=tuple((float(deals), share.share, share.low, share.high) for deals, share in it.course),
        )
        for it in summary.standings
        if it.course
    ]
    names = page.key([one.name for one in series], plots.COLOURS)
    plot = plots.lines(series, "deals")
    return page.sheet("Win share, as it settled", "After so many deals, with its interval.", plot and plot + names)


def figures_of(summary: Summary) -> str:
    """All figures, and what went wrong."""
    head = ["bot", "wins", "95 % interval", "rating", "p50 ms", "p95 ms", "decisions", "verdicts"]
    table = page.table(head, [row_of(it) for it in summary.standings])
    if summary.verdicts:
        rows = [[it.bot, it.kind, it.said] for it in summary.verdicts]
        table += page.table(["who misbehaved", "verdict", "what it did"], rows, kind="words")
    told = "Time is that of one decision with at least two legal moves. For a bot that misbehaves silence is played."
    return page.sheet("Figures", told, table, wide=True)


def row_of(it: Standing) -> list[str]:
    """One bot."""
    verdicts = ", ".join(f"{kind} {count:,}" for kind, count in it.verdicts.items()) or "none"
    interval = f"{it.wins.low:.1%} to {it.wins.high:.1%}"
    rating = f"{it.rating:.1f} ± {it.doubt:.1f}"
    return [
        it.bot,
        f"{it.wins.share:.1%}",
        interval,
        rating,
        f"{it.p50:.3f}",
        f"{it.p95:.3f}",
        f"{it.decisions:,}",
        verdicts,
    ]
