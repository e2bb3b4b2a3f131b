"""The views and the odds of all registered games as one tagged union each: the types of messages and files."""

from typing import TYPE_CHECKING, TypeAlias, Union

from kaboodle.core.odds import Odds
from kaboodle.core.registry import families
from kaboodle.core.views import View

if TYPE_CHECKING:
    AnyView: TypeAlias = View
    AnyOdds: TypeAlias = Odds
else:  # the games are registered before this module is imported
    AnyView = Union[tuple(family.view_type for family in families())]  # noqa: UP007  # of a tuple made at run time
    AnyOdds = Union[tuple(family.odds_type for family in families() if family.odds_type)]  # noqa: UP007  # as above
