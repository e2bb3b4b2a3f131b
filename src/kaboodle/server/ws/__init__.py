"""WebSockets: protocol, frames, heartbeat and outgoing buffers."""
