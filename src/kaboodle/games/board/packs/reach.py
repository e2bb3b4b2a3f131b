"""Whether the Bow can be reached by an exact landing with what is in a pack."""

from collections.abc import Mapping, Sequence


def unreachable(track: Mapping[str, object], steps: set[int], *, magnets: bool) -> bool:
    """Whether a character alone on a track without faults can never end on the Bow, however it moves.  BG-43 B-70"""
    goal, loop = track["goal"], track["loop-back"]
    sides = [track["calm"], track["chaos"]]
    assert isinstance(goal, int) and isinstance(loop, int)
    found, ahead = {0}, [0]
    while ahead:
        space = ahead.pop()
        landings = {walked(space, count, goal, loop) for count in steps}
        if magnets:
            landings |= {kitten_after(space, side, loop) for side in sides if isinstance(side, Sequence)}
        if goal in landings:
            return False
        ahead += landings - found
        found |= landings
    return True


def walked(space: int, steps: int, goal: int, loop: int) -> int:
    """Where so many steps lead; after the Bow comes the arrow's target."""
    for _ in range(steps):
        space = space + 1 if space < goal else loop
    return space


def kitten_after(space: int, side: Sequence[object], loop: int) -> int:
    """Where a magnet draws a character that nobody else is in the way of.  BG-21 BG-23"""
    kittens = [place for place, what in enumerate(side, 1) if what == "K"]
    return next((place for place in kittens if place > space), next(place for place in kittens if place >= loop))
