/* Memory that is taken piece by piece and given back all at once. */

#ifndef CONSTRAINT_GRAMMAR_MEMORY_H
#define CONSTRAINT_GRAMMAR_MEMORY_H

#include <stddef.h>
#include <stdint.h>

/* Room for so many bytes, aligned for every type. It holds what is written to it until the memory is reset. */
void *constraint_grammar_memory_take(size_t count);

/* Adds so many bytes to the room that ends there, if it is the last that was taken; says whether it did. */
_Bool constraint_grammar_memory_extend(const uint8_t *end, size_t count);

/* Gives back all that was taken, except what the module keeps for itself. */
void constraint_grammar_memory_reset(void);

#endif
