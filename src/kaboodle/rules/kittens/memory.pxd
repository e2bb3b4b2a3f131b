cdef class Memory:
    cdef public int held_code, dead_out, heck_explodes, dealt_mask
