cdef class Memory:
    cdef public int floats, held_code, dead_out, heck_explodes, dealt_mask
    cdef unsigned char sure[10][24]
    cdef int masks[10][8]
    cdef unsigned char counts[10][8]
    cdef signed char float_kind[24]
    cdef int weights[24][10]
