"""Tree search: rollout policy, and exact evaluation with two players."""
