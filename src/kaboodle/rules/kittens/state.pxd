cdef class State:
    cdef unsigned char alive[SEATS]
    cdef unsigned char box[KINDS]
    cdef unsigned char box_open[KINDS]
    cdef public int living
    cdef public unsigned int titles
    cdef public int combos, stacking, empty_target, auto_defuse, short_attack, dead_out, five_kitten
    cdef public int quiet_armageddon, plain_godcat, heck_explodes, fives, spare, mix_first, quick
    cdef public int mat_godcat, mat_devilcat
    cdef public int owed, attacked
    cdef public int form, move, effect, target, named, held, devil_seat, winner, topmost, noped
    cdef public unsigned int five
