/* Calls the C library in every way that it does not ask for, and from many threads. Valid as C99 and as C++. */

#include <constraint_grammar.h>

#include <limits.h>
#include <math.h>
#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures;

#define EXPECT(condition) ((condition) ? (void)0 : fail(__LINE__, #condition))

static void fail(int line, const char *condition) {
  fprintf(stderr, "misuse.c:%d: %s does not hold\n", line, condition);
  failures += 1;
}

static const char accepted[] = "button.height = button.width / 1.6";
static const char rejected[] = "button.height := button.width";

static constraint_grammar_dialect dialect(void) { return constraint_grammar_dialect_named("compact-constraint"); }

/* A function that writes a text, called with every capacity from 0 to more than it needs. */
typedef ptrdiff_t (*writer)(char *buffer, size_t capacity);

static ptrdiff_t write_record(char *buffer, size_t capacity) {
  return constraint_grammar_parse_report(
      dialect(), accepted, strlen(accepted), CONSTRAINT_GRAMMAR_RECORD, NULL, buffer, capacity);
}

static ptrdiff_t write_tree(char *buffer, size_t capacity) {
  return constraint_grammar_parse_report(
      dialect(), accepted, strlen(accepted), CONSTRAINT_GRAMMAR_RECORD_WITH_TREE, NULL, buffer, capacity);
}

static ptrdiff_t write_diagnostics(char *buffer, size_t capacity) {
  return constraint_grammar_parse_report(
      dialect(), rejected, strlen(rejected), CONSTRAINT_GRAMMAR_DIAGNOSTICS, NULL, buffer, capacity);
}

static ptrdiff_t write_resolved(char *buffer, size_t capacity) {
  return constraint_grammar_resolve_names_report(
      dialect(), "a.left = b.top", 14, NULL, CONSTRAINT_GRAMMAR_DIAGNOSTICS_JSON, NULL, buffer, capacity);
}

static ptrdiff_t write_translation(char *buffer, size_t capacity) {
  constraint_grammar_target anchors = constraint_grammar_target_named("anchors");
  return constraint_grammar_translate(dialect(), anchors, accepted, strlen(accepted), NULL, NULL, buffer, capacity);
}

static void test_capacities(writer write) {
  ptrdiff_t needed = write(NULL, 0);
  EXPECT(needed > 0);
  char *whole = (char *)malloc((size_t)needed + 1);
  EXPECT(write(whole, (size_t)needed + 1) == needed);
  EXPECT(strlen(whole) == (size_t)needed);
  for (size_t capacity = 1; capacity <= (size_t)needed + 2; capacity += 1) {
    /* Behind the buffer lies what must not be written to. */
    char *buffer = (char *)malloc(capacity + 1);
    memset(buffer, 'x', capacity + 1);
    EXPECT(write(buffer, capacity) == needed);
    size_t length = capacity - 1 < (size_t)needed ? capacity - 1 : (size_t)needed;
    EXPECT(strlen(buffer) == length && memcmp(buffer, whole, length) == 0 && buffer[capacity] == 'x');
    free(buffer);
  }
  free(whole);
}

static void test_numbers(void) {
  const int32_t wrong[] = {-1, 9, 15, 100, CONSTRAINT_GRAMMAR_ANY_DIALECT, INT32_MAX, INT32_MIN};
  char buffer[8];
  constraint_grammar_equation equation;
  for (size_t index = 0; index < sizeof wrong / sizeof *wrong; index += 1) {
    int32_t number = wrong[index];
    EXPECT(constraint_grammar_dialect_name(number) == NULL && constraint_grammar_dialect_library(number) == NULL);
    EXPECT(constraint_grammar_dialect_sample(number) == NULL);
    EXPECT(constraint_grammar_target_name(number) == NULL);
    EXPECT(number == 9 || number == 15 || constraint_grammar_attribute_name(number) == NULL);
    EXPECT(constraint_grammar_relation_sign(number) == NULL);
    EXPECT(number == -1 || constraint_grammar_status_message(number) == NULL);
    if (number != CONSTRAINT_GRAMMAR_ANY_DIALECT) {
      EXPECT(constraint_grammar_parse(number, accepted, 1, &equation, sizeof equation) == CONSTRAINT_GRAMMAR_UNKNOWN_DIALECT);
      EXPECT(
          constraint_grammar_parse_report(number, accepted, 1, 0, NULL, buffer, 8) == CONSTRAINT_GRAMMAR_UNKNOWN_DIALECT);
    }
    EXPECT(
        constraint_grammar_resolve_names_report(number, accepted, 1, NULL, 0, NULL, buffer, 8)
        == CONSTRAINT_GRAMMAR_UNKNOWN_DIALECT);
    EXPECT(
        constraint_grammar_translate(number, 0, accepted, 1, NULL, NULL, buffer, 8) == CONSTRAINT_GRAMMAR_UNKNOWN_DIALECT);
    EXPECT(
        constraint_grammar_translate(0, number, accepted, 1, NULL, NULL, buffer, 8) == CONSTRAINT_GRAMMAR_UNKNOWN_TARGET);
    EXPECT(
        constraint_grammar_translate_report(0, number, accepted, 1, NULL, NULL, 0, NULL, buffer, 8)
        == CONSTRAINT_GRAMMAR_UNKNOWN_TARGET);
    EXPECT(constraint_grammar_parse_report(0, accepted, 1, number, NULL, buffer, 8) == CONSTRAINT_GRAMMAR_UNKNOWN_REPORT);
    EXPECT(buffer[0] == 0);
  }
  for (int32_t status = 0; status >= CONSTRAINT_GRAMMAR_UNKNOWN_OPTION; status -= 1) {
    EXPECT(constraint_grammar_status_message(status) != NULL);
  }
  EXPECT(strcmp(constraint_grammar_attribute_name(CONSTRAINT_GRAMMAR_CENTER_Y_WITHIN_MARGINS), "centerYWithinMargins") == 0);
  EXPECT(strcmp(constraint_grammar_attribute_name(CONSTRAINT_GRAMMAR_LEADING), "leading") == 0);
  EXPECT(strcmp(constraint_grammar_attribute_name(CONSTRAINT_GRAMMAR_LAST_BASELINE), "lastBaseline") == 0);
  EXPECT(strcmp(constraint_grammar_relation_sign(CONSTRAINT_GRAMMAR_GREATER_THAN_OR_EQUAL), ">=") == 0);
  EXPECT(strcmp(constraint_grammar_version(), CONSTRAINT_GRAMMAR_VERSION) == 0);
}

static void test_names(void) {
  EXPECT(constraint_grammar_dialect_named(NULL) == CONSTRAINT_GRAMMAR_NULL_POINTER);
  EXPECT(constraint_grammar_dialect_named("") == CONSTRAINT_GRAMMAR_UNKNOWN_DIALECT);
  EXPECT(constraint_grammar_dialect_named("anchors") == CONSTRAINT_GRAMMAR_UNKNOWN_DIALECT);
  EXPECT(constraint_grammar_dialect_named("COMPACTconstraint") == dialect());
  EXPECT(constraint_grammar_target_named(NULL) == CONSTRAINT_GRAMMAR_NULL_POINTER);
  EXPECT(constraint_grammar_target_named("\xff\xfe") == CONSTRAINT_GRAMMAR_UNKNOWN_TARGET);
  EXPECT(constraint_grammar_target_named("Swift") == CONSTRAINT_GRAMMAR_SWIFT);
}

/* The numbers of this list are those of the first release, and stay. */
static void test_languages(void) {
  static const struct {
    int32_t number, constant;
    const char *name;
  } languages[] = {
      {0, CONSTRAINT_GRAMMAR_EXPRESSION_FORMAT, "expression-format"},
      {1, CONSTRAINT_GRAMMAR_COMPACT_CONSTRAINT, "compact-constraint"},
      {2, CONSTRAINT_GRAMMAR_EQUATIONS, "equations"},
      {3, CONSTRAINT_GRAMMAR_VISUAL_ATTRIBUTE, "visual-attribute"},
      {4, CONSTRAINT_GRAMMAR_FORMULA_STYLE, "formula-style"},
      {5, CONSTRAINT_GRAMMAR_VISUAL_FORMAT, "visual-format"},
      {6, CONSTRAINT_GRAMMAR_COMPACT_CONSTRAINT_2021, "compact-constraint-2021"},
      {7, CONSTRAINT_GRAMMAR_SWIFTY_LAYOUT, "swifty-layout"},
      {8, CONSTRAINT_GRAMMAR_TAT_LAYOUT, "tat-layout"},
      {1001, CONSTRAINT_GRAMMAR_ANCHORS, "anchors"},
      {1002, CONSTRAINT_GRAMMAR_SWIFT, "swift"}};
  const int32_t count = (int32_t)(sizeof languages / sizeof *languages);
  EXPECT(constraint_grammar_target_count() == count && constraint_grammar_dialect_count() == count - 2);
  for (int32_t place = 0; place < count; place += 1) {
    int32_t number = languages[place].number;
    const char *name = languages[place].name;
    int is_dialect = number < CONSTRAINT_GRAMMAR_ANY_DIALECT;
    EXPECT(languages[place].constant == number);
    EXPECT(constraint_grammar_target_at(place) == number && constraint_grammar_target_named(name) == number);
    const char *found = constraint_grammar_target_name(number);
    EXPECT(found != NULL && strcmp(found, name) == 0);
    EXPECT(constraint_grammar_dialect_at(place) == (is_dialect ? number : CONSTRAINT_GRAMMAR_UNKNOWN_DIALECT));
    EXPECT(constraint_grammar_dialect_named(name) == (is_dialect ? number : CONSTRAINT_GRAMMAR_UNKNOWN_DIALECT));
    EXPECT(is_dialect == (constraint_grammar_dialect_name(number) != NULL));
  }
  const int32_t wrong[] = {-1, count, INT32_MAX, INT32_MIN};
  for (size_t index = 0; index < sizeof wrong / sizeof *wrong; index += 1) {
    EXPECT(constraint_grammar_dialect_at(wrong[index]) == CONSTRAINT_GRAMMAR_UNKNOWN_DIALECT);
    EXPECT(constraint_grammar_target_at(wrong[index]) == CONSTRAINT_GRAMMAR_UNKNOWN_TARGET);
  }
}

/* Names that would bring something else than a name into what is written. */
static void test_given_names(void) {
  const char *right[] = {"a", "_", "self", "a1.b2", "page.title", "__proto__"};
  for (size_t index = 0; index < sizeof right / sizeof *right; index += 1) {
    EXPECT(constraint_grammar_is_name(right[index]) == 1);
  }
  EXPECT(constraint_grammar_is_name(NULL) == CONSTRAINT_GRAMMAR_NULL_POINTER);

  const char *wrong[] = {
      "", ".", "a.", ".a", "a..b", "1a", "a.1", "a b", " a", "a\n", "a-b", "x); exit(", "a\x1b[31m", "\xff",
      "h\xc3\xb6he"};
  const double value = 8;
  char buffer[8];
  for (size_t index = 0; index < sizeof wrong / sizeof *wrong; index += 1) {
    const char *name = wrong[index];
    constraint_grammar_names names[4];
    memset(names, 0, sizeof names);
    names[0].items = &name;
    names[0].item_count = 1;
    names[1].numbers = &name;
    names[1].number_count = 1;
    names[1].values = &value;
    names[2].lhs = name;
    names[3].rhs = name;
    EXPECT(constraint_grammar_is_name(name) == 0);
    /* As the name of the right item the empty text says that there is none. */
    for (size_t part = 0; part < (name[0] == 0 ? 3 : 4); part += 1) {
      EXPECT(
          constraint_grammar_resolve_names_report(
              CONSTRAINT_GRAMMAR_EQUATIONS, "width = 1", 9, &names[part], 0, NULL, buffer, 8)
          == CONSTRAINT_GRAMMAR_INVALID_NAME);
      EXPECT(buffer[0] == 0);
    }
    for (int32_t place = 0; place < constraint_grammar_target_count(); place += 1) {
      const char *left = place % 2 == 0 ? name : "a", *right_name = place % 2 == 0 ? NULL : name;
      EXPECT(
          constraint_grammar_translate(
              CONSTRAINT_GRAMMAR_EQUATIONS, constraint_grammar_target_at(place), "width = width", 13, left, right_name,
              buffer, 8)
          == CONSTRAINT_GRAMMAR_INVALID_NAME);
      EXPECT(
          constraint_grammar_translate_report(
              CONSTRAINT_GRAMMAR_EQUATIONS, constraint_grammar_target_at(place), "width = width", 13, left, right_name,
              0, NULL, buffer, 8)
          == CONSTRAINT_GRAMMAR_INVALID_NAME);
    }
  }
}

/* What goes in lies where the result is written. */
static void test_overlaps(void) {
  char apart[400], same[400];
  ptrdiff_t length = write_diagnostics(apart, sizeof apart);
  strcpy(same, rejected);
  EXPECT(
      constraint_grammar_parse_report(
          dialect(), same, strlen(same), CONSTRAINT_GRAMMAR_DIAGNOSTICS, NULL, same, sizeof same)
      == length);
  EXPECT(strcmp(same, apart) == 0);

  length = constraint_grammar_translate(
      CONSTRAINT_GRAMMAR_EQUATIONS, CONSTRAINT_GRAMMAR_SWIFT, "width = 2", 9, "button", NULL, apart, sizeof apart);
  strcpy(same, "button width = 2");
  same[6] = 0;
  EXPECT(
      constraint_grammar_translate(
          CONSTRAINT_GRAMMAR_EQUATIONS, CONSTRAINT_GRAMMAR_SWIFT, same + 7, 9, same, NULL, same, sizeof same)
      == length);
  EXPECT(strcmp(same, apart) == 0);

  union {
    constraint_grammar_equation equation;
    constraint_grammar_dialect dialects[16];
    char text[sizeof(constraint_grammar_equation)];
  } place;
  strcpy(place.text, accepted);
  EXPECT(
      constraint_grammar_parse(dialect(), place.text, strlen(accepted), &place.equation, sizeof place)
      == CONSTRAINT_GRAMMAR_OK);
  EXPECT(place.equation.left.attribute == CONSTRAINT_GRAMMAR_HEIGHT && place.equation.right.name.offset == 16);
  strcpy(place.text, "a.width == b.width");
  EXPECT(constraint_grammar_accepting(place.text, 18, place.dialects, 2) == 4);
  EXPECT(place.dialects[0] == CONSTRAINT_GRAMMAR_COMPACT_CONSTRAINT);
  EXPECT(place.dialects[1] == CONSTRAINT_GRAMMAR_VISUAL_ATTRIBUTE);
}

static void test_null_pointers(void) {
  char buffer[8];
  constraint_grammar_equation equation;
  constraint_grammar_constraint constraint;
  constraint_grammar_environment environment;
  constraint_grammar_names names;
  memset(&environment, 0, sizeof environment);
  memset(&names, 0, sizeof names);
  EXPECT(constraint_grammar_parse(0, NULL, 1, &equation, sizeof equation) == CONSTRAINT_GRAMMAR_NULL_POINTER);
  EXPECT(constraint_grammar_parse(0, accepted, 1, NULL, sizeof equation) == CONSTRAINT_GRAMMAR_NULL_POINTER);
  EXPECT(constraint_grammar_parse_report(0, NULL, 1, 0, NULL, buffer, 8) == CONSTRAINT_GRAMMAR_NULL_POINTER);
  EXPECT(constraint_grammar_parse_report(0, accepted, 1, 0, NULL, NULL, 8) == CONSTRAINT_GRAMMAR_NULL_POINTER);
  EXPECT(constraint_grammar_accepting(NULL, 1, NULL, 0) == CONSTRAINT_GRAMMAR_NULL_POINTER);
  EXPECT(constraint_grammar_accepting(accepted, 1, NULL, 1) == CONSTRAINT_GRAMMAR_NULL_POINTER);
  EXPECT(
      constraint_grammar_resolve(0, accepted, 1, NULL, &constraint, sizeof constraint) == CONSTRAINT_GRAMMAR_NULL_POINTER);
  EXPECT(
      constraint_grammar_resolve(0, accepted, 1, &environment, NULL, sizeof constraint) == CONSTRAINT_GRAMMAR_NULL_POINTER);
  EXPECT(
      constraint_grammar_resolve_report(0, accepted, 1, NULL, 0, NULL, buffer, 8) == CONSTRAINT_GRAMMAR_NULL_POINTER);
  EXPECT(
      constraint_grammar_translate(0, 0, NULL, 1, NULL, NULL, buffer, 8) == CONSTRAINT_GRAMMAR_NULL_POINTER);
  /* An environment without functions knows no name. */
  EXPECT(
      constraint_grammar_resolve(dialect(), accepted, strlen(accepted), &environment, &constraint, sizeof constraint)
      == CONSTRAINT_GRAMMAR_REJECTED);
  EXPECT(
      constraint_grammar_resolve_report(dialect(), accepted, strlen(accepted), &environment, 1, NULL, buffer, 8) > 8);
  /* Counts without names, names without values, and a name that is not there. */
  names.item_count = 1;
  EXPECT(
      constraint_grammar_resolve_names_report(dialect(), accepted, 1, &names, 0, NULL, buffer, 8) > 8);
  names.number_count = 1;
  EXPECT(
      constraint_grammar_resolve_names_report(0, accepted, 1, &names, 0, NULL, buffer, 8)
      == CONSTRAINT_GRAMMAR_NULL_POINTER);
  const char *none = NULL, *gap = "gap";
  names.numbers = &gap;
  EXPECT(
      constraint_grammar_resolve_names_report(0, accepted, 1, &names, 0, NULL, buffer, 8)
      == CONSTRAINT_GRAMMAR_NULL_POINTER);
  names.numbers = &none;
  EXPECT(
      constraint_grammar_resolve_names_report(0, accepted, 1, &names, 0, NULL, buffer, 8)
      == CONSTRAINT_GRAMMAR_NULL_POINTER);
}

static void test_sizes(void) {
  const size_t largest = (size_t)-1;
  char buffer[8];
  constraint_grammar_equation equation;
  constraint_grammar_constraint constraint;
  constraint_grammar_environment environment;
  constraint_grammar_origin origin = {NULL, largest};
  memset(&environment, 0, sizeof environment);
  EXPECT(constraint_grammar_parse(0, accepted, largest, &equation, sizeof equation) == CONSTRAINT_GRAMMAR_INVALID_SIZE);
  const size_t first_size = offsetof(constraint_grammar_equation, priority);
  EXPECT(constraint_grammar_parse(0, accepted, 1, &equation, first_size - 1) == CONSTRAINT_GRAMMAR_INVALID_SIZE);
  EXPECT(constraint_grammar_parse(0, accepted, 1, &equation, 0) == CONSTRAINT_GRAMMAR_INVALID_SIZE);
  EXPECT(constraint_grammar_accepting(accepted, 1, NULL, largest) == CONSTRAINT_GRAMMAR_INVALID_SIZE);
  EXPECT(constraint_grammar_parse_report(0, accepted, 1, 0, NULL, buffer, largest) == CONSTRAINT_GRAMMAR_INVALID_SIZE);
  EXPECT(constraint_grammar_parse_report(0, accepted, 1, 0, &origin, buffer, 8) == CONSTRAINT_GRAMMAR_INVALID_SIZE);
  EXPECT(
      constraint_grammar_resolve(0, accepted, 1, &environment, &constraint, 1) == CONSTRAINT_GRAMMAR_INVALID_SIZE);

  /* A struct of the first version ends with what it knows. */
  memset(&equation, 'x', sizeof equation);
  EXPECT(
      constraint_grammar_parse(dialect(), accepted, strlen(accepted), &equation, first_size) == CONSTRAINT_GRAMMAR_OK);
  EXPECT(equation.left.attribute == CONSTRAINT_GRAMMAR_HEIGHT && memcmp(&equation.priority, "xxxx", 4) == 0);
  const size_t first_constraint_size = offsetof(constraint_grammar_constraint, identifier);
  EXPECT(
      constraint_grammar_resolve(0, accepted, 1, &environment, &constraint, first_constraint_size - 1)
      == CONSTRAINT_GRAMMAR_INVALID_SIZE);

  /* A struct of a later version: what is not known here is zero. */
  struct {
    constraint_grammar_equation equation;
    char later[100];
  } larger;
  memset(&larger, 'x', sizeof larger);
  EXPECT(
      constraint_grammar_parse(dialect(), accepted, strlen(accepted), &larger.equation, sizeof larger)
      == CONSTRAINT_GRAMMAR_OK);
  EXPECT(larger.equation.left.attribute == CONSTRAINT_GRAMMAR_HEIGHT && larger.later[0] == 0 && larger.later[99] == 0);
  EXPECT(larger.equation.right.multiplier.sign == CONSTRAINT_GRAMMAR_DIVIDED_BY);
  EXPECT(fabs(larger.equation.right.multiplier.number - 1.6) < 1e-15);

  /* After a failure all of it is zero. */
  EXPECT(
      constraint_grammar_parse(dialect(), rejected, strlen(rejected), &larger.equation, sizeof larger)
      == CONSTRAINT_GRAMMAR_REJECTED);
  EXPECT(larger.equation.left.attribute == 0 && larger.equation.left.name.length == 0);
}

/* A change after the other, in memory that ends with the last byte. */
static void test_fix_its(void) {
  const int32_t formulas = CONSTRAINT_GRAMMAR_EQUATIONS;
  const char *text = "width == 10px";
  const size_t size = sizeof(constraint_grammar_fix_it), largest = (size_t)-1;
  char buffer[4];
  constraint_grammar_fix_it fix_it;
  EXPECT(constraint_grammar_fix_it_count(formulas, text, 13) == 2);
  EXPECT(constraint_grammar_fix_it_at(formulas, text, 13, 0, &fix_it, size, buffer, 4) == 1 && strcmp(buffer, "=") == 0);
  EXPECT(fix_it.range.offset == 6 && fix_it.range.length == 2 && fix_it.column == 7 && fix_it.end_column == 9);
  EXPECT(constraint_grammar_fix_it_at(formulas, text, 13, 1, &fix_it, size, buffer, 2) == 2 && strcmp(buffer, "1") == 0);
  EXPECT(fix_it.range.offset == 9 && fix_it.range.length == 4);
  EXPECT(constraint_grammar_fix_it_at(formulas, text, 13, 1, &fix_it, size, NULL, 0) == 2);
  EXPECT(constraint_grammar_fix_it_at(formulas, text, 13, 2, &fix_it, size, buffer, 4) == CONSTRAINT_GRAMMAR_INVALID_SIZE);
  EXPECT(fix_it.range.length == 0 && buffer[0] == 0);
  EXPECT(constraint_grammar_fix_it_at(formulas, text, 13, largest, &fix_it, size, buffer, 4) == CONSTRAINT_GRAMMAR_INVALID_SIZE);
  EXPECT(constraint_grammar_fix_it_at(formulas, text, 13, 0, &fix_it, size - 1, buffer, 4) == CONSTRAINT_GRAMMAR_INVALID_SIZE);
  EXPECT(constraint_grammar_fix_it_at(formulas, text, 13, 0, NULL, size, buffer, 4) == CONSTRAINT_GRAMMAR_NULL_POINTER);
  EXPECT(constraint_grammar_fix_it_at(formulas, text, 13, 0, &fix_it, size, NULL, 4) == CONSTRAINT_GRAMMAR_NULL_POINTER);
  EXPECT(constraint_grammar_fix_it_at(formulas, "width = 1", 9, 0, &fix_it, size, NULL, 0) == CONSTRAINT_GRAMMAR_INVALID_SIZE);
  EXPECT(constraint_grammar_fix_it_count(formulas, "width = 1", 9) == 0);
  EXPECT(constraint_grammar_fix_it_count(formulas, "?", 1) == 0);
  EXPECT(constraint_grammar_fix_it_count(formulas, NULL, 1) == CONSTRAINT_GRAMMAR_NULL_POINTER);
  EXPECT(constraint_grammar_fix_it_count(formulas, text, largest) == CONSTRAINT_GRAMMAR_INVALID_SIZE);
  EXPECT(constraint_grammar_fix_it_count(9, text, 13) == CONSTRAINT_GRAMMAR_UNKNOWN_DIALECT);
}

/* What is said of each node, in memory that ends with the last one. */
static void test_trees(void) {
  static const struct {
    const char *name, *role;
    uint32_t offset, length;
    int32_t depth;
  } expected[] = {
      {"formula", NULL, 0, 9, 0},         {"equation", NULL, 0, 9, 1},   {"attribute", NULL, 0, 5, 2},
      {"\"width\"", "attribute", 0, 5, 3}, {"\">\"", "relation", 6, 1, 2}, {"constant", NULL, 8, 1, 2},
      {"realNumber", NULL, 8, 1, 3},      {"NUMBER", "number", 8, 1, 4}, {"EOF", "end", 9, 0, 1}};
  const int32_t formulas = CONSTRAINT_GRAMMAR_EQUATIONS;
  const char *text = "width > 1";
  const size_t size = sizeof(constraint_grammar_node), largest = (size_t)-1;
  const size_t count = sizeof expected / sizeof *expected;
  for (size_t capacity = 0; capacity <= count + 1; capacity += 1) {
    constraint_grammar_node *nodes = (constraint_grammar_node *)malloc(capacity > 0 ? capacity * size : 1);
    EXPECT(constraint_grammar_tree(formulas, text, 9, nodes, capacity, size) == (ptrdiff_t)count);
    for (size_t index = 0; index < capacity && index < count; index += 1) {
      const constraint_grammar_node *node = &nodes[index];
      const char *role = expected[index].role;
      EXPECT(strcmp(node->name, expected[index].name) == 0 && node->depth == expected[index].depth);
      EXPECT(role == NULL ? node->role == NULL : node->role != NULL && strcmp(node->role, role) == 0);
      EXPECT(node->range.offset == expected[index].offset && node->range.length == expected[index].length);
      EXPECT(node->kind == (role == NULL ? CONSTRAINT_GRAMMAR_RULE : CONSTRAINT_GRAMMAR_TOKEN));
    }
    free(nodes);
  }
  EXPECT(constraint_grammar_tree(CONSTRAINT_GRAMMAR_ANY_DIALECT, text, 9, NULL, 0, size) == (ptrdiff_t)count);
  EXPECT(constraint_grammar_tree(9, text, 9, NULL, 0, size) == CONSTRAINT_GRAMMAR_UNKNOWN_DIALECT);
  EXPECT(constraint_grammar_tree(formulas, text, 8, NULL, 0, size) == CONSTRAINT_GRAMMAR_REJECTED);
  EXPECT(constraint_grammar_tree(formulas, NULL, 9, NULL, 0, size) == CONSTRAINT_GRAMMAR_NULL_POINTER);
  EXPECT(constraint_grammar_tree(formulas, text, 9, NULL, 1, size) == CONSTRAINT_GRAMMAR_NULL_POINTER);

  /* The text lies where the nodes are written; and after a failure nothing has been. */
  union {
    constraint_grammar_node nodes[9];
    char text[9];
  } place;
  memcpy(place.text, text, 9);
  EXPECT(constraint_grammar_tree(formulas, place.text, 8, place.nodes, 9, size) == CONSTRAINT_GRAMMAR_REJECTED);
  EXPECT(memcmp(place.text, text, 9) == 0);
  EXPECT(constraint_grammar_tree(formulas, place.text, 9, place.nodes, 9, size - 1) == CONSTRAINT_GRAMMAR_INVALID_SIZE);
  EXPECT(constraint_grammar_tree(formulas, place.text, 9, place.nodes, largest, size) == CONSTRAINT_GRAMMAR_INVALID_SIZE);
  EXPECT(constraint_grammar_tree(formulas, place.text, 9, place.nodes, largest / size, size) == CONSTRAINT_GRAMMAR_INVALID_SIZE);
  EXPECT(constraint_grammar_tree(formulas, place.text, largest, place.nodes, 9, size) == CONSTRAINT_GRAMMAR_INVALID_SIZE);
  EXPECT(constraint_grammar_tree(formulas, place.text, 9, place.nodes, 9, size) == 9);
  EXPECT(strcmp(place.nodes[8].name, "EOF") == 0);

  /* Nobody else has a tree to tell of. */
  char buffer[8];
  const int32_t report = CONSTRAINT_GRAMMAR_RECORD_WITH_TREE;
  EXPECT(
      constraint_grammar_resolve_names_report(formulas, text, 9, NULL, report, NULL, buffer, 8)
      == CONSTRAINT_GRAMMAR_UNKNOWN_REPORT);
  EXPECT(
      constraint_grammar_translate_report(formulas, 0, text, 9, NULL, NULL, report, NULL, buffer, 8)
      == CONSTRAINT_GRAMMAR_UNKNOWN_REPORT);
}

static void test_texts(void) {
  constraint_grammar_equation equation;
  char buffer[200];
  EXPECT(constraint_grammar_parse(0, NULL, 0, &equation, sizeof equation) == CONSTRAINT_GRAMMAR_REJECTED);
  EXPECT(constraint_grammar_parse(0, accepted, 0, &equation, sizeof equation) == CONSTRAINT_GRAMMAR_REJECTED);
  EXPECT(constraint_grammar_accepting(NULL, 0, NULL, 0) == 0);
  EXPECT(constraint_grammar_parse_report(0, NULL, 0, 2, NULL, buffer, sizeof buffer) > 0);
  EXPECT(strstr(buffer, "\"unexpected-end\"") != NULL);
  EXPECT(constraint_grammar_parse_report(0, "\0\xff\xc3", 3, 1, NULL, buffer, sizeof buffer) > 0);
  /* Every piece of a text, in memory that ends with it. */
  for (size_t length = 0; length <= strlen(accepted); length += 1) {
    char *text = (char *)malloc(length + 1);
    memcpy(text, accepted, length);
    text = (char *)realloc(text, length > 0 ? length : 1);
    int32_t status = constraint_grammar_parse(dialect(), text, length, &equation, sizeof equation);
    /* "button.height = b", …, "button.height = button.width", …, and with each digit. */
    int is_sentence = (length >= 17 && length <= 22) || length == 28 || length == 29 || length >= 32;
    EXPECT(status == (is_sentence ? CONSTRAINT_GRAMMAR_OK : CONSTRAINT_GRAMMAR_REJECTED));
    (void)constraint_grammar_parse_report(CONSTRAINT_GRAMMAR_ANY_DIALECT, text, length, 1, NULL, buffer, sizeof buffer);
    free(text);
  }
  /* A million digits. */
  size_t length = 1000000;
  char *long_text = (char *)malloc(length);
  memset(long_text, '1', length);
  memcpy(long_text, "a.left = ", 9);
  EXPECT(constraint_grammar_parse(dialect(), long_text, length, &equation, sizeof equation) == CONSTRAINT_GRAMMAR_REJECTED);
  EXPECT(constraint_grammar_parse_report(dialect(), long_text, length, 1, NULL, buffer, sizeof buffer) > 0);
  EXPECT(strstr(buffer, "too large") != NULL);
  /* A word of a million letters: what is said of it stays short. */
  memset(long_text, 'a', length);
  for (int32_t place = 0; place < constraint_grammar_dialect_count(); place += 1) {
    constraint_grammar_dialect number = constraint_grammar_dialect_at(place);
    EXPECT(constraint_grammar_parse_report(number, long_text, length, 1, NULL, NULL, 0) < 1000);
  }
  long_text[length - 1] = 0;
  EXPECT(constraint_grammar_is_name(long_text) == 1);
  free(long_text);
}

/* Names that are looked up in a table, whose address is the context. */

static const char *known[] = {"button", "label", NULL};

static const void *find_item(void *context, const char *name) {
  const char **names = (const char **)context;
  for (size_t index = 0; names[index] != NULL; index += 1) {
    if (strcmp(names[index], name) == 0) return &names[index];
  }
  return NULL;
}

static int32_t find_number(void *context, const char *name, double *number) {
  (void)context;
  *number = strcmp(name, "huge") == 0 ? HUGE_VAL : 8;
  return strcmp(name, "gap") == 0 || strcmp(name, "huge") == 0;
}

static const void *find_superview(void *context, const void *item) {
  (void)context;
  return item == &known[0] ? "page" : NULL;
}

static const char *item_name(void *context, size_t index) { return ((const char **)context)[index]; }

static const char *endless_name(void *context, size_t index) {
  (void)context;
  (void)index;
  return "label";
}

static constraint_grammar_environment environment(void) {
  constraint_grammar_environment environment;
  memset(&environment, 0, sizeof environment);
  environment.context = (void *)known;
  environment.item = find_item;
  environment.number = find_number;
  environment.superview = find_superview;
  environment.item_name = item_name;
  return environment;
}

static void test_environment(void) {
  constraint_grammar_environment names = environment();
  constraint_grammar_constraint constraint;
  char buffer[400];
  const char *text = "button.left >= label.right * 2 + gap";
  EXPECT(
      constraint_grammar_resolve(dialect(), text, strlen(text), &names, &constraint, sizeof constraint)
      == CONSTRAINT_GRAMMAR_OK);
  EXPECT(constraint.first_item == &known[0] && constraint.second_item == &known[1]);
  EXPECT(constraint.first_attribute == CONSTRAINT_GRAMMAR_LEFT && constraint.second_attribute == CONSTRAINT_GRAMMAR_RIGHT);
  EXPECT(constraint.relation == CONSTRAINT_GRAMMAR_GREATER_THAN_OR_EQUAL && constraint.warning_count == 0);
  EXPECT(fabs(constraint.multiplier - 2) + fabs(constraint.constant - 8) + fabs(constraint.priority - 1000) < 1e-15);

  text = "button.left = super.top";
  EXPECT(
      constraint_grammar_resolve(dialect(), text, strlen(text), &names, &constraint, sizeof constraint)
      == CONSTRAINT_GRAMMAR_OK);
  EXPECT(strcmp((const char *)constraint.second_item, "page") == 0 && constraint.warning_count == 1);

  const char *wrong[][2] = {
      {"label.left = super.left", "missing-superview"},
      {"button.left = labell.left", "did you mean 'label'?"},
      {"button.left = label.left + gab", "unknown-number"},
      {"button.left = label.left + huge", "not-finite"},
      {"gap.left = 10", "number-for-view"}};
  for (size_t index = 0; index < sizeof wrong / sizeof *wrong; index += 1) {
    text = wrong[index][0];
    EXPECT(
        constraint_grammar_resolve(dialect(), text, strlen(text), &names, &constraint, sizeof constraint)
        == CONSTRAINT_GRAMMAR_REJECTED);
    EXPECT(constraint.first_item == NULL && constraint.first_attribute == 0);
    EXPECT(
        constraint_grammar_resolve_report(dialect(), text, strlen(text), &names, 0, NULL, buffer, sizeof buffer) > 0);
    EXPECT(strstr(buffer, wrong[index][1]) != NULL);
  }

  names.item_name = endless_name;
  text = "button.left = labell.left";
  EXPECT(constraint_grammar_resolve_report(dialect(), text, strlen(text), &names, 1, NULL, buffer, sizeof buffer) > 0);
  EXPECT(strstr(buffer, "did you mean 'label'?") != NULL);

  constraint_grammar_dialect equations = constraint_grammar_dialect_named("equations");
  names.left_item = known[0];
  names.right_item = known[1];
  text = "width = 2 * height + 10";
  EXPECT(
      constraint_grammar_resolve(equations, text, strlen(text), &names, &constraint, sizeof constraint)
      == CONSTRAINT_GRAMMAR_OK);
  EXPECT(constraint.first_item == known[0] && constraint.second_item == known[1]);
}

/* A list of constraints is asked for one after the other. */
static void test_lists(void) {
  static const double spacing[] = {5, 16}, endless[] = {5, HUGE_VAL};
  static const struct {
    const void *second;
    int32_t first_attribute, second_attribute, is_system_spacing;
    double constant, priority;
  } expected[] = {
      {"page", CONSTRAINT_GRAMMAR_LEADING, CONSTRAINT_GRAMMAR_LEADING, 1, 16, 1000},
      {NULL, CONSTRAINT_GRAMMAR_WIDTH, CONSTRAINT_GRAMMAR_NOT_AN_ATTRIBUTE, 0, 44, 700},
      {&known[0], CONSTRAINT_GRAMMAR_LEADING, CONSTRAINT_GRAMMAR_TRAILING, 1, 5, 1000},
      {&known[0], CONSTRAINT_GRAMMAR_TOP, CONSTRAINT_GRAMMAR_TOP, 0, 0, 1000}};
  const size_t count = sizeof expected / sizeof *expected;
  const constraint_grammar_dialect formats = CONSTRAINT_GRAMMAR_VISUAL_FORMAT;
  const char *text = "|-[button(>=44@700)]-[label]";
  const size_t length = strlen(text);
  constraint_grammar_environment names = environment();
  constraint_grammar_constraint constraint;
  constraint_grammar_equation equation;
  char buffer[8];
  names.system_spacing = spacing;
  names.options = CONSTRAINT_GRAMMAR_ALIGN_ALL_TOP;
  EXPECT(constraint_grammar_option_named("alignAllTop") == CONSTRAINT_GRAMMAR_ALIGN_ALL_TOP);
  EXPECT(constraint_grammar_option_named("alignAll") == CONSTRAINT_GRAMMAR_UNKNOWN_OPTION);
  EXPECT(constraint_grammar_option_named(NULL) == CONSTRAINT_GRAMMAR_NULL_POINTER);
  EXPECT(constraint_grammar_constraint_count(formats, text, length, names.options) == (ptrdiff_t)count);
  for (size_t place = 0; place < count; place += 1) {
    EXPECT(
        constraint_grammar_resolve_at(formats, text, length, &names, place, &constraint, sizeof constraint)
        == CONSTRAINT_GRAMMAR_OK);
    const char *second = (const char *)constraint.second_item;
    EXPECT(place == 0 ? second != NULL && strcmp(second, "page") == 0 : second == expected[place].second);
    EXPECT(constraint.first_attribute == expected[place].first_attribute);
    EXPECT(constraint.second_attribute == expected[place].second_attribute);
    EXPECT(constraint.is_system_spacing == expected[place].is_system_spacing && constraint.identifier.length == 0);
    EXPECT(fabs(constraint.constant - expected[place].constant) < 1e-9);
    EXPECT(fabs(constraint.priority - expected[place].priority) < 1e-9);
  }
  EXPECT(
      constraint_grammar_resolve_at(formats, text, length, &names, count, &constraint, sizeof constraint)
      == CONSTRAINT_GRAMMAR_INVALID_SIZE);
  EXPECT(
      constraint_grammar_resolve_at(formats, text, length, &names, (size_t)-1, &constraint, sizeof constraint)
      == CONSTRAINT_GRAMMAR_INVALID_SIZE);
  EXPECT(
      constraint_grammar_resolve(formats, text, length, &names, &constraint, sizeof constraint)
      == CONSTRAINT_GRAMMAR_REJECTED);
  EXPECT(constraint_grammar_parse(formats, text, length, &equation, sizeof equation) == CONSTRAINT_GRAMMAR_REJECTED);
  EXPECT(constraint_grammar_parse_at(formats, text, length, 1, &equation, sizeof equation) == CONSTRAINT_GRAMMAR_OK);
  EXPECT(equation.priority.sign == CONSTRAINT_GRAMMAR_AT && fabs(equation.priority.number - 700) < 1e-9);
  EXPECT(
      constraint_grammar_parse_at(formats, text, length, 3, &equation, sizeof equation) == CONSTRAINT_GRAMMAR_INVALID_SIZE);
  EXPECT(constraint_grammar_parse_at(formats, text, 3, 0, &equation, sizeof equation) == CONSTRAINT_GRAMMAR_REJECTED);
  EXPECT(constraint_grammar_constraint_count(formats, text, 3, 0) == CONSTRAINT_GRAMMAR_REJECTED);
  EXPECT(constraint_grammar_constraint_count(9, text, length, 0) == CONSTRAINT_GRAMMAR_UNKNOWN_DIALECT);
  EXPECT(constraint_grammar_constraint_count(formats, NULL, 1, 0) == CONSTRAINT_GRAMMAR_NULL_POINTER);
  names.system_spacing = endless;
  EXPECT(
      constraint_grammar_resolve_at(formats, text, length, &names, 0, &constraint, sizeof constraint)
      == CONSTRAINT_GRAMMAR_INVALID_SIZE);
  EXPECT(
      constraint_grammar_resolve_report(formats, text, length, &names, 0, NULL, buffer, sizeof buffer)
      == CONSTRAINT_GRAMMAR_INVALID_SIZE);

  /* A constraint without a name of its own is called as its text is. */
  text = "button.left = label.left # mine";
  const constraint_grammar_dialect compact = CONSTRAINT_GRAMMAR_COMPACT_CONSTRAINT_2021;
  names.system_spacing = NULL;
  EXPECT(
      constraint_grammar_resolve(compact, text, 31, &names, &constraint, sizeof constraint) == CONSTRAINT_GRAMMAR_OK);
  EXPECT(constraint.identifier.offset == 27 && constraint.identifier.length == 4);
  EXPECT(
      constraint_grammar_resolve(compact, text, 24, &names, &constraint, sizeof constraint) == CONSTRAINT_GRAMMAR_OK);
  EXPECT(constraint.identifier.offset == 0 && constraint.identifier.length == 24);
}

/* Many threads, the first calls of all included. */

static void *call_everything(void *result) {
  for (int round = 0; round < 50; round += 1) {
    char buffer[1000];
    constraint_grammar_environment names = environment();
    constraint_grammar_constraint constraint;
    const char *text = "button.left = label.lefft";
    ptrdiff_t sum = constraint_grammar_parse_report(dialect(), text, strlen(text), 1, NULL, buffer, sizeof buffer);
    sum += strstr(buffer, "did you mean 'left'?") == NULL ? 0 : 1;
    sum += constraint_grammar_resolve(dialect(), accepted, strlen(accepted), &names, &constraint, sizeof constraint);
    sum += constraint_grammar_tree(dialect(), accepted, strlen(accepted), NULL, 0, sizeof(constraint_grammar_node));
    sum += write_translation(buffer, sizeof buffer) + write_resolved(buffer, sizeof buffer);
    *(ptrdiff_t *)result = round == 0 || *(ptrdiff_t *)result == sum ? sum : -1;
  }
  return NULL;
}

static void test_threads(void) {
  enum { count = 16 };
  pthread_t threads[count];
  ptrdiff_t results[count];
  for (int index = 0; index < count; index += 1) {
    if (pthread_create(&threads[index], NULL, call_everything, &results[index]) != 0) exit(1);
  }
  for (int index = 0; index < count; index += 1) {
    pthread_join(threads[index], NULL);
    EXPECT(results[index] > 0 && results[index] == results[0]);
  }
}

int main(void) {
  test_threads();
  test_numbers();
  test_names();
  test_languages();
  test_given_names();
  test_overlaps();
  test_null_pointers();
  test_sizes();
  test_trees();
  test_fix_its();
  test_texts();
  test_environment();
  test_lists();
  test_capacities(write_record);
  test_capacities(write_tree);
  test_capacities(write_diagnostics);
  test_capacities(write_resolved);
  test_capacities(write_translation);
  if (failures == 0) puts("misuse: every call was answered");
  return failures == 0 ? 0 : 1;
}
