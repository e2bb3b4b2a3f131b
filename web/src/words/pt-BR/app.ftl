# O que cada página pode dizer: os jogos, a barra, as recusas.

app-name = Kaboodle
app-broken = Algo deu errado
app-broken-why = Uma parte desta página não pôde ser carregada.
app-reload = Carregar a página de novo
app-missing = Não há nada aqui
app-missing-why = O endereço pode estar errado, ou a sala já não existe.
app-home = Ir para o início
app-close = Fechar
app-language = Idioma
app-settings = Ajustes
app-help = Ajuda
app-sound-on = Som ligado
app-sound-off = Som desligado

game-original = Original
    .family = Exploding Kittens
game-good-vs-evil = O Bem contra o Mal
    .family = Exploding Kittens
game-two-player = Para Dois
    .family = Exploding Kittens
game-board = O Jogo de Tabuleiro
    .family = Exploding Kittens
game-mantis = Mantis
    .family = Cores e nervos

level-kitten = Gatinho
level-cat = Gata
level-tomcat = Gatão
level-tiger = Tigre

refused-unreadable = O servidor não entendeu. Carregue a página de novo.
refused-no-room = Essa sala não existe.
refused-full = Não há lugar livre.
refused-taken = Já tem alguém aí.
refused-not-seated = Só quem está sentado aí pode fazer isso.
refused-not-host = Só quem cuida da sala pode fazer isso.
refused-barred = Você foi retirado desta sala.
refused-not-now = Agora não dá.
refused-invalid = Essa jogada não pôde ser lida.
refused-illegal = Essa jogada não vale agora.
refused-stale = Tarde demais: o momento passou.
refused-option = Essas opções não combinam.
refused-slow-down = Mais devagar, por favor.
refused-who = Você não foi reconhecido. Carregue a página de novo.
refused-origin = Esta página não pode falar com esse servidor.
refused-storage = O servidor não conseguiu gravar; então não aconteceu.
refused-unreachable = O servidor não responde. Há conexão?
