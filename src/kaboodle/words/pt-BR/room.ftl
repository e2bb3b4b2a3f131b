room-lost = A conexão caiu. Voltando…
room-restarting = O servidor está reiniciando. Sua partida está a salvo e já vai continuar.
room-gone = Esta sala não existe mais
room-gone-why = Salas que ninguém usa são fechadas. Abra outra na página inicial.
room-barred = Você não pode entrar aqui
room-barred-why = Quem cuida deste servidor não deixa você entrar.
room-removed = Tiraram você desta sala
room-removed-why = Quem organiza fechou esta mesa para você. Você ainda pode assistir.
room-full = Esta sala está cheia
room-full-why = Há gente demais assistindo. Você entra assim que houver lugar.
room-nobody = Este navegador não guarda cookies
room-nobody-why = Com um cookie o servidor sabe qual é o seu lugar. Permita-o nesta página e carregue-a de novo.
room-outdated = Há uma versão nova
room-outdated-why = Recarregue a página para continuar jogando. Nada se perde.
room-taken = Seu lugar não é mais seu
room-taken-why = Você o deixou em outra janela ou aparelho, ou agora é de outra pessoa. Você pode assistir e se sentar de novo antes da próxima partida.
room-watch = Assistir
room-change = Mudar jogo ou lugares
room-seats = Lugares e opções

# A room that does not let somebody in.

room-locked = Esta sala está trancada
room-locked-why = O anfitrião não deixa mais ninguém entrar. Peça que ele abra.
room-declined = O anfitrião não abriu para você
room-declined-why = Fale com ele ou tente de novo em alguns minutos.
room-kept-out = Você não pode voltar a esta sala
room-kept-out-why = O anfitrião removeu você daqui.
