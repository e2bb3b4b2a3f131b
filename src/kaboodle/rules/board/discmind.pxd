cdef class DiscMind:
    cdef public int base_size, ways, drafted
    cdef unsigned char rows[128][64]
    cdef unsigned char draft[128][64]
    cdef unsigned long long odds[128]
    cdef unsigned long long draft_odds[128]
    cdef int in_deck[32]
    cdef int spent[32]
