// The words for attributes: one comparison or two for a word of a given length.
#ifndef ATTRIBUTES_H
#define ATTRIBUTES_H

#include "scanning.h"

// A comparison with a constant of a constant length is one of integers.
#define IS(literal) (memcmp(word, literal, sizeof literal - 1) == 0)

INLINE attribute listed_attribute(const uint8_t *word, size_t length) {
  switch (length) {
    case 3: return IS("top") ? TOP : NO_ATTRIBUTE;
    case 4: return IS("left") ? LEFT : NO_ATTRIBUTE;
    case 5: return IS("width") ? WIDTH : IS("right") ? RIGHT : NO_ATTRIBUTE;
    case 6: return IS("height") ? HEIGHT : IS("bottom") ? BOTTOM : NO_ATTRIBUTE;
    case 7: return IS("leading") ? LEADING : IS("centerX") ? CENTER_X : IS("centerY") ? CENTER_Y : NO_ATTRIBUTE;
    case 8: return IS("trailing") ? TRAILING : IS("baseline") ? BASELINE : NO_ATTRIBUTE;
    default: return NO_ATTRIBUTE;
  }
}

// The bytes of a word with the bit set that tells small letters from capitals: no other byte of a word becomes a letter.
INLINE uint64_t folded(const void *word, size_t length) {
  uint64_t bytes = 0;
  memcpy(&bytes, word, length);
  return bytes | UINT64_C(0x2020202020202020);
}

#define FOLDS(literal) (folded(word, sizeof literal - 1) == folded(literal, sizeof literal - 1))

INLINE attribute any_case_attribute(const uint8_t *word, size_t length) {
  switch (length) {
    case 3: return FOLDS("top") ? TOP : NO_ATTRIBUTE;
    case 4: return FOLDS("left") ? LEFT : NO_ATTRIBUTE;
    case 5: return FOLDS("width") ? WIDTH : FOLDS("right") ? RIGHT : NO_ATTRIBUTE;
    case 6: return FOLDS("height") ? HEIGHT : FOLDS("bottom") ? BOTTOM : NO_ATTRIBUTE;
    case 7:
      return FOLDS("leading") ? LEADING : FOLDS("centerX") ? CENTER_X : FOLDS("centerY") ? CENTER_Y : NO_ATTRIBUTE;
    case 8: return FOLDS("trailing") ? TRAILING : FOLDS("baseline") ? BASELINE : NO_ATTRIBUTE;
    default: return NO_ATTRIBUTE;
  }
}

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

INLINE bool take_listed_attribute(scanner *s, attribute *result) {
  const uint8_t *start = s->at;
  while (is(s, WORD_PART)) s->at++;
  *result = listed_attribute(start, (size_t)(s->at - start));
  return *result != NO_ATTRIBUTE;
}

#endif
