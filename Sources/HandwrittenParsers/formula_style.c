#include "attributes.h"
#include "checksum.h"
#include "numbers.h"

static const number_form form = {.exponent = true, .underscores = true};

enum { NESTING_LIMIT = 50 };

// A side, or a part of one, reduced to multiplier * item.attribute + constant.
typedef struct {
  name item;
  attribute attribute;  // NO_ATTRIBUTE in a constant alone
  double multiplier;
  double constant;
} reduced;

INLINE bool is_constant(const reduced *r) { return r->attribute == NO_ATTRIBUTE; }

// A sum in parentheses and what is left behind it; NULL where there is none.
typedef struct {
  const uint8_t *end;
  reduced sum;
} nested_sum;

// As values: what an address is taken of does not stay in registers.
static nested_sum parse_sum(scanner s, int depth);

INLINE bool parse_term(scanner *s, reduced *result) {
  name last;
  if (!take_name(s, &result->item)) return false;
  while (take(s, '.')) {
    if (!take_name(s, &last)) return false;
    result->item.count = last.start + last.count - result->item.start;
  }
  if (!take(s, '[')) return false;
  skip(s);
  if (!take(s, '.')) return false;
  const uint8_t *start = s->at;
  while (is(s, WORD_PART)) s->at++;
  result->attribute = layout_attribute(start, (size_t)(s->at - start));
  if (result->attribute == NO_ATTRIBUTE) return false;
  skip(s);
  result->multiplier = 1;
  result->constant = 0;
  return take(s, ']');
}

INLINE bool parse_factor(scanner *s, int depth, reduced *result) {
  bool negative = take(s, '-');
  if (is(s, DIGIT)) {
    result->attribute = NO_ATTRIBUTE;
    result->multiplier = 0;
    if (!take_number(s, form, &result->constant)) return false;
  } else if (take(s, '(')) {
    if (depth == NESTING_LIMIT) return false;
    skip(s);
    nested_sum nested = parse_sum(*s, depth + 1);
    if (!nested.end) return false;
    s->at = nested.end;
    *result = nested.sum;
    skip(s);
    if (!take(s, ')')) return false;
  } else if (!parse_term(s, result)) {
    return false;
  }
  if (negative) {
    if (!is_constant(result)) return false;
    result->constant = -result->constant;
  }
  return true;
}

INLINE bool parse_product(scanner *s, int depth, reduced *left) {
  if (!parse_factor(s, depth, left)) return false;
  while (true) {
    skip(s);
    bool divides = is_byte(s, '/');
    if (!divides && !is_byte(s, '*')) return true;
    s->at++;
    skip(s);
    reduced right;
    if (!parse_factor(s, depth, &right)) return false;
    if (divides) {
      if (!is_constant(left) || !is_constant(&right)) return false;
      left->constant /= right.constant;
    } else {
      if (!is_constant(left) && !is_constant(&right)) return false;
      double factor = is_constant(left) ? left->constant : right.constant;
      if (is_constant(left)) *left = right;
      left->multiplier *= factor;
      left->constant *= factor;
    }
    if (!isfinite(left->multiplier) || !isfinite(left->constant)) return false;
  }
}

INLINE bool parse_sum_inlined(scanner *s, int depth, reduced *left) {
  if (!parse_product(s, depth, left)) return false;
  while (true) {
    bool subtracts = is_byte(s, '-');
    if (!subtracts && !is_byte(s, '+')) return true;
    s->at++;
    skip(s);
    reduced right;
    if (!parse_product(s, depth, &right)) return false;
    if (!is_constant(&right) && (subtracts || !is_constant(left))) return false;
    double constant = subtracts ? left->constant - right.constant : left->constant + right.constant;
    if (is_constant(left)) *left = right;
    left->constant = constant;
    if (!isfinite(left->constant)) return false;
  }
}

static nested_sum parse_sum(scanner s, int depth) {
  nested_sum result;
  result.end = parse_sum_inlined(&s, depth, &result.sum) ? s.at : NULL;
  return result;
}

INLINE side side_of(const reduced *r) {
  if (is_constant(r)) {
    return (side){.operand = {.kind = NO_OPERAND}, .adding = '+', .constant = {.kind = NUMBER, .number = r->constant}};
  }
  return (side){
    .operand = {.kind = ATTRIBUTE_OF_ITEM, .attribute = r->attribute, .name = r->item},
    .scaling = '*', .multiplier = {.kind = NUMBER, .number = r->multiplier},
    // Adding zero makes the -0 that multiplying leaves a 0.
    .adding = '+', .constant = {.kind = NUMBER, .number = r->constant + 0.0},
  };
}

INLINE bool parse(scanner *s, equation *result) {
  reduced left, right;
  skip(s);
  if (!parse_sum_inlined(s, 0, &left)) return false;
  skip(s);
  result->relation = take_relation(s, false, true);
  if (result->relation == NO_RELATION) return false;
  skip(s);
  if (!parse_sum_inlined(s, 0, &right)) return false;
  skip(s);
  if (s->at != s->end || (is_constant(&left) && is_constant(&right))) return false;
  result->left = side_of(&left);
  result->right = side_of(&right);
  return true;
}

PASS(handwritten_formula_style, parse)
