#include "attributes.h"
#include "checksum.h"
#include "numbers.h"

static const number_form form = {.leading_point = true, .trailing_point = true, .exponent = true};

INLINE bool parse_signed_number(scanner *s, scalar *result) {
  bool negative = take(s, '-');
  if (!negative) take(s, '+');
  double number;
  if (!take_number(s, form, &number)) return false;
  *result = (scalar){.kind = NUMBER, .number = negative ? -number : number};
  return true;
}

INLINE bool parse_constant(scanner *s, scalar *result) {
  skip(s);
  name name;
  if (!take_name(s, &name)) return parse_signed_number(s, result);
  *result = (scalar){.kind = NAME, .name = name};
  return true;
}

// The rest of a path of which the first word was read: the last dot divides the item from the attribute.
INLINE bool parse_path(scanner *s, name word, operand *result) {
  result->kind = ATTRIBUTE_OF_ITEM;
  result->name = word;
  while (take(s, '.')) {
    const uint8_t *start = s->at;
    if (take_listed_attribute(s, &result->attribute) && !is_byte(s, '.')) return true;
    s->at = start;
    name step;
    if (!take_name(s, &step)) return false;
    result->name.count = step.start + step.count - word.start;
  }
  return false;
}

INLINE bool parse_right_side(scanner *s, side *right) {
  *right = (side){.operand = {.kind = NO_OPERAND}};
  name word;
  if (!take_name(s, &word)) {
    right->adding = '+';
    return parse_signed_number(s, &right->constant);
  }
  bool is_metric = !is_byte(s, '.');
  if (is_metric) {
    right->operand = (operand){.kind = METRIC, .name = word};
  } else if (!parse_path(s, word, &right->operand)) {
    return false;
  }
  skip(s);
  if (is_byte(s, '*') || is_byte(s, '/')) {
    right->scaling = (char)*s->at++;
    if (!parse_constant(s, &right->multiplier)) return false;
    skip(s);
  }
  if (is_byte(s, '+') || is_byte(s, '-')) {
    right->adding = (char)*s->at++;
    if (!parse_constant(s, &right->constant)) return false;
  }
  if (is_metric && !right->scaling && !right->adding) {
    right->operand.kind = NO_OPERAND;
    right->adding = '+';
    right->constant = (scalar){.kind = NAME, .name = word};
  }
  return true;
}

INLINE bool parse(scanner *s, equation *result) {
  skip(s);
  name word;
  result->left = (side){.operand = {.kind = NO_OPERAND}};
  if (!take_name(s, &word) || !parse_path(s, word, &result->left.operand)) return false;
  skip(s);
  result->relation = take_relation(s, true, true);
  if (result->relation == NO_RELATION) return false;
  skip(s);
  if (!parse_right_side(s, &result->right)) return false;
  skip(s);
  return s->at == s->end;
}

PASS(handwritten_compact_constraint, parse)
