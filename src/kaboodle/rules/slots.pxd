cdef class Slots:
    cdef unsigned char slot_zone[SLOTS]
    cdef int slot_mask[SLOTS]
    cdef signed char slot_kind[SLOTS]
    cdef unsigned char slot_place[SLOTS]
    cdef unsigned char choice[SLOTS]
    cdef short unseen[KINDS]
    cdef short left[KINDS]
    cdef int slots
