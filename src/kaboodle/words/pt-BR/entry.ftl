# Quem pode entrar numa sala: o que o anfitrião escolhe, quem espera e o que se pede a um convidado.

entry-title = Quem pode entrar
entry-why = Quem tem lugar aqui sempre pode voltar.
entry-open = Quem tiver o link
entry-ask = Eu abro a porta
entry-password = Com senha
entry-locked = Mais ninguém
entry-password-new = Senha desta sala
entry-password-set = Definir senha
entry-waits = { $name } quer entrar
entry-waits-why = Esperando na porta
entry-let-in = Deixar { $name } entrar
entry-turn-away = Não deixar { $name } entrar
entry-keep-out = Remover { $name } e não deixar voltar
entry-needs = Esta sala tem senha
entry-needs-why = Peça ao seu anfitrião.
entry-wrong = Não é essa. Tente de novo.
entry-password-yours = Senha
entry-go = Entrar
entry-waiting = Seu anfitrião sabe que você está aqui
entry-waiting-why = Você entra assim que ele abrir.
menu-report = Denunciar { $name }
menu-reported = Denúncia enviada. Obrigado por avisar.
