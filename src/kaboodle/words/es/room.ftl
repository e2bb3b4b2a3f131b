room-lost = Se ha perdido la conexión. Reconectando…
room-restarting = El servidor se está reiniciando. Tu partida está a salvo y sigue enseguida.
room-gone = Esta sala se ha cerrado
room-gone-why = Las salas sin uso se cierran al cabo de un rato. Abre otra desde el inicio.
room-barred = No puedes entrar en esta sala
room-barred-why = Te han bloqueado en este servidor.
room-removed = Te han sacado de esta sala
room-removed-why = El anfitrión te ha sacado de la mesa. Aún puedes mirar.
room-full = Esta sala está llena
room-full-why = Hay demasiada gente mirando. Entrarás en cuanto haya sitio.
room-nobody = Las cookies están desactivadas
room-nobody-why = Usamos una cookie: así recordamos tu sitio. Permítela en esta página y recarga.
room-outdated = Hay una versión nueva
room-outdated-why = Recarga la página y sigue jugando. No se pierde nada.
room-taken = Has perdido tu sitio
room-taken-why = Lo dejaste en otra ventana o dispositivo, o ahora es de otra persona. Puedes mirar y volver a sentarte antes de la próxima partida.
room-watch = Mirar
room-change = Cambiar juego o sitios
room-seats = Sitios y opciones

# A room that does not let somebody in.

room-locked = Esta sala está cerrada
room-locked-why = El anfitrión no deja entrar a nadie más. Pídele que abra.
room-declined = El anfitrión no te ha abierto
room-declined-why = Habla con él o prueba otra vez en unos minutos.
room-kept-out = No puedes volver a esta sala
room-kept-out-why = El anfitrión te ha sacado de aquí.
