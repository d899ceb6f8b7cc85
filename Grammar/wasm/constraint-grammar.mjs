// The languages of Auto Layout helper libraries, for JavaScript: a wrapper of constraint-grammar.wasm without dependencies.
// What there is to call is described in constraint-grammar.d.ts.

const RECORD = 0;
const DIAGNOSTICS = 1;
const DIAGNOSTICS_JSON = 2;
const ANY_DIALECT = 1000;

/** Instantiates the module, which lies beside this file if nothing else is given. */
export async function load(source = new URL("constraint-grammar.wasm", import.meta.url)) {
  return new ConstraintGrammar(await instance(await source));
}

async function instance(source) {
  if (source instanceof WebAssembly.Module) return new WebAssembly.Instance(source);
  if (typeof source === "string" || source instanceof URL) source = await read(new URL(source, import.meta.url));
  if (typeof Response !== "undefined" && source instanceof Response) {
    if (!source.ok) throw new Error(`constraint-grammar.wasm can't be loaded: ${source.status} ${source.statusText}`);
    source = await source.arrayBuffer();
  }
  return (await WebAssembly.instantiate(source)).instance;
}

async function read(url) {
  if (url.protocol !== "file:" || typeof process === "undefined") return fetch(url);
  const { readFile } = await import("node:fs/promises");
  return readFile(url);
}

export class ConstraintGrammar {
  #wasm;
  #encoder = new TextEncoder();
  #decoder = new TextDecoder();
  #dialects;
  #targets;

  constructor(instance) {
    this.#wasm = instance.exports;
    const wasm = this.#wasm;
    this.version = this.#constant(wasm.constraint_grammar_version());
    this.dialects = Array.from({ length: wasm.constraint_grammar_dialect_count() }, (_, dialect) =>
      Object.freeze({
        name: this.#constant(wasm.constraint_grammar_dialect_name(dialect)),
        library: this.#constant(wasm.constraint_grammar_dialect_library(dialect)),
        sample: this.#constant(wasm.constraint_grammar_dialect_sample(dialect)),
      }),
    );
    this.targets = Array.from({ length: wasm.constraint_grammar_target_count() }, (_, target) =>
      this.#constant(wasm.constraint_grammar_target_name(target)),
    );
    Object.freeze(this.dialects);
    Object.freeze(this.targets);
    this.#dialects = new Map();
    this.#targets = new Map();
  }

  /** How many bytes of memory the module has taken so far. */
  get memory() {
    return this.#wasm.memory.buffer.byteLength;
  }

  /** The names of the dialects that accept a text as it stands. */
  accepting(text) {
    const wasm = this.#wasm;
    wasm.constraint_grammar_memory_reset();
    const given = this.#bytes(text);
    const capacity = this.dialects.length;
    const numbers = wasm.constraint_grammar_memory_take(4 * capacity);
    const count = this.#checked(wasm.constraint_grammar_accepting(given.start, given.length, numbers, capacity));
    return Array.from(new Int32Array(wasm.memory.buffer, numbers, count), (number) => this.dialects[number].name);
  }

  parse(text, options) {
    return JSON.parse(this.#parse(text, options, RECORD));
  }

  parseJSON(text, options) {
    return this.#parse(text, options, RECORD);
  }

  parseDiagnostics(text, options) {
    return objects(this.#parse(text, options, DIAGNOSTICS_JSON));
  }

  parseExplanation(text, options) {
    return this.#parse(text, options, DIAGNOSTICS);
  }

  resolve(text, options) {
    return JSON.parse(this.#resolve(text, options, RECORD));
  }

  resolveJSON(text, options) {
    return this.#resolve(text, options, RECORD);
  }

  resolveDiagnostics(text, options) {
    return objects(this.#resolve(text, options, DIAGNOSTICS_JSON));
  }

  resolveExplanation(text, options) {
    return this.#resolve(text, options, DIAGNOSTICS);
  }

  translate(text, options) {
    return JSON.parse(this.#translate(text, options, RECORD));
  }

  translateJSON(text, options) {
    return this.#translate(text, options, RECORD);
  }

  translateDiagnostics(text, options) {
    return objects(this.#translate(text, options, DIAGNOSTICS_JSON));
  }

  translateExplanation(text, options) {
    return this.#translate(text, options, DIAGNOSTICS);
  }

  #parse(text, { dialect = "any", file, line } = {}, report) {
    const number = dialect === "any" ? ANY_DIALECT : this.#dialect(dialect);
    return this.#text((memory) => {
      const given = this.#bytes(text);
      const origin = this.#origin(file, line);
      return (buffer, capacity) =>
        memory.constraint_grammar_parse_report(number, given.start, given.length, report, origin, buffer, capacity);
    });
  }

  #resolve(text, { dialect, items, numbers, lhs, rhs, file, line } = {}, report) {
    const number = this.#dialect(dialect);
    return this.#text((wasm) => {
      const given = this.#bytes(text);
      const origin = this.#origin(file, line);
      const names = this.#names(items, numbers, lhs, rhs);
      return (buffer, capacity) =>
        wasm.constraint_grammar_resolve_names_report(
          number, given.start, given.length, names, report, origin, buffer, capacity);
    });
  }

  #translate(text, { dialect, to, lhs, rhs, file, line } = {}, report) {
    const from = this.#dialect(dialect);
    const target = this.#number(this.#targets, to, this.#wasm.constraint_grammar_target_named);
    return this.#text((wasm) => {
      const given = this.#bytes(text);
      const origin = this.#origin(file, line);
      const [left, right] = [this.#string(lhs), this.#string(rhs)];
      return (buffer, capacity) =>
        wasm.constraint_grammar_translate_report(
          from, target, given.start, given.length, left, right, report, origin, buffer, capacity);
    });
  }

  /** What a function writes, which `prepare` returns once its arguments are in place. */
  #text(prepare) {
    const wasm = this.#wasm;
    wasm.constraint_grammar_memory_reset();
    const write = prepare(wasm);
    let capacity = 1000;
    let buffer = wasm.constraint_grammar_memory_take(capacity);
    let length = this.#checked(write(buffer, capacity));
    if (length >= capacity) {
      capacity = length + 1;
      buffer = wasm.constraint_grammar_memory_take(capacity);
      length = this.#checked(write(buffer, capacity));
    }
    return this.#decoder.decode(new Uint8Array(wasm.memory.buffer, buffer, length));
  }

  #checked(result) {
    if (result < 0) throw new Error(this.#constant(this.#wasm.constraint_grammar_status_message(result)));
    return result;
  }

  #dialect(name) {
    return this.#number(this.#dialects, name, this.#wasm.constraint_grammar_dialect_named);
  }

  #number(known, name, find) {
    if (!known.has(name)) {
      this.#wasm.constraint_grammar_memory_reset();
      known.set(name, this.#checked(find(this.#string(String(name)))));
    }
    return known.get(name);
  }

  /** A text that the module holds for good. */
  #constant(start) {
    const bytes = new Uint8Array(this.#wasm.memory.buffer);
    return this.#decoder.decode(bytes.subarray(start, bytes.indexOf(0, start)));
  }

  /** A text in the memory of the module. */
  #bytes(text) {
    const bytes = typeof text === "string" ? this.#encoder.encode(text) : text;
    const start = this.#wasm.constraint_grammar_memory_take(bytes.length + 1);
    const memory = new Uint8Array(this.#wasm.memory.buffer, start, bytes.length + 1);
    memory.set(bytes);
    memory[bytes.length] = 0;
    return { start, length: bytes.length };
  }

  #string(text) {
    return text === undefined || text === null ? 0 : this.#bytes(String(text)).start;
  }

  /** Words of 32 bits in the memory of the module. */
  #words(words) {
    const start = this.#wasm.constraint_grammar_memory_take(4 * words.length);
    new Uint32Array(this.#wasm.memory.buffer, start, words.length).set(words);
    return start;
  }

  #origin(file, line = 1) {
    return this.#words([this.#string(file), line]);
  }

  #names(items, numbers = {}, lhs, rhs) {
    const views = items && items.map((name) => this.#string(name));
    const names = Object.keys(numbers).map((name) => this.#string(name));
    const values = this.#wasm.constraint_grammar_memory_take(8 * names.length);
    new Float64Array(this.#wasm.memory.buffer, values, names.length).set(Object.values(numbers));
    return this.#words([
      views ? this.#words(views) : 0, views ? views.length : 0, this.#words(names), names.length, values,
      this.#string(lhs), this.#string(rhs === null ? "" : rhs),
    ]);
  }
}

function objects(lines) {
  return lines === "" ? [] : lines.split("\n").map((line) => JSON.parse(line));
}
