/// Counts the heap allocations of a process, where the C library lets it.
#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdint.h>

/// The number of allocations since the process began, or -1 where they can't be counted.
int64_t allocation_count(void);

#endif
