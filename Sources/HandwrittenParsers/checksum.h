// The checksum of all that was read: the one that Checksum.swift computes.
#ifndef CHECKSUM_H
#define CHECKSUM_H

#include <string.h>

#include "HandwrittenParsers.h"
#include "equation.h"

INLINE uint64_t mix(uint64_t sum, uint64_t number) {
  return (sum << 5 | sum >> 59) ^ (number * UINT64_C(0x9E3779B97F4A7C15));
}

INLINE uint64_t mix_name(uint64_t sum, name name, const uint8_t *line) {
  return mix(sum, (uint64_t)name.start << 40 ^ (uint64_t)name.count << 8 ^ line[name.start]);
}

INLINE uint64_t mix_scalar(uint64_t sum, const scalar *scalar, const uint8_t *line) {
  if (scalar->kind != NUMBER) return mix_name(mix(sum, scalar->kind == NEGATED_NAME ? 5 : 6), scalar->name, line);
  uint64_t bits;
  memcpy(&bits, &scalar->number, sizeof bits);
  return mix(sum, bits);
}

INLINE uint64_t mix_side(uint64_t sum, const side *side, const uint8_t *line) {
  switch (side->operand.kind) {
    case ATTRIBUTE_OF_ITEM:
      sum = mix_name(mix(sum, (uint64_t)side->operand.attribute << 32), side->operand.name, line);
      break;
    case IMPLIED_ATTRIBUTE: sum = mix(sum, (uint64_t)side->operand.attribute << 16); break;
    case METRIC: sum = mix_name(sum, side->operand.name, line); break;
    case NO_OPERAND: sum = mix(sum, 7); break;
  }
  if (side->scaling) sum = mix_scalar(mix(sum, side->scaling == '*' ? 1 : 2), &side->multiplier, line);
  if (side->adding) sum = mix_scalar(mix(sum, side->adding == '+' ? 3 : 4), &side->constant, line);
  return sum;
}

// Defines the pass over a corpus; the parser is inlined into it.
#define PASS(function, parse)                                                                                        \
  handwritten_result function(const uint8_t *bytes, const handwritten_line *lines, size_t count) {                   \
    handwritten_result result = {0, 0};                                                                              \
    for (size_t i = 0; i < count; i++) {                                                                             \
      const uint8_t *line = bytes + lines[i].start;                                                                  \
      scanner s = {line, bytes + lines[i].end, line};                                                                \
      equation e;                                                                                                    \
      if (!parse(&s, &e)) {                                                                                          \
        result.checksum = mix(result.checksum, 11);                                                                  \
        continue;                                                                                                    \
      }                                                                                                              \
      result.accepted_count++;                                                                                       \
      result.checksum = mix_side(result.checksum, &e.left, line);                                                    \
      result.checksum = mix(result.checksum, e.relation);                                                            \
      result.checksum = mix_side(result.checksum, &e.right, line);                                                   \
    }                                                                                                                \
    return result;                                                                                                   \
  }

#endif
