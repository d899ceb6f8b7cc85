// Compares what the JavaScript module makes of each text of a table with what the library makes of it.
//
//     node node_consumer.mjs TABLE WASM

import { readFileSync } from "node:fs";
import { ConstraintGrammar, load } from "../../Grammar/wasm/constraint-grammar.mjs";

const [table, path] = process.argv.slice(2);
const binary = new WebAssembly.Module(readFileSync(path));
const imports = WebAssembly.Module.imports(binary);
if (imports.length > 0) throw new Error(`the module imports ${JSON.stringify(imports)}`);
const grammar = await load(binary);
if (!(grammar instanceof ConstraintGrammar)) throw new Error("what is loaded is no grammar");
const numbers = { gap: 8, margin: -2.5, x: 0, a: 1e-300 };

let rows = 0;
let differences = 0;

function compare(row, name, expected, actual) {
  if (expected === actual) return;
  differences += 1;
  if (differences <= 5) {
    console.error(`${row.dialect}, ${JSON.stringify(row.text)}: ${name}\n  library: ${expected}\n  module:  ${actual}`);
  }
}

for (const line of readFileSync(table, "utf8").split("\n")) {
  if (line === "") continue;
  const row = JSON.parse(line);
  const { text, dialect } = row;
  rows += 1;
  compare(row, "parsed", row.parsed, grammar.parseJSON(text, { dialect }));
  compare(row, "traced", row.traced, grammar.parseJSON(text, { dialect, tree: true }));
  compare(row, "explanation", row.explanation, grammar.parseExplanation(text, { dialect }));
  compare(row, "recognised", row.recognised, grammar.parseJSON(text));
  compare(row, "accepting", JSON.parse(row.recognised).accepted.join(), grammar.accepting(text).join());
  compare(row, "resolved", row.resolved, grammar.resolveJSON(text, { dialect, numbers }));
  grammar.targets.forEach((to, index) => {
    compare(row, `translated to ${to}`, row.translated[index], grammar.translateJSON(text, { dialect, to }));
  });
}

if (rows === 0) throw new Error("the table is empty");
console.log(`node: ${rows} texts, ${differences} differences in ${rows * (6 + grammar.targets.length)} results`);
process.exitCode = differences === 0 ? 0 : 1;
