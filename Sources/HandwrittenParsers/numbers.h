// Numbers without a sign, correctly rounded.
#ifndef NUMBERS_H
#define NUMBERS_H

#include <math.h>
#include <stdlib.h>

#include "scanning.h"

// What a dialect allows in a number.
typedef struct {
  bool leading_point;
  bool trailing_point;
  bool exponent;
  bool underscores;
} number_form;

static const double powers_of_ten[] = {
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
  1e21, 1e22,
};

// The C library's reading of a number that the fast path below is not exact for.
__attribute__((noinline, unused)) static double slow_number(const uint8_t *start, const uint8_t *end) {
  char buffer[64];
  size_t length = (size_t)(end - start);
  char *copy = length < sizeof buffer ? buffer : malloc(length + 1);
  if (!copy) return INFINITY;
  size_t count = 0;
  for (const uint8_t *at = start; at < end; at++) {
    if (*at != '_') copy[count++] = (char)*at;
  }
  copy[count] = 0;
  double value = strtod(copy, NULL);
  if (copy != buffer) free(copy);
  return value;
}

INLINE bool take_digits(scanner *s, bool underscores, uint64_t *significand, int *count) {
  if (!is(s, DIGIT)) return false;
  do {
    if (*s->at != '_') {
      *significand = *significand * 10 + (*s->at - '0');
      ++*count;
    }
    s->at++;
  } while (is(s, DIGIT) || (underscores && is_byte(s, '_')));
  return true;
}

// A number and what is left behind it; NULL where there is none.
typedef struct {
  const uint8_t *end;
  double value;
} long_number;

// Any number that a dialect allows. The scanner comes as a value: what an address is taken of does not stay in registers.
__attribute__((noinline, unused)) static long_number read_long_number(scanner s, number_form form) {
  const long_number none = {NULL, 0};
  const uint8_t *start = s.at;
  uint64_t significand = 0;
  int digits = 0, places = 0, exponent = 0;
  bool whole = take_digits(&s, form.underscores, &significand, &digits);
  if (!whole && !form.leading_point) return none;
  if (take(&s, '.')) {
    if (!take_digits(&s, form.underscores, &significand, &places) && !(whole && form.trailing_point)) return none;
  } else if (!whole) {
    return none;
  }
  if (form.exponent && s.at < s.end && (*s.at | 0x20) == 'e') {
    s.at++;
    bool negative = take(&s, '-');
    if (!negative) take(&s, '+');
    uint64_t magnitude = 0;
    int count = 0;
    if (!take_digits(&s, form.underscores, &magnitude, &count)) return none;
    exponent = count > 4 ? 9999 : (int)magnitude;
    if (negative) exponent = -exponent;
  }
  // A number must not run on.
  if (is(&s, WORD_PART) || is_byte(&s, '.')) return none;
  int power = exponent - places;
  // Both operands are exact, so the one operation is the only rounding.
  if (digits + places <= 19 && significand <= (UINT64_C(1) << 53) && power >= -22 && power <= 22) {
    double value =
      power < 0 ? (double)significand / powers_of_ten[-power] : (double)significand * powers_of_ten[power];
    return (long_number){s.at, value};
  }
  double value = slow_number(start, s.at);
  return isinf(value) ? none : (long_number){s.at, value};
}

// What most numbers are: a few digits, perhaps with a point among them, read in one loop.
INLINE bool take_number(scanner *s, number_form form, double *result) {
  const uint8_t *start = s->at, *at = start, *point = NULL;
  uint64_t significand = 0;
  for (; at < s->end; at++) {
    uint8_t digit = *at - '0';
    if (digit < 10) {
      significand = significand * 10 + digit;
    } else if (*at == '.' && !point) {
      point = at;
    } else {
      break;
    }
  }
  // An exponent, an underscore, what a number must not run on into, and more digits than are sure to be exact.
  if (at - start > 15 || (at < s->end && (byte_classes[*at] & WORD_PART || *at == '.'))) {
    long_number number = read_long_number(*s, form);
    if (!number.end) return false;
    s->at = number.end;
    *result = number.value;
    return true;
  }
  ptrdiff_t places = point ? at - point - 1 : 0;
  if (point == start ? !form.leading_point || places == 0 : at == start) return false;
  if (point && places == 0 && !form.trailing_point) return false;
  s->at = at;
  *result = places ? (double)significand / powers_of_ten[places] : (double)significand;
  return true;
}

#endif
