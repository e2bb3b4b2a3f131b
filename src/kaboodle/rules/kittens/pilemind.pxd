cdef class PileMind:
    cdef public int base_size, loose, firm
    cdef unsigned char base[PILE]
