# A página de cada carta: o que faz e o que se costuma perguntar. Em nossas palavras; embaixo, os números das regras.

help-title = Cartas
help-choose = Escolha uma carta para ler mais.
help-back = Todas as cartas
help-copies = { $count ->
    [one] { $count } na caixa
   *[other] { $count } na caixa
}
help-rules = Todas as regras deste jogo
help-ids = De onde vem
help-keys = Teclas
help-keys-list = As setas percorrem sua mão, Enter joga, N diz Não!, P deixa acontecer, ? abre esta ajuda. Escape pula o que se move.
help-missing = Este jogo não tem páginas de ajuda no navegador.
