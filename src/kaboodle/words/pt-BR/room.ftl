room-lost = A conexão caiu. Reconectando…
room-restarting = O servidor está reiniciando. Sua partida está a salvo e já vai continuar.
room-gone = Esta sala fechou
room-gone-why = Salas sem uso fecham depois de um tempo. Abra outra no início.
room-barred = Você não pode entrar nesta sala
room-barred-why = Você foi bloqueado neste servidor.
room-removed = Removeram você desta sala
room-removed-why = O anfitrião removeu você da mesa. Você ainda pode assistir.
room-full = Esta sala está cheia
room-full-why = Há gente demais assistindo. Você entra assim que houver lugar.
room-nobody = Os cookies estão desativados
room-nobody-why = Usamos um cookie: assim lembramos do seu lugar. Permita nesta página e recarregue.
room-outdated = Há uma versão nova
room-outdated-why = Recarregue a página e continue jogando. Nada se perde.
room-taken = Você perdeu seu lugar
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
