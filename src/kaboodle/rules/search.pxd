cdef class Tree:
    cdef public Listing out
    cdef public Engine dice
    cdef public int me, nodes, depth, stamp, wideness, trust, insisted, choices
    cdef public double curiosity
    cdef int first[32768]
    cdef int following[32768]
    cdef int visits[32768]
    cdef int offers[32768]
    cdef long long gains[32768]
    cdef long long squares[32768]
    cdef short moves[32768]
    cdef signed char who[32768]
    cdef int signs[32768]
    cdef int path[256]
    cdef int insistence[8]
    cdef int place[448]
    cdef int marked[448]
    cdef int rewards[9]
