cdef class State:
    cdef unsigned char spaces[SEATS]
    cdef unsigned char sides[2][SPACES]
    cdef unsigned char discs[SPACES]
    cdef unsigned char used[SPACES]
    cdef unsigned char wheel[CODES]
    cdef public int disc_count, used_count, supply
    cdef public int goal, loop_to, now_cards, start_side, free_arrow, magnets_return, empty_target, auto_defuse
    cdef public int side, done
    cdef public int player, effect, target, held, topmost, noped, winners
