"""Durable storage: the store, the bus and the lock."""
