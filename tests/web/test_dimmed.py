"""Cards of the hand that cannot be played say why, in every language; those that answer can be pressed."""

import pytest

from kaboodle.words import Words
from tests.editions import good, original
from tests.web.conftest import Crowd
from tests.web.decisions import face, give
from tests.web.people import CORNER
from tests.web.stage import Stage

SAYS = {
    "en": "Both cats must be on the mat",
    "es": "Los dos gatos tienen que estar en el tapete",
    "pt-BR": "Os dois gatos precisam estar no tapete",
    "de": "Beide Katzen müssen auf der Matte liegen",
}


@pytest.mark.parametrize("locale", SAYS)
def test_a_dimmed_card_says_why_in_every_language(crowd: Crowd, locale: str) -> None:
    stage = Stage(crowd.come("Ada", locale=locale).page)
    stage.show(good("A: armageddon loaf shuffle | B: godcat | C: moon | draw: loaf kitten kitten | mat: devilcat"), "A")
    card = stage.page.locator(".hand button[data-kind=armageddon][data-state=dimmed]")
    card.locator(".card-why", has_text=SAYS[locale]).wait_for(state="attached")
    assert SAYS[locale] in (card.get_attribute("aria-label") or "")
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
    assert waits.inner_text() == "Answer the question first"


@pytest.mark.parametrize("locale", SAYS)
def test_a_card_that_does_nothing_alone_says_what_it_is_for(crowd: Crowd, locale: str) -> None:
    words = Words(locale)
    stage = Stage(crowd.come("Ada", locale=locale).page)
    stage.show(original("A: defuse nope loaf skip | B: moon | draw: loaf kitten"), "A")
    for kind, message, state in (
        ("defuse", "kittens-keep-defuse", "dimmed"),
        ("nope", "kittens-keep-nope", "dimmed"),
        ("loaf", "kittens-alone", None),
    ):
        card = stage.page.locator(f".hand button[data-kind={kind}]")
        assert card.get_attribute("data-state") == state
        assert card.locator(".card-why").text_content() == words.text(message)
    assert stage.page.locator(".hand [data-state=lit]").count() == 0  # on one's own turn nothing answers


def test_at_most_two_kinds_are_lit(crowd: Crowd) -> None:
    stage = Stage(crowd.come("Ada").page)
    stage.show(give(), "B")  # any of four kinds can be given
    assert stage.page.locator(".hand [data-state=lit]").count() == 0
    assert stage.page.locator(".hand button[aria-disabled=true]").count() == 0


def test_combinations_are_offered_on_the_chosen_card_and_those_that_cost_a_defuse_behind_more(crowd: Crowd) -> None:
    stage = Stage(crowd.come("Ada").page)
    hand = "A: defuse*2 loaf*2 skip favor attack | B: moon skip | draw: loaf kitten | discard: nope"
    stage.show(original(hand), "A")
    offers = stage.page.locator("[data-do^=combo]")
    assert offers.count() == 0
    for kind, at_first, with_more in (
        ("loaf", ["combo loaf+loaf"], 2),  # five different would spend a Defuse
        ("defuse", [], 2),
    ):
        stage.page.locator(f".hand button[data-kind={kind}]").click(position=CORNER)
        stage.page.locator("[data-do=more]").wait_for()
        assert [offer.get_attribute("data-do") for offer in offers.all()] == at_first
        stage.page.locator("[data-do=more]").click()
        assert offers.count() == with_more
        stage.page.keyboard.press("Escape")
    assert stage.sent == []
