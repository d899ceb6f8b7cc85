#include "memory.h"

/* There are two regions. What lasts, the values of global constants, is made when it is first asked for, in the middle of
 * some call: it has a region of its own, so that all else can be given back. */

enum { page = 65536, alignment = 16, lasting_room = 4 * page };

/* A literal takes no memory but its bytes: the lower bits of its pointer say where it begins, those above how long it is,
 * and the top bit that it is one. So all other memory lies below 2 GB. */
enum { start_bits = 20, length_bits = 11 };

extern uint8_t __heap_base;

typedef struct region {
  uintptr_t next, end;
} region;

static region lasting, passing;
static uintptr_t passing_start;
static int constants_being_made;

static uintptr_t aligned(uintptr_t address) { return (address + alignment - 1) & -(uintptr_t)alignment; }

/* Sees to it that the memory reaches that far. */
static void reach(uintptr_t end) {
  if (end <= passing.end) return;
  size_t pages = (end - passing.end + page - 1) / page;
  if (end < passing.next || (intptr_t)end < 0 || __builtin_wasm_memory_grow(0, pages) == SIZE_MAX) __builtin_trap();
  passing.end += pages * page;
}

static void start(void) {
  /* All literals lie before the heap. */
  if ((uintptr_t)&__heap_base >> start_bits) __builtin_trap();
  lasting.next = aligned((uintptr_t)&__heap_base);
  lasting.end = lasting.next + lasting_room;
  passing.next = passing_start = lasting.end;
  passing.end = __builtin_wasm_memory_size(0) * page;
  reach(lasting.end);
}

void *constraint_grammar_memory_take(size_t count) {
  if (lasting.end == 0) start();
  region *region = &passing;
  if (constants_being_made) {
    region = &lasting;
    if (lasting.end - aligned(lasting.next) < count) {
      /* What comes behind is kept as well from now on. */
      size_t room = count > lasting_room ? count : lasting_room;
      lasting.next = aligned(passing.next);
      reach(lasting.next + room + alignment);
      lasting.end = passing.next = passing_start = lasting.next + room;
    }
  }
  uintptr_t place = aligned(region->next);
  if (region == &passing) reach(place + count);
  region->next = place + count;
  return (void *)place;
}

/* What lies behind the text that was moved last: room to grow in, for a text that is made of many pieces. */
static region growing;

_Bool constraint_grammar_memory_extend(const uint8_t *end, size_t count) {
  region *region = (uintptr_t)end == growing.next ? &growing : constants_being_made ? &lasting : &passing;
  if ((uintptr_t)end != region->next) return 0;
  if (region == &passing) reach(region->next + count);
  else if (region->end - region->next < count) return 0;
  region->next += count;
  return 1;
}

uint8_t *constraint_grammar_memory_move(const uint8_t *start, size_t count, size_t more) {
  /* What begins here is often a piece of another text, which is to go on growing. */
  if (count == 0) return constraint_grammar_memory_take(more);
  size_t room = 2 * (count + more);
  uint8_t *new = constraint_grammar_memory_take(room);
  for (size_t index = 0; index < count; index += 1) new[index] = start[index];
  growing.next = (uintptr_t)new + count + more;
  growing.end = (uintptr_t)new + room;
  return new;
}

/* Where a text is. They do not lie behind the bytes of texts, which are to grow. */
struct constraint_grammar_text {
  const uint8_t *start;
  size_t length;
};

static region texts;

const constraint_grammar_text *constraint_grammar_text_of(const uint8_t *start, size_t length) {
  constraint_grammar_text *text;
  if (constants_being_made) {
    text = constraint_grammar_memory_take(sizeof *text);
  } else {
    enum { room = 4096 };
    if (texts.next == texts.end) {
      texts.next = (uintptr_t)constraint_grammar_memory_take(room);
      texts.end = texts.next + room;
    }
    text = (constraint_grammar_text *)texts.next;
    texts.next += sizeof *text;
  }
  *text = (constraint_grammar_text){start, length};
  return text;
}

static _Bool is_literal(const constraint_grammar_text *text) { return (intptr_t)text < 0; }

const constraint_grammar_text *constraint_grammar_literal(const uint8_t *start, size_t length) {
  if ((uintptr_t)start >> start_bits || length >> length_bits) return constraint_grammar_text_of(start, length);
  return (const constraint_grammar_text *)((uintptr_t)INTPTR_MIN | length << start_bits | (uintptr_t)start);
}

const uint8_t *constraint_grammar_text_start(const constraint_grammar_text *text) {
  uintptr_t bits = (uintptr_t)text;
  return is_literal(text) ? (const uint8_t *)(bits & ((1 << start_bits) - 1)) : text->start;
}

size_t constraint_grammar_text_length(const constraint_grammar_text *text) {
  uintptr_t bits = (uintptr_t)text;
  return is_literal(text) ? bits >> start_bits & ((1 << length_bits) - 1) : text->length;
}

void constraint_grammar_memory_reset(void) {
  if (lasting.end == 0) start();
  passing.next = passing_start;
  growing.next = growing.end = 0;
  texts.next = texts.end = 0;
}

/* What Swift calls for the value of a global constant. */
void swift_once(intptr_t *predicate, void (*make)(void *), void *context) {
  enum { made = -1 };
  if (*predicate == made) return;
  constants_being_made += 1;
  make(context);
  constants_being_made -= 1;
  *predicate = made;
}
