# O que cada página pode dizer: os jogos, a barra, as recusas.

app-name = Kaboodle
app-broken = Algo deu errado
app-broken-why = Uma parte desta página não carregou.
app-reload = Recarregar a página
app-coming = Só um instante…
app-late = Está demorando mais que o normal
app-late-why = Uma parte da página ainda está carregando. Continuamos tentando.
app-missing = Nada por aqui
app-missing-why = O link pode ter um erro, ou a sala já fechou.
app-home = Início
app-close = Fechar
app-language = Idioma
app-settings = Ajustes
app-help = Ajuda
app-sound-on = Som ligado
app-sound-off = Som desligado

level-kitten = Fácil
level-cat = Médio
level-tomcat = Difícil
level-tiger = Expert

refused-unreadable = Não chegou direito. Recarregue a página.
refused-no-room = Não encontramos essa sala.
refused-full = Não há lugares livres.
refused-taken = Esse lugar está ocupado. Escolha outro.
refused-not-seated = Só quem ocupa esse lugar pode fazer isso.
refused-not-host = Só o anfitrião pode fazer isso.
refused-barred = O anfitrião removeu você desta sala.
refused-not-now = Agora não dá.
refused-invalid = A jogada não chegou direito. Tente de novo.
refused-illegal = Você não pode fazer essa jogada agora.
refused-stale = Tarde demais! A mesa já seguiu.
refused-option = Essas opções não combinam.
refused-slow-down = Opa, mais devagar.
refused-who = Não reconhecemos você. Recarregue a página.
refused-origin = Esta página não pode usar esse servidor.
refused-storage = Não conseguimos salvar a jogada, então não valeu. Tente de novo.
refused-clock = O relógio mais curto aqui é de { $seconds } segundos.
refused-rooms-guest = Você tem salas demais abertas. Termine uma partida ou espere um pouco.
refused-rooms-address = Há salas demais abertas a partir da sua rede. Tente de novo mais tarde.
refused-changes = Esta sala já foi mudada vezes demais. Comece uma partida ou crie uma sala nova.
refused-unreachable = O servidor não responde. Você está online?
refused-name = Esse nome não vale aqui. Escolha outro.
refused-host = Este servidor não responde neste endereço. Peça o certo a quem cuida dele.

# Why a room does not let somebody in.

refused-locked = O anfitrião trancou esta sala.
refused-password = Esta sala precisa de uma senha.
refused-knock = O anfitrião decide quem entra. Espere ele abrir.
refused-kept-out = O anfitrião removeu você e não deixa você voltar.
