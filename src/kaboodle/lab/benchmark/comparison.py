"""A page that compares results of the benchmark."""

from collections.abc import Sequence

from kaboodle.lab.arena.standings import Share
from kaboodle.lab.benchmark.pool import POOL
from kaboodle.lab.benchmark.result import BenchmarkResult
from kaboodle.lab.report import page, plots
from kaboodle.words import Words


def comparison_page(results: Sequence[BenchmarkResult], words: Words) -> str:
    """Every table that the results are of, with a plot for each opponent and all figures."""
    tables: dict[tuple[str, int, str], list[BenchmarkResult]] = {}
    for it in results:
        tables.setdefault((it.edition, it.players, str(sorted(it.options.items()))), []).append(it)
    intervals = sum(len(it.matches) for it in results)
    fewest = min((match.deals for it in results for match in it.matches), default=0)
    body = [page.cautions(intervals, fewest, words)]
    for (edition, players, _), group in tables.items():
        body.append(page.heading(f"{edition}, {players}"))
        body.append(page.sheets(*[plot_of(name, group, words) for name in POOL], figures_of(group, words)))
    return page.page(words.text("report-benchmark"), words.text("report-benchmark-lead"), body, words)


def plot_of(opponent: str, group: Sequence[BenchmarkResult], words: Words) -> str:
    """The agents against one opponent, as played; nothing if nobody met it."""
    met = [(it.agent, match) for it in group for match in it.matches if match.opponent == opponent]
    if not met:
        return ""
    bars = [
        plots.Bar(label=str(number), value=match.raw.share, low=match.raw.low, high=match.raw.high)
        for number, (_, match) in enumerate(met, 1)
    ]
    names = "; ".join(f"{number}: {agent}" for number, (agent, _) in enumerate(met, 1))
    return page.sheet(opponent, names, plots.bars([("", bars)], par=plots.par_line(met[0][1].par, words)))


def figures_of(group: Sequence[BenchmarkResult], words: Words) -> str:
    """Both columns of every match, and the best responses."""
    names = ("agent", "opponent", "raw", "calm", "control", "games", "response")
    head = [words.text(f"report-column-{name}") for name in names]
    rows = [
        [
            it.agent,
            match.opponent,
            with_interval(match.raw),
            with_interval(match.calm) if match.control else words.text("report-none"),
            match.control or words.text("report-none"),
            f"{match.games:,}",
            f"{it.response.gain:+.1%} ± {it.response.error:.1%}" if it.response else words.text("report-none"),
        ]
        for it in group
        for match in it.matches
    ]
    lines = "; ".join(dict.fromkeys(f"{it.line}; {it.machine.cpu}" for it in group))
    return page.sheet(words.text("report-figures"), lines, page.table(head, rows), wide=True)


def with_interval(share: Share) -> str:
    """A share with its interval."""
    return f"{share.share:.1%} ({share.low:.1%} - {share.high:.1%})"
