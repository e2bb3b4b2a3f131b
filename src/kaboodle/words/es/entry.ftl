# Quién puede entrar en una sala: lo que elige el anfitrión, quién espera y qué se le pide a un invitado.

entry-title = Quién puede entrar
entry-why = Quien tiene sitio aquí siempre puede volver.
entry-open = Quien tenga el enlace
entry-ask = Yo abro la puerta
entry-password = Con contraseña
entry-locked = Nadie más
entry-password-new = Contraseña de esta sala
entry-password-set = Poner contraseña
entry-waits = { $name } quiere entrar
entry-waits-why = Esperan en la puerta
entry-let-in = Dejar entrar a { $name }
entry-turn-away = No dejar entrar a { $name }
entry-keep-out = Sacar a { $name } y no dejar que vuelva
entry-needs = Esta sala tiene contraseña
entry-needs-why = Pídesela a tu anfitrión.
entry-wrong = No es esa. Prueba otra vez.
entry-password-yours = Contraseña
entry-go = Entrar
entry-waiting = Tu anfitrión sabe que estás aquí
entry-waiting-why = Entras en cuanto te abra.
menu-report = Denunciar a { $name }
menu-reported = Denuncia enviada. Gracias por avisar.
