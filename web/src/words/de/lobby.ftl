lobby-start = Starten
