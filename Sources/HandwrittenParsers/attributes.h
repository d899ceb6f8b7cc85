// The words for attributes: the first letter leaves two of them at most.
#ifndef ATTRIBUTES_H
#define ATTRIBUTES_H

#include "scanning.h"

// A comparison with a constant of a constant length is one of integers.
#define IS(literal) (memcmp(word, literal, sizeof literal - 1) == 0)

INLINE bool ends(const scanner *s, const uint8_t *at) { return at == s->end || !(byte_classes[*at] & WORD_PART); }

// The bytes of a word with the bit set that tells small letters from capitals: no other byte becomes a letter.
INLINE uint64_t folded(const void *word, size_t length) {
  uint64_t bytes = 0;
  memcpy(&bytes, word, length);
  return bytes | UINT64_C(0x2020202020202020);
}

// A word that ends where the literal does moves the scanner behind it.
#define TAKE_IF(comparison, literal, value)                                                                           \
  if ((size_t)(s->end - word) >= sizeof literal - 1 && (comparison) && ends(s, word + sizeof literal - 1)) {          \
    s->at = word + sizeof literal - 1;                                                                               \
    *result = value;                                                                                                 \
    return true;                                                                                                     \
  }

#define TAKE_WORDS(FIRST, TAKE)                                                                                       \
  const uint8_t *word = s->at;                                                                                       \
  if (word == s->end) return false;                                                                                  \
  switch (FIRST) {                                                                                                   \
    case 'b': TAKE("bottom", BOTTOM) TAKE("baseline", BASELINE) return false;                                        \
    case 'c': TAKE("centerX", CENTER_X) TAKE("centerY", CENTER_Y) return false;                                      \
    case 'h': TAKE("height", HEIGHT) return false;                                                                   \
    case 'l': TAKE("left", LEFT) TAKE("leading", LEADING) return false;                                              \
    case 'r': TAKE("right", RIGHT) return false;                                                                     \
    case 't': TAKE("top", TOP) TAKE("trailing", TRAILING) return false;                                              \
    case 'w': TAKE("width", WIDTH) return false;                                                                     \
    default: return false;                                                                                           \
  }

#define TAKE_EXACT(literal, value) TAKE_IF(IS(literal), literal, value)
#define TAKE_FOLDED(literal, value) \
  TAKE_IF(folded(word, sizeof literal - 1) == folded(literal, sizeof literal - 1), literal, value)

INLINE bool take_listed_attribute(scanner *s, attribute *result) { TAKE_WORDS(*word, TAKE_EXACT) }

INLINE bool take_any_case_attribute(scanner *s, attribute *result) { TAKE_WORDS(*word | 0x20, TAKE_FOLDED) }

// Its first letter may be small or a capital; the rest is compared.
INLINE attribute layout_attribute(const uint8_t *text, size_t length) {
  if (length == 0) return NO_ATTRIBUTE;
  uint8_t first = text[0] | 0x20;
  const uint8_t *word = text + 1;
  switch (length) {
    case 3: return first == 't' && IS("op") ? TOP : NO_ATTRIBUTE;
    case 4: return first == 'l' && IS("eft") ? LEFT : NO_ATTRIBUTE;
    case 5: return first == 'w' && IS("idth") ? WIDTH : first == 'r' && IS("ight") ? RIGHT : NO_ATTRIBUTE;
    case 6: return first == 'h' && IS("eight") ? HEIGHT : first == 'b' && IS("ottom") ? BOTTOM : NO_ATTRIBUTE;
    case 7:
      if (first == 'l') return IS("eading") ? LEADING : NO_ATTRIBUTE;
      return first != 'c' ? NO_ATTRIBUTE : IS("enterX") ? CENTER_X : IS("enterY") ? CENTER_Y : NO_ATTRIBUTE;
    case 8: return first == 't' && IS("railing") ? TRAILING : first == 'b' && IS("aseline") ? BASELINE : NO_ATTRIBUTE;
    case 9: return first == 't' && IS("opMargin") ? TOP_MARGIN : NO_ATTRIBUTE;
    case 10: return first == 'l' && IS("eftMargin") ? LEFT_MARGIN : NO_ATTRIBUTE;
    case 11: return first == 'r' && IS("ightMargin") ? RIGHT_MARGIN : NO_ATTRIBUTE;
    case 12:
      if (first == 'l') return IS("astBaseline") ? LAST_BASELINE : NO_ATTRIBUTE;
      return first == 'b' && IS("ottomMargin") ? BOTTOM_MARGIN : NO_ATTRIBUTE;
    case 13:
      if (first == 'f') return IS("irstBaseline") ? FIRST_BASELINE : NO_ATTRIBUTE;
      return first == 'l' && IS("eadingMargin") ? LEADING_MARGIN : NO_ATTRIBUTE;
    case 14: return first == 't' && IS("railingMargin") ? TRAILING_MARGIN : NO_ATTRIBUTE;
    case 20:
      if (first != 'c') return NO_ATTRIBUTE;
      return IS("enterXWithinMargins") ? CENTER_X_WITHIN_MARGINS
        : IS("enterYWithinMargins") ? CENTER_Y_WITHIN_MARGINS : NO_ATTRIBUTE;
    default: return NO_ATTRIBUTE;
  }
}

#endif
