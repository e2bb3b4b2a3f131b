"""OpenSpiel: its own random simulation with serialisation, resampling, search, MCCFR and best response on our games."""

# ruff: noqa: E402  # imports that need a package come after the check whether it is installed

import random
from typing import Any

import pytest

import kaboodle
from tests.envs.tables import NAMES, TABLES

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install kaboodle[openspiel]")

import numpy as np
from open_spiel.python import policy as policies
from open_spiel.python.algorithms import best_response, exploitability, external_sampling_mccfr, ismcts, mcts

from kaboodle.envs import openspiel

TINY = "kaboodle_tiny_kittens_8"
every_table = pytest.mark.parametrize(("slug", "players", "options"), TABLES, ids=NAMES)


def loaded(slug: str, players: int, options: dict[str, str]) -> Any:  # Any: OpenSpiel has no types
    """A game by its string, as users load it."""
    chosen = ";".join(f"{key}:{value}" for key, value in options.items())
    return pyspiel.load_game(f"{openspiel.short_name(slug)}(players={players},options={chosen})")


def played(game: Any, seed: int, moves: int) -> Any:  # Any: as above
    """A state after so many random moves, or at the end."""
    dice, state = random.Random(seed), game.new_initial_state()
    while not state.is_terminal() and (state.is_chance_node() or moves > 0):
        moves -= not state.is_chance_node()
        state.apply_action(dice.choice(state.legal_actions()))
    return state


@every_table
def test_random_sim_test_passes_with_serialisation(slug: str, players: int, options: dict[str, str]) -> None:
    pyspiel.random_sim_test(loaded(slug, players, options), num_sims=1, serialize=True, verbose=False)


def test_every_edition_and_tiny_instance_is_registered() -> None:
    names = set(pyspiel.registered_names())
    assert {openspiel.short_name(slug) for slug in kaboodle.EDITIONS} <= names
    assert TINY in names
    for name in openspiel.tiny_instances():
        pyspiel.random_sim_test(pyspiel.load_game(openspiel.short_name(name)), 2, True, False)


def test_the_same_bytes_of_chance_are_the_same_deal_as_at_a_table() -> None:
    state = pyspiel.load_game("kaboodle_original(players=4)").new_initial_state()
    for byte in (0, 0, 1, 2):
        state.apply_action(byte)
    table = kaboodle.new("original", 4, seed=258)
    for seat, letter in enumerate(table.seats):
        assert state.information_state_string(seat) == table.information_state(letter).text


@every_table
def test_a_resampled_state_looks_the_same_to_its_player(slug: str, players: int, options: dict[str, str]) -> None:
    game, dice, differed = loaded(slug, players, options), random.Random(5), 0
    for seed in range(12):
        state = played(game, seed, dice.randrange(40))
        if state.is_terminal():
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, dice.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.current_player() == player and other.legal_actions() == state.legal_actions()
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        differed += str(other) != str(state)
        while not other.is_terminal():
            other.apply_action(dice.choice(other.legal_actions()))
    assert differed > 3


def test_tensors_have_room_for_whole_games_and_say_so_when_not() -> None:
    state = played(pyspiel.load_game("kaboodle_two_player"), 3, 400)
    numbers = np.array(state.information_state_tensor(0))
    assert numbers[2] == len(numbers[4:].reshape(-1, 7)[numbers[4:].reshape(-1, 7).any(axis=1)])
    short = played(pyspiel.load_game("kaboodle_two_player(events=8)"), 3, 400)
    assert len(short.information_state_tensor(0)) == 4 + 7 * 8
    assert short.information_state_tensor(0)[2] == numbers[2] > 8


def test_a_copy_goes_its_own_way() -> None:
    state = played(pyspiel.load_game("kaboodle_good_vs_evil"), 1, 9)
    before, copy = str(state), state.clone()
    assert str(copy) == before
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before


def test_its_information_set_search_plays_our_games() -> None:
    dice = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=dice)
    final = ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    for name in ("kaboodle_original(players=3)", "kaboodle_mantis", "kaboodle_board"):
        bot = ismcts.ISMCTSBot(
            pyspiel.load_game(name),
            evaluator,
            uct_c=2.0,
            max_simulations=30,
            random_state=dice,
            final_policy_type=final,
            allow_inconsistent_action_sets=True,
        )
        state = played(pyspiel.load_game(name), 4, 6)
        assert bot.step(state) in state.legal_actions()


@pytest.mark.long
def test_mccfr_learns_a_tiny_instance_and_exact_exploitability_says_so() -> None:
    game = pyspiel.load_game(TINY)
    np.random.seed(7)
    before = exploitability.exploitability(game, policies.UniformRandomPolicy(game))
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    for _ in range(400):
        solver.iteration()
    after = exploitability.exploitability(game, solver.average_policy())
    assert 0 <= after < 0.6 * before, (before, after)


@pytest.mark.long
def test_a_best_response_beats_the_player_it_answers() -> None:
    game = pyspiel.load_game(TINY)
    uniform = policies.UniformRandomPolicy(game)
    root = game.new_initial_state()
    answers = [best_response.BestResponsePolicy(game, player, uniform).value(root) for player in (0, 1)]
    assert sum(answers) / 2 == pytest.approx(exploitability.exploitability(game, uniform))
    assert sum(answers) / 2 == pytest.approx(
        2 * 0.273, abs=0.001
    )  # returns are from -1 to 1; see docs/guide/benchmark.md


def test_exact_exploitability_of_uniform_play_in_tiny_mantis() -> None:
    game = pyspiel.load_game("kaboodle_tiny_mantis_10")
    found = exploitability.exploitability(game, policies.UniformRandomPolicy(game))
    assert found == pytest.approx(2 * 0.2552, abs=0.0002)  # a share of the victory; returns are from -1 to 1


@pytest.mark.parametrize("name", list(openspiel.tiny_instances()))
def test_only_the_deal_of_a_tiny_instance_is_random(name: str) -> None:
    rules = openspiel.rules_of(name, 2, "", openspiel.EVENTS)
    assert sum(share for _, share in rules.chance) == pytest.approx(1)
    dice, chance = random.Random(2), {table.game.rng for table in rules.tables}
    assert len(chance) == 1
    for _ in range(200):
        episode = dice.choice(rules.tables).clone()
        while episode.seat >= 0:
            episode.act(dice.choice(episode.actions(episode.seat)))
        assert episode.game.rng in chance
    instance = openspiel.tiny_instances()[name]
    assert 8 <= instance.cards <= 14


def test_options_are_checked() -> None:
    with pytest.raises(kaboodle.OptionError):
        pyspiel.load_game("kaboodle_original(players=4,options=decks:7)")
