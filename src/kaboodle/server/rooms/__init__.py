"""Rooms: state, log, commands, moves, timers and everything shown to clients."""
