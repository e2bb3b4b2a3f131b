cdef class Questions:
    cdef public int players, current, decision, actor, asked, ask, moment, turns, starter
    cdef public Listing listing
