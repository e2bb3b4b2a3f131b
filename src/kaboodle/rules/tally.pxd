cdef class Tally:
    cdef public long long games, decisions, turns, shared
    cdef long long wins[9]
    cdef long long lengths[512]
