cdef class Listing:
    cdef short moves[448]
    cdef public int count, moment, seat, decision
