/* What compiled Swift expects of a system, and what stands before its own runtime because memory is given back all at once. */

#include "memory.h"

/* ---------------------------------------------------------------------------------------------------------- memory --- */

int posix_memalign(void **place, size_t alignment, size_t count) {
  /* No type of the library asks for more than what every piece has. */
  if (alignment > 16) __builtin_trap();
  *place = constraint_grammar_memory_take(count);
  return 0;
}

void free(void *place) { (void)place; }

/* ------------------------------------------------------------------------------------------------ counted references --- */

/* Memory is given back all at once, so nobody waits for a count to become zero. What has been shared once counts as
 * shared from then on, and is copied before it is changed. */

typedef struct object {
  const void *type;
  uintptr_t count;
} object;

object *swift_retain_n(object *object, uint32_t times) {
  /* The top bit says that the object lies on the stack; all other bits, that the compiler laid it out for good. */
  if (object && (object->count & INTPTR_MAX) != INTPTR_MAX) object->count += times;
  return object;
}

object *swift_retain(object *object) { return swift_retain_n(object, 1); }
void swift_release(object *object) { (void)object; }
void swift_release_n(object *object, uint32_t times) { (void)object, (void)times; }

/* -------------------------------------------------------------------------------------------------- global constants --- */

void swift_once(intptr_t *predicate, void (*make)(void *), void *context) {
  enum { made = -1 };
  if (*predicate == made) return;
  constraint_grammar_memory_begin_keeping();
  make(context);
  constraint_grammar_memory_end_keeping();
  *predicate = made;
}

/* ----------------------------------------------------------------------------------------------------------- bytes --- */

int memcmp(const void *left, const void *right, size_t count) {
  const uint8_t *a = left, *b = right;
  for (; count > 0; count -= 1, a += 1, b += 1) {
    if (*a != *b) return *a - *b;
  }
  return 0;
}

size_t strlen(const char *text) {
  const char *end = text;
  while (*end) end += 1;
  return end - text;
}

/* The seed of hash values: the same for each, since no table outlives a call. */
void arc4random_buf(void *place, size_t count) {
  for (uint8_t *byte = place; count > 0; count -= 1) *byte++ = 0;
}

/* ------------------------------------------------------------------------------------------------------ arithmetic --- */

typedef __int128 wide;

/* The product of two numbers of 128 bits, which the processor does not have. */
wide __multi3(wide left, wide right) {
  uint64_t a = (uint64_t)left, b = (uint64_t)right;
  uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
  uint64_t low = a0 * b0, middle = a1 * b0 + (low >> 32), other = a0 * b1 + (uint32_t)middle;
  uint64_t high = a1 * b1 + (middle >> 32) + (other >> 32);
  high += (uint64_t)(left >> 64) * b + a * (uint64_t)(right >> 64);
  return (wide)(((unsigned __int128)high << 64) | (other << 32 | (uint32_t)low));
}
