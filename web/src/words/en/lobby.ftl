lobby-start = Start
