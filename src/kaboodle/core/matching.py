"""Whether hidden cards can be where a seat believes them to be: bipartite matching of cards and slots."""


def can_fill(kinds: list[int], allowed: list[int]) -> bool:
    """Whether cards can be assigned to as many slots, each of which allows a set of kinds."""
    return can_assign([sum(1 << n for n, slot in enumerate(allowed) if slot >> kind & 1) for kind in kinds])


def can_assign(choices: list[int]) -> bool:
    """Whether each item can get one of its choices (bits) for itself: a bipartite matching."""
    owner: dict[int, int] = {}

    def settle(one: int, tried: set[int]) -> bool:
        for choice in range(choices[one].bit_length()):
            if choices[one] >> choice & 1 and choice not in tried:
                tried.add(choice)
                if choice not in owner or settle(owner[choice], tried):
                    owner[choice] = one
                    return True
        return False

    return all(settle(one, set()) for one in range(len(choices)))
