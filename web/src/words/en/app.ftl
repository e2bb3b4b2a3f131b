# What every page may say.

app-name = Kaboodle
app-broken = Something went wrong
app-broken-why = A part of this page could not be loaded.
app-reload = Load the page again
app-missing = There is nothing here
app-home = To the first page
