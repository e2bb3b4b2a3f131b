cdef class HandMind:
    cdef public int me, floats
    cdef unsigned char sure[HOLDERS][KINDS]
    cdef int masks[HOLDERS][CLASSES]
    cdef unsigned char counts[HOLDERS][CLASSES]
    cdef signed char float_kind[FLOATS]
    cdef int weights[FLOATS][HOLDERS]
