room-lost = Se ha perdido la conexión. Volviendo…
room-restarting = El servidor se está reiniciando. Tu partida está a salvo y sigue enseguida.
room-gone = Esta sala ya no existe
room-gone-why = Las salas que nadie usa se cierran. Abre otra desde la portada.
room-barred = Aquí no puedes entrar
room-barred-why = Quien lleva este servidor no te deja pasar.
room-removed = Te han echado de esta sala
room-removed-why = Quien organiza ha cerrado esta mesa para ti. Aún puedes mirar.
room-full = Esta sala está llena
room-full-why = Hay demasiada gente mirando. Entrarás en cuanto haya sitio.
room-nobody = Este navegador no guarda cookies
room-nobody-why = Con una cookie el servidor sabe cuál es tu sitio. Permítela en esta página y vuelve a cargarla.
room-outdated = Hay una versión nueva
room-outdated-why = Vuelve a cargar la página para seguir jugando. No se pierde nada.
room-taken = Ya no tienes tu sitio
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
