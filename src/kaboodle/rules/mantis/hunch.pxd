cdef class Hunch:
    cdef public Game game, blinded
    cdef int worth[8]
