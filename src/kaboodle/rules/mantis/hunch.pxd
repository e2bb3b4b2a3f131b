cdef class Hunch:
    cdef public Game game, blinded
