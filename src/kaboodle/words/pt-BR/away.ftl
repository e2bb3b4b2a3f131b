# Quem está ausente, e sair.

away-bot-in = { $name } saiu. Um bot joga em { $time }.
away-waits = { $name } saiu.
away-hand-over = Deixar um bot jogar
away-nudge = Cutucar { $name }
away-nudged = Cutucado
away-waiting = { $name } está esperando você
leave-title = Sair da mesa?
leave-waits = Sua partida espera por você, logo no topo do início.
leave-goes-on = A partida continua. O lugar continua seu, logo no topo do início.
leave-bot = Um bot joga por você depois de { $time }.
leave-stay = Ficar aqui
leave-go = Ir para o início
