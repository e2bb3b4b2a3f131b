app-name = Kaboodle
app-broken = Algo ha salido mal
app-broken-why = No se pudo cargar una parte de esta página.
app-reload = Volver a cargar la página
app-missing = Aquí no hay nada
app-home = A la portada
