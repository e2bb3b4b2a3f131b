cdef class Clues:
    cdef public int heeds, fears, owing, opened, aimed
    cdef short fear[FEARS][DEEP]
    cdef unsigned char fear_of[FEARS]
    cdef unsigned char looked[SEATS]
    cdef short quiet[SEATS]
