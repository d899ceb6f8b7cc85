// Compares the WebAssembly module without hints with the one that has them: it reads and refuses the same texts, at the same
// places and for the same reasons, and has no hint and no fix-it.
//
//     node plain.mjs TABLE WASM PLAIN

import { readFileSync } from "node:fs";
import { load } from "../../Grammar/wasm/constraint-grammar.mjs";

const [table, path, plainPath] = process.argv.slice(2);
const grammar = await load(readFileSync(path));
const plain = await load(readFileSync(plainPath));
const numbers = { gap: 8, margin: -2.5, x: 0, a: 1e-300 };

/** An answer without what hints add to it. */
function withoutHints(answer) {
  if (answer.error) {
    const { code, offset, length, line, column, found, expected } = answer.error;
    answer.error = { code, offset, length, line, column, found, expected };
  }
  delete answer.errors;
  return JSON.stringify(answer);
}

let rows = 0;
let refused = 0;
for (const line of readFileSync(table, "utf8").split("\n")) {
  if (line === "") continue;
  const { text, dialect } = JSON.parse(line);
  rows += 1;
  const answer = plain.parse(text, { dialect });
  if (!answer.ok) {
    refused += 1;
    if (answer.error.hint !== null || answer.error.fixIts.length > 0) {
      throw new Error(`${dialect}, ${JSON.stringify(text)}: there is a hint: ${JSON.stringify(answer.error)}`);
    }
  }
  const pairs = [[answer, grammar.parse(text, { dialect })]];
  if (answer.ok) {
    pairs.push([plain.resolve(text, { dialect, numbers }), grammar.resolve(text, { dialect, numbers })]);
    for (const to of plain.targets) pairs.push([plain.translate(text, { dialect, to }), grammar.translate(text, { dialect, to })]);
  }
  for (const [one, other] of pairs) {
    const [left, right] = [withoutHints(one), withoutHints(other)];
    if (left !== right) throw new Error(`${dialect}, ${JSON.stringify(text)}:\n  plain: ${left}\n  hints: ${right}`);
  }
}
if (rows === 0 || refused === 0) throw new Error("the table has no text that is refused");
console.log(`node: ${rows} texts, ${refused} of them refused, are the same without hints`);
