"""Scripts that write or check generated files."""
