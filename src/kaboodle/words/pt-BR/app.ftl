# O que cada página pode dizer: os jogos, a barra, as recusas.

app-name = Kaboodle
app-broken = Algo deu errado
app-broken-why = Uma parte desta página não pôde ser carregada.
app-reload = Carregar a página de novo
app-coming = Só um instante…
app-late = Está demorando mais que o normal
app-late-why = Uma parte da página ainda está a caminho. Vamos pedindo de novo até ela chegar.
app-missing = Não há nada aqui
app-missing-why = O endereço pode estar errado, ou a sala já não existe.
app-home = Ir para o início
app-close = Fechar
app-language = Idioma
app-settings = Ajustes
app-help = Ajuda
app-sound-on = Som ligado
app-sound-off = Som desligado

level-kitten = Gatinho
level-cat = Gata
level-tomcat = Gatão
level-tiger = Tigre

refused-unreadable = O servidor não entendeu. Carregue a página de novo.
refused-no-room = Essa sala não existe.
refused-full = Não há lugar livre.
refused-taken = Já tem alguém aí.
refused-not-seated = Só quem ocupa esse lugar pode fazer isso.
refused-not-host = Só quem organiza pode fazer isso.
refused-barred = Tiraram você desta sala.
refused-not-now = Agora não dá.
refused-invalid = Não deu para entender essa jogada.
refused-illegal = Essa jogada não vale agora.
refused-stale = Tarde demais: o momento passou.
refused-option = Essas opções não combinam.
refused-slow-down = Mais devagar, por favor.
refused-who = O servidor não reconheceu você. Carregue a página de novo.
refused-origin = Esta página não pode falar com esse servidor.
refused-storage = O servidor não conseguiu gravar, então não valeu.
refused-unreachable = O servidor não responde. Você está on-line?
refused-name = Esse nome não vale aqui. Escolha outro.
refused-host = Este servidor não responde neste endereço. Peça o certo a quem cuida dele.
