"""Rooms that nobody can cheat in and nothing can lose: seats, clocks, store, wire, HTTP and WebSocket."""
