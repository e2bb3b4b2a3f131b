cdef class Engine:
    cdef public unsigned long long rng
    cdef public int sealed
    cdef public object secret
    cdef public int drawn
    cdef public int watched
    cdef public Witness witness
