cdef class DiscMind:
    cdef public int base_size, loose, firm
    cdef unsigned char base[64]
    cdef unsigned char mixed[64]
