// The playground finds a box for each node of a tree, in the diagram of the production around it: one that says what the node
// is. Arguments: the WebAssembly module, and what `fuzz table` writes.
import { readFileSync } from "node:fs";
import { load } from "../../Grammar/wasm/constraint-grammar.mjs";
import { DrawnTree } from "../../Grammar/playground/drawn-tree.mjs";

const [module, table] = process.argv.slice(2);
const library = await load(readFileSync(module));
const rows = readFileSync(table, "utf8").split("\n").filter(Boolean).map((line) => JSON.parse(line));
const file = (path) => readFileSync(new URL(`../../Grammar/${path}`, import.meta.url), "utf8");
const drawings = new Map();

// What stands in the boxes of a diagram, by their numbers.
function labels(dialect, production) {
  const path = `railroad/${dialect}/${production}.svg`;
  if (!drawings.has(path)) {
    const boxes = file(path).matchAll(/data-box="(\d+)".*?<text[^>]*>(.*?)<\/text>/g);
    drawings.set(path, new Map([...boxes].map(([, box, label]) => [Number(box), label])));
  }
  return drawings.get(path);
}

const written = (text) => text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
const isDrawn = (dialect, node) => node.children.every((child) =>
  written(labels(dialect, node.name).get(child.box) ?? "") === child.name.replace(/^"(.*)"$/, "$1") && isDrawn(dialect, child));

const trees = new Map(library.dialects.map(({ name }) => [name, new DrawnTree(JSON.parse(file(`json/${name}.json`)))]));
let count = 0;
let faults = 0;
for (const { dialect, text, verdict } of rows) {
  const tree = trees.get(dialect).of(library.parse(text, { dialect, tree: true }).tree, text);
  if (tree) count += 1;
  if ((tree !== null) === (verdict === "accepted") && (!tree || isDrawn(dialect, tree))) continue;
  faults += 1;
  console.error(`${dialect}: ${JSON.stringify(text)} is ${verdict}, and ${tree ? "a node stands in a wrong box" : "has no tree"}`);
}

console.log(`${count} trees: ${faults === 0 ? "all well" : `${faults} faults`}`);
process.exitCode = faults === 0 && count > 0 ? 0 : 1;
