"""The report of an arena as a page."""

from kaboodle.core.registry import EDITIONS
from kaboodle.core.table import LETTERS
from kaboodle.lab.arena.standings import Standing, Summary
from kaboodle.lab.report import page, plots
from kaboodle.words import Words


def arena_page(summary: Summary, words: Words) -> str:
    """Win shares, seats, ratings, times and verdicts."""
    contest = summary.contest
    edition = EDITIONS[contest.edition]
    lead = words.text(
        "report-arena-lead",
        games=f"{summary.games:,}",
        game=edition.name,
        players=len(contest.bots),
        deals=f"{summary.deals:,}",
        seed=str(contest.seed),
    )
    best = summary.standings[0]
    figures = [
        (best.bot, words.text("report-best")),
        (f"{best.wins.share:.1%}", words.text("report-best-share", par=f"{summary.par:.1%}")),
        (f"{summary.turns:.0f}", words.text("report-turns")),
        (f"{sum(it.decisions for it in summary.standings):,}", words.text("report-decisions")),
    ]
    return page.page(
        words.text("report-arena"),
        lead,
        [page.tiles(figures), cautions_of(summary, words), page.sheets(*[part(summary, words) for part in PARTS])],
        words,
    )


def cautions_of(summary: Summary, words: Words) -> str:
    """How many win shares with intervals the page has, and whether there are enough deals."""
    shares = sum(1 + len(it.by_seat) for it in summary.standings)
    return page.cautions(shares, summary.deals, words)


def wins(summary: Summary, words: Words) -> str:
    """How often each bot wins."""
    bars = [
        plots.Bar(label=it.bot, value=it.wins.share, low=it.wins.low, high=it.wins.high) for it in summary.standings
    ]
    plot = plots.bars([("", bars)], par=plots.par_line(summary.par, words))
    return page.sheet(words.text("report-wins"), words.text("report-wins.about"), plot)


def seats(summary: Summary, words: Words) -> str:
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
    plot = plots.bars(groups, par=plots.par_line(summary.par, words))
    return page.sheet(words.text("report-seats"), words.text("report-seats.about"), plot + names)


def ratings(summary: Summary, words: Words) -> str:
    """OpenSkill."""
    bars = [
        plots.Bar(label=it.bot, value=it.rating, low=max(0, it.rating - 2 * it.doubt), high=it.rating + 2 * it.doubt)
        for it in summary.standings
    ]
    plot = plots.bars([("", bars)], form=lambda value: f"{value:.3g}")
    return page.sheet(words.text("report-rating"), words.text("report-rating.about"), plot)


def course(summary: Summary, words: Words) -> str:
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
    plot = plots.lines(series, words.text("report-deals"))
    return page.sheet(words.text("report-course"), words.text("report-course.about"), plot and plot + names)


def figures_of(summary: Summary, words: Words) -> str:
    """All figures, and what went wrong."""
    bot, share, interval, rating, verdicts = (
        words.text(f"report-column-{name}") for name in ("bot", "wins", "interval", "rating", "verdicts")
    )
    head = [bot, share, interval, rating, "p50 ms", "p95 ms", words.text("report-decisions"), verdicts]
    table = page.table(head, [row_of(it, words) for it in summary.standings])
    if summary.verdicts:
        rows = [[it.bot, it.kind, it.said] for it in summary.verdicts]
        names = [words.text(f"report-column-{name}") for name in ("culprit", "verdict", "said")]
        table += page.table(names, rows, kind="words")
    return page.sheet(words.text("report-figures"), words.text("report-figures.about"), table, wide=True)


def row_of(it: Standing, words: Words) -> list[str]:
    """One bot."""
    verdicts = ", ".join(f"{kind} {count:,}" for kind, count in it.verdicts.items()) or words.text("report-none")
    interval = f"{it.wins.low:.1%} - {it.wins.high:.1%}"
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


PARTS = (wins, seats, ratings, course, figures_of)  # the sheets of the page, in order
