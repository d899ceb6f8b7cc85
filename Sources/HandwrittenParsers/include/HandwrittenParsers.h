/// Parsers of the five dialects as they are written by hand in C: what the library's speed is measured against.
///
/// Each goes over the lines of a corpus, accepts exactly the language of its dialect, and gives the checksum of all that
/// it has read. They are recursive descent over a pointer and an end, without diagnostics.
#ifndef HANDWRITTEN_PARSERS_H
#define HANDWRITTEN_PARSERS_H

#include <stddef.h>
#include <stdint.h>

/// Where a line is in the bytes of a corpus.
typedef struct {
  size_t start;
  size_t end;
} handwritten_line;

/// What a pass over a corpus gives.
typedef struct {
  uint64_t checksum;
  size_t accepted_count;
} handwritten_result;

handwritten_result handwritten_compact_constraint(const uint8_t *bytes, const handwritten_line *lines, size_t count);
handwritten_result handwritten_equations(const uint8_t *bytes, const handwritten_line *lines, size_t count);
handwritten_result handwritten_expression_format(const uint8_t *bytes, const handwritten_line *lines, size_t count);
handwritten_result handwritten_formula_style(const uint8_t *bytes, const handwritten_line *lines, size_t count);
handwritten_result handwritten_visual_attribute(const uint8_t *bytes, const handwritten_line *lines, size_t count);

#endif
