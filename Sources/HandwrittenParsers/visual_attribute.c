#include "attributes.h"
#include "checksum.h"
#include "numbers.h"

static const number_form form = {.trailing_point = true};

INLINE bool parse_pair(scanner *s, operand *result) {
  result->kind = ATTRIBUTE_OF_ITEM;
  return take_name(s, &result->name) && take(s, '.') && take_any_case_attribute(s, &result->attribute);
}

INLINE bool parse_constant(scanner *s, scalar *result) {
  skip(s);
  result->kind = NUMBER;
  return take_number(s, form, &result->number);
}

INLINE bool parse_right_side(scanner *s, side *right) {
  *right = (side){.operand = {.kind = NO_OPERAND}};
  if (is(s, DIGIT)) {
    right->adding = '+';
    return parse_constant(s, &right->constant);
  }
  if (!parse_pair(s, &right->operand)) return false;
  skip(s);
  if (take(s, '*')) {
    right->scaling = '*';
    if (!parse_constant(s, &right->multiplier)) return false;
    skip(s);
  }
  if (is_byte(s, '+') || is_byte(s, '-')) {
    right->adding = (char)*s->at++;
    if (!parse_constant(s, &right->constant)) return false;
  }
  return true;
}

INLINE bool parse(scanner *s, equation *result) {
  skip(s);
  result->left = (side){.operand = {.kind = NO_OPERAND}};
  if (!parse_pair(s, &result->left.operand)) return false;
  skip(s);
  result->relation = take_relation(s, false, true);
  if (result->relation == NO_RELATION) return false;
  skip(s);
  if (!parse_right_side(s, &result->right)) return false;
  skip(s);
  return s->at == s->end;
}

PASS(handwritten_visual_attribute, parse)
