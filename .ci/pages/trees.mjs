// The playground draws a tree of a text exactly where the parsers accept it, meaning aside. Argument: what `fuzz table` writes.
import { readFileSync } from "node:fs";
import { Matcher } from "../../Sources/playground/matcher.mjs";

const rows = readFileSync(process.argv[2], "utf8").split("\n").filter(Boolean).map((line) => JSON.parse(line));
const grammar = (name) => JSON.parse(readFileSync(new URL(`../../Grammar/json/${name}.json`, import.meta.url), "utf8"));
const matchers = new Map([...new Set(rows.map(({ dialect }) => dialect))].map((name) => [name, new Matcher(grammar(name))]));

// Where two sides of a node leave something out, it is white space; outside of it there is nothing else.
function isWhole(node, text) {
  let last = node.start;
  for (const child of node.children) {
    if (text.slice(last, child.start).trim() !== "" || child.start < last || !isWhole(child, text)) return false;
    last = child.end;
  }
  return node.children.length === 0 || text.slice(last, node.end).trim() === "";
}

let faults = 0;
for (const { dialect, text, verdict } of rows) {
  const { tree, ways, furthest } = matchers.get(dialect).match(text);
  const isRight = tree ? isWhole(tree, text) : ways.length > 0 && furthest <= text.length;
  if ((tree === null) === (verdict === "rejected") && isRight) continue;
  faults += 1;
  console.error(`${dialect}: ${JSON.stringify(text)} is ${verdict}, and ${tree ? "has a tree" : "has none"}`);
}

// However deep a text is, it is answered.
const deep = `a[.Width] == ${"(".repeat(100_000)}`;
if (matchers.get("formula-style").match(deep).tree) faults += 1;

console.log(`${rows.length} trees: ${faults === 0 ? "all well" : `${faults} faults`}`);
process.exitCode = faults === 0 && rows.length > 0 ? 0 : 1;
