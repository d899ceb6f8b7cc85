#include "attributes.h"
#include "checksum.h"
#include "numbers.h"

static const number_form form = {.leading_point = false};

// What is behind an item's name.
INLINE bool parse_attribute(scanner *s, name item, operand *result) {
  skip(s);
  result->kind = ATTRIBUTE_OF_ITEM;
  result->name = item;
  return take_listed_attribute(s, &result->attribute);
}

INLINE bool parse_constant(scanner *s, scalar *result) {
  skip(s);
  bool negative = take(s, '-');
  if (negative) skip(s);
  name name;
  if (take_name(s, &name)) {
    *result = (scalar){.kind = negative ? NEGATED_NAME : NAME, .name = name};
    return true;
  }
  double number;
  if (!take_number(s, form, &number)) return false;
  *result = (scalar){.kind = NUMBER, .number = negative ? -number : number};
  return true;
}

INLINE bool parse_right_side(scanner *s, side *right) {
  *right = (side){.operand = {.kind = NO_OPERAND}};
  name word;
  if (!take_name(s, &word)) {
    right->adding = '+';
    return parse_constant(s, &right->constant);
  }
  skip(s);
  if (!take(s, '.')) {
    right->adding = '+';
    right->constant = (scalar){.kind = NAME, .name = word};
    return true;
  }
  if (!parse_attribute(s, word, &right->operand)) return false;
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
  name word;
  result->left = (side){.operand = {.kind = NO_OPERAND}};
  if (!take_name(s, &word)) return false;
  skip(s);
  if (!take(s, '.') || !parse_attribute(s, word, &result->left.operand)) return false;
  skip(s);
  result->relation = take_relation(s, true, false);
  if (result->relation == NO_RELATION) return false;
  skip(s);
  if (!parse_right_side(s, &result->right)) return false;
  skip(s);
  return s->at == s->end;
}

PASS(handwritten_expression_format, parse)
