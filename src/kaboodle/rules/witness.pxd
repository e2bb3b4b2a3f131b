cdef class Witness:
    cdef int records[640][8]
    cdef public int count
