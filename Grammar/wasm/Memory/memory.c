#include "memory.h"

/* There are two regions. What is kept, the values of global constants, is made when it is first asked for, in the middle of
 * some call: it has a region of its own, so that all else can be given back. */

enum { page = 65536, alignment = 16, lasting_room = 4 * page };

#ifdef __wasm__
extern uint8_t __heap_base;
static uintptr_t heap_start(void) { return (uintptr_t)&__heap_base; }
static uintptr_t heap_end(void) { return __builtin_wasm_memory_size(0) * page; }
static _Bool grow(size_t pages) { return __builtin_wasm_memory_grow(0, pages) != SIZE_MAX; }
#else
/* The tests run elsewhere, with a memory that does not grow. */
static uint8_t heap[1024 * page];
static uintptr_t heap_start(void) { return (uintptr_t)heap; }
static uintptr_t heap_end(void) { return heap_start() + sizeof heap; }
static _Bool grow(size_t pages) { return pages == 0; }
#endif

typedef struct region {
  uintptr_t next, end;
} region;

static region lasting, passing;
static uintptr_t passing_start;
static int keeping;

static uintptr_t aligned(uintptr_t address) { return (address + alignment - 1) & -(uintptr_t)alignment; }

/* Sees to it that the memory reaches that far. */
static void reach(uintptr_t end) {
  if (end <= passing.end) return;
  size_t pages = (end - passing.end + page - 1) / page;
  if (end < passing.next || (intptr_t)end < 0 || !grow(pages)) __builtin_trap();
  passing.end += pages * page;
}

static void start(void) {
  /* All literals lie before the heap. */
  if (heap_start() >> constraint_grammar_text_start_bits) __builtin_trap();
  lasting.next = aligned(heap_start());
  lasting.end = lasting.next + lasting_room;
  passing.next = passing_start = lasting.end;
  passing.end = heap_end();
  reach(lasting.end);
}

void *constraint_grammar_memory_take(size_t count) {
  if (lasting.end == 0) start();
  region *region = &passing;
  if (keeping) {
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
  region *region = (uintptr_t)end == growing.next ? &growing : keeping ? &lasting : &passing;
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
  if (keeping) {
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

static uintptr_t low_bits(uintptr_t bits, int count) { return bits & (((uintptr_t)1 << count) - 1); }

const uint8_t *constraint_grammar_text_start(const constraint_grammar_text *text) {
  if (!is_literal(text)) return text->start;
  return (const uint8_t *)low_bits((uintptr_t)text, constraint_grammar_text_start_bits);
}

size_t constraint_grammar_text_length(const constraint_grammar_text *text) {
  if (!is_literal(text)) return text->length;
  return low_bits((uintptr_t)text >> constraint_grammar_text_start_bits, constraint_grammar_text_length_bits);
}

void constraint_grammar_memory_reset(void) {
  if (lasting.end == 0) start();
  passing.next = passing_start;
  growing.next = growing.end = 0;
  texts.next = texts.end = 0;
}

void constraint_grammar_memory_begin_keeping(void) { keeping += 1; }
void constraint_grammar_memory_end_keeping(void) { keeping -= 1; }
