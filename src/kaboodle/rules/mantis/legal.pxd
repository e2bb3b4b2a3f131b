cdef class Listing:
    cdef short moves[8]
    cdef public int count
