# What can be heard, for captions.

sound-card = card slides
sound-draw = card drawn
sound-lift = paper slides
sound-heartbeat = heartbeat
sound-flip = card flips
sound-safe = two rising notes
sound-turn = chime
sound-stamp = stamp
sound-nope = stamp, low growl
sound-yup = stamp, bright notes
sound-shuffle = shuffling
sound-future = shimmer
sound-fuse = fuse hisses
sound-alarm = alarm
sound-snip = snip
sound-defuse = snip, bright note
sound-boom = explosion
sound-tick = tick
sound-pop = pop
sound-lose = two falling notes
sound-win = fanfare
sound-hearth = fire crackles
sound-sea = waves
sound-wind = wind
