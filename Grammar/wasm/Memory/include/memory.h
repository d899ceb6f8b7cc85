/* Memory that is taken piece by piece and given back all at once. */

#ifndef CONSTRAINT_GRAMMAR_MEMORY_H
#define CONSTRAINT_GRAMMAR_MEMORY_H

#include <stddef.h>
#include <stdint.h>

/* Room for so many bytes, aligned for every type. It holds what is written to it until the memory is reset. A module that can't
 * have so much memory ends in a trap, and its host needs another instance. */
void *constraint_grammar_memory_take(size_t count);

/* Gives back all that was taken, except what is kept. */
void constraint_grammar_memory_reset(void);

/* What is taken between these two is kept: it is no part of what is given back. They nest. */
void constraint_grammar_memory_begin_keeping(void);
void constraint_grammar_memory_end_keeping(void);

/* Adds so many bytes to the room that ends there, if there is more behind it that is nobody's; says whether it did. */
_Bool constraint_grammar_memory_extend(const uint8_t *end, size_t count);

/* Copies so many bytes to where more can be added to them, and then some without another copy. */
uint8_t *constraint_grammar_memory_move(const uint8_t *start, size_t count, size_t more);

/* A text: so many bytes of UTF-8 from there on. */
typedef struct constraint_grammar_text constraint_grammar_text;

/* A literal takes no memory but its bytes: the lower bits of its pointer say where it begins, those above how long it is,
 * and the top bit that it is one. */
enum {
  constraint_grammar_text_start_bits = sizeof(void *) == 4 ? 20 : 48,
  constraint_grammar_text_length_bits = 11
};

/* The text that so many bytes are; it is there until the memory is reset. */
const constraint_grammar_text *constraint_grammar_text_of(const uint8_t *start, size_t length);

/* The first of the bytes of a text. */
const uint8_t *constraint_grammar_text_start(const constraint_grammar_text *text);

/* How many bytes a text takes. */
size_t constraint_grammar_text_length(const constraint_grammar_text *text);

#endif
