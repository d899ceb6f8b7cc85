/*
 * The languages of Auto Layout helper libraries: read, explained, resolved and translated.
 *
 * Conventions:
 *
 * - A text is a pointer to UTF-8 and a length in bytes. It need not end with a zero byte, and may hold any bytes: what is
 *   no equation is rejected. It may be NULL where the length is 0.
 * - Other strings that go in end with a zero byte. Strings that come back do so too, and stay valid for good.
 * - What a function may fail with is a negative number of `enum constraint_grammar_status`.
 * - A function that writes a text takes a buffer and its capacity, and returns the length of the whole text in bytes,
 *   without the zero byte at its end. No more than `capacity` bytes are written; where the capacity is not 0, the last of
 *   them is a zero byte. So the text is complete if the length is less than the capacity. A length can be asked for with
 *   NULL and 0. A text that is cut off can end within a character. After a failure the buffer holds the empty text.
 * - The names of items and numbers are what a dialect could write: constraint_grammar_is_name() tells. Whatever takes names
 *   fails with INVALID_NAME otherwise, so that none can bring anything else into what is written, Swift among it.
 * - A struct that is filled in goes along with its size, `sizeof`: a program that was compiled with an older version of
 *   this header gets the members that it knows. A size that is too small for the first version is refused.
 * - What goes in may overlap what comes out: nothing is written before everything has been read.
 * - The numbers of this header never change: what is new gets a number of its own.
 * - The library exports the functions of this header and nothing else.
 * - In the WebAssembly module a text is limited to CONSTRAINT_GRAMMAR_WASM_TEXT_LIMIT bytes.
 *
 * All functions may be called from several threads at a time. There is no state, and nothing to set up or to free.
 */

#ifndef CONSTRAINT_GRAMMAR_H
#define CONSTRAINT_GRAMMAR_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this header. */
#define CONSTRAINT_GRAMMAR_VERSION "0.1.0"

/* What a function says of a call. */
enum constraint_grammar_status {
  /* All is well. */
  CONSTRAINT_GRAMMAR_OK = 0,
  /* The text is not accepted, has no meaning for these names, or can't be translated: a report says why. */
  CONSTRAINT_GRAMMAR_REJECTED = -1,
  /* There is no such dialect. */
  CONSTRAINT_GRAMMAR_UNKNOWN_DIALECT = -2,
  /* There is no such language to translate into. */
  CONSTRAINT_GRAMMAR_UNKNOWN_TARGET = -3,
  /* There is no such report. */
  CONSTRAINT_GRAMMAR_UNKNOWN_REPORT = -4,
  /* A pointer is NULL that must not be. */
  CONSTRAINT_GRAMMAR_NULL_POINTER = -5,
  /* A length, a capacity, a place or the number of a line is too large, the size of a struct too small, or a distance that
   * the system keeps no finite number. */
  CONSTRAINT_GRAMMAR_INVALID_SIZE = -6,
  /* A name that is given along with a text is no name. */
  CONSTRAINT_GRAMMAR_INVALID_NAME = -7,
  /* There is no such option of a visual format. */
  CONSTRAINT_GRAMMAR_UNKNOWN_OPTION = -8
};

/* One sentence about a status, in English; NULL for any other number. */
const char *constraint_grammar_status_message(int32_t status);

/* The version of the library, which can be later than that of the header. */
const char *constraint_grammar_version(void);

/* How many bytes a text may take in the WebAssembly module, whose memory is small. Longer ones fail with INVALID_SIZE. */
#define CONSTRAINT_GRAMMAR_WASM_TEXT_LIMIT 1048576

/* Whether some dialect could name an item or a number so: 1 or 0.
 *
 * A name is made of words with dots between them, each of ASCII letters, digits and underscores that does not begin with a
 * digit. Fails with NULL_POINTER.
 */
int32_t constraint_grammar_is_name(const char *name);

/* ------------------------------------------------------------------------------------------------------- dialects --- */

/* A dialect: one of these numbers. */
typedef int32_t constraint_grammar_dialect;

enum constraint_grammar_dialect_number {
  CONSTRAINT_GRAMMAR_EXPRESSION_FORMAT = 0,
  CONSTRAINT_GRAMMAR_COMPACT_CONSTRAINT = 1,
  CONSTRAINT_GRAMMAR_EQUATIONS = 2,
  CONSTRAINT_GRAMMAR_VISUAL_ATTRIBUTE = 3,
  CONSTRAINT_GRAMMAR_FORMULA_STYLE = 4,
  CONSTRAINT_GRAMMAR_VISUAL_FORMAT = 5,
  CONSTRAINT_GRAMMAR_COMPACT_CONSTRAINT_2021 = 6,
  CONSTRAINT_GRAMMAR_SWIFTY_LAYOUT = 7,
  CONSTRAINT_GRAMMAR_TAT_LAYOUT = 8
};

/* Whichever dialect accepts the text, the first of them if several do; for functions that say so. */
#define CONSTRAINT_GRAMMAR_ANY_DIALECT 1000

/* How many dialects there are: more in later versions. */
int32_t constraint_grammar_dialect_count(void);

/* The dialect at a place, from 0 on, in the order in which reports list them. Fails with UNKNOWN_DIALECT. */
constraint_grammar_dialect constraint_grammar_dialect_at(int32_t place);

/* The dialect of a name, such as "compact-constraint", or of another name of it, most often that of its library, in capitals
 * or small letters.
 *
 * Fails with UNKNOWN_DIALECT and NULL_POINTER. The result can be handed on unchecked: all functions that take a dialect
 * fail with UNKNOWN_DIALECT then.
 */
constraint_grammar_dialect constraint_grammar_dialect_named(const char *name);

/* The name of a dialect; NULL if there is no such dialect. */
const char *constraint_grammar_dialect_name(constraint_grammar_dialect dialect);

/* The name of the library that the language is from; NULL if there is no such dialect. */
const char *constraint_grammar_dialect_library(constraint_grammar_dialect dialect);

/* A sentence of the language; NULL if there is no such dialect. */
const char *constraint_grammar_dialect_sample(constraint_grammar_dialect dialect);

/* The dialects that accept a text as it stands.
 *
 * Writes them to `dialects`, no more than `capacity`, in their order, and returns how many there are altogether, 0 to
 * constraint_grammar_dialect_count(). Fails with NULL_POINTER and INVALID_SIZE.
 */
ptrdiff_t constraint_grammar_accepting(
    const char *text, size_t length, constraint_grammar_dialect *dialects, size_t capacity);

/* ------------------------------------------------------------------------------------------------- parsed equations --- */

/* What of an item an equation is about. */
enum constraint_grammar_attribute {
  CONSTRAINT_GRAMMAR_NOT_AN_ATTRIBUTE = 0,
  CONSTRAINT_GRAMMAR_LEFT = 1,
  CONSTRAINT_GRAMMAR_RIGHT = 2,
  CONSTRAINT_GRAMMAR_TOP = 3,
  CONSTRAINT_GRAMMAR_BOTTOM = 4,
  CONSTRAINT_GRAMMAR_LEADING = 5,
  CONSTRAINT_GRAMMAR_TRAILING = 6,
  CONSTRAINT_GRAMMAR_WIDTH = 7,
  CONSTRAINT_GRAMMAR_HEIGHT = 8,
  CONSTRAINT_GRAMMAR_CENTER_X = 9,
  CONSTRAINT_GRAMMAR_CENTER_Y = 10,
  CONSTRAINT_GRAMMAR_BASELINE = 11,
  CONSTRAINT_GRAMMAR_FIRST_BASELINE = 12,
  CONSTRAINT_GRAMMAR_LAST_BASELINE = 13,
  CONSTRAINT_GRAMMAR_LEFT_MARGIN = 14,
  CONSTRAINT_GRAMMAR_RIGHT_MARGIN = 15,
  CONSTRAINT_GRAMMAR_TOP_MARGIN = 16,
  CONSTRAINT_GRAMMAR_BOTTOM_MARGIN = 17,
  CONSTRAINT_GRAMMAR_LEADING_MARGIN = 18,
  CONSTRAINT_GRAMMAR_TRAILING_MARGIN = 19,
  CONSTRAINT_GRAMMAR_CENTER_X_WITHIN_MARGINS = 20,
  CONSTRAINT_GRAMMAR_CENTER_Y_WITHIN_MARGINS = 21
};

/* The name of an attribute as UIKit has it, such as "centerX"; "notAnAttribute" for 0; NULL if there is none. */
const char *constraint_grammar_attribute_name(int32_t attribute);

/* How the left side relates to the right side, whatever the dialect writes. */
enum constraint_grammar_relation {
  CONSTRAINT_GRAMMAR_EQUAL = 0,
  CONSTRAINT_GRAMMAR_LESS_THAN_OR_EQUAL = 1,
  CONSTRAINT_GRAMMAR_GREATER_THAN_OR_EQUAL = 2
};

/* "==", "<=" or ">="; NULL if there is no such relation. */
const char *constraint_grammar_relation_sign(int32_t relation);

/* Where something stands in the text: a number of bytes from its beginning, and how many bytes it takes. */
typedef struct constraint_grammar_range {
  uint32_t offset;
  uint32_t length;
} constraint_grammar_range;

/* What is done with a value. */
enum constraint_grammar_operator {
  /* There is no value. */
  CONSTRAINT_GRAMMAR_NO_OPERATOR = 0,
  CONSTRAINT_GRAMMAR_TIMES = '*',
  CONSTRAINT_GRAMMAR_DIVIDED_BY = '/',
  CONSTRAINT_GRAMMAR_PLUS = '+',
  CONSTRAINT_GRAMMAR_MINUS = '-',
  /* The value is a priority. */
  CONSTRAINT_GRAMMAR_AT = '@'
};

/* What a value is. */
enum constraint_grammar_value_kind {
  /* A number, with the sign that belongs to it. */
  CONSTRAINT_GRAMMAR_NUMBER = 0,
  /* The name of a number. */
  CONSTRAINT_GRAMMAR_NAME = 1,
  /* The name of a number that has a minus sign of its own. */
  CONSTRAINT_GRAMMAR_NEGATED_NAME = 2,
  /* The distance that the system keeps there, which is the platform's choice. */
  CONSTRAINT_GRAMMAR_SYSTEM_SPACING = 3
};

/* A sign and the value that it is applied to, as in `* 0.9` or `- margin`; of a constant alone, `+` and its value. */
typedef struct constraint_grammar_operation {
  /* An `enum constraint_grammar_operator`. If it is 0, so is the rest. */
  int32_t sign;
  /* An `enum constraint_grammar_value_kind`. */
  int32_t kind;
  /* The value of a number; of a name 0. */
  double number;
  /* Where a name stands. */
  constraint_grammar_range name;
} constraint_grammar_operation;

/* What a side of an equation is about. */
enum constraint_grammar_operand {
  /* A constant alone. */
  CONSTRAINT_GRAMMAR_NO_OPERAND = 0,
  /* An attribute of an item that is named. */
  CONSTRAINT_GRAMMAR_NAMED_ITEM = 1,
  /* An attribute of an item that is given along with the text: LHS on the left, RHS on the right. */
  CONSTRAINT_GRAMMAR_GIVEN_ITEM = 2,
  /* A named number that is computed with, as in `margin * 2 + 3`. */
  CONSTRAINT_GRAMMAR_METRIC = 3,
  /* An attribute of the superview of the item on the other side. */
  CONSTRAINT_GRAMMAR_SUPERVIEW = 4,
  /* A number of that name, or if there is none the attribute of the other side, of the item of that name. */
  CONSTRAINT_GRAMMAR_NUMBER_OR_ITEM = 5
};

/* A side of an equation: an operand, scaled, plus a constant, each as it is written. */
typedef struct constraint_grammar_side {
  /* An `enum constraint_grammar_operand`. */
  int32_t operand;
  /* An `enum constraint_grammar_attribute`; 0 unless the operand is an attribute of an item. */
  int32_t attribute;
  /* Where the name of the item or the metric stands. */
  constraint_grammar_range name;
  /* What the operand is multiplied or divided by. */
  constraint_grammar_operation multiplier;
  /* What is added to it or subtracted from it. */
  constraint_grammar_operation constant;
} constraint_grammar_side;

/* An equation as it is written. */
typedef struct constraint_grammar_equation {
  /* The dialect that it was read in. */
  constraint_grammar_dialect dialect;
  /* An `enum constraint_grammar_relation`. */
  int32_t relation;
  constraint_grammar_side left;
  constraint_grammar_side right;
  /* How important it is: `@` and the value; without one it is required. */
  constraint_grammar_operation priority;
  /* Where the name to find the constraint by stands; its length is 0 if there is none. */
  constraint_grammar_range identifier;
} constraint_grammar_equation;

/* Parses a text that states one constraint. Nothing is allocated for one that is accepted.
 *
 * `dialect` may be CONSTRAINT_GRAMMAR_ANY_DIALECT. `size` is that of `*equation`, which is zero after a failure.
 * Fails with REJECTED, UNKNOWN_DIALECT, NULL_POINTER and INVALID_SIZE. A text that states none or several is REJECTED here,
 * and its report has them all: constraint_grammar_parse_at() gives them one by one.
 */
int32_t constraint_grammar_parse(
    constraint_grammar_dialect dialect, const char *text, size_t length, constraint_grammar_equation *equation,
    size_t size);

/* -------------------------------------------------------------------------------------------- several constraints --- */

/* How the views of a visual format are aligned, and its direction: a sum of these numbers, which are those of
 * NSLayoutConstraint.FormatOptions. */
enum constraint_grammar_option {
  CONSTRAINT_GRAMMAR_ALIGN_ALL_LEFT = 1 << 1,
  CONSTRAINT_GRAMMAR_ALIGN_ALL_RIGHT = 1 << 2,
  CONSTRAINT_GRAMMAR_ALIGN_ALL_TOP = 1 << 3,
  CONSTRAINT_GRAMMAR_ALIGN_ALL_BOTTOM = 1 << 4,
  CONSTRAINT_GRAMMAR_ALIGN_ALL_LEADING = 1 << 5,
  CONSTRAINT_GRAMMAR_ALIGN_ALL_TRAILING = 1 << 6,
  CONSTRAINT_GRAMMAR_ALIGN_ALL_CENTER_X = 1 << 9,
  CONSTRAINT_GRAMMAR_ALIGN_ALL_CENTER_Y = 1 << 10,
  CONSTRAINT_GRAMMAR_ALIGN_ALL_LAST_BASELINE = 1 << 11,
  CONSTRAINT_GRAMMAR_ALIGN_ALL_FIRST_BASELINE = 1 << 12,
  CONSTRAINT_GRAMMAR_LEFT_TO_RIGHT = 1 << 16,
  CONSTRAINT_GRAMMAR_RIGHT_TO_LEFT = 2 << 16
};

/* The option of a name that UIKit has for it, such as "alignAllTop"; 0 for "directionLeadingToTrailing".
 *
 * Fails with UNKNOWN_OPTION and NULL_POINTER.
 */
int32_t constraint_grammar_option_named(const char *name);

/* How many constraints a text states: 1 of an equation; any number, also 0, of a visual format.
 *
 * `dialect` may be CONSTRAINT_GRAMMAR_ANY_DIALECT. `options` is a sum of `enum constraint_grammar_option`, which a text that
 * is one equation takes no notice of: 0 for what can be parsed, those of the environment for what can be resolved.
 * Fails with REJECTED, UNKNOWN_DIALECT, NULL_POINTER and INVALID_SIZE.
 */
ptrdiff_t constraint_grammar_constraint_count(
    constraint_grammar_dialect dialect, const char *text, size_t length, uint32_t options);

/* Parses a text, and gives the constraint at a place, from 0 on, of those that it states.
 *
 * As constraint_grammar_parse() otherwise. Each call reads the text anew: nothing is kept. Fails with INVALID_SIZE also where
 * there is no constraint at that place.
 */
int32_t constraint_grammar_parse_at(
    constraint_grammar_dialect dialect, const char *text, size_t length, size_t place,
    constraint_grammar_equation *equation, size_t size);

/* ----------------------------------------------------------------------------------------------------------- trees --- */

/* Whether a production is made of others. */
enum constraint_grammar_node_kind {
  /* It is made of tokens and other rules. */
  CONSTRAINT_GRAMMAR_RULE = 0,
  /* It is made of characters, and nothing in it is a node. */
  CONSTRAINT_GRAMMAR_TOKEN = 1
};

/* A production of the grammar, or a literal in it, and where it stands in a text. */
typedef struct constraint_grammar_node {
  /* The name of the production, as in `Grammar/`; of a literal its spelling there, with quotation marks. */
  const char *name;
  /* The part that a token plays, such as "name", "attribute", "relation", "number", "operator", "bracket", "keyword" and
   * "end": more in later versions. NULL for a rule, and for a token of which nothing is said. */
  const char *role;
  constraint_grammar_range range;
  /* An `enum constraint_grammar_node_kind`. */
  int32_t kind;
  /* How many nodes it is inside of: 0 for the start rule alone. */
  int32_t depth;
} constraint_grammar_node;

/* The tree of a text: which production stands where.
 *
 * Writes the nodes to `nodes`, no more than `capacity`, each before those inside it and these in the order of the text, and
 * returns how many there are altogether. `size` is that of `*nodes`. After a failure nothing has been written.
 * `dialect` may be CONSTRAINT_GRAMMAR_ANY_DIALECT. Fails with REJECTED, UNKNOWN_DIALECT, NULL_POINTER and INVALID_SIZE.
 */
ptrdiff_t constraint_grammar_tree(
    constraint_grammar_dialect dialect, const char *text, size_t length, constraint_grammar_node *nodes,
    size_t capacity, size_t size);

/* --------------------------------------------------------------------------------------------------------- reports --- */

/* What can be told of a text. */
enum constraint_grammar_report {
  /* All of it as a JSON object on one line, the one that the command line writes with `--format ndjson`. */
  CONSTRAINT_GRAMMAR_RECORD = 0,
  /* What is wrong, for a person: the place and the message, the line with a caret, a hint. Several follow each other;
   * where nothing is wrong, the text is empty. */
  CONSTRAINT_GRAMMAR_DIAGNOSTICS = 1,
  /* What is wrong, each as a JSON object, with a line feed between them; where nothing is wrong, the text is empty. */
  CONSTRAINT_GRAMMAR_DIAGNOSTICS_JSON = 2,
  /* The record, and in it which production stands where, as the command line writes them with `--tree`; of parsing only. */
  CONSTRAINT_GRAMMAR_RECORD_WITH_TREE = 3
};

/* Where a text comes from, for reports. Where it is NULL, the line is 1, and the file is as below for NULL. */
typedef struct constraint_grammar_origin {
  /* The name of a file, or what else stands before the number of the line, in UTF-8; control characters are spelled out.
   * NULL is "<text>" there, and null in a record. */
  const char *file;
  /* The number of the line in that file, from 1 on; 0 is taken for 1. */
  size_t line;
} constraint_grammar_origin;

/* Writes a report on what parsing makes of a text.
 *
 * `dialect` may be CONSTRAINT_GRAMMAR_ANY_DIALECT; `report` is an `enum constraint_grammar_report`; `origin` may be NULL.
 * That a text is wrong is no failure. Fails with UNKNOWN_DIALECT, UNKNOWN_REPORT, NULL_POINTER and INVALID_SIZE.
 */
ptrdiff_t constraint_grammar_parse_report(
    constraint_grammar_dialect dialect, const char *text, size_t length, int32_t report,
    const constraint_grammar_origin *origin, char *buffer, size_t capacity);

/* --------------------------------------------------------------------------------------------------------- fix-its --- */

/* A change of a text: a replacement comes in place of a part of it. */
typedef struct constraint_grammar_fix_it {
  constraint_grammar_range range;
  /* Where the part begins and ends, in Unicode scalars from 1 on, each in its own line. */
  uint32_t column;
  uint32_t end_column;
  /* 1 where nothing that a person wrote gets lost or changes its meaning, else 0. */
  uint32_t is_sure;
} constraint_grammar_fix_it;

/* How many changes, all together, make a rejected text one of the dialect: those of all its mistakes.
 *
 * 0 where the text is accepted, or where it can't be told of a mistake what is meant. Fails with UNKNOWN_DIALECT, NULL_POINTER and
 * INVALID_SIZE.
 */
ptrdiff_t constraint_grammar_fix_it_count(constraint_grammar_dialect dialect, const char *text, size_t length);

/* The change at a place, from 0 on, in the order of the text; no change overlaps another.
 *
 * Writes the replacement to `buffer`. `size` is that of `*fix_it`, which is zero after a failure. Fails with
 * UNKNOWN_DIALECT, NULL_POINTER and INVALID_SIZE, also where there is no change at that place.
 */
ptrdiff_t constraint_grammar_fix_it_at(
    constraint_grammar_dialect dialect, const char *text, size_t length, size_t place,
    constraint_grammar_fix_it *fix_it, size_t size, char *buffer, size_t capacity);

/* --------------------------------------------------------------------------------------------------------- meaning --- */

/* What the names in an equation stand for.
 *
 * An item is any pointer of yours but NULL: it is handed back, and never followed. `context` is handed to each function.
 * The names that functions are given end with a zero byte and are valid during the call. A function must not throw a C++
 * exception. It may call the functions of this library. Each pointer to a function may be NULL.
 */
typedef struct constraint_grammar_environment {
  void *context;
  /* The item of a name; NULL if there is none. */
  const void *(*item)(void *context, const char *name);
  /* The number of a name: stores it and returns 1, or returns 0 if there is none. */
  int32_t (*number)(void *context, const char *name, double *number);
  /* The superview of an item; NULL if it has none. */
  const void *(*superview)(void *context, const void *item);
  /* The names of all items, to suggest one that was meant: the one at an index from 0 on; NULL after the last. No more than
   * 10,000 are asked for. */
  const char *(*item_name)(void *context, size_t index);
  /* The names of all numbers, likewise. */
  const char *(*number_name)(void *context, size_t index);
  /* What a dialect that names no items relates; NULL if there is none. */
  const void *left_item;
  const void *right_item;
  /* What `self` is where it is the view that a call is made on; NULL if there is none. */
  const void *receiver;
  /* The safe area of an item; NULL if it has none. */
  const void *(*safe_area)(void *context, const void *item);
  /* The distances that the system keeps: between views, and to the superview; NULL for 8 and 20. */
  const double *system_spacing;
  /* A sum of `enum constraint_grammar_option`, for visual formats. */
  uint32_t options;
} constraint_grammar_environment;

/* What the layout is to keep: `first.attribute relation second.attribute * multiplier + constant`. */
typedef struct constraint_grammar_constraint {
  const void *first_item;
  /* NULL if a constant is all that stands on the right. */
  const void *second_item;
  /* An `enum constraint_grammar_attribute`. */
  int32_t first_attribute;
  /* An `enum constraint_grammar_attribute`; 0 if there is no second item. */
  int32_t second_attribute;
  /* An `enum constraint_grammar_relation`. */
  int32_t relation;
  /* How many reasons there are for which UIKit and AppKit would raise an exception on it: a report has them. */
  int32_t warning_count;
  double multiplier;
  double constant;
  /* More than 0, and at most 1000, which requires it. */
  double priority;
  /* Where the name to find it by stands in the text; its length is 0 if there is none. */
  constraint_grammar_range identifier;
  /* 1 if the constant is the distance that the system keeps there, which is the platform's choice; otherwise 0. */
  int32_t is_system_spacing;
} constraint_grammar_constraint;

/* Finds the constraint that a text states, if that is one.
 *
 * `size` is that of `*constraint`, which is zero after a failure. Fails with REJECTED, also where the text states none or
 * several, UNKNOWN_DIALECT, NULL_POINTER and INVALID_SIZE.
 */
int32_t constraint_grammar_resolve(
    constraint_grammar_dialect dialect, const char *text, size_t length,
    const constraint_grammar_environment *environment, constraint_grammar_constraint *constraint, size_t size);

/* Finds the constraint at a place, from 0 on, of those that a text states with the options of the environment.
 *
 * Each call reads the text anew: nothing is kept. All constraints must have a meaning. Fails as constraint_grammar_resolve()
 * does, and with INVALID_SIZE also where there is no constraint at that place.
 */
int32_t constraint_grammar_resolve_at(
    constraint_grammar_dialect dialect, const char *text, size_t length,
    const constraint_grammar_environment *environment, size_t place, constraint_grammar_constraint *constraint,
    size_t size);

/* Writes a report on what resolving makes of a text. The diagnostics may be warnings.
 *
 * Items are called by their names in the text, what is given "lhs" and "rhs"; the superview of an item is "a.superview", and
 * that of the views of a visual format "superview"; the safe area of one has ".safeAreaLayoutGuide" behind its name.
 * Fails with UNKNOWN_DIALECT, UNKNOWN_REPORT, NULL_POINTER and INVALID_SIZE.
 */
ptrdiff_t constraint_grammar_resolve_report(
    constraint_grammar_dialect dialect, const char *text, size_t length,
    const constraint_grammar_environment *environment, int32_t report, const constraint_grammar_origin *origin,
    char *buffer, size_t capacity);

/* What the names in an equation stand for, where there are only names. Each pointer may be NULL. */
typedef struct constraint_grammar_names {
  /* The names of the items; if NULL, each name that has an attribute in the equation and is not that of a number. */
  const char *const *items;
  size_t item_count;
  /* The names of the numbers. */
  const char *const *numbers;
  size_t number_count;
  /* The number of each such name. */
  const double *values;
  /* What a dialect that names no items relates: NULL for "lhs". */
  const char *lhs;
  /* NULL for "rhs" where the equation has an attribute of it; empty for none. */
  const char *rhs;
  /* The distances that the system keeps: between views, and to the superview; NULL for 8 and 20. */
  const double *system_spacing;
  /* A sum of `enum constraint_grammar_option`, for visual formats. */
  uint32_t options;
} constraint_grammar_names;

/* Writes a report on what resolving makes of a text, as the command line does. The diagnostics may be warnings.
 *
 * Superviews and safe areas are called as above. Where `names` is NULL, so is all that it would hold.
 * Fails with UNKNOWN_DIALECT, UNKNOWN_REPORT, NULL_POINTER, INVALID_SIZE and INVALID_NAME.
 */
ptrdiff_t constraint_grammar_resolve_names_report(
    constraint_grammar_dialect dialect, const char *text, size_t length, const constraint_grammar_names *names,
    int32_t report, const constraint_grammar_origin *origin, char *buffer, size_t capacity);

/* ----------------------------------------------------------------------------------------------------- translation --- */

/* A language to translate into: the number of a dialect, or one of these. */
typedef int32_t constraint_grammar_target;

enum constraint_grammar_target_number {
  /* Swift, with the anchors of views. */
  CONSTRAINT_GRAMMAR_ANCHORS = 1001,
  /* Swift, with the initialiser of NSLayoutConstraint. */
  CONSTRAINT_GRAMMAR_SWIFT = 1002
};

/* How many such languages there are: more in later versions. */
int32_t constraint_grammar_target_count(void);

/* The language at a place, from 0 on: the dialects, then the others. Fails with UNKNOWN_TARGET. */
constraint_grammar_target constraint_grammar_target_at(int32_t place);

/* The language of a name: of a dialect, "anchors" or "swift", in capitals or small letters.
 *
 * Fails with UNKNOWN_TARGET and NULL_POINTER. The result can be handed on unchecked, like that of
 * constraint_grammar_dialect_named().
 */
constraint_grammar_target constraint_grammar_target_named(const char *name);

/* The name of a language to translate into; NULL if there is no such language. */
const char *constraint_grammar_target_name(constraint_grammar_target target);

/* Writes what a text states in another language, with the same meaning whatever the names stand for.
 *
 * `lhs` and `rhs` are what the items are called that one of both languages does not name; NULL for "lhs" and "rhs".
 * Fails with REJECTED, UNKNOWN_DIALECT, UNKNOWN_TARGET, NULL_POINTER, INVALID_SIZE and INVALID_NAME.
 */
ptrdiff_t constraint_grammar_translate(
    constraint_grammar_dialect dialect, constraint_grammar_target target, const char *text, size_t length,
    const char *lhs, const char *rhs, char *buffer, size_t capacity);

/* Writes a report on what translating makes of a text. The diagnostics may be warnings.
 *
 * Fails with UNKNOWN_DIALECT, UNKNOWN_TARGET, UNKNOWN_REPORT, NULL_POINTER, INVALID_SIZE and INVALID_NAME.
 */
ptrdiff_t constraint_grammar_translate_report(
    constraint_grammar_dialect dialect, constraint_grammar_target target, const char *text, size_t length,
    const char *lhs, const char *rhs, int32_t report, const constraint_grammar_origin *origin, char *buffer,
    size_t capacity);

/* ------------------------------------------------------------------------------------------------------- conflicts --- */

/* Writes why constraints contradict each other, and what to do, given what Auto Layout prints ("Unable to simultaneously
 * satisfy constraints") with whatever stands around it.
 *
 * A conflict that is found several times is told once, with its count. `report` is RECORD, an object of JSON for each conflict
 * as the command line writes it with `explain --format ndjson`, or DIAGNOSTICS, its explanation for a person; a line feed
 * stands between two objects, and an empty line between two explanations. Without a log the text is empty. `origin` may be NULL.
 * Fails with UNKNOWN_REPORT, NULL_POINTER and INVALID_SIZE.
 */
ptrdiff_t constraint_grammar_explain(
    const char *text, size_t length, int32_t report, const constraint_grammar_origin *origin, char *buffer,
    size_t capacity);

#ifdef __cplusplus
}
#endif

#endif
