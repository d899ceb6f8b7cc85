// Scanning that the dialects share: white space, words, literals and relations.
#ifndef SCANNING_H
#define SCANNING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "equation.h"

typedef struct {
  const uint8_t *at;
  const uint8_t *end;
  const uint8_t *start;
} scanner;

enum { WORD_PART = 1, WORD_START = 2, WHITE_SPACE = 4, DIGIT = 8 };

#define LETTER (WORD_PART | WORD_START)
#define NUMERIC (WORD_PART | DIGIT)

// Looking a byte up is faster than comparing it with the ends of ranges.
static const uint8_t byte_classes[256] = {
  ['\t' ... '\r'] = WHITE_SPACE, [' '] = WHITE_SPACE, ['0' ... '9'] = NUMERIC,
  ['A' ... 'Z'] = LETTER, ['a' ... 'z'] = LETTER, ['_'] = LETTER,
};

INLINE bool is(const scanner *s, uint8_t class) { return s->at < s->end && (byte_classes[*s->at] & class); }

INLINE bool is_byte(const scanner *s, uint8_t byte) { return s->at < s->end && *s->at == byte; }

INLINE void skip(scanner *s) {
  while (is(s, WHITE_SPACE)) s->at++;
}

INLINE bool take(scanner *s, uint8_t byte) {
  if (!is_byte(s, byte)) return false;
  s->at++;
  return true;
}

INLINE bool take_name(scanner *s, name *result) {
  if (!is(s, WORD_START)) return false;
  const uint8_t *start = s->at++;
  while (is(s, WORD_PART)) s->at++;
  *result = (name){(uint32_t)(start - s->start), (uint32_t)(s->at - start)};
  return true;
}

// `==`, `<=` and `>=`; a single `=` where the dialect has it.
INLINE relation take_relation(scanner *s, bool single, bool twofold) {
  if (s->at == s->end) return NO_RELATION;
  switch (*s->at++) {
    case '=': return twofold && take(s, '=') ? EQUAL : single ? EQUAL : NO_RELATION;
    case '<': return take(s, '=') ? LESS_THAN_OR_EQUAL : NO_RELATION;
    case '>': return take(s, '=') ? GREATER_THAN_OR_EQUAL : NO_RELATION;
    default: return NO_RELATION;
  }
}

#endif
