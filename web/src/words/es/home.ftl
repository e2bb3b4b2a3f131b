# The first page.
