lobby-start = Começar
