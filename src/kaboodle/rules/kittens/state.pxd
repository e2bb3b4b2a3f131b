cdef class State:
    cdef signed char hands[9][24]
    cdef unsigned char sizes[9]
    cdef unsigned int has[9]
    cdef unsigned char alive[9]
    cdef unsigned char pile[120]
    cdef unsigned char discard[120]
    cdef unsigned char deck[24]
    cdef unsigned char box[24]
    cdef unsigned char box_open[24]
    cdef public int living, pile_size, discard_size
    cdef public unsigned int titles
    cdef public int combos, stacking, empty_target, auto_defuse, short_attack, dead_out, five_kitten
    cdef public int quiet_armageddon, plain_godcat, heck_explodes, fives, spare, mix_first, quick
    cdef public int mat_godcat, mat_devilcat
    cdef public int owed, attacked
    cdef public int form, move, effect, target, named, held, devil_seat, winner, topmost, noped
    cdef public unsigned int five
