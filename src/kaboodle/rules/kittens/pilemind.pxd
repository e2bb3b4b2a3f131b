cdef class PileMind:
    cdef public int me, base_size, loose, firm
    cdef unsigned char base[120]
