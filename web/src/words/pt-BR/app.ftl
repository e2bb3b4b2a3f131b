app-name = Kaboodle
app-broken = Algo deu errado
app-broken-why = Não foi possível carregar uma parte desta página.
app-reload = Recarregar a página
app-missing = Não há nada aqui
app-home = Ir para o início
