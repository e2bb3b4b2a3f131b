cdef class Dealing:
    cdef unsigned char slot_zone[128]
    cdef int slot_mask[128]
    cdef signed char slot_kind[128]
    cdef unsigned char choice[128]
    cdef short unseen[16]
    cdef short left[16]
    cdef int slots
