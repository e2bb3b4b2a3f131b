cdef class Prospect:
    cdef double brings[3][2][8]
    cdef double known[24]
    cdef double owed[8]
    cdef int looked[24]
    cdef int slot
