"""Several processes on one database: who is alive, which rooms are whose, and how clients reach them."""
