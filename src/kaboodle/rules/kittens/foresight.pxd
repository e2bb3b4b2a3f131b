cdef class Foresight:
    cdef public Game game, blinded
    cdef public Mind mind
    cdef public int kittens
    cdef public int first_peek
    cdef int peeks[9]
