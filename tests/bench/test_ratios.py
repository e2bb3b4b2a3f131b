"""Gross regressions of speed: the short form of `kaboodle bench`, against half of each target ratio."""

import shutil
import threading

import msgspec
import pytest

from kaboodle.core.registry import default_edition, families, family_of
from kaboodle.lab.bench import SHORT_FORM, VARIABLE, YARDSTICK, bench, limit_of, missed, set_up, table_of

compiled = pytest.mark.skipif(
    not all(family.compiled for family in families()), reason="the kernel is not compiled, so its speed says nothing"
)


@compiled
@pytest.mark.skipif(not shutil.which("rustc"), reason="there is no rustc here to build the limit with")
@pytest.mark.skipif(not YARDSTICK.exists(), reason="the yardstick is not beside this checkout")
def test_no_ratio_is_below_half_of_its_target() -> None:
    measured = bench(SHORT_FORM)
    assert measured.limit is not None, measured.limit_from
    quiet = msgspec.structs.replace(measured, threads=None)  # a busy machine counts against threads: see the next test
    assert not missed(quiet, share=0.5)


@compiled
def test_playouts_release_the_gil() -> None:
    edition, players = table_of(default_edition())
    family, template = family_of(edition), set_up(edition, players)
    worker = threading.Thread(target=family.simulate, args=(template, 1, 20_000))
    worker.start()
    count = 0
    while worker.is_alive():
        count += 1
    assert count > 1_000, "nothing else ran while the kernel played"


def test_a_limit_that_does_not_work_is_said_and_not_guessed(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = tmp_path_factory.mktemp("limit") / "limit.py"
    script.write_text("print('fast', 12.5)")
    assert limit_of(str(script)) == (12.5, str(script))
    monkeypatch.setenv(VARIABLE, str(script))
    assert limit_of(None) == (12.5, str(script))
    script.write_text("raise SystemExit('no compiler')")
    assert limit_of(str(script)) == (None, f"no limit: {script} did not work (no compiler)")
    assert limit_of("nowhere.py") == (None, "no limit: there is no file nowhere.py")
