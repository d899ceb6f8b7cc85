/* Compares what the C library makes of each text of a table with what the Swift library makes of it.
 *
 *     table_consumer TABLE
 *
 * The table is what flatten.py makes: for each row its strings, each with its length before it. */

#include <constraint_grammar.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { target_limit = 16 };

typedef struct string {
  char *bytes;
  uint32_t length;
} string;

/* Memory that ends with the last byte, so that reading on is found out. */
static int read_string(FILE *file, string *result) {
  if (fread(&result->length, sizeof result->length, 1, file) != 1) return 0;
  result->bytes = (char *)malloc(result->length > 0 ? result->length : 1);
  return fread(result->bytes, 1, result->length, file) == result->length;
}

static size_t rows, results, differences;

static void compare(const string *text, const char *name, const string *expected, const char *actual, ptrdiff_t length) {
  results += 1;
  if (length == (ptrdiff_t)expected->length && memcmp(actual, expected->bytes, expected->length) == 0) return;
  differences += 1;
  if (differences > 5) return;
  fprintf(
      stderr, "%.*s: %s\n  Swift: %.*s\n  C:     %s\n", (int)text->length, text->bytes, name, (int)expected->length,
      expected->bytes, length < 0 ? constraint_grammar_status_message((int32_t)length) : actual);
}

/* Whether a text states constraints exactly if it is accepted, and one after the other; the only one at once. */
static int has_constraints(constraint_grammar_dialect dialect, const char *text, size_t length, int is_accepted) {
  constraint_grammar_equation equation;
  const ptrdiff_t count = constraint_grammar_constraint_count(dialect, text, length, 0);
  const int32_t status = constraint_grammar_parse(dialect, text, length, &equation, sizeof equation);
  if ((count >= 0) != is_accepted || (status == CONSTRAINT_GRAMMAR_OK) != (count == 1)) return 0;
  for (ptrdiff_t place = 0; place <= count; place += 1) {
    const int32_t answer = place < count ? CONSTRAINT_GRAMMAR_OK : CONSTRAINT_GRAMMAR_INVALID_SIZE;
    if (constraint_grammar_parse_at(dialect, text, length, (size_t)place, &equation, sizeof equation) != answer) return 0;
  }
  return 1;
}

/* Writes a text with its fix-its applied, one after the other; nothing if there are none. */
static ptrdiff_t fix(
    constraint_grammar_dialect dialect, const char *text, size_t length, char *buffer, size_t capacity) {
  const ptrdiff_t count = constraint_grammar_fix_it_count(dialect, text, length);
  if (count <= 0) return count;
  size_t end = 0, written = 0;
  for (ptrdiff_t place = 0; place < count; place += 1) {
    constraint_grammar_fix_it fix_it;
    char replacement[4096];
    const ptrdiff_t size = constraint_grammar_fix_it_at(
        dialect, text, length, (size_t)place, &fix_it, sizeof fix_it, replacement, sizeof replacement);
    if (size < 0 || size >= (ptrdiff_t)sizeof replacement || fix_it.range.offset < end) return -1;
    if (fix_it.column == 0 || fix_it.end_column == 0) return -1;
    if (written + length + (size_t)size >= capacity) return -1;
    memcpy(buffer + written, text + end, fix_it.range.offset - end);
    written += fix_it.range.offset - end;
    memcpy(buffer + written, replacement, (size_t)size);
    written += (size_t)size;
    end = fix_it.range.offset + fix_it.range.length;
  }
  memcpy(buffer + written, text + end, length - end);
  written += length - end;
  buffer[written] = 0;
  return constraint_grammar_constraint_count(dialect, buffer, written, 0) >= 0 ? (ptrdiff_t)written : -1;
}

int main(int argc, char **argv) {
  FILE *file = argc == 2 ? fopen(argv[1], "rb") : NULL;
  if (file == NULL) return 66;

  const char *names[] = {"gap", "margin", "x", "a"};
  const double values[] = {8, -2.5, 0, 1e-300};
  constraint_grammar_names numbers;
  memset(&numbers, 0, sizeof numbers);
  numbers.numbers = names;
  numbers.number_count = 4;
  numbers.values = values;
  const int32_t target_count = constraint_grammar_target_count();
  const size_t capacity = 100000;
  char *buffer = (char *)malloc(capacity);

  string name;
  while (read_string(file, &name)) {
    string text, expected[7 + target_limit];
    int is_whole = read_string(file, &text);
    for (int index = 0; index < 6 + target_count; index += 1) is_whole = is_whole && read_string(file, &expected[index]);
    char dialect_name[64];
    if (!is_whole || name.length >= sizeof dialect_name) return 65;
    snprintf(dialect_name, sizeof dialect_name, "%.*s", (int)name.length, name.bytes);
    const constraint_grammar_dialect dialect = constraint_grammar_dialect_named(dialect_name);
    const char *bytes = text.bytes;
    const size_t length = text.length;
    rows += 1;

    if (!has_constraints(dialect, bytes, length, expected[2].length == 0)) differences += 1;
    results += 1;
    compare(
        &text, "parsed", &expected[0], buffer,
        constraint_grammar_parse_report(dialect, bytes, length, CONSTRAINT_GRAMMAR_RECORD, NULL, buffer, capacity));
    compare(
        &text, "traced", &expected[1], buffer,
        constraint_grammar_parse_report(
            dialect, bytes, length, CONSTRAINT_GRAMMAR_RECORD_WITH_TREE, NULL, buffer, capacity));
    compare(
        &text, "explanation", &expected[2], buffer,
        constraint_grammar_parse_report(dialect, bytes, length, CONSTRAINT_GRAMMAR_DIAGNOSTICS, NULL, buffer, capacity));
    compare(
        &text, "recognised", &expected[3], buffer,
        constraint_grammar_parse_report(
            CONSTRAINT_GRAMMAR_ANY_DIALECT, bytes, length, CONSTRAINT_GRAMMAR_RECORD, NULL, buffer, capacity));
    compare(
        &text, "resolved", &expected[4], buffer,
        constraint_grammar_resolve_names_report(
            dialect, bytes, length, &numbers, CONSTRAINT_GRAMMAR_RECORD, NULL, buffer, capacity));
    compare(&text, "fixed", &expected[5], buffer, fix(dialect, bytes, length, buffer, capacity));
    for (int32_t place = 0; place < target_count; place += 1) {
      const constraint_grammar_target target = constraint_grammar_target_at(place);
      compare(
          &text, constraint_grammar_target_name(target), &expected[6 + place], buffer,
          constraint_grammar_translate_report(
              dialect, target, bytes, length, NULL, NULL, CONSTRAINT_GRAMMAR_RECORD, NULL, buffer, capacity));
    }
    free(name.bytes);
    free(text.bytes);
    for (int index = 0; index < 6 + target_count; index += 1) free(expected[index].bytes);
  }
  free(buffer);
  fclose(file);
  printf("C: %zu texts, %zu differences in %zu results\n", rows, differences, results);
  return rows > 0 && differences == 0 ? 0 : 1;
}
