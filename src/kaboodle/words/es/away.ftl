# Quien está ausente, y salir.

away-bot-in = { $name } no está. Un bot juega en { $time }.
away-waits = { $name } no está.
away-hand-over = Que juegue un bot
away-nudge = Avisar a { $name }
away-nudged = Avisado
away-waiting = { $name } te está esperando
leave-title = ¿Dejas la mesa?
leave-waits = Tu partida te espera, lo primero en la página de inicio.
leave-goes-on = La partida sigue. Tu sitio sigue siendo tuyo, lo primero en la página de inicio.
leave-bot = Un bot juega por ti tras { $time }.
leave-stay = Quedarme
leave-go = Ir al inicio
