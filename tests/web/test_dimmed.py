"""Cards of the hand that cannot be played say why, in every language; those that answer can be pressed."""

import pytest

from tests.editions import good, original
from tests.web.conftest import Crowd
from tests.web.decisions import face
from tests.web.people import CORNER
from tests.web.stage import Stage

SAYS = {
    "en": ("Armageddon needs both cats on the mat (GE-26)", "A cat does nothing alone (GE-54)"),
    "es": ("El Apocalipsis necesita los dos gatos en el tapete (GE-26)", "Un gato solo no hace nada (GE-54)"),
    "pt-BR": ("O Apocalipse precisa dos dois gatos no tapete (GE-26)", "Um gato sozinho não faz nada (GE-54)"),
    "de": ("Die Apokalypse braucht beide Katzen auf der Matte (GE-26)", "Eine Katze allein bewirkt nichts (GE-54)"),
}


@pytest.mark.parametrize("locale", SAYS)
def test_a_dimmed_card_says_why_in_every_language(crowd: Crowd, locale: str) -> None:
    stage = Stage(crowd.come("Ada", locale=locale).page)
    stage.show(good("A: armageddon loaf shuffle | B: godcat | C: moon | draw: loaf kitten kitten | mat: devilcat"), "A")
    for kind, says in zip(("armageddon", "loaf"), SAYS[locale], strict=True):
        card = stage.page.locator(f".hand button[data-kind={kind}][data-state=dimmed]")
        card.locator(".card-why", has_text=says).wait_for(state="attached")
        assert says in (card.get_attribute("aria-label") or "")
    assert stage.page.locator(".hand button[data-kind=shuffle] .card-why").count() == 0


def test_a_defuse_in_the_hand_is_lit_before_a_kitten_and_saves(crowd: Crowd) -> None:
    stage = Stage(crowd.come("Ada").page)
    stage.show(face(), "A")
    for kind in ("defuse", "godcat"):
        after = stage.asked + 1
        stage.page.mouse.move(4, 4)
        stage.page.locator(f".hand button[data-kind={kind}][data-state=lit]").click(position=CORNER)
        stage.settle(after)
    assert stage.sent == ["defuse", "godcat=defuse"]


def test_a_card_that_has_to_wait_for_an_answer_of_ones_own_says_so(crowd: Crowd) -> None:
    stage = Stage(crowd.come("Ada").page)
    table = original("A: loaf defuse | B: moon | draw: kitten loaf kitten")
    table.play("A", "draw")
    stage.show(table, "A")
    waits = stage.page.locator(".hand button[data-kind=loaf] .card-why")
    assert waits.inner_text() == "First answer what is asked of you"
