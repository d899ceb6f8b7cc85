/* Compares what the WebAssembly module makes of each text of a table with what the library makes of it, inside the
 * module's own memory: what `wasmkit run` can run is one module that reads standard input.
 *
 * The table is what flatten.py makes, each result a row: the memory is given back after each call, as every host does.
 * attach_driver.py puts this and the module together. */

#include <constraint_grammar.h>

void *constraint_grammar_memory_take(size_t count);
void constraint_grammar_memory_reset(void);

typedef struct vector {
  void *bytes;
  size_t count;
} vector;

__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_read")))
int32_t fd_read(int32_t file, const vector *vectors, size_t count, size_t *result);
__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write")))
int32_t fd_write(int32_t file, const vector *vectors, size_t count, size_t *result);
__attribute__((import_module("wasi_snapshot_preview1"), import_name("proc_exit")))
_Noreturn void proc_exit(int32_t status);

enum { capacity = 100000 };

/* Whether as many bytes were there to be read. */
static int read_bytes(void *place, size_t count) {
  char *next = (char *)place;
  while (count > 0) {
    vector rest = {next, count};
    size_t read = 0;
    if (fd_read(0, &rest, 1, &read) != 0 || read == 0) return 0;
    next += read;
    count -= read;
  }
  return 1;
}

static int read_string(vector *string) {
  uint32_t length;
  if (!read_bytes(&length, sizeof length)) return 0;
  char *bytes = (char *)constraint_grammar_memory_take(length + 1);
  bytes[length] = 0;
  string->bytes = bytes;
  string->count = length;
  return read_bytes(bytes, length);
}

static void write_bytes(const char *text, size_t count) {
  vector whole = {(void *)text, count};
  size_t written;
  fd_write(1, &whole, 1, &written);
}

static void write_number(uint32_t number) {
  char digits[10];
  size_t first = sizeof digits;
  do digits[--first] = (char)('0' + number % 10);
  while ((number /= 10) > 0);
  write_bytes(digits + first, sizeof digits - first);
}

static uint32_t rows, results, differences;

static void compare(const vector *expected, const char *actual, ptrdiff_t length) {
  results += 1;
  int is_same = length == (ptrdiff_t)expected->count;
  for (ptrdiff_t index = 0; is_same && index < length; index += 1) is_same = actual[index] == ((char *)expected->bytes)[index];
  if (!is_same) differences += 1;
}

/* What the module makes of a text for one of the results in a row. */
static ptrdiff_t result(uint32_t place, constraint_grammar_dialect dialect, const vector *text, char *buffer) {
  const char *names[] = {"gap", "margin", "x", "a"};
  const double values[] = {8, -2.5, 0, 1e-300};
  const constraint_grammar_names numbers = {0, 0, names, 4, values, 0, 0, 0, 0};
  const char *bytes = (const char *)text->bytes;
  const size_t length = text->count;
  switch (place) {
    case 0: return constraint_grammar_parse_report(dialect, bytes, length, 0, 0, buffer, capacity);
    case 1: return constraint_grammar_parse_report(dialect, bytes, length, 3, 0, buffer, capacity);
    case 2: return constraint_grammar_parse_report(dialect, bytes, length, 1, 0, buffer, capacity);
    case 3: return constraint_grammar_parse_report(CONSTRAINT_GRAMMAR_ANY_DIALECT, bytes, length, 0, 0, buffer, capacity);
    case 4: return constraint_grammar_resolve_names_report(dialect, bytes, length, &numbers, 0, 0, buffer, capacity);
    default:
      return constraint_grammar_translate_report(
          dialect, constraint_grammar_target_at(place - 6), bytes, length, 0, 0, 0, 0, buffer, capacity);
  }
}

/* The text with its fix-its applied is what the module has in a report. */
enum { fixed = 5 };

static void read_row(const char *dialect_name, char *buffer) {
  vector text, digits, expected;
  if (!read_string(&text) || !read_string(&digits) || !read_string(&expected)) proc_exit(65);
  uint32_t place = 0;
  for (const char *digit = (const char *)digits.bytes; *digit; digit += 1) place = place * 10 + (*digit - '0');
  if (place == 0) rows += 1;
  if (place == fixed) return;
  compare(&expected, buffer, result(place, constraint_grammar_dialect_named(dialect_name), &text, buffer));
}

void _start(void) {
  for (;;) {
    constraint_grammar_memory_reset();
    char *buffer = (char *)constraint_grammar_memory_take(capacity);
    vector name;
    if (!read_string(&name)) break;
    read_row((const char *)name.bytes, buffer);
  }
  write_bytes("wasmkit: ", 9);
  write_number(rows);
  write_bytes(" texts, ", 8);
  write_number(differences);
  write_bytes(" differences in ", 16);
  write_number(results);
  write_bytes(" results\n", 9);
  proc_exit(rows > 0 && differences == 0 ? 0 : 1);
}
