// The languages of Auto Layout helper libraries, for JavaScript: a wrapper of constraint-grammar.wasm without dependencies.
// What there is to call is described in constraint-grammar.d.ts.

const RECORD = 0;
const DIAGNOSTICS = 1;
const DIAGNOSTICS_JSON = 2;
const RECORD_WITH_TREE = 3;
const ANY_DIALECT = 1000;
const INVALID_NAME = -7;

// How many bytes of UTF-8 a text may take, how many all the names along with it, and how many names there may be.
const TEXT_LIMIT = 1_048_576;
const NAMES_LIMIT = 1_048_576;
const NAME_COUNT_LIMIT = 40_000;
const LAST_LINE = 2 ** 30 - 1;

// A memory does not shrink: one that has grown beyond this is given up with the instance that it belongs to.
const MEMORY_KEPT = 16_777_216;

/** Instantiates the module, which lies beside this file if nothing else is given. */
export async function load(source = new URL("constraint-grammar.wasm", import.meta.url)) {
  const { module, instance } = await instantiated(await source);
  return new ConstraintGrammar(module, instance);
}

/** Instantiates the module for logs of Auto Layout, which lies beside this file if nothing else is given. */
export async function loadConflictLogs(source = new URL("constraint-grammar-logs.wasm", import.meta.url)) {
  const { module, instance } = await instantiated(await source);
  return new ConflictLogs(module, instance);
}

async function instantiated(source) {
  if (source instanceof WebAssembly.Module) {
    return { module: source, instance: await WebAssembly.instantiate(source) };
  }
  if (typeof source === "string" || source instanceof URL) source = await read(new URL(source, import.meta.url));
  if (typeof Response !== "undefined" && source instanceof Response) {
    if (!source.ok) throw new Error(`constraint-grammar.wasm can't be loaded: ${source.status} ${source.statusText}`);
    source = await source.arrayBuffer();
  }
  return WebAssembly.instantiate(source);
}

async function read(url) {
  if (url.protocol !== "file:" || typeof process === "undefined") return fetch(url);
  const { readFile } = await import("node:fs/promises");
  return readFile(url);
}

export class ConstraintGrammar {
  #instance;
  #dialects = new Map();
  #targets = new Map();
  #dialectNames = new Map();
  #optionNumbers = new Map();

  constructor(module, instance) {
    this.#instance = new Instance(module, instance);
    const wasm = instance.exports;
    const text = (start) => constant(wasm, start);
    this.version = text(wasm.constraint_grammar_version());
    this.dialects = Object.freeze(Array.from({ length: wasm.constraint_grammar_dialect_count() }, (_, place) => {
      const dialect = wasm.constraint_grammar_dialect_at(place);
      const name = text(wasm.constraint_grammar_dialect_name(dialect));
      this.#dialectNames.set(dialect, name);
      return Object.freeze({
        name,
        library: text(wasm.constraint_grammar_dialect_library(dialect)),
        sample: text(wasm.constraint_grammar_dialect_sample(dialect)),
      });
    }));
    this.targets = Object.freeze(Array.from({ length: wasm.constraint_grammar_target_count() }, (_, place) =>
      text(wasm.constraint_grammar_target_name(wasm.constraint_grammar_target_at(place)))));
  }

  /** How many bytes of memory the module takes. */
  get memory() {
    return this.#instance.memory;
  }

  /** The names of the dialects that accept a text as it stands. */
  accepting(text) {
    const bytes = bytesOf(text);
    return this.#instance.run((call) => {
      const { wasm } = call;
      const given = call.bytes(bytes);
      const capacity = this.dialects.length;
      const numbers = wasm.constraint_grammar_memory_take(4 * capacity);
      const count = call.checked(wasm.constraint_grammar_accepting(given, bytes.length, numbers, capacity));
      return Array.from(new Int32Array(wasm.memory.buffer, numbers, count), (number) => this.#dialectNames.get(number));
    });
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

  // What is given is looked at before any of it is put into the memory: looking may call functions of the caller.

  #parse(text, options, report) {
    const { dialect = "any", tree = false, file, line } = optionsOf(options);
    if (typeof tree !== "boolean") throw refused("tree", "a boolean", tree);
    const told = tree && report === RECORD ? RECORD_WITH_TREE : report;
    const bytes = bytesOf(text);
    const origin = originOf(file, line);
    const number = dialect === "any" ? ANY_DIALECT : this.#dialect(dialect);
    return this.#instance.text(bytes, (call, start) => {
      const from = call.origin(origin);
      return (buffer, capacity) =>
        call.wasm.constraint_grammar_parse_report(number, start, bytes.length, told, from, buffer, capacity);
    });
  }

  #resolve(text, options, report) {
    const { dialect, items, numbers, lhs, rhs, options: chosen, spacing, file, line } = optionsOf(options);
    const bytes = bytesOf(text);
    const origin = originOf(file, line);
    const names = { ...namesOf(items, numbers, lhs, rhs), options: this.#options(chosen), spacing: spacingOf(spacing) };
    const number = this.#dialect(dialect);
    return this.#instance.text(bytes, (call, start) => {
      const from = call.origin(origin);
      const given = call.names(names);
      return (buffer, capacity) =>
        call.wasm.constraint_grammar_resolve_names_report(
          number, start, bytes.length, given, report, from, buffer, capacity);
    });
  }

  #translate(text, options, report) {
    const { dialect, to, lhs, rhs, file, line } = optionsOf(options);
    const bytes = bytesOf(text);
    const origin = originOf(file, line);
    const names = [optional(lhs, "lhs"), optional(rhs, "rhs")];
    const source = this.#dialect(dialect);
    const target = this.#number(this.#targets, "to", to, "constraint_grammar_target_named");
    return this.#instance.text(bytes, (call, start) => {
      const from = call.origin(origin);
      const [left, right] = names.map((name) => call.name(name));
      return (buffer, capacity) =>
        call.wasm.constraint_grammar_translate_report(
          source, target, start, bytes.length, left, right, report, from, buffer, capacity);
    });
  }

  #dialect(name) {
    return this.#number(this.#dialects, "dialect", name, "constraint_grammar_dialect_named");
  }

  /** The options of a visual format as one number. */
  #options(names = []) {
    if (!Array.isArray(names)) throw refused("options.options", "an array", names);
    return names.reduce((sum, name) =>
      sum | this.#number(this.#optionNumbers, "options.options", name, "constraint_grammar_option_named"), 0);
  }

  #number(known, option, name, find) {
    string(name, option);
    if (!known.has(name)) known.set(name, this.#instance.run((call) => call.checked(call.wasm[find](call.string(name)))));
    return known.get(name);
  }
}

/** What explains the logs of Auto Layout. */
export class ConflictLogs {
  #instance;

  constructor(module, instance) {
    this.#instance = new Instance(module, instance);
    this.version = constant(instance.exports, instance.exports.constraint_grammar_version());
  }

  /** How many bytes of memory the module takes. */
  get memory() {
    return this.#instance.memory;
  }

  explain(text, options) {
    return objects(this.explainJSON(text, options));
  }

  explainJSON(text, options) {
    return this.#explain(text, options, RECORD);
  }

  explanation(text, options) {
    return this.#explain(text, options, DIAGNOSTICS);
  }

  #explain(text, options, report) {
    const { file, line } = optionsOf(options);
    const bytes = bytesOf(text);
    const origin = originOf(file, line);
    return this.#instance.text(bytes, (call, start) => {
      const from = call.origin(origin);
      return (buffer, capacity) =>
        call.wasm.constraint_grammar_explain(start, bytes.length, report, from, buffer, capacity);
    });
  }
}

/** A module at work, and its memory. */
class Instance {
  #module;
  #wasm;

  constructor(module, instance) {
    this.#module = module;
    this.#wasm = instance.exports;
  }

  get memory() {
    return this.#wasm?.memory.buffer.byteLength ?? 0;
  }

  /** What a function writes about a text, which `prepare` returns once its arguments are in place. */
  text(bytes, prepare) {
    return this.run((call) => {
      const { wasm } = call;
      const write = prepare(call, call.bytes(bytes));
      // As much as most reports take, which say the text again.
      let capacity = 1000 + 2 * bytes.length;
      let buffer = wasm.constraint_grammar_memory_take(capacity);
      let length = call.checked(write(buffer, capacity));
      if (length >= capacity) {
        capacity = length + 1;
        buffer = wasm.constraint_grammar_memory_take(capacity);
        length = call.checked(write(buffer, capacity));
      }
      return decoder.decode(new Uint8Array(wasm.memory.buffer, buffer, length));
    });
  }

  /** Makes a call in a memory that is empty, and keeps the instance only if nothing has gone wrong in it. */
  run(work) {
    const wasm = (this.#wasm ??= new WebAssembly.Instance(this.#module).exports);
    let isKept = false;
    try {
      wasm.constraint_grammar_memory_reset();
      const result = work(new Call(wasm));
      isKept = this.memory <= MEMORY_KEPT;
      return result;
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
      throw new RangeError("what is given takes more memory than the module can have", { cause: error });
    } finally {
      if (!isKept) this.#wasm = undefined;
    }
  }
}

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** The arguments of a call, in the memory of the module. */
class Call {
  #room = NAMES_LIMIT;
  #names = [];

  constructor(wasm) {
    this.wasm = wasm;
  }

  checked(result) {
    if (result >= 0) return result;
    const message = constant(this.wasm, this.wasm.constraint_grammar_status_message(result));
    if (result !== INVALID_NAME) throw new Error(message);
    const wrong = this.#names.find((name) => this.wasm.constraint_grammar_is_name(this.string(name)) !== 1);
    throw new Error(`${JSON.stringify(wrong)} is not a name: ${message}`);
  }

  bytes(bytes) {
    const start = this.wasm.constraint_grammar_memory_take(bytes.length);
    new Uint8Array(this.wasm.memory.buffer, start, bytes.length).set(bytes);
    return start;
  }

  /** A text with a zero byte at its end; one inside it is read as what is no character. */
  string(text) {
    if (text === undefined) return 0;
    // A character takes a byte at least.
    const bytes = text.length < this.#room ? encoder.encode(`${text.replaceAll("\0", "\uFFFD")}\0`) : null;
    if (!bytes || bytes.length > this.#room) throw new RangeError(`the names take more than ${NAMES_LIMIT} bytes`);
    this.#room -= bytes.length;
    return this.bytes(bytes);
  }

  name(name) {
    if (name !== undefined) this.#names.push(name);
    if (this.#names.length > NAME_COUNT_LIMIT) throw new RangeError(`there are more than ${NAME_COUNT_LIMIT} names`);
    return this.string(name);
  }

  /** Words of 32 bits. */
  words(words) {
    const start = this.wasm.constraint_grammar_memory_take(4 * words.length);
    new Uint32Array(this.wasm.memory.buffer, start, words.length).set(words);
    return start;
  }

  origin({ file, line }) {
    return this.words([this.string(file), line]);
  }

  /** Numbers of 64 bits. */
  doubles(numbers) {
    const start = this.wasm.constraint_grammar_memory_take(8 * numbers.length);
    new Float64Array(this.wasm.memory.buffer, start, numbers.length).set(numbers);
    return start;
  }

  names({ items, numbers, lhs, rhs, spacing, options }) {
    const views = items?.map((name) => this.name(name));
    const names = numbers.map(([name]) => this.name(name));
    const values = this.doubles(numbers.map(([, value]) => value));
    return this.words([
      views ? this.words(views) : 0, views ? views.length : 0, this.words(names), names.length, values,
      this.name(lhs), rhs === null ? this.string("") : this.name(rhs), spacing ? this.doubles(spacing) : 0, options,
    ]);
  }
}

// What is given, or an exception that says what should have been.

function refused(what, wanted, value) {
  const found = value === undefined || value === null ? value : Object.prototype.toString.call(value).slice(8, -1);
  return new TypeError(`${what} must be ${wanted}, not ${found}`);
}

function string(value, what) {
  if (typeof value !== "string") throw refused(what, "a string", value);
  return value;
}

function optional(value, what) {
  return value === undefined ? value : string(value, what);
}

function optionsOf(options = {}) {
  if (typeof options !== "object" || options === null) throw refused("options", "an object", options);
  return options;
}

function bytesOf(text) {
  const isText = typeof text === "string";
  if (!isText && Object.prototype.toString.call(text) !== "[object Uint8Array]") {
    throw refused("the text", "a string or a Uint8Array", text);
  }
  // A character takes a byte at least.
  const bytes = isText && text.length <= TEXT_LIMIT ? encoder.encode(text) : text;
  if (bytes.length > TEXT_LIMIT) throw new RangeError(`the text is too long: ${TEXT_LIMIT} bytes of UTF-8 are the limit`);
  return bytes;
}

function originOf(file, line = 1) {
  if (typeof line !== "number") throw refused("line", "a number", line);
  if (!Number.isInteger(line) || line < 1 || line > LAST_LINE) throw new RangeError(`there is no line ${line}`);
  return { file: optional(file, "file"), line };
}

function namesOf(items, numbers = {}, lhs, rhs) {
  if (items !== undefined && !Array.isArray(items)) throw refused("items", "an array", items);
  if (!isPlain(numbers)) throw refused("numbers", "an object of numbers by their names", numbers);
  const entries = Object.entries(numbers);
  for (const [name, value] of entries) if (typeof value !== "number") throw refused(`numbers.${name}`, "a number", value);
  // The empty text would say that there is none, as null does.
  if (rhs === "") throw new Error('"" is not a name: without a right item, rhs is null');
  return {
    items: items && Array.from(items, (name, index) => string(name, `items[${index}]`)), numbers: entries,
    lhs: optional(lhs, "lhs"), rhs: rhs === null ? null : optional(rhs, "rhs"),
  };
}

function spacingOf(spacing) {
  if (spacing === undefined) return spacing;
  if (!Array.isArray(spacing)) throw refused("spacing", "an array of two numbers", spacing);
  if (spacing.length !== 2) throw new RangeError(`spacing has two numbers, not ${spacing.length}`);
  for (const [index, distance] of spacing.entries()) {
    if (typeof distance !== "number") throw refused(`spacing[${index}]`, "a number", distance);
    if (!Number.isFinite(distance)) throw new RangeError(`spacing[${index}] is ${distance}`);
  }
  return Array.from(spacing);
}

/** Whether it is an object that has its values by their names and no other way. */
function isPlain(value) {
  if (typeof value !== "object" || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** A text that the module holds for good. */
function constant(wasm, start) {
  const bytes = new Uint8Array(wasm.memory.buffer);
  return decoder.decode(bytes.subarray(start, bytes.indexOf(0, start)));
}

function objects(lines) {
  return lines === "" ? [] : lines.split("\n").map((line) => JSON.parse(line));
}
