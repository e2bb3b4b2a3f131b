# What people can do with the data that the server has of them.

account-title = Deine Daten
account-why = Wir speichern deinen Namen, deine Plätze und deine beendeten Spiele. Sonst nichts.
account-sign-out = Andere Geräte abmelden
account-signed-out = Jetzt ist nur noch dieses Gerät angemeldet.
account-export = Meine Daten laden
account-delete = Meine Daten löschen
account-delete-sure = Ja, alles löschen
account-delete-why = Dein Name und deine Plätze verschwinden überall. Das lässt sich nicht rückgängig machen.
account-deleted = Deine Daten sind gelöscht.
