"""A benchmark that can be cited: an agent against a frozen pool, on paired deals, with luck removed."""
