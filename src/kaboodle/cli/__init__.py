"""The commands of `kaboodle`, one file each."""
