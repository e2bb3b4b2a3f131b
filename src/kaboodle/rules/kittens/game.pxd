cdef class Game:
    cdef public Listing listing

cdef class Tally:
    cdef public long long games, decisions, turns
    cdef long long wins[9]
    cdef long long lengths[512]
