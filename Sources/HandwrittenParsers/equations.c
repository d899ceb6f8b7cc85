#include "attributes.h"
#include "checksum.h"
#include "numbers.h"

static const number_form form = {.leading_point = false};

INLINE bool parse_attribute(scanner *s, operand *result) {
  result->kind = IMPLIED_ATTRIBUTE;
  return take_listed_attribute(s, &result->attribute);
}

INLINE bool parse_real_number(scanner *s, scalar *result) {
  bool negative = take(s, '-');
  double number;
  if (!take_number(s, form, &number)) return false;
  *result = (scalar){.kind = NUMBER, .number = negative ? -number : number};
  return true;
}

INLINE bool parse_right_side(scanner *s, side *right) {
  *right = (side){.operand = {.kind = NO_OPERAND}};
  if (is(s, DIGIT) || is_byte(s, '-')) {
    scalar number;
    if (!parse_real_number(s, &number)) return false;
    skip(s);
    if (!take(s, '*')) {
      right->adding = '+';
      right->constant = number;
      return true;
    }
    skip(s);
    right->scaling = '*';
    right->multiplier = number;
  }
  if (!parse_attribute(s, &right->operand)) return false;
  skip(s);
  if (is_byte(s, '+') || is_byte(s, '-')) {
    right->adding = (char)*s->at++;
    skip(s);
    if (!parse_real_number(s, &right->constant)) return false;
  }
  return true;
}

INLINE bool parse(scanner *s, equation *result) {
  skip(s);
  result->left = (side){.operand = {.kind = NO_OPERAND}};
  if (!parse_attribute(s, &result->left.operand)) return false;
  skip(s);
  if (s->at == s->end) return false;
  switch (*s->at++) {
    case '=': result->relation = EQUAL; break;
    case '<': result->relation = LESS_THAN_OR_EQUAL; break;
    case '>': result->relation = GREATER_THAN_OR_EQUAL; break;
    default: return false;
  }
  skip(s);
  if (!parse_right_side(s, &result->right)) return false;
  skip(s);
  return s->at == s->end;
}

PASS(handwritten_equations, parse)
