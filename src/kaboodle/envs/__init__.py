"""Environments for learners; `pip install kaboodle[envs]` brings what they need."""
