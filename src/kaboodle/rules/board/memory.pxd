cdef class Memory:
    cdef public int me, floats
    cdef unsigned char sure[6][16]
    cdef int masks[6][4]
    cdef unsigned char counts[6][4]
    cdef signed char float_kind[24]
    cdef int weights[24][6]
