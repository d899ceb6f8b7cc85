// Compares what the WebAssembly module for logs says of each log of a corpus with the explanation beside it, and calls it in ways
// that it does not ask for.
//
//     node logs.mjs CORPUS WASM

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ConflictLogs, loadConflictLogs } from "../../Grammar/wasm/constraint-grammar.mjs";

const [folder, path] = process.argv.slice(2);
const logs = await loadConflictLogs(readFileSync(path));
if (!(logs instanceof ConflictLogs)) throw new Error("what is loaded explains no logs");
let failures = 0;

function expect(what, found, wanted) {
  if (found === wanted) return;
  failures += 1;
  if (failures <= 5) console.error(`${what}: ${String(found).slice(0, 600)}\n  instead of ${String(wanted).slice(0, 600)}`);
}

// The corpus tells each log, the module each conflict once.
const names = readdirSync(folder).filter((name) => name.endsWith(".log"));
for (const name of names) {
  const text = readFileSync(join(folder, name));
  const told = readFileSync(join(folder, name.replace(/log$/, "explanation")), "utf8").split(/\n\n|\n$/).filter((part) => part);
  const found = logs.explain(text);
  expect(`${name}: the conflicts`, found.reduce((sum, { count }) => sum + count, 0), told.length);
  for (const { line, count, text } of found) {
    const wanted = told.find((part) => part.startsWith(`line ${line}: `));
    expect(name, text.replace(` (${count} times)`, ""), wanted);
  }
  expect(`${name}: for a person`, logs.explanation(text), found.map(({ text }) => `${text}\n`).join("\n"));
}

function thrown(call) {
  try {
    return `nothing: ${JSON.stringify(call())}`;
  } catch (error) {
    return `${error.constructor.name}: ${error.message}`;
  }
}
const text = "<NSLayoutConstraint:0x1 A:0x2.width == 3>\n<NSLayoutConstraint:0x3 A:0x2.width == 4>";
const usual = logs.explainJSON(text);
for (const [what, call, wanted] of [
  ["no text", () => logs.explain(), "TypeError: the text must be a string or a Uint8Array, not undefined"],
  ["a number as text", () => logs.explanation(7), "TypeError: the text must be a string or a Uint8Array, not Number"],
  ["a line that is none", () => logs.explain(text, { line: 0 }), "RangeError: there is no line 0"],
  ["a file that is none", () => logs.explain(text, { file: 1 }), "TypeError: file must be a string, not Number"],
  ["a long text", () => logs.explain("a".repeat(1_048_577)), "RangeError: the text is too long: 1048576 bytes of UTF-8 are the limit"],
]) {
  expect(what, thrown(call), wanted);
  expect(`what comes after ${what}`, logs.explainJSON(text), usual);
}
expect("a place", logs.explain(text, { file: "a.txt", line: 5 })[0].text.split("\n")[0], "a.txt:5: 2 constraints contradict each other");
expect("no log", logs.explainJSON("fine"), "");
expect("no logs", logs.explain("fine\n").length, 0);
// A text of a megabyte, and one of so many constraints that there may be too little memory for them: each is answered.
expect("a long console", logs.explain(`${"fine\n".repeat(200_000)}${text}`)[0].line, 200_001);
const many = Array.from({ length: 3000 }, (_, index) => `<NSLayoutConstraint:0x1 A:0x${index}.width == ${index}>`).join("\n");
if (!/^nothing|RangeError: what is given takes more memory/.test(thrown(() => logs.explain(many)))) expect("many", "an exception", "an answer");
expect("what comes after many", logs.explainJSON(text), usual);

if (names.length === 0) throw new Error("the corpus is empty");
console.log(`node: ${names.length} logs, ${failures} differences`);
process.exitCode = failures === 0 ? 0 : 1;
