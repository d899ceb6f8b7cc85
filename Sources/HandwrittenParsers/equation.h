// What a line states: names are ranges of the line.
#ifndef EQUATION_H
#define EQUATION_H

#include <stdbool.h>
#include <stdint.h>

// A whole parser becomes one function, whose places and numbers stay in registers: a sixth faster than what the compiler
// inlines of itself.
#define INLINE static inline __attribute__((always_inline))

typedef struct {
  uint32_t start;
  uint32_t count;
} name;

// In the order of the cases of `Attribute`, which the checksum numbers.
typedef enum {
  LEFT, RIGHT, TOP, BOTTOM, LEADING, TRAILING, WIDTH, HEIGHT, CENTER_X, CENTER_Y, BASELINE,
  FIRST_BASELINE, LAST_BASELINE, LEFT_MARGIN, RIGHT_MARGIN, TOP_MARGIN, BOTTOM_MARGIN, LEADING_MARGIN, TRAILING_MARGIN,
  CENTER_X_WITHIN_MARGINS, CENTER_Y_WITHIN_MARGINS,
  NO_ATTRIBUTE
} attribute;

typedef enum { EQUAL, LESS_THAN_OR_EQUAL, GREATER_THAN_OR_EQUAL, NO_RELATION } relation;

typedef struct {
  enum { NUMBER, NAME, NEGATED_NAME } kind;
  union {
    double number;
    name name;
  };
} scalar;

typedef struct {
  enum { NO_OPERAND, ATTRIBUTE_OF_ITEM, IMPLIED_ATTRIBUTE, METRIC } kind;
  attribute attribute;
  name name;
} operand;

typedef struct {
  operand operand;
  // 0 where there is none.
  char scaling;
  char adding;
  scalar multiplier;
  scalar constant;
} side;

typedef struct {
  side left;
  relation relation;
  side right;
} equation;

#endif
