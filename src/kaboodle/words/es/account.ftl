# What people can do with the data that the server has of them.

account-title = Tus datos
account-why = Guardamos tu nombre, tus sitios y tus partidas terminadas. Nada más.
account-sign-out = Cerrar en otros dispositivos
account-signed-out = Ahora solo vale este dispositivo.
account-export = Descargar mis datos
account-delete = Borrar mis datos
account-delete-sure = Sí, borrarlo todo
account-delete-why = Tu nombre y tus sitios desaparecen en todas partes. No se puede deshacer.
account-deleted = Tus datos ya no están.
