"""Reports say how many intervals they show, warn of few deals, and keep labels apart and tables in reach."""

from kaboodle.lab.arena.arena import Arena
from kaboodle.lab.arena.plan import plan
from kaboodle.lab.arena.report import arena_page
from kaboodle.lab.arena.standings import summary_of
from kaboodle.lab.report import page, plots
from kaboodle.words import LANGUAGES, Words, english


def test_an_arena_page_says_how_many_intervals_it_has_and_that_deals_are_few() -> None:
    arena = Arena(plan("two-player", ("cat", "random"), 1, {}, 10.0), 2)
    arena.play()
    text = arena_page(summary_of(arena.contest, arena.played.values()), english())
    assert "6 intervals of 95% are shown" in text
    assert "fewer than 100 deals" in text


def test_enough_deals_are_not_warned_of_in_any_language() -> None:
    for language in LANGUAGES:
        words = Words(language)
        few, enough = page.cautions(3, page.FEW - 1, words), page.cautions(3, page.FEW, words)
        assert len(few) > len(enough) > 30


def test_labels_do_not_run_into_each_other() -> None:
    names = [f"exec:python a-bot-with-a-long-name-{number}.py" for number in range(8)]
    plot = plots.bars([("", [plots.Bar(label=name, value=0.5, low=0.4, high=0.6) for name in names])])
    room = plots.WIDE / len(names)
    assert len(plots.fitting(names[0], room)) * plots.LETTER <= room
    assert plots.fitting("cat", room) == "cat"
    assert all(f"<title>{name}" in plot for name in names)


def test_tables_wrap_at_the_width_of_a_phone() -> None:
    text = page.page("title", "lead", [page.table(["a"], [["b"]])], english())
    assert "@media (max-width:520px)" in text and "white-space:normal" in text and 'class="scroll"' in text
