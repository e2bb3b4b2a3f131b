cdef class Foresight:
    cdef public Game game, blinded
    cdef public Mind mind
    cdef public int first_peek
    cdef int was_decision, was_current, was_effect, was_noped, was_used, was_supply, was_done
    cdef int peeks[6]
    cdef int tally[32]
