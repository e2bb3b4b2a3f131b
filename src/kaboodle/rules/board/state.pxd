cdef class State:
    cdef signed char hands[6][16]
    cdef unsigned char sizes[6]
    cdef unsigned int has[6]
    cdef unsigned char spaces[6]
    cdef unsigned char sides[2][64]
    cdef unsigned char pile[120]
    cdef unsigned char discard[120]
    cdef unsigned char discs[64]
    cdef unsigned char used[64]
    cdef unsigned char deck[16]
    cdef unsigned char wheel[32]
    cdef public int pile_size, discard_size, disc_count, used_count, supply
    cdef public int goal, loop_to, now_cards, start_side, free_arrow, magnets_return, empty_target, auto_defuse
    cdef public int side, done
    cdef public int player, effect, target, held, topmost, noped, winners
