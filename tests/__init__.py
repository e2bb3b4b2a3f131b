"""Tests of the rules, the table and the project itself."""
