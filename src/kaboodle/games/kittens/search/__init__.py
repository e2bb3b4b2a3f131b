"""Tree search: model, rollout policy and pruning."""
