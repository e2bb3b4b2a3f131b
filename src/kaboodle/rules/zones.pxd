cdef class Zones:
    cdef signed char hands[SEATS][KINDS]
    cdef unsigned char sizes[SEATS]
    cdef unsigned int has[SEATS]
    cdef unsigned char pile[PILE]
    cdef unsigned char discard[PILE]
    cdef unsigned char deck[KINDS]
    cdef public int pile_size, discard_size
