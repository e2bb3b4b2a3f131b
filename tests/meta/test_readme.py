"""The examples in README.md do what they say."""

import doctest
from pathlib import Path

README = Path(__file__).parents[2] / "README.md"


def test_the_examples_in_the_readme_are_true() -> None:
    result = doctest.testfile(str(README), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted > 0, "README.md has no examples"
    assert result.failed == 0, "an example in README.md is not true; its doctest report is in the captured output"
