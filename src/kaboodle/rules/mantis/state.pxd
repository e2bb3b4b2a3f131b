cdef class State:
    cdef unsigned char tanks[6][8]
    cdef unsigned char sizes[6]
    cdef unsigned char scores[6]
    cdef unsigned char pile[105]
    cdef unsigned char exposed[141]
    cdef public int goal, pile_size
    cdef public int winners, blinded
