cdef class Game:
    cdef public Listing listing

cdef class Tally:
    cdef public long long games, decisions, turns, shared
    cdef long long wins[6]
    cdef long long lengths[128]
