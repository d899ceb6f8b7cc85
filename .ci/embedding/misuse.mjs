// Calls the JavaScript module in every way that it does not ask for.
//
//     node misuse.mjs WASM HEADER

import { readFileSync } from "node:fs";
import { load } from "../../Grammar/wasm/constraint-grammar.mjs";

const [path, header] = process.argv.slice(2);
const binary = readFileSync(path);
const grammar = await load(binary);
const sample = "button.height = button.width / 1.6";
const compact = { dialect: "compact-constraint" };
let failures = 0;

function expect(what, found, wanted) {
  if (Object.is(found, wanted)) return;
  failures += 1;
  console.error(`${what}: ${String(found).slice(0, 300)}\n  instead of ${String(wanted).slice(0, 300)}`);
}

/** What a call throws, as its class and message. */
function thrown(call) {
  try {
    return `nothing: ${String(JSON.stringify(call())).slice(0, 200)}`;
  } catch (error) {
    return `${error.constructor.name}: ${error.message}`;
  }
}

// After every call that fails, the next one is answered as ever.
const usual = grammar.parseJSON(sample, compact);
function refuses(what, call, wanted) {
  expect(what, thrown(call), wanted);
  expect(`what comes after ${what}`, grammar.parseJSON(sample, compact), usual);
}

// Texts that are none.
const texts = [
  [undefined, "undefined"], [null, "null"], [42, "Number"], [{}, "Object"], [["a"], "Array"], [true, "Boolean"],
  [new ArrayBuffer(8), "ArrayBuffer"], [new Uint16Array(4), "Uint16Array"], [new DataView(new ArrayBuffer(8)), "DataView"],
  [Symbol("a"), "Symbol"], [() => "a", "Function"], [new String("a"), "String"], [10n, "BigInt"], [{ length: 3 }, "Object"],
];
const calls = {
  accepting: (text) => grammar.accepting(text),
  parse: (text) => grammar.parse(text, compact),
  resolveJSON: (text) => grammar.resolveJSON(text, compact),
  translateDiagnostics: (text) => grammar.translateDiagnostics(text, { ...compact, to: "swift" }),
};
for (const [text, kind] of texts) {
  for (const [name, call] of Object.entries(calls)) {
    refuses(`${name} of ${kind}`, () => call(text), `TypeError: the text must be a string or a Uint8Array, not ${kind}`);
  }
}
const encoded = new TextEncoder().encode(`  ${sample}`);
for (const bytes of [Buffer.from(sample), encoded.slice(2), encoded.subarray(2)]) {
  expect("bytes", grammar.parseJSON(bytes, compact), usual);
}

// Half a character is none, and a zero is a character.
expect("a lone surrogate", grammar.parse("a.left = \uD800", compact).error.message,
  "expected a name, a number, '+' or '-', but found '\uFFFD' (U+FFFD)");
expect("a zero", grammar.parse("a.left = 1\0", compact).error.found, "\0");
expect("a zero in a file", grammar.parseExplanation("a", { ...compact, file: "x\0y" }).includes("\0"), false);

// Options that are none, or are of the wrong type.
for (const [value, kind] of [[null, "null"], [42, "Number"], ["equations", "String"], [() => {}, "Function"]]) {
  refuses(`options ${kind}`, () => grammar.parse(sample, value), `TypeError: options must be an object, not ${kind}`);
  refuses(`options ${kind}`, () => grammar.resolve(sample, value), `TypeError: options must be an object, not ${kind}`);
}
expect("no options", grammar.parse(sample, undefined).dialect, "compact-constraint");
expect("undefined options", grammar.parseJSON(sample, { ...compact, file: undefined, line: undefined }), usual);
refuses("no dialect", () => grammar.resolve(sample), "TypeError: dialect must be a string, not undefined");
refuses("no target", () => grammar.translate(sample, compact), "TypeError: to must be a string, not undefined");
const unknown = "Error: there is no such dialect";
for (const dialect of ["", "any", "toString", "__proto__", "equations\0x", "equations ", "a".repeat(100_000)]) {
  refuses(`the dialect '${dialect.slice(0, 20)}'`, () => grammar.resolve(sample, { dialect }), unknown);
}
const wrongTypes = [
  [{ dialect: null }, "dialect must be a string, not null"],
  [{ dialect: ["equations"] }, "dialect must be a string, not Array"],
  [{ file: 7 }, "file must be a string, not Number"], [{ file: null }, "file must be a string, not null"],
  [{ tree: "yes" }, "tree must be a boolean, not String"], [{ tree: null }, "tree must be a boolean, not null"],
  [{ line: "3" }, "line must be a number, not String"], [{ line: null }, "line must be a number, not null"],
];
for (const [options, message] of wrongTypes) {
  refuses(message, () => grammar.parse(sample, { ...compact, ...options }), `TypeError: ${message}`);
}
for (const line of [0, -1, 1.5, NaN, Infinity, 2 ** 30]) {
  refuses(`line ${line}`, () => grammar.parse(sample, { line }), `RangeError: there is no line ${line}`);
}
expect("the last line", grammar.parse("a", { ...compact, line: 2 ** 30 - 1 }).error.line, 2 ** 30 - 1);

// A tree is there where it is asked for, and nowhere else.
const { tree } = grammar.parse("width > 1", { tree: true });
expect("a tree", `${tree.name} ${tree.offset} ${tree.length} ${tree.children.map(({ name }) => name)}`, "formula 0 9 equation,EOF");
expect("the tree of what is rejected", grammar.parse("width >", { tree: true }).tree, null);
expect("a record without a tree", grammar.parseJSON(sample, { ...compact, tree: false }), usual);
expect("an explanation", grammar.parseExplanation("a", { tree: true }), grammar.parseExplanation("a"));
expect("diagnostics", grammar.parseDiagnostics("a", { tree: true }).length, 1);

// Names and numbers of the wrong type.
const wrongNames = [
  [{ items: "abc" }, "items must be an array, not String"], [{ items: new Set(["a"]) }, "items must be an array, not Set"],
  [{ items: null }, "items must be an array, not null"], [{ items: ["a", 42] }, "items[1] must be a string, not Number"],
  [{ items: [, "a"] }, "items[0] must be a string, not undefined"],
  [{ numbers: new Map([["z", 8]]) }, "numbers must be an object of numbers by their names, not Map"],
  [{ numbers: [8] }, "numbers must be an object of numbers by their names, not Array"],
  [{ numbers: null }, "numbers must be an object of numbers by their names, not null"],
  [{ numbers: "z=8" }, "numbers must be an object of numbers by their names, not String"],
  [{ numbers: Object.create({ z: 8 }) }, "numbers must be an object of numbers by their names, not Object"],
  [{ numbers: { z: "8" } }, "numbers.z must be a number, not String"],
  [{ numbers: { z: 8n } }, "numbers.z must be a number, not BigInt"],
  [{ numbers: { y: 1, z: undefined } }, "numbers.z must be a number, not undefined"],
  [{ lhs: 42 }, "lhs must be a string, not Number"], [{ lhs: null }, "lhs must be a string, not null"],
  [{ rhs: {} }, "rhs must be a string, not Object"],
];
for (const [options, message] of wrongNames) {
  refuses(message, () => grammar.resolve("a.width = z", { ...compact, ...options }), `TypeError: ${message}`);
}
const options = { ...compact, items: ["a"], numbers: Object.assign(Object.create(null), { z: 8 }) };
expect("an object without a prototype", grammar.resolve("a.width = z", options).resolved.constant, 8);
expect("a number that is none", grammar.resolve("a.width = z", { ...compact, numbers: { z: NaN } }).error.message,
  "the number called 'z' is nan");

// Names that are none would bring code into Swift.
const rule = "a name is made of words with dots between them, each of ASCII letters, digits and underscores";
for (const name of ["x); exit(", "", "a b", "1a", "a..b", "a\0", "a\n", "größe", "\uD800"]) {
  const wanted = `Error: ${JSON.stringify(name)} is not a name: ${rule}`;
  const formula = { dialect: "equations" };
  refuses(`items ${name}`, () => grammar.resolve("a.width = 1", { ...compact, items: ["a", name] }), wanted);
  refuses(`numbers ${name}`, () => grammar.resolve("a.width = 1", { ...compact, numbers: { z: 1, [name]: 8 } }), wanted);
  refuses(`lhs ${name}`, () => grammar.resolve("width = 1", { ...formula, lhs: name }), wanted);
  for (const to of grammar.targets) {
    refuses(`lhs ${name} to ${to}`, () => grammar.translate("width = 1", { ...formula, to, lhs: name }), wanted);
    refuses(`rhs ${name} to ${to}`, () => grammar.translate("width = width", { ...formula, to, lhs: "a", rhs: name }), wanted);
  }
  if (name !== "") refuses(`rhs ${name}`, () => grammar.resolve("width = 1", { ...formula, rhs: name }), wanted);
}
refuses("an empty rhs", () => grammar.resolve("width = 1", { dialect: "equations", rhs: "" }),
  'Error: "" is not a name: without a right item, rhs is null');
expect("no rhs", grammar.resolve("width = 1", { dialect: "equations", rhs: null }).ok, true);

// Names of what every object has.
const numbered = JSON.parse('{"__proto__": 8, "toString": 2}');
const named = { ...compact, items: ["__proto__", "constructor"], numbers: numbered };
const inherited = grammar.resolve("constructor.left = __proto__.left + toString", named).resolved;
expect("an item called __proto__", inherited.secondItem, "__proto__");
expect("a number called toString", inherited.constant, 2);
const width = grammar.resolve("constructor.width = __proto__", { ...named, items: ["constructor"] });
expect("a number called __proto__", width.resolved.constant, 8);

// What throws where it is looked at, and what calls the module meanwhile.
const mine = new Error("mine");
const throwing = { get() { throw mine; }, enumerable: true };
for (const name of ["dialect", "file", "line", "items", "numbers", "lhs", "rhs"]) {
  const options = Object.defineProperty({ ...compact }, name, throwing);
  refuses(`a ${name} that throws`, () => grammar.resolve(sample, options), "Error: mine");
}
const throwingNumbers = Object.defineProperty({}, "z", throwing);
refuses("a number that throws", () => grammar.resolve(sample, { ...compact, numbers: throwingNumbers }), "Error: mine");
const calling = {
  ...compact,
  numbers: { get gap() { grammar.parse("x".repeat(5000)); return 8; } },
  get items() { grammar.translate(sample, { ...compact, to: "swift" }); return ["button"]; },
};
expect("a call within a call", grammar.resolve("button.height = button.width + gap", calling).resolved.constant, 8);

// Texts and names that are too large, and those that are just not.
const limit = Number(readFileSync(header, "utf8").match(/WASM_TEXT_LIMIT (\d+)/)[1]);
const tooLong = `RangeError: the text is too long: ${limit} bytes of UTF-8 are the limit`;
for (const { name: dialect } of grammar.dialects) {
  const longest = grammar.parse("a".repeat(limit), { dialect });
  expect(`the longest text in ${dialect}`, longest.ok, false);
  refuses(`a text that is too long in ${dialect}`, () => grammar.parse("a".repeat(limit + 1), { dialect }), tooLong);
}
refuses("a text of many bytes", () => grammar.parse("ö".repeat(limit / 2 + 1)), tooLong);
refuses("a huge text", () => grammar.accepting("a".repeat(2 ** 29 - 24)), tooLong);
refuses("huge bytes", () => grammar.accepting(new Uint8Array(2 ** 30)), tooLong);
const tooLarge = "RangeError: the names take more than 1048576 bytes";
refuses("a huge file", () => grammar.parse("a", { file: "x".repeat(2 ** 28) }), tooLarge);
refuses("a huge name", () => grammar.resolve("width = 1", { dialect: "equations", lhs: "x".repeat(2 ** 21) }), tooLarge);
refuses("too many names", () => grammar.resolve("a.width = 1", { ...compact, items: Array(2 ** 20).fill("a") }),
  "RangeError: there are more than 40000 names");
const names = Array.from({ length: 20_000 }, (_, index) => `n${(index * 7919) % 20_000}`);
const numbers = Object.fromEntries(names.map((name, index) => [`z${name}`, index]));
const roomy = await load(withMemoryLimit(binary, 1600));
const many = roomy.resolve("n5.left = n6.left + zn7919", { ...compact, items: names, numbers });
expect("many names in 100 MB", many.resolved?.constant, 1);

// A memory that has grown is given up, so what one text took is not kept.
expect("the memory after all this", grammar.memory <= 16_777_216, true);
// What ends in a trap is an exception, and the next call is answered by another instance.
const small = await load(withMemoryLimit(binary, 140));
for (let round = 0; round < 3; round += 1) {
  expect("a memory that is too small", thrown(() => small.parse("a".repeat(limit), compact)),
    "RangeError: what is given takes more memory than the module can have");
  expect("the memory after that", small.memory, 0);
  expect("the call after that", small.parseJSON(sample, compact), usual);
}

// Other hosts call the functions themselves: to them a text that is too long is an invalid size.
const { exports: raw } = new WebAssembly.Instance(new WebAssembly.Module(binary));
const place = raw.constraint_grammar_memory_take(limit + 1);
new Uint8Array(raw.memory.buffer, place, limit + 1).fill(0x61);
expect("a text that is too long", raw.constraint_grammar_parse_report(0, place, limit + 1, 1, 0, 0, 0), -6);
// What is said of the longest takes no more memory than this, whatever it is made of.
for (const piece of ["a", "1", ".", "(", "#", " ", "\n", "a.", "é", "\0", "a.left=", "+ ", "1 ", "a "]) {
  for (let dialect = 0; dialect < grammar.dialects.length; dialect += 1) {
    const { exports: wasm } = new WebAssembly.Instance(new WebAssembly.Module(binary));
    const bytes = Buffer.alloc(limit, piece);
    const start = wasm.constraint_grammar_memory_take(bytes.length);
    new Uint8Array(wasm.memory.buffer, start, bytes.length).set(bytes);
    const length = wasm.constraint_grammar_parse_report(dialect, start, bytes.length, 1, 0, 0, 0);
    const megabytes = wasm.memory.buffer.byteLength / 1_000_000;
    if (megabytes > 40 || length > 1000) {
      expect(`${JSON.stringify(piece)} again and again in dialect ${dialect}`, `${megabytes} MB, ${length} bytes`, "less");
    }
  }
}

/** The module with a memory that does not grow beyond so many pages: its limits are "from MINIMUM on" before. */
function withMemoryLimit(binary, pages) {
  for (let at = 8; at < binary.length;) {
    const start = at;
    const id = binary[at++];
    let size = 0;
    for (let shift = 0, byte = 128; byte & 128; shift += 7) size |= ((byte = binary[at++]) & 127) << shift;
    if (id === 5) {
      const minimum = binary.subarray(at + 2, at + size);
      return Buffer.concat([
        binary.subarray(0, start), Buffer.from([5, size + 2, 1, 1]), minimum, Buffer.from([pages & 127 | 128, pages >> 7]),
        binary.subarray(at + size),
      ]);
    }
    at += size;
  }
  throw new Error("the module has no memory");
}

if (failures === 0) console.log("misuse: every call of the JavaScript module was answered");
process.exitCode = failures === 0 ? 0 : 1;
