"""The temperament of a bot: which of several about equal moves it prefers, and how it reacts to what happens."""

from typing import Literal, get_args

Temperament = Literal["bold", "careful", "vengeful", "joker"]
TEMPERAMENTS: tuple[Temperament, ...] = get_args(Temperament)
BY_SEAT: dict[str, Temperament] = {  # a bot is named after the animal on its seat
    "A": "joker",  # Rabbit
    "B": "bold",  # Fox
    "C": "careful",  # Owl
    "D": "vengeful",  # Penguin
    "E": "joker",  # Frog
    "F": "careful",  # Panda
    "G": "joker",  # Koala
    "H": "bold",  # Hamster
    "I": "vengeful",  # Octopus
}
